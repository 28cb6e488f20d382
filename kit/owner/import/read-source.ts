import { isPicture } from "../../content/pictures/slots"
import { nameTold, told } from "../../content/sentences/sentences"
import type { Proposal, ReadProgress, SourceFiles } from "./candidate"
import { type FileFormat, ImportRefusal, quoted, type ReadHints, type Tell } from "./format"
import { blogFeed } from "./formats/blog-feed"
import { linkedInTable } from "./formats/linkedin"
import { adviceForTable, lists } from "./formats/lists"
import { podcastFeed } from "./formats/podcast"
import { readEach } from "./formats/read-each"
import { textFiles, withoutOtherTexts } from "./formats/texts"
import { youtubeFeed } from "./formats/youtube"
import { openSource } from "./source/open-source"

/** What a source proposes. */
export interface SourceContent {
  /** What it was recognised as, in English. */
  readonly formats: readonly string[]
  /** What was said of it. */
  readonly sentences: readonly string[]
  readonly proposals: readonly Proposal[]
}

/** All formats, the more specific ones first: the first that matches a file reads it. */
const fileFormats: readonly FileFormat[] = [linkedInTable, textFiles, youtubeFeed, blogFeed, podcastFeed, lists]

/** The names of all formats. */
export const formatNames: readonly string[] = fileFormats.map(({ name }) => name)

/** @returns what a source was recognised as, in words */
export const formatsTold = (formats: readonly string[]): string =>
  formats.map(nameTold).join(`, ${told("import.and")} `)

/** How many files that no format reads are named. */
const maxNamed = 5

/**
 * @param path of an archive, a folder or a file
 * @param onProgress called after each file that is read
 * @param hints what its owner says of it
 * @returns what it proposes
 * @throws ImportRefusal if it cannot be imported
 */
export async function readSource(
  path: string,
  onProgress: (progress: ReadProgress) => void,
  hints: ReadHints = {},
): Promise<SourceContent> {
  const source = await openSource(path)
  try {
    const read = new Set<string>()
    const text = (file: string) => {
      read.add(file)
      onProgress({ done: read.size, total: source.files.paths.length })
      return source.files.text(file)
    }
    return await readFiles({ ...source.files, text }, hints)
  } finally {
    source.close()
  }
}

/**
 * @param files of the source
 * @param hints what its owner says of it
 * @returns what the files propose, each on its own
 * @throws ImportRefusal if nothing in it can be imported
 */
export async function readFiles(files: SourceFiles, hints: ReadHints = {}): Promise<SourceContent> {
  const sentences: string[] = []
  const tell: Tell = (sentence) => sentences.push(sentence)
  const claims = await claimsOf(files, hints)
  const found = fileFormats.filter((format) => [...claims.values()].includes(format))
  if (found.length === 0) throw await notRecognised(files)
  const proposals = await readEach([...claims], tell, async ([path, format]) => format.read(path, files, tell, hints))
  const unread = files.paths.filter((path) => !claims.has(path) && !isPicture(path))
  if (unread.length > 0)
    tell(
      told("import.unread", {
        files: quoted(...unread.slice(0, maxNamed)),
        more: Math.max(0, unread.length - maxNamed),
      }),
    )
  return { formats: found.map(({ name }) => name), sentences, proposals }
}

/** The format of each file that has one. */
async function claimsOf(files: SourceFiles, hints: ReadHints): Promise<ReadonlyMap<string, FileFormat>> {
  const claims = new Map<string, FileFormat>()
  const isLinkedIn = await Promise.all(files.paths.map((path) => linkedInTable.isOf(path, files, hints)))
  const formats = isLinkedIn.includes(true) ? [linkedInTable, textFiles] : fileFormats
  for (const path of withoutOtherTexts(files.paths))
    for (const format of formats)
      if (await format.isOf(path, files, hints)) {
        claims.set(path, format)
        break
      }
  return claims
}

async function notRecognised(files: SourceFiles): Promise<ImportRefusal> {
  const [last = "", ...others] = formatNames.map(nameTold).reverse()
  const formats = told("import.or", { all: others.reverse().join(", "), last })
  const tables = files.paths.filter((path) => /\.(?:csv|tsv)$/i.test(path)).slice(0, maxNamed)
  const advice = await Promise.all(tables.map((path) => adviceForTable(path, files)))
  return new ImportRefusal([told("import.nothing", { name: files.name, formats }), ...advice].join(" "))
}
