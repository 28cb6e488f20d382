import type { Path } from "../location/json-path"
import germanHelp from "./help-de.json"

/** By the file within data/, with * for any file in its folder, then by the field's path, with [] for an entry of a list. */
type FieldHelp = Readonly<Record<string, Readonly<Record<string, string>>>>

/** The key of the descriptions of plural forms, which are the same in all files. */
const plurals = "plurals"

/** @returns a field's path as it is a key of the German descriptions, with [] for an entry of a list */
export const fieldPath = (path: Path): string => path.map((part) => (typeof part === "number" ? "[]" : part)).join(".")

/** @returns a field's description in German; undefined if it is not translated yet */
export function germanHelpAt(file: string, path: Path): string | undefined {
  const help: FieldHelp = germanHelp
  const [place, last] = [fieldPath(path), path.at(-1)]
  return help[file]?.[place] ?? help[file.replace(/[^/]*$/, "*")]?.[place] ?? help[plurals]?.[String(last)]
}
