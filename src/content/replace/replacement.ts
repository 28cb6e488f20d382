import { escapeAttribute, escapeText } from "../../language/html"
import type { TextSpan } from "../edit/edit-spans"
import { spliced } from "../edit/edit-spans"
import type { Match } from "./matches"
import { shownIn } from "./piece"
import { type Notation, stretchesOf } from "./stretches"

/**
 * @param value of the content
 * @param notation in which it is written
 * @param matches to replace: none with markup within it
 * @param to the words to write in their place, as visitors will read them
 * @returns what to write where; undefined if these words would be markup there, and cannot be written otherwise
 */
export function replacement(
  value: string,
  notation: Notation,
  matches: readonly Match[],
  to: string,
): readonly TextSpan[] | undefined {
  const writtenAs = (write: (kind: Match["kind"]) => string) =>
    matches.map(({ start, end, kind }): TextSpan => ({ start, end, to: write(kind) }))
  if (notation === "markup") return writtenAs((kind) => (kind === "address" ? escapeAttribute(to) : escapeText(to)))
  if (notation !== "markdown") return writtenAs(() => to)
  const wanted = readAfter(value, matches, to)
  const escaped = to.replace(/[!-/:-@[-`{-~]/g, "\\$&")
  return [to, escaped]
    .map((words) => writtenAs((kind) => (kind === "address" ? to : words)))
    .find((spans) => readAs(spliced(value, spans)) === wanted)
}

/** All that visitors read of a text in Markdown, and its addresses. */
const readAs = (text: string): string =>
  asRead(stretchesOf(text, "markdown").map(({ kind, pieces }) => [kind, shownIn(pieces)]))

/** The same for the text with its matches replaced. */
const readAfter = (text: string, matches: readonly Match[], to: string): string =>
  asRead(
    stretchesOf(text, "markdown").map(({ kind, pieces }) => {
      const own = matches.filter(
        (match) => match.kind === kind && pieces.some(({ start, end }) => start <= match.start && match.start < end),
      )
      let read = 0
      const parts = own.flatMap((match) => {
        const part = shownIn(pieces, read, match.start)
        read = match.end
        return [part, to]
      })
      return [kind, [...parts, shownIn(pieces, read)].join("")]
    }),
  )

/** Spaces at the ends of a paragraph are not shown, nor are empty paragraphs. */
const asRead = (stretches: ReadonlyArray<readonly [kind: string, shown: string]>): string =>
  JSON.stringify(
    stretches.map(([kind, shown]) => [kind, shown.replace(/\s+/g, " ").trim()]).filter(([, shown]) => shown !== ""),
  )
