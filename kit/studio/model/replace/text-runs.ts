import { decodeAttribute, decodeText } from "../../../language/html-entities"
import { markdownTextRuns } from "./markdown-text-runs"
import { literal, type Piece, type TextRun } from "./text-run"

/** How a value is written: as it is shown, as simple HTML, as Markdown, or as an address. */
export type Notation = "plain" | "markup" | "markdown" | "address"

/** @returns the texts and addresses of a value, in order */
export function textRunsOf(value: string, notation: Notation): readonly TextRun[] {
  switch (notation) {
    case "markdown":
      return markdownTextRuns(value)
    case "markup":
      return markupTextRuns(value)
    case "address":
      return [{ kind: "address", pieces: [literal(value)] }]
    case "plain":
      return [{ kind: "words", pieces: [literal(value)] }]
  }
}

/** Tags that end a text. */
const block = /^<\/?(?:p|br|ul|ol|li|h\d|blockquote)\b/i

const entity = /&(?:[a-z][a-z0-9]*|#\d+|#x[0-9a-f]+);/gi

/** @returns the texts and addresses of a value in simple HTML */
function markupTextRuns(html: string): readonly TextRun[] {
  const runs: TextRun[] = []
  let words: Piece[] = []
  const endWords = () => {
    if (words.length > 0) runs.push({ kind: "words", pieces: words })
    words = []
  }
  let read = 0
  for (const { index, 0: tag } of html.matchAll(/<[^>]*>/g)) {
    words.push(...decoded(html, read, index, decodeText))
    read = index + tag.length
    if (block.test(tag)) endWords()
    const [before = "", , address = ""] = /^(<a\s[^>]*?\bhref\s*=\s*)(["'])(.*?)\2/is.exec(tag)?.slice(1) ?? []
    if (address === "") continue
    const start = index + before.length + 1
    runs.push({ kind: "address", pieces: decoded(html, start, start + address.length, decodeAttribute) })
  }
  words.push(...decoded(html, read, html.length, decodeText))
  endWords()
  return runs
}

function decoded(html: string, start: number, end: number, decode: (html: string) => string): Piece[] {
  const pieces: Piece[] = []
  let read = start
  const upTo = (offset: number) => {
    if (read < offset) pieces.push(literal(html, read, offset))
  }
  for (const { index, 0: written } of html.slice(start, end).matchAll(entity)) {
    const at = start + index
    const shown = decode(written)
    if (shown === written) continue
    upTo(at)
    read = at + written.length
    pieces.push({ start: at, end: read, shown, kind: "escaped" })
  }
  upTo(end)
  return pieces
}
