import { checkContent, type EntryContext, fieldsIn, takenSlug } from "../../content/check/check-file"
import { engagementFile } from "../../content/contract/data-paths"
import { type EntryField, fieldAt } from "../../content/contract/field"
import { type ContentFile, contentFile } from "../../content/contract/files"
import { errorAt, type LocalDiagnostic } from "../../content/diagnostic/diagnostic"
import { type Json, newJson } from "../../content/json/edit-json"
import { getIn } from "../../content/location/json-path"
import { say, told } from "../../content/sentences/sentences"
import { amountIn } from "../../language/money"
import { beginWords, completed, merged, neutralWords } from "../new-site-texts/new-site-texts"
import type { FileForm, Given } from "./content-files"

const page = contentFile(engagementFile) as ContentFile

/** The figures of the sum behind the claim, which only the owner knows. Without any of them, the page begins without a sum. */
const figures = ["currency", "salary", "employerCosts", "recruiterFee", "days", "weeks", "dayPrice"] as const

function fieldsNamed(keys: readonly string[], within: readonly string[]): readonly EntryField[] {
  const fields = fieldsIn(fieldAt(page.field, within)).map((field) => ({ ...field, within }))
  return keys.flatMap((key) => fields.filter((field) => field.key === key))
}

/** The page about how an engagement goes, in neutral words in the site's language. */
export const engagementForm: FileForm = {
  fields: [
    ...fieldsNamed(["slug"], []),
    ...fieldsNamed(figures, ["sum"]).map((field) => ({ ...field, required: false })),
  ],
  supplies: () => ["slug"],
  complete: (given, { language }) => ({ slug: getIn(beginWords(engagementFile, language), "slug"), ...given }),
  diagnostics: (given, { site }) => {
    const sum = figuresIn(given)
    const { diagnostics } = checkContent(page, { slug: given.slug, sum })
    const own = [...(site?.pages.keys() ?? [])].map((path) => path.replaceAll("/", ""))
    const missing = Object.keys(sum).length === 0 ? [] : figures.filter((key) => !(key in sum))
    return [
      // Only errors about answers: everything else on the page comes from the kit's words.
      ...diagnostics.flatMap((each) => aboutAnswer(each, given)),
      ...takenSlug(given, own),
      ...missing.map((key) => errorAt([key], { ...say("command.figure"), code: "sum-figure" })),
    ]
  },
  path: () => engagementFile,
  text: (given, beside, neighbour) => newJson(engagementContent(given, beside), neighbour),
  another: () => told("command.another.engagement"),
  next: (file) => told("command.next.engagement", { file }),
}

function aboutAnswer(diagnostic: LocalDiagnostic, given: Given): LocalDiagnostic[] {
  const key = diagnostic.path.at(-1)
  return typeof key === "string" && given[key] !== undefined ? [{ ...diagnostic, path: [key] }] : []
}

/** The given figures, with amounts read as people write them. */
function figuresIn(given: Given): Readonly<Record<string, Json>> {
  return Object.fromEntries(
    figures.flatMap((key): Array<[string, Json]> => {
      const text = given[key]
      if (text === undefined || text === "") return []
      return [[key, (key === "currency" ? undefined : amountIn(String(text))) ?? String(text)]]
    }),
  )
}

/** Without figures, the sum is left out. */
function engagementContent(given: Given, { language, others }: EntryContext): Json {
  const own = { slug: String(given.slug), sum: figuresIn(given) }
  const words = neutralWords(engagementFile, language, getIn(others.get("site.json"), "role"))
  return completed(page.field, merged(words, own), words)
}
