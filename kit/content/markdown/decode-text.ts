import type { LocalDiagnostic } from "../diagnostic/diagnostic"
import { conflictDiagnostics } from "../json/conflicts"
import { type Decoded, decode } from "../json/decode"
import { type SourceText, sourceText, withLineFeeds } from "../location/source-text"
import { parseMarkdown, spanOf, walk } from "./markdown"

/**
 * `decode` for Markdown. No other program reads the file on its way to the page, so a byte order mark and Windows line breaks do no harm; lines and columns
 * are the same without them.
 *
 * @param bytes of a file
 * @returns its text without a byte order mark, with Unix line breaks
 */
export function decodeText(bytes: Buffer): Decoded {
  const { source, diagnostics, readable } = decode(bytes, conflictsInText)
  if (!readable) return { source, diagnostics, readable }
  return { source: sourceText(withLineFeeds(source.text)), diagnostics: [], readable }
}

/** `conflictDiagnostics` for a text in Markdown, where a conflict in a code block is only an example. */
export function conflictsInText(source: SourceText): LocalDiagnostic[] {
  const found = conflictDiagnostics(source)
  if (found.length === 0) return []
  const code = [...walk(parseMarkdown(source.text))].flatMap(({ node }) => (node.type === "code" ? [spanOf(node)] : []))
  const isCode = new Uint8Array(source.text.length)
  for (const { start, end } of code) isCode.fill(1, start, end)
  return found.filter(({ span }) => span && isCode.subarray(span.start, span.end).includes(0))
}
