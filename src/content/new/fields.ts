import { checkContent } from "../check/check-file"
import { type EntryField, entryFields, entryFindings, fieldsIn, type Surroundings } from "../check/entries"
import { errorAt, type Finding } from "../check/report/finding"
import { nameComplaint, unknownService } from "../check/texts/own-pages"
import { ownPageFile } from "../contract/files"
import { ownPagePath } from "../contract/own-page"
import type { Kind } from "./kinds"

/** The contract is the same for every own page, whatever its name. */
const page = ownPageFile(ownPagePath("new"))

/** What the contract has no field for: the file's name. */
const pageSlug: EntryField = {
  key: "slug",
  kind: "slug",
  description: "The page’s address, /<slug>/, and its file’s name.",
  required: true,
}

/** @returns what can be asked for */
export function fieldsOf({ form, file }: Kind): readonly EntryField[] {
  return form === "entry" ? entryFields(file) : [...fieldsIn(page.field), pageSlug]
}

/**
 * @param kind of entry
 * @param entry to be added, or one value of it
 * @param beside what is there
 * @returns what is wrong with it, by the path within it; errors only
 */
export function errorsOf(kind: Kind, entry: Readonly<Record<string, unknown>>, beside: Surroundings): Finding[] {
  const findings = kind.form === "entry" ? entryFindings(kind.file, entry, beside) : pageFindings(entry, beside)
  return findings.filter(({ severity }) => severity === "error")
}

function pageFindings({ slug, ...settings }: Readonly<Record<string, unknown>>, beside: Surroundings): Finding[] {
  const { content, findings } = checkContent(page, settings)
  const name = typeof slug === "string" ? slugComplaint(slug, beside) : undefined
  return [...findings, ...unknownService(content, beside.others), ...(name ? [errorAt(["slug"], name)] : [])]
}

/** @returns what the check would remark on an entry that is right, by the path within it */
export function warningsOf({ form, file }: Kind, entry: Readonly<Record<string, unknown>>): Finding[] {
  const findings =
    form === "entry"
      ? entryFindings(file, entry, { existing: [], others: new Map() })
      : checkContent(page, entry).findings
  return findings.filter(({ severity }) => severity === "warning")
}

function slugComplaint(slug: string, { site }: Surroundings) {
  if (!site?.pages.has(`/${slug}/`)) return nameComplaint(slug)
  return nameComplaint(slug) ?? { ...isThere, message: `There is a page at /${slug}/ already.` }
}

const isThere = { code: "own-page-taken", advice: "Give the page another slug." }
