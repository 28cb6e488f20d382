import { isUtf8 } from "node:buffer"
import type { LocalDiagnostic } from "../diagnostic/diagnostic"
import { conflictDiagnostics } from "../json/conflicts"
import { syntaxError } from "../json/json-text"
import { type SourceText, sourceText, withLineFeeds } from "../location/source-text"
import { parseMarkdown, spanOf, walk } from "../markdown/markdown"
import { say } from "../sentences/sentences"

/** A file's text, and the errors in its bytes. */
export interface Decoded {
  readonly source: SourceText
  readonly diagnostics: readonly LocalDiagnostic[]
  /** False if the text may not be what the owner wrote; it is then not checked further. */
  readonly readable: boolean
}

/** In bytes: how much of a file is searched for a pointer. */
export const maxPointer = 1000

/** @returns whether a file is a pointer that git-lfs leaves in place of a file not yet fetched: https://github.com/git-lfs/git-lfs/blob/main/docs/spec.md */
export const isPointer = (bytes: Buffer): boolean =>
  /^version https:\/\/(?:git-lfs|hawser)\.github\.com\/spec\//.test(bytes.toString("latin1", 0, maxPointer))

/**
 * @param bytes of a file
 * @param conflictsOf finds the places that git could not merge
 * @returns its text without a byte order mark
 */
export function decode(bytes: Buffer, conflictsOf = conflictDiagnostics): Decoded {
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)) {
    return {
      source: sourceText(""),
      diagnostics: [syntaxError(say("not-utf-8.utf-16"), 0)],
      readable: false,
    }
  }
  const marked = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf
  const source = sourceText(bytes.subarray(marked ? 3 : 0).toString("utf8"))
  if (!isUtf8(bytes)) {
    return {
      source,
      diagnostics: [syntaxError(say("not-utf-8"), firstInvalid(bytes) - (marked ? 1 : 0))],
      readable: false,
    }
  }
  if (isPointer(bytes)) return { source, diagnostics: [syntaxError(say("git-lfs"), 0)], readable: false }
  const conflicts = conflictsOf(source)
  if (conflicts.length > 0) return { source, diagnostics: conflicts, readable: false }
  return { source, diagnostics: marked ? [syntaxError(say("byte-order-mark"), 0)] : [], readable: true }
}

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

/** The offset of the first character that is not UTF-8: decoding replaces it, so encoding the result gives different bytes. */
function firstInvalid(bytes: Buffer): number {
  const again = Buffer.from(bytes.toString("utf8"))
  const same = bytes.findIndex((byte, index) => byte !== again[index])
  // A replacement character can share its first bytes with what it replaces, so count only whole characters.
  return bytes
    .subarray(0, same)
    .toString("utf8")
    .replace(/\ufffd+$/, "").length
}
