import { readFile, stat } from "node:fs/promises"
import { join, posix } from "node:path"
import { reservedName } from "../../../language/slug"
import { type Diagnostic, errorAt, warningAt } from "../../diagnostic/diagnostic"
import type { DataFolder } from "../../files/data-folder"
import { isPointer, maxPointer } from "../../files/decode"
import { unlessMissing } from "../../files/errors"
import { say } from "../../sentences/sentences"
import { locateFile } from "../check-file"

/**
 * Names that Windows does not allow: those of its devices, with any extension, those that end in a dot or space, and those with any of these characters. Names
 * with control characters are rejected on every system.
 */
const impossible = new RegExp(
  `^(?:${reservedName}|(?:com|lpt)[¹²³]|con(?:in|out)\\$)(?:\\.|$)|[. ]$|[<>:"|?*\\\\]`,
  "i",
)

const mega = 1024 * 1024

/** In bytes: https://developers.cloudflare.com/pages/platform/limits/#file-size */
const mostPublished = 25 * mega

/**
 * @param folder data/
 * @returns errors for files of data/ and static/ that a clone of the repository would lack on Windows, or that would replace another file on Windows and macOS;
 * for files of static/ that Git LFS has not fetched, and warnings for those that a host refuses. Names of pages and posts have their own rules.
 */
export async function fileNameDiagnostics(folder: DataFolder): Promise<Diagnostic[]> {
  const published = folder.published.map((path) => posix.join("../static", path))
  const sizes = await Promise.all(
    published.map(async (path) => {
      const place = join(folder.root, path)
      const { size = maxPointer } = (await unlessMissing(stat(place))) ?? {}
      if (size > mostPublished)
        return [locateFile(warningAt([], say("file-heavy.published", { size: Math.ceil(size / mega) })), path, folder)]
      const bytes = size < maxPointer ? await unlessMissing(readFile(place)) : undefined
      return bytes && isPointer(bytes) ? [locateFile(errorAt([], say("git-lfs")), path, folder)] : []
    }),
  )
  const known = new Map<string, string>()
  const named = [...folder.files, ...published].flatMap((path) => {
    const name = path.split("/").find((part) => part !== ".." && impossible.test(part))
    const plain = path.normalize("NFC").toLowerCase()
    const other = known.get(plain)
    known.set(plain, posix.join("data", path))
    if (other !== undefined) return [locateFile(errorAt([], say("file-name-same", { other })), path, folder)]
    const isNamed = /\.(?:md|json)$/i.test(path) && !published.includes(path)
    if (name === undefined || (isNamed && !/[<>:"|?*\\]/.test(path))) return []
    return [locateFile(errorAt([], say("file-name", { name })), path, folder)]
  })
  return [...sizes.flat(), ...named]
}
