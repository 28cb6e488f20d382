import { spliceText, type TextSpan } from "../../../content/json/edit-json"
import { escapeAttribute, escapeText } from "../../../language/html"
import type { Match } from "./matches"
import { shownIn } from "./text-run"
import { type Notation, textRunsOf } from "./text-runs"

/** Words that replace others, as visitors will read them. */
export interface NewWords {
  /** The words that were searched for. */
  readonly words: string
  readonly to: string
  readonly language: string
}

/**
 * @param match the words that were found
 * @param given the words to write in their place
 * @returns the new words. If the found words differ from the searched ones only in the case of the first letter, as at the start of a sentence, the new
 * words follow that case
 */
export function newWords({ kind, shown }: Pick<Match, "kind" | "shown">, { words, to, language }: NewWords): string {
  if (kind === "address") return to
  const [[found, foundRest], [first, rest], [next, nextRest]] = [
    beginningOf(shown),
    beginningOf(words),
    beginningOf(to),
  ]
  if (found === first || foundRest !== rest) return to
  const ways = [capital, small].map((way) => (letter: string) => way(letter, language))
  const isParallel = (way: (letter: string) => string) => way(first) === found && way(next) !== next
  const way = ways.find(isParallel)
  return way ? way(next) + nextRest : to
}

function beginningOf(text: string): readonly [first: string, rest: string] {
  const [first = ""] = text
  return [first, text.slice(first.length)]
}

const capital = (letter: string, language: string): string =>
  inLanguage(language, (code) => letter.toLocaleUpperCase(code))
const small = (letter: string, language: string): string =>
  inLanguage(language, (code) => letter.toLocaleLowerCase(code))

function inLanguage(language: string, change: (code: string) => string): string {
  try {
    return change(language)
  } catch {
    // An invalid language code, such as a half-typed one.
    return change("en")
  }
}

/**
 * @param value of the content
 * @param notation in which it is written
 * @param matches to replace, none of which has markup within it
 * @param given the words to write in their place
 * @returns what to write where; undefined if the new words would be read as markup there, even when escaped
 */
export function replacement(
  value: string,
  notation: Notation,
  matches: readonly Match[],
  given: NewWords,
): readonly TextSpan[] | undefined {
  const writtenAs = (write: (words: string, kind: Match["kind"]) => string) =>
    matches.map(
      ({ start, end, kind, shown }): TextSpan => ({ start, end, to: write(newWords({ kind, shown }, given), kind) }),
    )
  if (notation === "markup")
    return writtenAs((words, kind) => (kind === "address" ? escapeAttribute(words) : escapeText(words)))
  if (notation !== "markdown") return writtenAs((words) => words)
  const wanted = readAfter(value, matches, given)
  const escaped = (words: string) => words.replace(/[!-/:-@[-`{-~]/g, "\\$&")
  return [writtenAs((words) => words), writtenAs((words, kind) => (kind === "address" ? words : escaped(words)))].find(
    (spans) => readAs(spliceText(value, spans)) === wanted,
  )
}

/** Everything that visitors read in a Markdown text, and its addresses. */
const readAs = (text: string): string =>
  asRead(textRunsOf(text, "markdown").map(({ kind, pieces }) => [kind, shownIn(pieces)]))

/** The same for the text with its matches replaced. */
const readAfter = (text: string, matches: readonly Match[], given: NewWords): string =>
  asRead(
    textRunsOf(text, "markdown").map(({ kind, pieces }) => {
      const own = matches.filter(
        (match) => match.kind === kind && pieces.some(({ start, end }) => start <= match.start && match.start < end),
      )
      let read = 0
      const parts = own.flatMap((match) => {
        const part = shownIn(pieces, read, match.start)
        read = match.end
        return [part, newWords(match, given)]
      })
      return [kind, [...parts, shownIn(pieces, read)].join("")]
    }),
  )

/** Spaces at the ends of a paragraph are not shown, nor are empty paragraphs. */
const asRead = (runs: ReadonlyArray<readonly [kind: string, shown: string]>): string =>
  JSON.stringify(
    runs.map(([kind, shown]) => [kind, shown.replace(/\s+/g, " ").trim()]).filter(([, shown]) => shown !== ""),
  )
