import { getIn, type Path, valueAt } from "../../../../content/location/json-path"
import { changedPart } from "../../../../content/location/source-text"
import { fieldIn } from "../../../references/values"
import { type FileEdit, isValueEdit } from "./apply-edit"

/** What becomes of words that a page highlights within a text. */
export interface WordsEdit {
  readonly kind: "set"
  readonly path: Path
  readonly to: string
  /** Whether they have changed. */
  readonly isOther: boolean
  /** The text after its edit. */
  readonly text: string
}

/**
 * Follows the words that are highlighted within a text, such as the coloured part of a headline, while the text is edited.
 *
 * @param file within data/
 * @param content of the file before the edits
 * @param edits of texts
 * @returns where highlighted words are after the edits, each with what they are then; without those that nothing is left of, and those that are edited themselves
 */
export function wordsWithin(file: string, content: unknown, edits: readonly FileEdit[]): readonly WordsEdit[] {
  const edited = new Map(
    edits.flatMap((edit) =>
      isValueEdit(edit) && edit.kind === "set" ? [[JSON.stringify(edit.path), edit] as const] : [],
    ),
  )
  return [...edited.values()].flatMap(({ path, to }) => {
    const group = path.slice(0, -1)
    const keys = [...(fieldIn(file, group)?.keys ?? [])].filter(([, { facts }]) => facts.among === path.at(-1))
    return keys.flatMap(([key]): readonly WordsEdit[] => {
      const [before, words] = [valueAt(content, path), getIn(valueAt(content, group), key)]
      if (edited.has(JSON.stringify([...group, key]))) return []
      if (typeof words !== "string" || typeof before !== "string" || typeof to !== "string") return []
      const now = wordsAfter(words, before, to)
      return now === undefined
        ? []
        : [{ kind: "set", path: [...group, key], to: now, isOther: now !== words, text: to }]
    })
  })
}

/**
 * @param words that are highlighted in a text
 * @param before the text
 * @param after the text when it has been edited
 * @returns the words that are at their place then: with what was typed within them or onto them, without what was deleted; undefined if nothing is left of them
 */
export function wordsAfter(words: string, before: string, after: string): string | undefined {
  const start = before.indexOf(words)
  if (start < 0) return undefined
  const end = start + words.length
  const { start: from, end: to, insert } = changedPart(before, after)
  const longer = insert.length - (to - from)
  const [isLeft, isRight] = [from < start && to <= start, from >= end && to > end]
  const isAcross = from < start || to > end
  if (isAcross && after.includes(words) && !isLeft && !isRight) return words
  if (from < start && to > end) return undefined
  // Words typed behind them continue the text, letters typed onto them do not.
  const [onto = ""] = /^\S*/.exec(insert) ?? []
  const [ahead = ""] = /\S*$/.exec(insert) ?? []
  const first = isLeft ? start + longer : from < start ? from + insert.length - ahead.length : start
  const last = isRight ? end : from === end || to > end ? from + onto.length : end + longer
  const now = after.slice(first, last).trimStart()
  // A space at their end is where the next word is typed, unless they would touch the word behind them.
  const kept = /^\S/.test(after.slice(last)) ? now.trimEnd() : now
  return kept.trim() === "" ? undefined : kept
}
