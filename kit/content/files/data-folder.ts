import { type Dirent, lstatSync, realpathSync, statSync } from "node:fs"
import { readdir, readFile, realpath, stat } from "node:fs/promises"
import { basename, dirname, join, posix, sep } from "node:path"
import type { DiagnosticMessage } from "../diagnostic/diagnostic"
import { say } from "../sentences/sentences"
import { errorCode, isMissing, systemError, unlessMissing } from "./errors"
import { CheckMemo } from "./memo"

/** The files under a folder, as paths with slashes. */
export interface DataFolder {
  /** The folder, as the owner named it. */
  readonly root: string
  /** With symbolic links resolved. */
  readonly realRoot: string
  /** Sorted, so that every run reports in the same order. */
  readonly files: readonly string[]
  /** The files of the folder static/ beside it, which are published as they are. */
  readonly published: readonly string[]
  /** Files, folders and links that are not read, with the reason; none of them is in `files`. Those of static/ begin with `../static`. */
  readonly refused: ReadonlyMap<string, DiagnosticMessage>
  /** Content to check in place of what the files have, by path; it is never written. */
  readonly overlay: ReadonlyMap<string, Buffer | undefined>
  readonly memo: CheckMemo
}

export interface CheckOptions {
  /** Content to check in place of what the files have, by path within the folder; undefined treats a file as absent. */
  readonly overlay?: ReadonlyMap<string, Buffer | undefined>
  /** Results of earlier checks of this folder. */
  readonly memo?: CheckMemo
}

/** Files that operating systems and editors leave behind, as globs that use only *: never checked, never committed. */
export const leftoverGlobs: readonly string[] = [
  ".DS_Store",
  "Thumbs.db",
  "desktop.ini",
  "._*",
  "*~",
  ".#*",
  "#*#",
  "*.swp",
  "*.swo",
  ".~lock.*#",
  "~$*",
  // Also the temporary files of the studio's atomic writes.
  "*.tmp",
]

const patterns = leftoverGlobs.map(
  (glob) => new RegExp(`^${glob.replace(/[.$]/g, "\\$&").replaceAll("*", ".*")}$`, "i"),
)

/** @returns whether a program has left behind the file or folder with this base name */
export const isLeftover = (name: string): boolean => patterns.some((pattern) => pattern.test(name))

/** @returns whether the check skips a file or folder with this name: it is hidden, or left behind by a program */
export const isLeftOut = (name: string): boolean => name.startsWith(".") || isLeftover(name)

/**
 * @param root a folder such as data
 * @param looking an overlay over its files, and the memo of earlier checks
 * @returns its contents; undefined if there is no such folder
 */
export async function dataFolder(
  root: string,
  { overlay = new Map(), memo = new CheckMemo() }: CheckOptions = {},
): Promise<DataFolder | undefined> {
  // A link may be broken, and a file may vanish between two reads.
  const realRoot = await unlessMissing(realpath(root))
  if (realRoot === undefined) return undefined
  const { files, refused } = await contents(root, "", { realRoot, above: [realRoot], rules: dataRules })
  const beside = await staticFolder(join(root, staticBeside))
  const all = [...new Set([...files, ...overlay.keys()])]
    .filter((file) => !overlay.has(file) || overlay.get(file))
    .sort()
  const named = root.replaceAll(sep, "/").replace(/\/+$/, "")
  const others = [...beside.refused].map(([path, why]) => [posix.join(staticBeside, path), why] as const)
  const sorted = new Map([...refused, ...others].sort(([one], [other]) => (one < other ? -1 : 1)))
  return { root: named, realRoot, files: all, published: beside.files, refused: sorted, overlay, memo }
}

/** Where static/ is, from data/. */
const staticBeside = "../static"

/** What of static/ is published, and what is not, with the reason. */
interface StaticFolder {
  readonly files: readonly string[]
  readonly refused: ReadonlyMap<string, DiagnosticMessage>
}

/**
 * @param folder static/, whose files are published as they are
 * @returns its contents, sorted; hidden files count, since hosts ask for some. The folder itself must not be a link: it could publish the whole project
 */
export async function staticFolder(folder: string): Promise<StaticFolder> {
  const found = lstatSync(folder, { throwIfNoEntry: false })
  const refuse = (why: DiagnosticMessage): StaticFolder => ({ files: [], refused: new Map([["", why]]) })
  if (!found) return { files: [], refused: new Map() }
  if (found.isSymbolicLink()) return refuse(staticRules.outside)
  if (!found.isDirectory()) return refuse(systemError({ code: "ENOTDIR" }))
  const realRoot = await realpath(folder)
  const { files, refused } = await contents(folder, "", { realRoot, above: [realRoot], rules: staticRules })
  return { files: [...files].sort(), refused: new Map(refused) }
}

/** @returns why a file, or a folder that it is in, is not read; undefined if it can be read */
export function refusalOf({ refused }: Pick<DataFolder, "refused">, path: string): DiagnosticMessage | undefined {
  if (refused.size === 0) return undefined
  const names = path.split("/")
  return names.map((_name, index) => refused.get(names.slice(0, index + 1).join("/"))).find((why) => why !== undefined)
}

/** How many times a folder is read if files keep disappearing meanwhile. */
const maxTries = 5

/**
 * Reads a folder in one consistent state: if a file is deleted or renamed after it was listed and before it is read, reading starts over.
 *
 * @param root a folder such as data
 * @param looking an overlay over its files, and the memo of earlier checks
 * @param read reads what it needs from the folder
 * @returns its result; undefined if there is no such folder
 * @throws what `read` throws; an error about a missing file only if it happens in each of five tries
 */
export async function readFolder<Result>(
  root: string,
  looking: CheckOptions,
  read: (folder: DataFolder) => Promise<Result>,
): Promise<Result | undefined> {
  for (let tries = 1; ; tries++) {
    const folder = await dataFolder(root, looking)
    if (!folder) return undefined
    try {
      return await read(folder)
    } catch (error) {
      if (!isMissing(error) || tries === maxTries) throw error
    }
  }
}

interface Contents {
  readonly files: readonly string[]
  readonly refused: ReadonlyArray<readonly [path: string, why: DiagnosticMessage]>
}

/** The folder that no link may lead out of, and the real paths of the folders from it down to this one. */
interface Around {
  readonly realRoot: string
  readonly above: readonly string[]
  readonly rules: FolderRules
}

/** How data/ and static/ differ. */
interface FolderRules {
  /** Whether a file or folder is passed over, by its name. */
  readonly isLeftOut: (name: string) => boolean
  /** For a link that leads out of the folder. */
  readonly outside: DiagnosticMessage
  /** In bytes: how large a file may be that is read as a whole; absent if none is. */
  readonly most?: (name: string) => number
}

/** In bytes. A post has room for 300,000 characters, and no host of repositories takes a file of more than 100 MB. */
const mostBytes = (name: string): number => (/\.(?:json|md|svg)$/i.test(name) ? 5_000_000 : 100_000_000)

const dataRules: FolderRules = { isLeftOut, outside: say("link-outside"), most: mostBytes }
const staticRules: FolderRules = { isLeftOut: isLeftover, outside: say("link-outside.static") }

const nothing: Contents = { files: [], refused: [] }

/** Not Node's recursive readdir, which follows a link to its own parent folder until the system refuses. */
async function contents(root: string, within: string, around: Around): Promise<Contents> {
  const parts: Contents[] = []
  // One folder at a time: the system does not open thousands at once.
  const entries = await entriesOf(join(root, within))
  const repository = entries.find(({ name }) => name === ".git") ?? bareRepository(entries)
  if (repository) parts.push({ files: [], refused: [[posix.join(within, repository.name), say("folder-repository")]] })
  for (const entry of entries)
    if (!around.rules.isLeftOut(entry.name) && entry !== repository)
      parts.push(await entryOf(root, posix.join(within, entry.name), entry, around))
  return { files: parts.flatMap(({ files }) => files), refused: parts.flatMap(({ refused }) => refused) }
}

/** Git treats a folder that has all three of these as a repository. */
const bareRepository = (entries: readonly Dirent[]): Dirent | undefined =>
  ["objects", "refs", "HEAD"]
    .map((name) => entries.find((entry) => entry.name === name))
    .reduce((one, other) => one && other)

async function entryOf(root: string, path: string, entry: Dirent, around: Around): Promise<Contents> {
  const { realRoot, above, rules } = around
  const refuse = (why: DiagnosticMessage, named = path): Contents => ({ files: [], refused: [[named, why]] })
  const list = async (real: string): Promise<Contents> => {
    try {
      return await contents(root, path, { ...around, above: [...above, real] })
    } catch (error) {
      return refuse(systemError(error))
    }
  }
  if (/\p{Cc}/u.test(entry.name)) return refuse(say("file-name.letters"))
  const misread = await misreadName(join(root, path))
  if (misread !== undefined) return refuse(say("file-name.encoding"), posix.join(posix.dirname(path), misread))
  const file = async (): Promise<Contents> => {
    const most = rules.most?.(entry.name)
    const size = most === undefined ? 0 : ((await unlessMissing(stat(join(root, path))))?.size ?? 0)
    return most !== undefined && size > most ? refuse(tooHeavy(size, most)) : { files: [path], refused: [] }
  }
  if (entry.isFile()) return file()
  if (entry.isDirectory()) return list(join(above.at(-1) ?? realRoot, entry.name))
  if (!entry.isSymbolicLink()) return refuse(say("file-special"))
  const target = await unlessMissing(linkTarget(join(root, path), realRoot, rules.outside))
  if (!target) return nothing
  if (target.kind === "refused") return refuse(target.why)
  if (target.kind === "file") return file()
  return above.includes(target.real) ? refuse(say("link-broken.loop")) : list(target.real)
}

const tooHeavy = (size: number, most: number): DiagnosticMessage =>
  say("file-heavy", { size: Math.ceil(size / 1_000_000), most: most / 1_000_000 })

/**
 * @param path as Node has read it from a folder: bytes that are not UTF-8 have become replacement characters, and the file is not found by it
 * @returns how the name was probably meant, in the letters of Western European Windows; undefined if the file has the name that was read
 */
async function misreadName(path: string): Promise<string | undefined> {
  if (!basename(path).includes("\ufffd") || lstatSync(path, { throwIfNoEntry: false })) return undefined
  const names = (await unlessMissing(readdir(dirname(path), { encoding: "buffer" }))) ?? []
  const bytes = names.find((name) => name.toString() === basename(path))
  return bytes && new TextDecoder("windows-1252").decode(bytes)
}

const entriesOf = async (folder: string): Promise<readonly Dirent[]> =>
  (await unlessMissing(readdir(folder, { withFileTypes: true }))) ?? []

/** @returns a file's bytes, from the overlay if it has the file */
export const readBytes = async ({ root, overlay }: DataFolder, path: string): Promise<Buffer> =>
  overlay.get(path) ?? readFile(join(root, path))

/**
 * Everything that reads a folder such as data/ asks this: a link out of the folder could publish any file on the machine.
 *
 * @param real a path with its links resolved
 * @param realRoot the folder with its links resolved, since it may itself be a link
 * @returns whether the path is in the folder
 */
export const isWithin = (real: string, realRoot: string): boolean =>
  real.startsWith(realRoot.endsWith(sep) ? realRoot : realRoot + sep)

/** Where a symbolic link in a folder leads. */
type LinkTarget =
  | { readonly kind: "file" }
  | { readonly kind: "folder"; readonly real: string }
  | { readonly kind: "refused"; readonly why: DiagnosticMessage }

/**
 * @param path of a symbolic link
 * @param realRoot the folder that it may not leave, with its links resolved
 * @param outside the message for one that does
 * @returns where it leads, following links to links to the end
 */
async function linkTarget(path: string, realRoot: string, outside: DiagnosticMessage): Promise<LinkTarget> {
  try {
    const real = await realpath(path)
    if (real !== realRoot && !isWithin(real, realRoot)) return refused(outside)
    const found = await stat(real)
    if (found.isDirectory()) return { kind: "folder", real }
    return found.isFile() ? { kind: "file" } : refused(say("file-special"))
  } catch (error) {
    if (isMissing(error) || errorCode(error) === "ELOOP") return refused(say("link-broken"))
    throw error
  }
}

const refused = (why: DiagnosticMessage): LinkTarget => ({ kind: "refused", why })

/**
 * For code that reads a file by its path long after its folder was listed, such as Gatsby's nodes.
 *
 * @param path of a file
 * @param root the folder
 * @returns whether it is, with links resolved, a plain file in the folder, and not too large to be read; false if it is gone
 */
export function isFileWithin(path: string, root: string): boolean {
  try {
    const real = realpathSync(path)
    const found = statSync(real)
    return isWithin(real, realpathSync(root)) && found.isFile() && found.size <= mostBytes(path)
  } catch (error) {
    if (isMissing(error) || errorCode(error) === "ELOOP") return false
    throw error
  }
}

/** @returns `isFileWithin` for one of Gatsby's file nodes */
export const isReadable = ({ absolutePath, relativePath }: FileNode): boolean =>
  isFileWithin(absolutePath, absolutePath.slice(0, -relativePath.length))
interface FileNode {
  readonly absolutePath: string
  /** Within the folder. */
  readonly relativePath: string
}

/**
 * @param path of a file or folder, which may be gone
 * @param root the folder
 * @returns false for what must not be read: anything outside the folder, and anything that is neither file nor folder
 */
export function mayRead(path: string, root = "data"): boolean {
  try {
    const [real, realRoot] = [realpathSync(path), realpathSync(root)]
    const found = statSync(real)
    return (real === realRoot || isWithin(real, realRoot)) && (found.isFile() || found.isDirectory())
  } catch (error) {
    if (isMissing(error)) return true
    if (errorCode(error) === "ELOOP") return false
    throw error
  }
}

/**
 * `mayRead` for a walk through the folder from its top, such as a watcher's: every folder on the way has been checked, so only links need a closer look.
 */
export function isWalkable(path: string, root = "data"): boolean {
  if (/\p{Cc}/u.test(basename(path))) return false
  try {
    const found = lstatSync(path)
    return found.isFile() || found.isDirectory() || (found.isSymbolicLink() && mayRead(path, root))
  } catch (error) {
    if (isMissing(error)) return true
    throw error
  }
}

/** Reported for a picture that visitors could not load. */
export const pictureOutside: DiagnosticMessage = say("picture-outside")
