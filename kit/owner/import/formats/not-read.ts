import { posix } from "node:path"
import type { SourceFiles } from "../candidate"
import { ImportRefusal } from "../format"

/** A kind of files that is not read. */
interface UnreadKind {
  readonly name?: RegExp
  /** Of what a file begins and ends with, byte by byte. */
  readonly content?: RegExp
  /** What it is, and what to import in its place. */
  readonly advice: string
}

/** The more particular ones first. */
const kinds: readonly UnreadKind[] = [
  {
    name: /\.(?:xls\w?|ods|numbers)$/i,
    // In old ones of Excel, names are in UTF-16.
    content: /^PK[\s\S]*(?:xl\/workbook|opendocument\.spreadsheet)|^\xd0\xcf.\xe0[\s\S]*W.o.r.k.b.o.o.k/,
    advice: "a workbook: save each sheet that you need as CSV (in Numbers: File, Export To, CSV), and import that",
  },
  {
    content: /<article\b[^>]*\sclass="page (?:sans|serif|mono)\b/,
    advice: "a page of Notion’s in HTML: export it as Markdown & CSV, and import that",
  },
  {
    name: /\.(?:x?html?|mhtml?|webarchive)$/i,
    content: /^(?:ï»¿)?\s*(?:<\?xml[^>]*>\s*)?<(?:!doctype html|html)\b|^From: <Saved by /i,
    advice:
      "a page: copy its text into a new post, or open the feed of its blog (often at /feed or /rss.xml), save that as feed.xml, and import it",
  },
  {
    content: /^\s*[[{][\s\S]*"body_markdown"\s*:/,
    advice:
      "an export of dev.to: save your feed, https://dev.to/feed/ with your name behind it, as feed.xml, and import that",
  },
  {
    content: /^\s*[[{][\s\S]*"(?:contentMarkdown|cuid)"\s*:/,
    advice:
      "an export of Hashnode: import the folder of Markdown files that its backup at GitHub has, or your blog’s feed (at /rss.xml), saved as feed.xml",
  },
  {
    name: /\.(?:docx?|odt|pages|rtf|pdf|txt|pptx?|odp|key|epub)$/i,
    content: /^%PDF-|^\{\\rtf|^PK[\s\S]*(?:word\/document|opendocument\.text|Index\/Document\.iwa)/,
    advice: "a document: copy its text into a new post, in the studio or in a Markdown file (.md)",
  },
  {
    name: /\.(?:bib(?:tex)?|ris|csl|enw|enl|nbib)$/i,
    // BibTeX, RIS and CSL JSON.
    content: /^\s*@\w+\s*[{(]\s*[^\s{}=,]+\s*,|^TY {2}- |^\[\s*\{[\s\S]*"(?:issued|container-title|citation-key)"\s*:/m,
    advice:
      "a bibliography: export it as CSV with the columns title, author and link (in Zotero: File, Export Library, CSV), and import that",
  },
  { name: /\.zip$/i, advice: "an archive within this source: import it by itself" },
  {
    name: /\.(?:tar|t?gz|bz2|xz|7z|rar)$/i,
    // gzip begins with a control character.
    content: /^[\s\S]{257}ustar|^[^ -\xff]\x8b|^(?:BZh|Rar!|7z\xbc\xaf|\xfd7zXZ)/,
    advice: "an archive that is no zip: unpack it, and import its folder, or pack that as zip",
  },
  {
    name: /\.(?:mp3|m4a|wav|ogg|mp4|mov)$/i,
    advice: "a recording: import the feed that names it, whose address you save as feed.xml",
  },
  { name: /\.(?:opml|url|webloc)$/i, advice: "a list of addresses: save what is at one of them, and import that" },
]

/** How many bytes at its beginning and at its end tell what a file is. */
const looked = 1_000_000

/**
 * @param path of a file that nothing reads
 * @param files of its source
 * @returns what it is, and what to import in its place; undefined if nobody knows
 */
export async function adviceFor(path: string, files: SourceFiles): Promise<string | undefined> {
  const bytes = await files.read(path).catch((error: unknown) => {
    // It is too large, and its name may still tell.
    if (error instanceof ImportRefusal) return Buffer.alloc(0)
    throw error
  })
  const content = bytes.toString("latin1", 0, looked) + bytes.subarray(looked).subarray(-looked).toString("latin1")
  const isOf = (text: string, pattern: RegExp | undefined) => pattern?.test(text) ?? false
  const byContent = kinds.find((kind) => isOf(content, kind.content))
  return (byContent ?? kinds.find(({ name }) => isOf(posix.basename(path), name)))?.advice
}
