import type { Path } from "../../contract/field"
import type { Remedy } from "../../contract/mistakes/remedy"

/** An error stops the build, a warning does not. */
export type Severity = "error" | "warning"

/** What is wrong, in words for the owner, and what to write instead. */
export interface Complaint {
  readonly code: string
  readonly message: string
  readonly advice: string
  /** Where the check knows for certain what is to be written. */
  readonly remedy?: Remedy
}

/** A complaint and where it stands. */
export interface Problem extends Complaint {
  readonly severity: Severity
  /** As the owner would open it: the folder that was checked, and the path within it. */
  readonly file: string
  /** From 1. */
  readonly line: number
  /** From 1, in UTF-16 units as editors count. */
  readonly column: number
  /** Such as books[2].amazonUrl; empty for the file as a whole. */
  readonly path: string
  /** The same for programs, within the file. */
  readonly at: Path
  /** The line of the file, without its line break; empty where there is none to show. */
  readonly lineText: string
}

/** The order in which problems are shown: by file, then from its top to its bottom. */
export function byPlace(a: Problem, b: Problem): number {
  return (
    compare(a.file, b.file) ||
    a.line - b.line ||
    a.column - b.column ||
    compare(a.path, b.path) ||
    compare(a.code, b.code) ||
    compare(a.message, b.message)
  )
}

function compare(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
