import { posix } from "node:path"
import { stringify } from "yaml"
import {
  checkContent,
  type EntryContext,
  fieldsIn,
  nameDiagnostic,
  unknownService,
} from "../../content/check/check-file"
import { customPageFolder, customPagePath } from "../../content/contract/data-paths"
import { customPageFile } from "../../content/contract/files"
import { customPageAddress } from "../../content/contract/site-addresses"
import { errorAt, type LocalDiagnostic } from "../../content/diagnostic/diagnostic"
import { asList, asText, getIn } from "../../content/location/json-path"
import { say, told } from "../../content/sentences/sentences"
import { closestMatch } from "../../language/closest-match"
import { newSiteTexts } from "../new-site-texts/new-site-texts"
import type { FileForm, Given } from "./content-files"
import { factDiagnostics, factFields, isFact, knownFacts } from "./page-facts"
import { asMarkdown, fillTemplate, pageTemplates, readTemplate, templateIds, templateOf } from "./page-templates"

/** Where the privacy policy asks for the postal address of who is responsible. */
const controllerAddresses = Object.values(newSiteTexts).flatMap(
  ({ privacyText: [controller = ""] }) => /\[\[.+?\]\]/.exec(controller) ?? [],
)

/** All custom pages have the same contract, so the slug does not matter. */
const page = customPageFile(customPagePath("new"))

/** A custom page: its front matter and a text to complete, both started from a template. A draft while it has open points. */
export const customPageForm: FileForm = {
  fields: [
    {
      key: "template",
      kind: "choice",
      label: "Template",
      description: "What kind of page it is. Its text is begun for you; what only you know is marked with [[ ]].",
      required: false,
      choices: templateIds,
      choiceNotes: Object.fromEntries(templateIds.map((id) => [id, pageTemplates[id].about])),
      usual: "plain",
    },
    ...fieldsIn(page.field),
    // Not a field of the contract: the file's name.
    {
      key: "slug",
      kind: "slug",
      label: "Address",
      description: "The page’s address, /<slug>/, and its file’s name.",
      hint: "The last part of the page’s address, such as how-i-work.",
      required: true,
    },
    ...factFields,
  ],
  // An unknown template is refused as such, not for lacking these.
  supplies: ({ template }) =>
    isTemplate(template)
      ? Object.keys(readTemplate(templateOf(template), "en").settings)
      : ["title", "description", "slug"],
  complete: (given, beside) => {
    const { settings } = readTemplate(templateOf(given.template), beside.language)
    const slug = settings.slug === undefined ? {} : { slug: freeSlug(String(settings.slug), beside) }
    return { template: "plain", ...settings, ...slug, ...given }
  },
  diagnostics: (given, beside) => {
    const { template, slug, settings, facts } = parted(given)
    const { content, diagnostics } = checkContent(page, settings)
    const name = typeof slug === "string" ? slugDiagnostic(slug, beside) : undefined
    return [
      ...diagnostics,
      ...unknownService(content, beside.others),
      ...(name ? [errorAt(["slug"], name)] : []),
      ...templateDiagnostics(template, facts),
      ...factDiagnostics(facts),
    ]
  },
  privacy: (text, { address }) =>
    address
      ? controllerAddresses.reduce((now, point) => now.replace(point, () => asMarkdown(asText(address))), text)
      : text,
  path: ({ slug }) => customPagePath(String(slug)),
  text: (given, beside) => {
    const { template, facts, settings } = parted(given)
    const { picture, ...others } = settings
    const shown = picture === undefined ? {} : { picture: posix.relative(customPageFolder, String(picture)) }
    const { text } = readTemplate(templateOf(template), beside.language)
    const filling = {
      facts: { ...knownFacts(beside), ...facts },
      services: asList(beside.others.get("services.json")),
      language: beside.language,
      priceWords: getIn(beside.others.get("pages/services.json"), "offer"),
      site: beside.site,
    }
    const filled = fillTemplate(text, filling)
    const draft = (JSON.stringify(others) + filled).includes("[[") ? { draft: true } : {}
    // Without line folding: the guide shows one line per setting.
    return `---\n${stringify({ ...others, ...shown, ...draft }, { lineWidth: 0 })}---\n\n${filled}`
  },
  another: () => told("command.another.page"),
  next: (file) => told("command.next.page", { file }),
}

/** Splits the answers into template, slug, settings and facts. */
function parted({ template, slug, ...rest }: Given) {
  const entries = Object.entries(rest)
  return {
    template,
    slug,
    settings: Object.fromEntries(entries.filter(([key]) => !isFact(key))),
    facts: Object.fromEntries(entries.filter(([key]) => isFact(key))),
  }
}

const isTemplate = (template: unknown): boolean => template === undefined || templateIds.some((id) => id === template)

function templateDiagnostics(template: unknown, facts: Given): LocalDiagnostic[] {
  if (!isTemplate(template)) {
    const meant = closestMatch(asText(template), templateIds)
    const said = say("command.noTemplate", { templates: templateIds.join(", "), meant })
    return [errorAt(["template"], { ...said, code: "page-template" })]
  }
  const asked: readonly string[] = pageTemplates[templateOf(template)].asks
  // A fact is judged alone before the others are given.
  if (template === undefined) return []
  return Object.keys(facts)
    .filter((key) => !asked.includes(key))
    .map((key) =>
      errorAt([key], { ...say("command.noPlace", { template: templateOf(template), key }), code: "page-fact" }),
    )
}

/** @returns the slug, or with the first number that makes it free */
function freeSlug(slug: string, { site }: EntryContext): string {
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? slug : `${slug}-${number}`
    if (!site?.pages.has(customPageAddress(candidate)) && !nameDiagnostic(candidate)) return candidate
  }
}

function slugDiagnostic(slug: string, { site }: EntryContext) {
  const broken = nameDiagnostic(slug)
  if (!site?.pages.has(customPageAddress(slug))) return broken
  return broken ?? { ...say("command.isThere", { slug }), code: "page-taken" }
}
