import { isPicture } from "../../content/pictures/slots"
import { type FileFormat, type Format, ImportRefusal, type ReadHints, type Tell } from "./format"
import { bibliography } from "./formats/bibtex"
import { blogFeed } from "./formats/blog-feed"
import { ghost } from "./formats/ghost"
import { htmlPage } from "./formats/html-page"
import { withoutRepeats } from "./formats/identity"
import { jsonPosts } from "./formats/json-posts"
import { linkedInArchive } from "./formats/linkedin"
import { adviceForTable, lists, workbooks } from "./formats/lists"
import { markdownFolder, notContent } from "./formats/markdown-folder"
import { medium } from "./formats/medium"
import { podcastFeed } from "./formats/podcast"
import { readEach } from "./formats/read-each"
import { cslReferences, risReferences } from "./formats/references"
import { saveAs } from "./formats/save-as"
import { substack } from "./formats/substack"
import { wordpress } from "./formats/wordpress"
import { youtubeFeed } from "./formats/youtube"
import type { Proposal, SourceFiles } from "./offer"

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
const fileFormats: readonly FileFormat[] = [
  youtubeFeed,
  blogFeed,
  podcastFeed,
  jsonPosts,
  bibliography,
  risReferences,
  cslReferences,
  lists,
  workbooks,
  htmlPage,
]

/** What a site of texts has besides is made of them. */
const besideTexts = fileFormats.filter((format) => format !== blogFeed && format !== htmlPage)

/** The names of every format. */
export const formatNames: readonly string[] = [...archiveFormats, markdownFolder, ...fileFormats].map(
  ({ name }) => name,
)

/** How many files that nobody reads are named. */
const maxNamed = 10

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
  if (!hasTexts) await tellUnread(files, claims, tell)
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

async function tellUnread(files: SourceFiles, claims: ReadonlyMap<string, FileFormat>, tell: Tell): Promise<void> {
  const unread = files.paths.filter((path) => !claims.has(path) && !isPicture(path))
  for (const path of unread.slice(0, maxNamed))
    tell(`Left out: ${path} is nothing that can be imported. ${await adviceFor(path, files)}`.trim())
  if (unread.length > maxNamed) tell(`${unread.length - maxNamed} more files are nothing that can be imported.`)
}

async function notRecognised(files: SourceFiles): Promise<ImportRefusal> {
  const known = `${formatNames.slice(0, -1).join(", ")} or ${formatNames.at(-1)}`
  const paths = files.paths.filter((path) => !isPicture(path)).slice(0, maxNamed)
  const advices = new Set(await Promise.all(paths.map((path) => adviceFor(path, files))))
  return new ImportRefusal(
    `${files.name} is nothing that can be imported. It may be ${known}. ${[...advices].join(" ")}`.trim(),
  )
}

const adviceFor = async (path: string, files: SourceFiles): Promise<string> =>
  /\.(?:csv|tsv)$/i.test(path) ? adviceForTable(path, files) : saveAs(path)
