import type { Applicability, Replacement } from "../../diagnostic/fix"
import type { Attribute, MarkupToken } from "../../markdown/markup"

/** A fix of a text with markup, as replacements of some of its spans. */
export interface MarkupChange {
  readonly applicability: Applicability
  readonly swaps: ReadonlyArray<{ readonly start: number; readonly end: number; readonly to: string }>
}

/** @returns the removal of a tag, a comment or an attribute */
export const removeToken = ({ start, end }: MarkupToken | Attribute): MarkupChange => ({
  applicability: "suggested",
  swaps: [{ start, end, to: "" }],
})

/** @returns the replacement of a tag or attribute with another */
export const replaceToken = (
  { start, end }: MarkupToken | Attribute,
  to: string,
  applicability: Applicability,
): MarkupChange => ({
  applicability,
  swaps: [{ start, end, to }],
})

/** @returns the insertion of a closing tag at an offset */
export const insertClosingTag = (name: string, at: number): MarkupChange => ({
  applicability: "suggested",
  swaps: [{ start: at, end: at, to: `</${name}>` }],
})

/** @returns the renaming of all tags of a name */
export const renameTags = (name: string, to: string, tokens: readonly MarkupToken[]): MarkupChange => ({
  applicability: "suggested",
  swaps: tokens.flatMap((token) => {
    if ((token.kind !== "open" && token.kind !== "close") || token.name !== name) return []
    const start = token.start + (token.kind === "open" ? 1 : 2)
    return [{ start, end: start + name.length, to }]
  }),
})

/**
 * @param html the whole text
 * @param change with its swaps from left to right
 * @returns a fix whose value is the whole new text
 */
export function markupFix(html: string, { swaps, ...fix }: MarkupChange): Replacement & { readonly value: string } {
  const parts: string[] = []
  let read = 0
  for (const { start, end, to } of swaps) {
    const before = html.slice(read, start)
    // When a part is removed, so is the space before it.
    parts.push(to === "" && /[\s/>]/.test(html.charAt(end)) ? before.replace(/\s$/, "") : before, to)
    read = end
  }
  return { ...fix, value: parts.join("") + html.slice(read) }
}
