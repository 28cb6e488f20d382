import type { Remedy } from "../../contract/mistakes/remedy"
import type { Attribute, MarkupToken } from "./markup-tokens"

/** What would mend a text with markup: the words of a button, and what is to stand in the place of some of the text. */
export interface MarkupChange {
  readonly words: string
  readonly swaps: ReadonlyArray<{ readonly start: number; readonly end: number; readonly to: string }>
}

/** @returns what takes a tag, a comment or an attribute out */
export const takingOut = ({ start, end }: MarkupToken | Attribute, what: string): MarkupChange => ({
  words: `Take ${what} out`,
  swaps: [{ start, end, to: "" }],
})

/** @returns what writes another in the place of a tag or an attribute */
export const insteadOf = (
  { start, end }: MarkupToken | Attribute,
  to: string,
  words = `Write ${to}`,
): MarkupChange => ({
  words,
  swaps: [{ start, end, to }],
})

/** @returns what closes a tag at a place */
export const closing = (name: string, at: number): MarkupChange => ({
  words: `Write </${name}>`,
  swaps: [{ start: at, end: at, to: `</${name}>` }],
})

/** @returns what gives all tags of a name another */
export const renaming = (name: string, to: string, tokens: readonly MarkupToken[]): MarkupChange => ({
  words: `Take <${to}>`,
  swaps: tokens.flatMap((token) => {
    if ((token.kind !== "open" && token.kind !== "close") || token.name !== name) return []
    const start = token.start + (token.kind === "open" ? 1 : 2)
    return [{ start, end: start + name.length, to }]
  }),
})

/**
 * @param html the whole text
 * @param change of it, its swaps from left to right
 * @returns the remedy, which is the whole new text
 */
export function markupRemedy(html: string, { words, swaps }: MarkupChange): Remedy & { readonly to: string } {
  const to = swaps.reduceRight((text, swap) => {
    const [before, after] = [text.slice(0, swap.start), text.slice(swap.end)]
    // The space goes with what it was before.
    return (swap.to === "" && /^[\s/>]/.test(after) ? before.replace(/\s$/, "") : before) + swap.to + after
  }, html)
  return { words, to }
}
