import { join } from "node:path"
import { customPageSlug, isGuide } from "../contract/data-paths"
import { type Field, pathAsWritten, walkValues } from "../contract/field"
import { isSampleAddress } from "../contract/rules/links"
import { type DataFolder, readBytes } from "../files/data-folder"
import { decodeText } from "../files/decode"
import { valueOfNode } from "../json/json-text"
import type { Path } from "../location/json-path"
import type { Span } from "../location/source-text"
import { allFilesOf, loadFile } from "./check-data"
import type { CheckedFile } from "./check-file"
import { picturesIn } from "./pictures/picture-rules"
import { customPageFiles, readCustomPage } from "./read-custom-page"
import { isSamplePortrait, type Leftovers, leftoverIn, sampleWordsFor } from "./sample-rules"

/** A place in the content that is still the sample's. */
export interface SampleLeftover {
  /** Within the folder. */
  readonly file: string
  /** Of the value; empty in the text of a Markdown file. */
  readonly path: Path
  /** In a Markdown file, from 1. */
  readonly line?: number
  /** The sample's words with some around them, or the address, or the picture's path. */
  readonly text: string
}

/**
 * Finds every field and line with a name, claim, address or portrait of the sample. Unlike the check, it also does so on the sample's own site, to show
 * a new owner how much there is to replace.
 *
 * @param folder data/
 * @returns the places, file by file
 */
export async function findSampleLeftovers(folder: DataFolder): Promise<readonly SampleLeftover[]> {
  const files = await Promise.all(allFilesOf(folder).map((file) => loadFile(folder, file)))
  const words = sampleWordsFor(files.find(({ file }) => file.path === "site.json")?.content)
  const texts = folder.files.filter((path) => /\.md$/i.test(path) && !isGuide(path))
  const found = await Promise.all([
    ...files.map((file) => inFields(file, words, folder)),
    ...texts.map((path) => inText(path, words, folder)),
  ])
  return found.flat()
}

async function inFields(
  checked: CheckedFile,
  words: Leftovers,
  folder: DataFolder,
): Promise<readonly SampleLeftover[]> {
  const { file, root, content } = checked
  if (!root) return []
  const written = valueOfNode(root)
  const at = (path: Path) => ({ file: file.path, path: pathAsWritten(file.field, written, path) })
  const portraits = await Promise.all(
    picturesIn(file.path, file.field, content).map(async ({ path, written: text, target }) =>
      folder.files.includes(target) && (await isSamplePortrait(join(folder.root, target), folder.memo))
        ? [{ ...at(path), text }]
        : [],
    ),
  )
  const fields = [...walkValues(file.field, content)].flatMap(({ field, value, path }) => {
    const text = typeof value === "string" ? sampleIn(field, value, words) : undefined
    return text === undefined ? [] : [{ ...at(path), text }]
  })
  return [...fields, ...portraits.flat()]
}

function sampleIn({ kind }: Field, value: string, words: Leftovers): string | undefined {
  if (kind === "link") return isSampleAddress(value) ? value : undefined
  const found = kind === "text" || kind === "markup" ? leftoverIn(value, words) : undefined
  return found && around(value, found.match)
}

async function inText(path: string, words: Leftovers, folder: DataFolder): Promise<readonly SampleLeftover[]> {
  const bytes = await readBytes(folder, path)
  const page =
    customPageSlug(path) === undefined
      ? undefined
      : customPageFiles.of(folder.memo, path, bytes, () => readCustomPage(path, bytes))
  const fields = page ? await inFields(page, words, folder) : []
  const text = page?.body ?? decodeText(bytes).source.text
  const lines = text.split("\n").flatMap((line, index): SampleLeftover[] => {
    const found = leftoverIn(line, words)
    return found ? [{ file: path, path: [], line: index + 1, text: around(line, found.match) }] : []
  })
  return [...fields, ...lines]
}

/** How many characters are shown before and after the sample's words. */
const beside = 32

function around(text: string, { start, end }: Span): string {
  // Shows whole words, without any tags between them.
  const before = text.slice(0, start).replaceAll(/<[^>]*>/g, "")
  const after = text.slice(end).replaceAll(/<[^>]*>/g, "")
  const first = before.length > beside ? `…${before.slice(-beside).replace(/^\S*\s?/, "")}` : before
  const last = after.length > beside ? `${after.slice(0, beside).replace(/\s?\S*$/, "")}…` : after
  return `${first}${text.slice(start, end)}${last}`.trim()
}
