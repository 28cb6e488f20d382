import { reservedName } from "../../../language/slug"
import { type Diagnostic, errorAt } from "../../diagnostic/diagnostic"
import type { DataFolder } from "../../files/data-folder"
import { say } from "../../sentences/sentences"
import { locateFile } from "../check-file"

/**
 * What Windows allows in no name: its own devices, with any ending, a dot or space at the end, and these signs. A name with a control character is not read in
 * any system.
 */
const impossible = new RegExp(`^${reservedName}(?:\\.|$)|[. ]$|[<>:"|?*\\\\]`, "i")

/**
 * @param folder data/
 * @returns errors for files that a clone of the repository would lack on Windows, or on Windows and macOS have in place of another. Names of pages and posts
 * have rules of their own.
 */
export function fileNameDiagnostics(folder: DataFolder): Diagnostic[] {
  const known = new Map<string, string>()
  return folder.files.flatMap((path) => {
    const name = path.split("/").find((part) => impossible.test(part))
    const plain = path.normalize("NFC").toLowerCase()
    const other = known.get(plain)
    known.set(plain, path)
    if (other !== undefined) return [locateFile(errorAt([], say("file-name-same", { other })), path, folder)]
    const isNamed = /\.(?:md|json)$/i.test(path)
    if (name === undefined || (isNamed && !/[<>:"|?*\\]/.test(path))) return []
    return [locateFile(errorAt([], say("file-name", { name })), path, folder)]
  })
}
