import type { Dirent } from "node:fs"
import { readdir, readFile, realpath } from "node:fs/promises"
import { join, posix, sep } from "node:path"
import type { DiagnosticMessage } from "../contract/rules/diagnose"
import { linkTarget, loop, special, wrongName } from "./confined"
import { isMissing, systemError } from "./error-code"
import { isLeftBehind } from "./left-behind"
import { CheckMemo } from "./memo"

/** The files under a folder, as paths with slashes. */
export interface DataFolder {
  /** The folder, as the owner named it. */
  readonly root: string
  /** With symbolic links resolved. */
  readonly realRoot: string
  /** Sorted, so that every run reports in the same order. */
  readonly files: readonly string[]
  /** Files, folders and links that are not read, with the reason: none of them is among the files. */
  readonly refused: ReadonlyMap<string, DiagnosticMessage>
  /** Content that is checked in place of the files', by their paths; it is never written. */
  readonly overlay: ReadonlyMap<string, Buffer | undefined>
  readonly memo: CheckMemo
}

export interface Looking {
  /** Content that is checked in place of the files', by their paths within the folder; undefined for a file treated as absent. */
  readonly overlay?: ReadonlyMap<string, Buffer | undefined>
  /** Results of former checks of this folder. */
  readonly memo?: CheckMemo
}

/** @returns whether the check skips a file or folder of this name: hidden, or left behind by a program */
export const isLeftOut = (name: string): boolean => name.startsWith(".") || isLeftBehind(name)

/**
 * @param root a folder such as data
 * @param looking an overlay over its files, and the memo of former checks
 * @returns its contents; undefined if there is no such folder
 */
export async function dataFolder(
  root: string,
  { overlay = new Map(), memo = new CheckMemo() }: Looking = {},
): Promise<DataFolder | undefined> {
  const realRoot = await unlessMissing(realpath(root))
  if (realRoot === undefined) return undefined
  const { files, refused } = await contents(root, "", { realRoot, above: [realRoot] })
  const all = [...new Set([...files, ...overlay.keys()])]
    .filter((file) => !overlay.has(file) || overlay.get(file))
    .sort()
  const named = root.replaceAll(sep, "/").replace(/\/+$/, "")
  const sorted = new Map([...refused].sort(([one], [other]) => (one < other ? -1 : 1)))
  return { root: named, realRoot, files: all, refused: sorted, overlay, memo }
}

/** @returns why a file of the folder is not read, or one of the folders that it is in; undefined if all of them are */
export function refusalOf({ refused }: Pick<DataFolder, "refused">, path: string): DiagnosticMessage | undefined {
  if (refused.size === 0) return undefined
  const names = path.split("/")
  return names.map((_name, index) => refused.get(names.slice(0, index + 1).join("/"))).find((why) => why !== undefined)
}

/** How often the reading of a folder begins again because a file went away meanwhile. */
const mostTries = 5

/**
 * Reads a folder as one state. If a file is deleted or renamed between the listing and its reading, it begins again.
 *
 * @param root a folder such as data
 * @param looking an overlay over its files, and the memo of former checks
 * @param read reads what it needs of the folder
 * @returns its result; undefined if there is no such folder
 * @throws what `read` throws; a missing file only if one goes away in each of five tries
 */
export async function readFolder<Result>(
  root: string,
  looking: Looking,
  read: (folder: DataFolder) => Promise<Result>,
): Promise<Result | undefined> {
  for (let tries = 1; ; tries++) {
    const folder = await dataFolder(root, looking)
    if (!folder) return undefined
    try {
      return await read(folder)
    } catch (error) {
      if (!isMissing(error) || tries === mostTries) throw error
    }
  }
}

interface Contents {
  readonly files: readonly string[]
  readonly refused: ReadonlyArray<readonly [path: string, why: DiagnosticMessage]>
}

/** The folder that nothing may leave, and the real paths of the folders on the way to this one. */
interface Around {
  readonly realRoot: string
  readonly above: readonly string[]
}

const nothing: Contents = { files: [], refused: [] }

/** Node's recursive readdir follows a link into its own parent folder until the system refuses. */
async function contents(root: string, within: string, around: Around): Promise<Contents> {
  const parts: Contents[] = []
  // One folder after the other: thousands at once would be more than the system opens.
  for (const entry of await entriesOf(join(root, within)))
    if (!isLeftOut(entry.name)) parts.push(await entryOf(root, posix.join(within, entry.name), entry, around))
  return { files: parts.flatMap(({ files }) => files), refused: parts.flatMap(({ refused }) => refused) }
}

async function entryOf(root: string, path: string, entry: Dirent, { realRoot, above }: Around): Promise<Contents> {
  const refuse = (why: DiagnosticMessage): Contents => ({ files: [], refused: [[path, why]] })
  const list = async (real: string): Promise<Contents> => {
    try {
      return await contents(root, path, { realRoot, above: [...above, real] })
    } catch (error) {
      return refuse(systemError(error))
    }
  }
  if (/\p{Cc}/u.test(entry.name)) return refuse(wrongName)
  if (entry.isFile()) return { files: [path], refused: [] }
  if (entry.isDirectory()) return list(join(above.at(-1) ?? realRoot, entry.name))
  if (!entry.isSymbolicLink()) return refuse(special)
  const target = await unlessMissing(linkTarget(join(root, path), realRoot))
  if (!target) return nothing
  if (target.kind === "refused") return refuse(target.why)
  if (target.kind === "file") return { files: [path], refused: [] }
  return above.includes(target.real) ? refuse(loop) : list(target.real)
}

const entriesOf = async (folder: string): Promise<readonly Dirent[]> =>
  (await unlessMissing(readdir(folder, { withFileTypes: true }))) ?? []

/** A link may be broken, and a file may vanish between two reads. */
async function unlessMissing<Result>(result: Promise<Result>): Promise<Result | undefined> {
  try {
    return await result
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

/** @returns the bytes of a file of the folder, or of its overlay */
export const readBytes = async ({ root, overlay }: DataFolder, path: string): Promise<Buffer> =>
  overlay.get(path) ?? readFile(join(root, path))
