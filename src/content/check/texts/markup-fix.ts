import type { Applicability, ValueFix } from "../../contract/rules/fix"
import type { Attribute, MarkupToken } from "./markup-tokens"

/** A fix of a text with markup: what to write in place of some of its parts. */
export interface MarkupChange {
  readonly title: string
  readonly applicability: Applicability
  readonly swaps: ReadonlyArray<{ readonly start: number; readonly end: number; readonly to: string }>
}

/** @returns what takes a tag, a comment or an attribute out */
export const takingOut = (
  { start, end }: MarkupToken | Attribute,
  what: string,
  applicability: Applicability,
): MarkupChange => ({
  title: `Remove ${what}`,
  applicability,
  swaps: [{ start, end, to: "" }],
})

/** @returns what writes another tag or attribute instead of one */
export const insteadOf = (
  { start, end }: MarkupToken | Attribute,
  to: string,
  applicability: Applicability,
  title = `Write ${to}`,
): MarkupChange => ({
  title,
  applicability,
  swaps: [{ start, end, to }],
})

/** @returns what closes a tag at an offset */
export const closing = (name: string, at: number): MarkupChange => ({
  title: `Write </${name}>`,
  applicability: "suggested",
  swaps: [{ start: at, end: at, to: `</${name}>` }],
})

/** @returns what gives all tags of a name another */
export const renaming = (name: string, to: string, tokens: readonly MarkupToken[]): MarkupChange => ({
  title: `Take <${to}>`,
  applicability: "suggested",
  swaps: tokens.flatMap((token) => {
    if ((token.kind !== "open" && token.kind !== "close") || token.name !== name) return []
    const start = token.start + (token.kind === "open" ? 1 : 2)
    return [{ start, end: start + name.length, to }]
  }),
})

/**
 * @param html the whole text
 * @param change of it, its swaps from left to right
 * @returns the fix, whose value is the whole new text
 */
export function markupFix(html: string, { swaps, ...fix }: MarkupChange): ValueFix & { readonly value: string } {
  const value = swaps.reduceRight((text, swap) => {
    const [before, after] = [text.slice(0, swap.start), text.slice(swap.end)]
    // The space goes with what it was before.
    return (swap.to === "" && /^[\s/>]/.test(after) ? before.replace(/\s$/, "") : before) + swap.to + after
  }, html)
  return { ...fix, value }
}
