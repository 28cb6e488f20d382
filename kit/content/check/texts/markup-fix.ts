import type { Attribute, MarkupToken } from "../../markdown/markup"

/** A fix of a text with markup: replacements of some of its spans, from left to right. */
export type MarkupChange = ReadonlyArray<{ readonly start: number; readonly end: number; readonly to: string }>

/** @returns the removal of a tag, a comment or an attribute */
export const removeToken = (token: MarkupToken | Attribute): MarkupChange => replaceToken(token, "")

/** @returns the replacement of a tag or attribute with another */
export const replaceToken = ({ start, end }: MarkupToken | Attribute, to: string): MarkupChange => [{ start, end, to }]

/** @returns the insertion of a closing tag at an offset */
export const insertClosingTag = (name: string, at: number): MarkupChange => [{ start: at, end: at, to: `</${name}>` }]

/** @returns the renaming of all tags of a name */
export const renameTags = (name: string, to: string, tokens: readonly MarkupToken[]): MarkupChange =>
  tokens.flatMap((token) => {
    if ((token.kind !== "open" && token.kind !== "close") || token.name !== name) return []
    const start = token.start + (token.kind === "open" ? 1 : 2)
    return [{ start, end: start + name.length, to }]
  })

/** @returns the whole new text */
export function markupWith(html: string, change: MarkupChange): string {
  const parts: string[] = []
  let read = 0
  for (const { start, end, to } of change) {
    const before = html.slice(read, start)
    // When a part is removed, so is the space before it.
    parts.push(to === "" && /[\s/>]/.test(html.charAt(end)) ? before.replace(/\s$/, "") : before, to)
    read = end
  }
  return parts.join("") + html.slice(read)
}
