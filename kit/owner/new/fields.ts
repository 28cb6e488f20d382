import { type EntryContext, entryDiagnostics, entryFields } from "../../content/check/check-file"
import type { LocalDiagnostic } from "../../content/check/report/diagnostic"
import type { EntryField } from "../../content/contract/field"
import type { Given } from "./content-files"
import type { Kind } from "./kinds"

/** @returns the fields to ask for */
export const fieldsOf = ({ form, file }: Kind): readonly EntryField[] =>
  form === "entry" ? entryFields(file) : form.fields

const diagnosticsOf = ({ form, file }: Kind, entry: Given, beside: EntryContext): LocalDiagnostic[] =>
  form === "entry" ? entryDiagnostics(file, entry, beside) : form.diagnostics(entry, beside)

/**
 * @param kind of entry
 * @param entry to be added, whole or with only some of its values
 * @returns its errors, with paths within the entry
 */
export const errorsOf = (kind: Kind, entry: Given, beside: EntryContext): LocalDiagnostic[] =>
  diagnosticsOf(kind, entry, beside).filter(({ severity }) => severity === "error")

/** @returns the warnings about an entry without errors, with paths within the entry */
export const warningsOf = (kind: Kind, entry: Given): LocalDiagnostic[] =>
  diagnosticsOf(kind, entry, { existing: [], others: new Map() }).filter(({ severity }) => severity === "warning")
