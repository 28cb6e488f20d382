import type { EntryField, Surroundings } from "../../check/entries"
import type { LocalDiagnostic } from "../../check/report/diagnostic"

/** What was answered, by the fields' keys. */
export type Given = Readonly<Record<string, unknown>>

/** What is a file by itself, and no entry of a list. */
export interface FileForm {
  /** What is asked for. */
  readonly fields: readonly EntryField[]
  /** What is wrong with what was answered, or with one answer, by the path within it. */
  diagnostics(given: Given, beside: Surroundings): LocalDiagnostic[]
  /** The file's path within data/. */
  path(given: Given): string
  /** The file's text; of a neighbour's text it takes the indentation and the line breaks. */
  text(given: Given, beside: Surroundings, neighbour: string): string
  /** What to do if the file is there already. */
  readonly another: string
  /** What to do with the file then. */
  next(file: string): string
}
