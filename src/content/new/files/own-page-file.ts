import { posix } from "node:path"
import { stringify } from "yaml"
import { checkContent } from "../../check/check-file"
import { fieldsIn, type Surroundings } from "../../check/entries"
import { errorAt } from "../../check/report/diagnostic"
import { nameDiagnostic, unknownService } from "../../check/texts/own-pages"
import { ownPageFile } from "../../contract/files"
import { ownPageFolder, ownPagePath } from "../../contract/own-page"
import { unwrittenText } from "../../contract/texts"
import type { FileForm } from "./file-form"

/** The contract is the same for every own page, whatever its name. */
const page = ownPageFile(ownPagePath("new"))

/** A page of the owner's own: its settings between two lines of ---, and its text to be written. */
export const ownPageForm: FileForm = {
  fields: [
    ...fieldsIn(page.field),
    // What the contract has no field for: the file's name.
    { key: "slug", kind: "slug", description: "The page’s address, /<slug>/, and its file’s name.", required: true },
  ],
  diagnostics: ({ slug, ...settings }, beside) => {
    const { content, diagnostics } = checkContent(page, settings)
    const name = typeof slug === "string" ? slugDiagnostic(slug, beside) : undefined
    return [...diagnostics, ...unknownService(content, beside.others), ...(name ? [errorAt(["slug"], name)] : [])]
  },
  path: ({ slug }) => ownPagePath(String(slug)),
  text: ({ slug: _, picture, ...settings }) => {
    const given = picture === undefined ? {} : { picture: posix.relative(ownPageFolder, String(picture)) }
    // Unfolded: a line per setting is what the guide shows.
    return `---\n${stringify({ ...settings, ...given }, { lineWidth: 0 })}---\n\n${unwrittenText}`
  },
  another: "Give the page another slug.",
  next: (file) => `Write its text in ${file}, below the second line of ---.`,
}

function slugDiagnostic(slug: string, { site }: Surroundings) {
  if (!site?.pages.has(`/${slug}/`)) return nameDiagnostic(slug)
  return nameDiagnostic(slug) ?? { ...isThere, message: `There is a page at /${slug}/ already.` }
}

const isThere = { code: "own-page-taken", advice: "Give the page another slug." }
