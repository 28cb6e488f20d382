import { type EntryField, entryFields, entryFindings, type Surroundings } from "../check/entries"
import type { Finding } from "../check/report/finding"
import type { Given } from "./content-files"
import type { Kind } from "./kinds"

/** @returns what can be asked for */
export const fieldsOf = ({ form, file }: Kind): readonly EntryField[] =>
  form === "entry" ? entryFields(file) : form.fields

const findingsOf = ({ form, file }: Kind, entry: Given, beside: Surroundings): Finding[] =>
  form === "entry" ? entryFindings(file, entry, beside) : form.findings(entry, beside)

/**
 * @param kind of entry
 * @param entry to be added, or one value of it
 * @param beside what is there
 * @returns what is wrong with it, by the path within it; errors only
 */
export const errorsOf = (kind: Kind, entry: Given, beside: Surroundings): Finding[] =>
  findingsOf(kind, entry, beside).filter(({ severity }) => severity === "error")

/** @returns what the check would remark on an entry that is right, by the path within it */
export const warningsOf = (kind: Kind, entry: Given): Finding[] =>
  findingsOf(kind, entry, { existing: [], others: new Map() }).filter(({ severity }) => severity === "warning")
