import { diffArrays, diffWordsWithSpace } from "diff"
import { words } from "../../words/words"

/** A piece of a changed text: the same in both, new, or gone; or mostly new, with its former text. */
export type DiffPart = TextPart | { readonly kind: "instead"; readonly before: string; readonly after: string }

interface TextPart {
  readonly kind: "same" | "new" | "gone"
  readonly text: string
}

/** A sentence with a larger share of new words is hard to read word by word, and shown as replaced. */
const mostNew = 0.5

/**
 * @param before a text
 * @param after the same text, changed
 * @returns the pieces of both, compared by sentence, and by word in sentences that are mostly the same
 */
export function diffTexts(before: string, after: string): readonly DiffPart[] {
  const found = diffArrays(sentencesOf(before), sentencesOf(after))
  const parts: DiffPart[] = []
  for (let at = 0; at < found.length; at += 1) {
    const [one, next] = [found[at], found[at + 1]]
    if (!one) continue
    const text = one.value.join("")
    const other = next?.value.join("") ?? ""
    if (one.removed && next?.added) {
      parts.push(...diffSentences(text, other))
      at += 1
    } else parts.push({ kind: one.added ? "new" : one.removed ? "gone" : "same", text })
  }
  return parts
}

function diffSentences(before: string, after: string): readonly DiffPart[] {
  const found = diffWordsWithSpace(before, after).map(
    ({ value, added, removed }) => ({ kind: added ? "new" : removed ? "gone" : "same", text: value }) as const,
  )
  const fresh = found.filter(({ kind }) => kind === "new").reduce((sum, { text }) => sum + lengthOf(text), 0)
  const whole = lengthOf(after)
  if (whole > 0 && fresh / whole > mostNew) return [{ kind: "instead", before, after }]
  return found.map((part, at) => ({ ...part, text: withNamedSpaces(part, [found[at - 1], found[at + 1]]) }))
}

/** @returns what has changed; a non-breaking space, or what it replaced or was replaced by, by its name, since it is invisible */
function withNamedSpaces({ kind, text }: TextPart, beside: ReadonlyArray<TextPart | undefined>): string {
  const others = beside.filter((part) => part && part.kind !== "same" && isSpaces(part.text))
  const isShown = [text, ...others.map((part) => part?.text)].every((each) => !/[\u00a0\u202f]/.test(each ?? ""))
  if (kind === "same" || !isSpaces(text) || isShown) return text
  return `[${/[\u00a0\u202f]/.test(text) ? words.changes.noBreakSpace : words.changes.space}]`
}

const isSpaces = (text: string): boolean => /^[ \u00a0\u202f]+$/.test(text)

const lengthOf = (text: string): number => text.replace(/\s/g, "").length

const segmenter = new Intl.Segmenter(undefined, { granularity: "sentence" })

const sentencesOf = (text: string): string[] => [...segmenter.segment(text)].map(({ segment }) => segment)
