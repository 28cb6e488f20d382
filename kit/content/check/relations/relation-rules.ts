import { closestMatch } from "../../../language/closest-match"
import { isLanguage, pluralCategories } from "../../../language/numbers"
import { engagementFile } from "../../contract/data-paths"
import { isKnownLanguage } from "../../contract/rules/languages"
import { errorAt, type LocalDiagnostic, warningAt } from "../../diagnostic/diagnostic"
import { removal, replacement } from "../../diagnostic/fix"
import { languageIn } from "../../label-sets/label-sets"
import { asList, getIn } from "../../location/json-path"
import { say } from "../../sentences/sentences"
import { contrastDiagnostics } from "./contrast-rules"
import { formDiagnostics, providerDiagnostics, unusedProvider } from "./newsletter-rules"
import { shortQuoteDiagnostics } from "./quote-rules"

/**
 * The content of each file by its path in data/; files that cannot be read are absent. A rule that needs such a file reports nothing, because the file's own
 * error is the cause and should be the only one.
 */
export type Content = ReadonlyMap<string, unknown>

/** @returns the site's language; undefined if it is unreadable or invalid, which is reported in site.json: a rule that needs it then reports nothing */
export function siteLanguage(content: Content): string | undefined {
  const language = languageIn(content.get("site.json"))
  return language !== undefined && isKnownLanguage(language) ? language : undefined
}

/** @returns the ids of a list's entries; undefined if any is missing or invalid, which is reported in that file */
export function idsIn(content: Content, file: string): readonly string[] | undefined {
  const entries = content.get(file)
  if (!Array.isArray(entries)) return undefined
  const ids = entries.map((entry: unknown) => getIn(entry, "id"))
  const known = ids.filter((id) => typeof id === "string" && id.trim() !== "")
  return known.length === ids.length ? known.map(String) : undefined
}

/**
 * Runs the rules between two files. They assume nothing about a file's shape, since the file itself is checked against its contract elsewhere.
 *
 * @param content of all files
 * @returns the diagnostics by file path
 */
export function relationDiagnostics(content: Content): ReadonlyMap<string, readonly LocalDiagnostic[]> {
  const site = content.get("site.json")
  const blog = content.get("pages/blog.json")
  return new Map([
    ["posts.json", unknownTopics(content)],
    ["labels.json", missingPluralForms(content, "labels.json", countedLabels)],
    [engagementFile, missingPluralForms(content, engagementFile, [["sum", "words", "days"]])],
    [
      "site.json",
      [...providerDiagnostics(getIn(site, "newsletter")), ...unusedProvider(site, blog), ...claimInWords(site)],
    ],
    ["pages/blog.json", formDiagnostics(site, blog)],
    ["testimonials.json", shortQuoteDiagnostics(content.get("testimonials.json"))],
    ["brand.json", contrastDiagnostics(content.get("brand.json"))],
  ])
}

function claimInWords(site: unknown): LocalDiagnostic[] {
  const [percent, sentence] = [getIn(site, "costClaim", "percent"), getIn(site, "costClaim", "sentence")]
  if (typeof percent !== "number" || !Number.isInteger(percent) || typeof sentence !== "string") return []
  const [, written] = /(\d+)\s?[%٪]/.exec(sentence) ?? []
  if (written === undefined || Number(written) === percent) return []
  return [warningAt(["costClaim", "sentence"], say("claim", { written, percent }))]
}

function unknownTopics(content: Content): LocalDiagnostic[] {
  const topics = words(getIn(content.get("pages/blog.json"), "topics"))
  // Without topics there is no filter, so categories are free text.
  if (topics.length === 0) return []
  return asList(content.get("posts.json")).flatMap((entry, index) =>
    words(getIn(entry, "categories")).flatMap((category, position, categories) => {
      if (category.trim() === "" || topics.includes(category)) return []
      const meant = closestMatch(category, topics)
      const values = { topics: topics.join(", "), meant }
      // The intended topic may already be in the list.
      const message =
        meant !== undefined && categories.includes(meant)
          ? say("unknown-topic.again", values, removal)
          : say("unknown-topic", values, replacement(meant))
      return errorAt([index, "categories", position], message)
    }),
  )
}

/** Each plural form of the language needs a text, or some numbers would be shown with the wrong one. */
function missingPluralForms(
  content: Content,
  file: string,
  counted: ReadonlyArray<readonly string[]>,
): LocalDiagnostic[] {
  const language = siteLanguage(content)
  if (language === undefined || !isLanguage(language)) return []
  const needed = new Intl.PluralRules(language).resolvedOptions().pluralCategories
  return counted.flatMap((path) => {
    const forms = getIn(content.get(file), ...path)
    if (typeof forms !== "object" || forms === null) return []
    const missing = pluralCategories.filter((form) => form !== "other" && needed.includes(form) && !(form in forms))
    return missing.map((form) => errorAt(path, say("plural-form", { form, language, forms: inOrder(needed) })))
  })
}

/** The labels that have plural forms. */
const countedLabels = [
  ["filter", "count"],
  ["article", "readingTime"],
] as const

const inOrder = (forms: readonly string[]): string => pluralCategories.filter((form) => forms.includes(form)).join(", ")

const words = (list: unknown): string[] => asList(list).filter((word) => typeof word === "string")
