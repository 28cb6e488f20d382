import { posix } from "node:path"

/** What to do with files that are not read, by the ends of their names. */
const advices: ReadonlyArray<readonly [endings: RegExp, advice: string]> = [
  [/\.(?:xlsb?|numbers)$/i, "Save its table as CSV (in Numbers: File, Export To, CSV), and import that."],
  [/\.(?:docx?|odt|pages|rtf|pdf|txt)$/i, "Copy its text into a new post, in the studio or in a Markdown file (.md)."],
  [/\.(?:enw|enl|nbib|xml|json)$/i, "If it is a bibliography, export it as BibTeX (.bib) or RIS, and import that."],
  [/\.(?:zip|tar|tgz|tar\.gz)$/i, "Import it by itself."],
  [/\.(?:gz|bz2|xz|7z|rar)$/i, "Unpack it, and import its folder, or compress that as zip."],
  [/\.(?:mp3|m4a|wav|ogg|mp4|mov)$/i, "Of recordings, import the feed that names them: save its address as feed.xml."],
  [/\.(?:opml|url|webloc)$/i, "It only names addresses: save what is at one of them, and import that."],
  [/\.html?$/i, "If it was meant to be a feed, save the feed’s own address as feed.xml."],
]

/** @returns what to save a file as that nothing reads, in a sentence; empty if nothing is known of its kind */
export const saveAs = (path: string): string =>
  advices.find(([endings]) => endings.test(posix.basename(path)))?.[1] ?? ""
