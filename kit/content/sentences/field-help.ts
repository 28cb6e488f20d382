import type { Path } from "../location/json-path"
import germanHelp from "./help-de.json"

/** By the file within data/, with * for any file of its folder, then by the path of the field in it, with [] for an entry of a list. */
type FieldHelp = Readonly<Record<string, Readonly<Record<string, string>>>>

/** The key of what all files say of the forms of a plural. */
const plurals = "plurals"

/** @returns the path of a field as the German descriptions name it, with [] for an entry of a list */
export const placeOf = (path: Path): string => path.map((part) => (typeof part === "number" ? "[]" : part)).join(".")

/** @returns what is said of a field in German; undefined where it has no German words yet */
export function germanHelpAt(file: string, path: Path): string | undefined {
  const help: FieldHelp = germanHelp
  const [place, last] = [placeOf(path), path.at(-1)]
  return help[file]?.[place] ?? help[file.replace(/[^/]*$/, "*")]?.[place] ?? help[plurals]?.[String(last)]
}
