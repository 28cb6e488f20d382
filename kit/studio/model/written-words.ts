import type { Span } from "../../content/location/source-text"
import { addressIn, parseMarkdown, sourceOf, spanOf, walk } from "../../content/markdown/markdown"
import { decodeEntities } from "../../language/html-entities"
import { escapeMarks, unmarked, writtenParts } from "../../language/marks"

/** How a text is written: as it is shown, with a part between asterisks, as simple HTML, or as Markdown. */
export type Notation = "plain" | "marked" | "markup" | "markdown"

/** @returns how a page shows a field's text letter by letter, and how letters that are typed there are written in it */
export const lettersIn = ({ isMarked }: { readonly isMarked?: boolean | undefined } = {}) =>
  isMarked ? { shown: unmarked, written: escapeMarks } : { shown: String, written: String }

/** A part of a text that visitors read, without marks, tags and addresses. */
interface WordSpan extends Span {
  /** A bare address, which is read too. */
  readonly isAddress?: boolean
  readonly isCode?: boolean
}

/** @returns the parts of a text that visitors read */
export function wordSpans(value: string, notation: Notation): readonly WordSpan[] {
  if (notation === "plain") return [{ start: 0, end: value.length }]
  if (notation === "marked") {
    let next = 0
    return writtenParts(value).map((part) => {
      const start = next
      next += part.length + 1
      return { start, end: start + part.length }
    })
  }
  if (notation === "markup")
    return [...value.matchAll(/<[^>]*>|[^<]+/g)].flatMap(({ index, 0: part }) =>
      part.startsWith("<") ? [] : [{ start: index, end: index + part.length }],
    )
  return [...walk(parseMarkdown(value))].flatMap(({ node, ancestors }): readonly WordSpan[] => {
    const { start, end } = spanOf(node)
    if (node.type === "text") {
      const link = ancestors.at(-1)
      const isAddress = link?.type === "link" && !sourceOf(link, value).startsWith("[")
      return node.position ? [{ start, end, isAddress }] : []
    }
    if (node.type === "code" || node.type === "inlineCode") {
      // A fence may be followed by the name of a language. In a list or a quotation each line begins with its signs.
      let at = node.type === "code" ? value.indexOf("\n", start) : start + sourceOf(node, value).search(/[^`]/)
      return node.value.split("\n").map((line) => {
        const from = Math.max(at, value.indexOf(line, at))
        at = from + line.length
        return { start: from, end: at, isCode: true }
      })
    }
    if (node.type !== "image" && node.type !== "link") return []
    const address = addressIn(node, value)
    const title = address && node.title ? [{ start: address.end, end }] : []
    return node.type === "image" ? [{ start: start + 2, end: address ? address.start - 2 : end }, ...title] : title
  })
}

/** One letter that is written as several signs: a character reference, a sign after a backslash, and in Markdown the beginning of a line. */
const spelled = /&(?:[a-z][a-z0-9]*|#\d+|#x[0-9a-f]+);|\\[!-/:-@[-`{-~]|\n[ \t>]*/gi

/** @returns where one letter is written as several signs, and which */
export const spelledIn = (text: string): ReadonlyArray<Span & { readonly letter: string }> =>
  [...text.matchAll(spelled)].map(({ index, 0: signs }) => ({
    start: index,
    end: index + signs.length,
    letter: signs.startsWith("\n") ? " " : signs.startsWith("\\") ? signs.slice(1) : decodeEntities(signs),
  }))

/** @returns the signs of Markdown in a text: all that visitors do not read */
export function signSpans(text: string): readonly Span[] {
  const isRead = new Uint8Array(text.length)
  for (const { start, end, isCode } of wordSpans(text, "markdown")) {
    isRead.fill(1, start, end)
    for (const spelled of isCode ? [] : spelledIn(text.slice(start, end)))
      isRead.fill(0, start + spelled.start, start + spelled.end - (text[start + spelled.start] === "\\" ? 1 : 0))
  }
  return [...isRead.join("").matchAll(/0+/g)].map(({ index, 0: run }) => ({ start: index, end: index + run.length }))
}
