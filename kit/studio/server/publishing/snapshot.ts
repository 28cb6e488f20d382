import { copyFile, rm, stat, utimes } from "node:fs/promises"
import { join } from "node:path"
import { dataFolder, isLeftOut, leftoverGlobs } from "../../../content/files/data-folder"
import { unlessMissing } from "../../../content/files/errors"
import { type GitOptions, gitBytes } from "../../../owner/files/git"
import { temporaryFolder } from "../../../owner/files/write-file"
import type { FileBytes } from "../content/disk"
import { blobBytes } from "./blobs"
import { isFileMode } from "./compare/file-changes"
import { isText } from "./compare/texts"
import { fileStateOf } from "./disk"
import type { Repository } from "./repository"

/** Pathspecs, relative to data/, for all of data/ except files that programs leave behind. */
export const content: readonly string[] = [".", ...leftoverGlobs.map((glob) => `:(exclude,glob,icase)**/${glob}`)]

/** PDFs that visitors can download. They are next to data/, and content links to them. */
export const documents = "../static/*.pdf"

/** Runs git with a separate index. */
export type IndexGit = (...args: readonly string[]) => Promise<string>

/**
 * @param git that runs in data/
 * @param prefix the path of data/ in its repository; if it is empty, the repository has no static/
 * @returns the PDFs in static/ that git does not track yet, relative to data/. Changes to tracked ones are left to the owner.
 */
export async function newDocuments(git: IndexGit, prefix: string): Promise<readonly string[]> {
  if (prefix === "") return []
  const found = await git("ls-files", "--others", "--exclude-standard", "-z", "--", documents)
  return found.split("\0").filter((file) => file !== "")
}

/**
 * Runs a task with a temporary index; the owner's index is untouched.
 *
 * @param data the folder of the content
 * @param repository that it is in
 * @param task runs git with a copy of the owner's index, so that git need not read all files again, and knows which files on disk to ignore
 * @returns the task's result
 */
export async function withIndex<Result>(
  data: string,
  repository: Repository,
  task: (git: IndexGit) => Promise<Result>,
): Promise<Result> {
  const folder = temporaryFolder("studio-index")
  try {
    const index = join(folder, "index")
    const found = await unlessMissing(stat(repository.index))
    if (found) {
      await copyFile(repository.index, index)
      // git re-reads files that are as recent as its index: the copy must not be more recent than the original.
      const seconds = Math.floor(found.mtimeMs / 1000)
      await utimes(index, seconds, seconds)
    }
    const options: GitOptions = { env: { GIT_INDEX_FILE: index } }
    return await task(async (...args) => (await gitBytes(data, args, options)).toString("utf8"))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** The content as a commit would have it. */
export interface Snapshot {
  /** The id of the whole repository's tree. */
  readonly tree: string
  /** What to check in place of the files on the disk. */
  readonly overlay: FileBytes
  /** @returns whether files that the check reads from the disk, such as pictures, are unchanged since the snapshot */
  isStill(): Promise<boolean>
}

/**
 * @param data the folder of the content
 * @param repository that it is in
 * @param git with a separate index, which afterwards holds the last commit with data/ as it is on disk, and new documents in static/
 * @throws GitError if git fails
 */
export async function snapshotOf(data: string, { head, prefix }: Repository, git: IndexGit): Promise<Snapshot> {
  const before = await statesIn(data)
  await git("read-tree", "--reset", head)
  await git("add", "--all", "--", ...content)
  const added = await newDocuments(git, prefix)
  if (added.length > 0) await git("add", "--", ...added)
  const tree = (await git("write-tree")).trim()
  const entries = (await git("ls-files", "--stage", "-v", "-z", "--", ".")).split("\0").flatMap(entryIn)
  const there = await statesIn(data)
  const overlay = new Map<string, Buffer | undefined>()
  const texts = entries.filter(({ file, mode }) => isText(file) && isFileMode(mode))
  const bytes = await blobBytes(
    data,
    texts.map(({ file, oid }) => ({ oid, path: prefix + file })),
  )
  for (const [order, { file }] of texts.entries()) overlay.set(file, bytes[order])
  for (const { file, mode, isLeftAlone } of entries) {
    // Such a file is committed unchanged, whatever is on disk. Empty bytes make it exist for the check.
    const isUnseen = isLeftAlone || !(there.has(file) || before.has(file))
    if (!overlay.has(file) && isFileMode(mode) && isUnseen) overlay.set(file, Buffer.alloc(0))
  }
  const kept = new Set(entries.map(({ file }) => file.normalize()))
  const links = entries.filter(({ mode }) => !isFileMode(mode)).map(({ file }) => `${file}/`)
  for (const file of there.keys())
    if (!kept.has(file.normalize()) && !links.some((link) => file.startsWith(link))) overlay.set(file, undefined)
  return { tree, overlay, isStill: async () => isSame(before, await statesIn(data), overlay) }
}

interface Entry {
  /** Within data/. */
  readonly file: string
  readonly mode: string
  readonly oid: string
  /** Whether git ignores the file on disk, because of `--assume-unchanged` or a sparse checkout. */
  readonly isLeftAlone: boolean
}

/** A record of `git ls-files --stage -v -z`. */
function entryIn(record: string): readonly Entry[] {
  const [, tag, mode, oid, file] = /^(\S) (\d+) (\w+) \d\t(.+)$/s.exec(record) ?? []
  if (!tag || !mode || !oid || !file || file.split("/").some(isLeftOut)) return []
  return [{ file, mode, oid, isLeftAlone: tag !== "H" }]
}

type States = ReadonlyMap<string, string | undefined>

async function statesIn(data: string): Promise<States> {
  const files = (await dataFolder(data))?.files ?? []
  return new Map(await Promise.all(files.map(async (file) => [file, await fileStateOf(join(data, file))] as const)))
}

/** Files in the overlay do not count: the check does not read them from the disk. */
const isSame = (before: States, after: States, given: ReadonlyMap<string, unknown>): boolean =>
  [...new Set([...before.keys(), ...after.keys()])].every(
    (file) => given.has(file) || (before.has(file) && before.get(file) === after.get(file)),
  )
