import { copyFile, mkdtemp, rm, stat, utimes } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { dataFolder, isLeftOut } from "../../../src/content/check/data-folder"
import { leftBehind } from "../../../src/content/check/left-behind"
import { blobBytes } from "./blobs"
import { isFileMode } from "./compare/file-changes"
import { isText } from "./compare/texts"
import { stateOf, unlessMissing } from "./disk"
import { type GitOptions, gitBytes } from "./git"
import type { Repository } from "./repository"

/** All of data/ but what programs leave behind, from within data/. */
export const content: readonly string[] = [".", ...leftBehind.map((glob) => `:(exclude,glob,icase)**/${glob}`)]

/** git with an index of its own. */
export type IndexGit = (...args: readonly string[]) => Promise<string>

/**
 * Nothing that the task does to this index reaches the owner's.
 *
 * @param data the folder of the content
 * @param repository that it is in
 * @param task gets git with another index: a copy of the owner's, so that git need not read all files again and knows which it is to leave alone
 */
export async function withIndex<Result>(
  data: string,
  repository: Repository,
  task: (git: IndexGit) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), "studio-index-"))
  try {
    const index = join(folder, "index")
    const found = await unlessMissing(stat(repository.index))
    if (found) {
      await copyFile(repository.index, index)
      // git takes a file for changed again that was changed as late as its index: a copy must not be later.
      const seconds = Math.floor(found.mtimeMs / 1000)
      await utimes(index, seconds, seconds)
    }
    const options: GitOptions = { env: { GIT_INDEX_FILE: index } }
    return await task(async (...args) => (await gitBytes(data, args, options)).toString("utf8"))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** The content as one commit would have it. */
export interface Snapshot {
  /** The whole repository's, as git calls it. */
  readonly tree: string
  /** What the check is to judge in place of what is on the disk. */
  readonly overlay: ReadonlyMap<string, Buffer | undefined>
  /** @returns whether what the check has read from the disk, such as pictures, is still what is in the snapshot */
  isStill(): Promise<boolean>
}

/**
 * @param data the folder of the content
 * @param repository that it is in
 * @param git with an index of its own, which then holds the last commit with data/ as it is
 */
export async function snapshotOf(data: string, { head, prefix }: Repository, git: IndexGit): Promise<Snapshot> {
  const before = await statesIn(data)
  await git("read-tree", "--reset", head)
  await git("add", "--all", "--", ...content)
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
    // It is as it was committed, whatever the disk has: there, and not to be judged.
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
  /** git was told not to look at the file on the disk, or that it is not there: `--assume-unchanged`, a sparse checkout. */
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
  return new Map(await Promise.all(files.map(async (file) => [file, await stateOf(join(data, file))] as const)))
}

/** Of what the check was given it has read nothing. */
const isSame = (before: States, after: States, given: ReadonlyMap<string, unknown>): boolean =>
  [...new Set([...before.keys(), ...after.keys()])].every(
    (file) => given.has(file) || (before.has(file) && before.get(file) === after.get(file)),
  )
