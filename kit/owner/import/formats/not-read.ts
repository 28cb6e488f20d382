import { posix } from "node:path"
import { type SentenceKey, told } from "../../../content/sentences/sentences"
import type { SourceFiles } from "../candidate"
import { ImportRefusal } from "../format"

/** A kind of file that is not read. */
interface UnreadKind {
  readonly name?: RegExp
  /** Matches the beginning and end of the file, byte by byte. */
  readonly content?: RegExp
  /** The last part of the key of its sentence, which says what to import in its place. */
  readonly what: SentenceKey extends infer Key ? (Key extends `import.not.${infer What}` ? What : never) : never
}

/** The more particular ones first. */
const kinds: readonly UnreadKind[] = [
  {
    name: /\.(?:xls\w?|ods|numbers)$/i,
    // In old ones of Excel, names are in UTF-16.
    content: /^PK[\s\S]*(?:xl\/workbook|opendocument\.spreadsheet)|^\xd0\xcf.\xe0[\s\S]*W.o.r.k.b.o.o.k/,
    what: "workbook",
  },
  {
    content: /<article\b[^>]*\sclass="page (?:sans|serif|mono)\b/,
    what: "notionPage",
  },
  {
    name: /\.(?:x?html?|mhtml?|webarchive)$/i,
    content: /^(?:ï»¿)?\s*(?:<\?xml[^>]*>\s*)?<(?:!doctype html|html)\b|^From: <Saved by /i,
    what: "page",
  },
  {
    content: /^\s*[[{][\s\S]*"body_markdown"\s*:/,
    what: "devTo",
  },
  {
    content: /^\s*[[{][\s\S]*"(?:contentMarkdown|cuid)"\s*:/,
    what: "hashnode",
  },
  {
    name: /\.(?:docx?|odt|pages|rtf|pdf|txt|pptx?|odp|key|epub)$/i,
    content: /^%PDF-|^\{\\rtf|^PK[\s\S]*(?:word\/document|opendocument\.text|Index\/Document\.iwa)/,
    what: "document",
  },
  {
    name: /\.(?:bib(?:tex)?|ris|csl|enw|enl|nbib)$/i,
    // BibTeX, RIS and CSL JSON.
    content: /^\s*@\w+\s*[{(]\s*[^\s{}=,]+\s*,|^TY {2}- |^\[\s*\{[\s\S]*"(?:issued|container-title|citation-key)"\s*:/m,
    what: "bibliography",
  },
  { name: /\.zip$/i, what: "archiveWithin" },
  {
    name: /\.(?:tar|t?gz|bz2|xz|7z|rar)$/i,
    // gzip begins with a control character.
    content: /^[\s\S]{257}ustar|^[^ -\xff]\x8b|^(?:BZh|Rar!|7z\xbc\xaf|\xfd7zXZ)/,
    what: "archive",
  },
  {
    name: /\.(?:mp3|m4a|wav|ogg|mp4|mov)$/i,
    what: "recording",
  },
  { name: /\.(?:opml|url|webloc)$/i, what: "addresses" },
]

/** How many bytes at its beginning and at its end tell what a file is. */
const looked = 1_000_000

/**
 * @param path of a file that nothing reads
 * @param files of its source
 * @returns what it is, and what to import in its place; undefined if nobody knows
 */
export async function adviceFor(
  path: string,
  files: SourceFiles,
): Promise<{ readonly kind: string; readonly says: string } | undefined> {
  const bytes = await files.read(path).catch((error: unknown) => {
    // The file is too large, but its name may still tell.
    if (error instanceof ImportRefusal) return Buffer.alloc(0)
    throw error
  })
  const content = bytes.toString("latin1", 0, looked) + bytes.subarray(looked).subarray(-looked).toString("latin1")
  const isOf = (text: string, pattern: RegExp | undefined) => pattern?.test(text) ?? false
  const byContent = kinds.find((kind) => isOf(content, kind.content))
  const what = (byContent ?? kinds.find(({ name }) => isOf(posix.basename(path), name)))?.what
  return what && { kind: what, says: told(`import.not.${what}`, { path }) }
}
