import type { Path } from "../../contract/field"
import type { Complaint, Severity } from "./problem"

/** A complaint about a value of a file, before its line and column are known. */
export interface Finding extends Complaint {
  readonly severity: Severity
  readonly path: Path
  /** Point at this key of the group at `path`, not at the group: at its last occurrence. */
  readonly key?: string
  /** How far into the text at `path` to point. */
  readonly index?: number
}

/** @returns a finding that stops the build */
export const errorAt = (path: Path, complaint: Complaint, place: Pick<Finding, "key" | "index"> = {}): Finding => ({
  ...complaint,
  ...place,
  path,
  severity: "error",
})

/** @returns a finding that does not stop the build */
export const warningAt = (path: Path, complaint: Complaint): Finding => ({ ...complaint, path, severity: "warning" })

/**
 * @param name of the file without its ending
 * @param path within the file
 * @returns the place in words: books[2].amazonUrl in a list, hero.heading in a group
 */
export function pathInWords(name: string, path: Path): string {
  const start = typeof path[0] === "number" ? name : ""
  return path.reduce<string>((words, step) => {
    if (typeof step === "number") return `${words}[${step}]`
    return words ? `${words}.${step}` : step
  }, start)
}
