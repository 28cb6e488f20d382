import { readFile, stat } from "node:fs/promises"
import { join, posix } from "node:path"
import { reservedName } from "../../../language/slug"
import { type Diagnostic, errorAt } from "../../diagnostic/diagnostic"
import type { DataFolder } from "../../files/data-folder"
import { unlessMissing } from "../../files/errors"
import { isPointer, maxPointer } from "../../json/decode"
import { say } from "../../sentences/sentences"
import { locateFile } from "../check-file"

/**
 * What Windows allows in no name: its own devices, with any ending, a dot or space at the end, and these signs. A name with a control character is not read in
 * any system.
 */
const impossible = new RegExp(`^${reservedName}(?:\\.|$)|[. ]$|[<>:"|?*\\\\]`, "i")

/**
 * @param folder data/
 * @returns errors for files, also of static/, that a clone of the repository would lack on Windows, or on Windows and macOS have in place of another; and for
 * files of static/ that git has not fetched. Names of pages and posts have rules of their own.
 */
export async function fileNameDiagnostics(folder: DataFolder): Promise<Diagnostic[]> {
  const published = folder.published.map((path) => posix.join("../static", path))
  const pointers = await Promise.all(
    published.map(async (path) => {
      const place = join(folder.root, path)
      const { size = maxPointer } = (await unlessMissing(stat(place))) ?? {}
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
  return [...pointers.flat(), ...named]
}
