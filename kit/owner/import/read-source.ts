import { isPicture } from "../../content/pictures/slots"
import { nameTold, told } from "../../content/sentences/sentences"
import type { Proposal, ReadProgress, SourceFiles } from "./candidate"
import { type FileFormat, type Format, ImportRefusal, type ReadHints, type Tell } from "./format"
import { blogFeed } from "./formats/blog-feed"
import { ghost } from "./formats/ghost"
import { withoutRepeats } from "./formats/identity"
import { linkedInArchive } from "./formats/linkedin"
import { adviceForTable, lists } from "./formats/lists"
import { markdownFolder, notContent } from "./formats/markdown-folder"
import { medium } from "./formats/medium"
import { adviceFor } from "./formats/not-read"
import { podcastFeed } from "./formats/podcast"
import { readEach } from "./formats/read-each"
import { substack } from "./formats/substack"
import { wordpress } from "./formats/wordpress"
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

/** Formats of whole archives, the more particular ones first: the first that recognizes a source reads it. */
const archiveFormats: readonly Format[] = [linkedInArchive, substack, medium, wordpress, ghost]

/** Formats of single files, the more particular ones first. */
const fileFormats: readonly FileFormat[] = [youtubeFeed, blogFeed, podcastFeed, lists]

/** In a site of texts, a feed only repeats the texts. */
const besideTexts = fileFormats.filter((format) => format !== blogFeed)

/** The names of every format. */
export const formatNames: readonly string[] = [...archiveFormats, markdownFolder, ...fileFormats].map(
  ({ name }) => name,
)

/** @returns what a source was recognised as, in words */
export const formatsTold = (formats: readonly string[]): string =>
  formats.map(nameTold).join(`, ${told("import.and")} `)

/** How many files that no format reads are named. */
const maxNamed = 10

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
 * Reads what a source proposes: an archive that belongs to a service as a whole, anything else file by file.
 *
 * @param files of the source
 * @param hints what its owner says of it
 * @throws ImportRefusal if nothing in it can be imported
 */
export async function readFiles(files: SourceFiles, hints: ReadHints = {}): Promise<SourceContent> {
  const sentences: string[] = []
  const tell: Tell = (sentence) => sentences.push(sentence)
  for (const format of archiveFormats)
    if (await format.recognizes(files))
      return { formats: [format.name], sentences, proposals: await format.read(files, tell, hints) }
  const hasTexts = await markdownFolder.recognizes(files)
  // A folder of texts is a site, with anything beside them.
  const paths = hasTexts ? files.paths.filter((path) => !notContent.test(path)) : files.paths
  const claims = await claimsOf({ ...files, paths }, hasTexts ? besideTexts : fileFormats, hints)
  const found = fileFormats.filter((format) => [...claims.values()].includes(format))
  if (!hasTexts && found.length === 0) throw await notRecognised(files)
  const parts = [...(hasTexts ? [undefined] : []), ...claims]
  const proposals = await readEach(parts, tell, (claim) => {
    if (claim === undefined) return markdownFolder.read(files, tell, hints)
    const [path, format] = claim
    return format.read(path, files, tell, hints)
  })
  const unread = files.paths.filter((path) => !claims.has(path) && !isPicture(path))
  // Of the other files of a site, only those that may be lists are worth a sentence.
  await tellUnread(
    hasTexts ? unread.filter((path) => /\.(?:xls\w?|ods|numbers|bib|ris)$/i.test(path)) : unread,
    files,
    tell,
  )
  return {
    formats: [...(hasTexts ? [markdownFolder.name] : []), ...found.map(({ name }) => name)],
    sentences,
    proposals: withoutRepeats(proposals),
  }
}

/** The format of each file that has one. */
async function claimsOf(
  files: SourceFiles,
  formats: readonly FileFormat[],
  hints: ReadHints,
): Promise<ReadonlyMap<string, FileFormat>> {
  const claims = new Map<string, FileFormat>()
  for (const path of files.paths)
    for (const format of formats)
      if (await format.isOf(path, files, hints)) {
        claims.set(path, format)
        break
      }
  return claims
}

async function tellUnread(unread: readonly string[], files: SourceFiles, tell: Tell): Promise<void> {
  for (const path of unread.slice(0, maxNamed)) {
    const why = (await adviceFor(path, files))?.says ?? (await otherAdvice(path, files))
    tell(told("import.leftOutFor", { why }))
  }
  if (unread.length > maxNamed) tell(told("import.unread", { count: unread.length - maxNamed }))
}

async function notRecognised(files: SourceFiles): Promise<ImportRefusal> {
  const paths = files.paths.filter((path) => !isPicture(path)).slice(0, maxNamed)
  const advised = new Map<string, string>()
  for (const path of paths) {
    const advice = await adviceFor(path, files)
    if (advice && !advised.has(advice.kind)) advised.set(advice.kind, advice.says)
  }
  const [last = "", ...others] = formatNames.map(nameTold).reverse()
  const formats = told("import.or", { all: others.reverse().join(", "), last })
  const head = advised.size > 0 ? [...advised.values()] : [told("import.nothing", { name: files.name, formats })]
  const tables = paths.filter(isTable).map((path) => adviceForTable(path, files))
  return new ImportRefusal([...head, ...(await Promise.all(tables))].join(" "))
}

const isTable = (path: string): boolean => /\.(?:csv|tsv)$/i.test(path)

const otherAdvice = async (path: string, files: SourceFiles): Promise<string> =>
  `${told("import.not.other", { path })}${isTable(path) ? ` ${await adviceForTable(path, files)}` : ""}`
