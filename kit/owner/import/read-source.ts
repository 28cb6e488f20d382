import { isPicture } from "../../content/pictures/slots"
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

/** What a site of texts has besides is made of them. */
const besideTexts = fileFormats.filter((format) => format !== blogFeed)

/** The names of every format. */
export const formatNames: readonly string[] = [...archiveFormats, markdownFolder, ...fileFormats].map(
  ({ name }) => name,
)

/** How many files that nobody reads are named. */
const maxNamed = 10

/**
 * @param path of an archive, a folder or a file
 * @param onProgress is told of each file that is read
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
  // Of what else a site has, only what may be a list is missed.
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
    const advice = await adviceFor(path, files)
    tell(`Left out: ${path} is ${advice === undefined ? await otherAdvice(path, files) : `${advice}.`}`)
  }
  if (unread.length > maxNamed) tell(`${unread.length - maxNamed} more files are nothing that can be imported.`)
}

async function notRecognised(files: SourceFiles): Promise<ImportRefusal> {
  const paths = files.paths.filter((path) => !isPicture(path)).slice(0, maxNamed)
  const advised = new Map<string, string>()
  for (const path of paths) {
    const advice = await adviceFor(path, files)
    if (advice !== undefined && !advised.has(advice)) advised.set(advice, `${path} is ${advice}.`)
  }
  const known = `It may be ${formatNames.slice(0, -1).join(", ")} or ${formatNames.at(-1)}.`
  const head = advised.size > 0 ? [...advised.values()] : [`${files.name} is nothing that can be imported. ${known}`]
  const tables = paths.filter(isTable).map((path) => adviceForTable(path, files))
  return new ImportRefusal([...head, ...(await Promise.all(tables))].join(" "))
}

const isTable = (path: string): boolean => /\.(?:csv|tsv)$/i.test(path)

const otherAdvice = async (path: string, files: SourceFiles): Promise<string> =>
  `nothing that can be imported.${isTable(path) ? ` ${await adviceForTable(path, files)}` : ""}`
