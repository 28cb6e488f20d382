import { lstatSync, realpathSync, statSync } from "node:fs"
import { realpath, stat } from "node:fs/promises"
import { basename, sep } from "node:path"
import type { DiagnosticMessage } from "../contract/rules/diagnose"
import { errorCode, isMissing } from "./error-code"

/**
 * Decides for everything that reads a folder such as data/: a link that leads out of it could publish any file of the machine.
 *
 * @param real a path with its links resolved
 * @param realRoot the folder with its links resolved: it may itself be a link
 * @returns whether the path is in the folder
 */
export const isWithin = (real: string, realRoot: string): boolean =>
  real.startsWith(realRoot.endsWith(sep) ? realRoot : realRoot + sep)

/** Where a symbolic link of a folder leads. */
export type LinkTarget =
  | { readonly kind: "file" }
  | { readonly kind: "folder"; readonly real: string }
  | { readonly kind: "refused"; readonly why: DiagnosticMessage }

/**
 * @param path of a symbolic link
 * @param realRoot the folder that it may not leave, with its links resolved
 * @returns where it leads; links to links are followed to their end
 */
export async function linkTarget(path: string, realRoot: string): Promise<LinkTarget> {
  try {
    const real = await realpath(path)
    if (real !== realRoot && !isWithin(real, realRoot)) return refused(outside)
    const found = await stat(real)
    if (found.isDirectory()) return { kind: "folder", real }
    return found.isFile() ? { kind: "file" } : refused(special)
  } catch (error) {
    if (isMissing(error)) return refused(broken)
    if (errorCode(error) === "ELOOP") return refused(circle)
    throw error
  }
}

const refused = (why: DiagnosticMessage): LinkTarget => ({ kind: "refused", why })

/**
 * For what reads a file of a folder by its path long after the folder was listed, such as Gatsby's nodes.
 *
 * @param path of a file
 * @param root the folder
 * @returns whether it is a plain file in the folder, with links resolved; false if it is gone
 */
export function isFileWithin(path: string, root: string): boolean {
  try {
    const real = realpathSync(path)
    return isWithin(real, realpathSync(root)) && statSync(real).isFile()
  } catch (error) {
    if (isMissing(error) || errorCode(error) === "ELOOP") return false
    throw error
  }
}

/** @returns the same for a file node of Gatsby's */
export const isReadable = ({ absolutePath, relativePath }: FileNode): boolean =>
  isFileWithin(absolutePath, absolutePath.slice(0, -relativePath.length))

interface FileNode {
  readonly absolutePath: string
  /** Within the folder. */
  readonly relativePath: string
}

/**
 * @param path of a file or folder, or of one that has gone
 * @param root the folder
 * @returns false for what must not be read: what leads out of the folder, and what is neither file nor folder
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
 * The same for what walks through the folder from its top, such as a watcher: it asks of each folder before it goes into it, so that only links need a second look.
 */
export function isToBeWalked(path: string, root = "data"): boolean {
  if (/\p{Cc}/u.test(basename(path))) return false
  try {
    const found = lstatSync(path)
    return found.isFile() || found.isDirectory() || (found.isSymbolicLink() && mayRead(path, root))
  } catch (error) {
    if (isMissing(error)) return true
    throw error
  }
}

const outside: DiagnosticMessage = {
  code: "link-outside",
  message: "This symbolic link leads out of the content folder, so the site does not read it.",
  advice: "Copy the file here in place of the link.",
}

const broken: DiagnosticMessage = {
  code: "link-broken",
  message: "This symbolic link leads to nothing.",
  advice: "Remove it, or copy the file here in its place.",
}

const circle: DiagnosticMessage = {
  code: "link-circle",
  message: "This symbolic link leads back to itself.",
  advice: "Remove it.",
}

/** Following it would never end. */
export const loop: DiagnosticMessage = {
  code: "folder-loop",
  message: "This symbolic link points to a folder that contains it.",
  advice: "Remove it.",
}

/** Opening a pipe waits for another program, perhaps for ever. */
export const special: DiagnosticMessage = {
  code: "file-special",
  message: "This is neither a file nor a folder, but a pipe, a socket or a device.",
  advice: "Remove it.",
}

/** No list of files that is separated by lines can name it, and no program shows it as it is. */
export const wrongName: DiagnosticMessage = {
  code: "file-name",
  message: "The name of this file or folder has a line break or another control character in it.",
  advice: "Give it a name of letters, digits and hyphens.",
}
