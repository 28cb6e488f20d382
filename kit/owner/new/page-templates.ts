import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { parse } from "yaml"
import type { EntryContext } from "../../content/check/check-file"
import { asText, getIn } from "../../content/location/json-path"
import { splitFrontMatter } from "../../content/markdown/settings"
import { isPrice, writtenPrice } from "../../language/money"
import type { Given } from "./content-files"

/** A template for custom pages. Its settings and texts are files in `templates`, one for each language. */
interface PageTemplate {
  /** What it is for, short enough for one line of the terminal. */
  readonly about: string
  /** The settings and facts that it needs from the owner, in order. */
  readonly asks: readonly string[]
}

const imprint = ["name", "address", "email", "phone", "vatNumber"] as const

export const pageTemplates = {
  plain: { about: "a page of your own, with any text", asks: ["title", "slug", "description", "menu"] },
  prices: { about: "what your services cost, as a table", asks: [] },
  "case-study": {
    about: "what you did for a client, with figures",
    asks: ["title", "slug", "description", "client", "service"],
  },
  cases: { about: "the list of your case studies, once there are three", asks: [] },
  deliverable: {
    about: "something to read, such as a page for a board, which prints on a sheet",
    asks: ["title", "slug", "description", "service"],
  },
  "imprint-de": { about: "imprint for Germany: § 5 DDG, § 18 (2) MStV", asks: imprint },
  "imprint-at": { about: "imprint for Austria: § 5 ECG, § 25 MedienG", asks: imprint },
  "imprint-ch": { about: "imprint for Switzerland: Art. 3 (1) (s) UWG", asks: imprint },
  "imprint-uk": {
    about: "company details for the United Kingdom: Trading Disclosures Regulations 2015",
    asks: ["company", "registeredIn", "companyNumber", "address", "email", "vatNumber"],
  },
} as const satisfies Readonly<Record<string, PageTemplate>>

export type PageTemplateId = keyof typeof pageTemplates

export const templateIds = Object.keys(pageTemplates) as readonly PageTemplateId[]

/** @returns the template with an id; the plain one for anything else */
export const templateOf = (id: unknown): PageTemplateId => templateIds.find((each) => each === id) ?? "plain"

const folder = join(__dirname, "templates")

/** A template's settings, and its text with placeholders. */
interface TemplateFile {
  readonly settings: Given
  readonly text: string
}

/**
 * @param id of the template
 * @param language a BCP 47 tag, from data/site.json; English stands in for a language that the template doesn't have
 */
export function readTemplate(id: PageTemplateId, language: unknown): TemplateFile {
  const [code = ""] = asText(language).toLowerCase().split("-")
  const own = join(folder, id, `${code}.md`)
  // The check may not have passed the file yet, so the tag could be anything.
  const path = /^[a-z]{2,3}$/.test(code) && existsSync(own) ? own : join(folder, id, "en.md")
  const { head = "{}", body } = splitFrontMatter(readFileSync(path, "utf8"))
  return { settings: parse(head) as Given, text: `${body.trim()}\n` }
}

/** What fills the placeholders of a template's text. */
interface Filling {
  readonly facts: Given
  readonly services: readonly unknown[]
  readonly site: EntryContext["site"] | undefined
  readonly language: string | undefined
  /** The words around prices, from the services page. */
  readonly priceWords: unknown
}

/**
 * Fills in a template's text. What isn't known stays as an open point, which the check reports.
 *
 * @param text in Markdown with placeholders, `{fact: what to write}` and a line `{offers: a service | a price}`
 * @param filling of the placeholders
 */
export function fillTemplate(text: string, filling: Filling): string {
  return text.replaceAll(/\{(\w+): ([^}\n]+)\}/g, (_, key: string, open: string) =>
    key === "offers" ? offerRows(open, filling) : factIn(key, filling.facts) || mark(open),
  )
}

/** @returns an open point */
const mark = (words: string): string => `[[${words.trim()}]]`

function factIn(key: string, facts: Given): string {
  const value = asText(facts[key] ?? "").trim()
  const words = asMarkdown(value)
  return key === "email" && value !== "" ? `[${words}](mailto:${inAddress(value)})` : words
}

/** Brackets would end the address of a link. */
const inAddress = (email: string): string =>
  email.replaceAll(/[()<>\\]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)

/** The rows of the price table, one for each service. */
function offerRows(open: string, { services, site, language = "en", priceWords }: Filling): string {
  const [service = "", price = ""] = open.split("|")
  const ids = site?.pages.get("/services/")
  const rows = services.map((each) => {
    const words = (...keys: readonly string[]) => asMarkdown(asText(getIn(each, ...keys) ?? ""))
    const id = asText(getIn(each, "id"))
    const name = ids?.includes(id) ? `[${words("title")}](/services/#${id})` : words("title")
    const its = getIn(each, "offer", "price")
    const { amount, unit, tax } = isPrice(its) ? writtenPrice(language, its, Object(priceWords)) : {}
    const itsWords = typeof its === "string" ? asMarkdown(its) : ""
    const costs = itsWords || [[amount, unit].filter(Boolean).join(" "), tax].filter(Boolean).join(", ")
    return row(name, costs || mark(price), words("offer", "length"))
  })
  return rows.length > 0 ? rows.join("\n") : row(mark(service), mark(price), "")
}

const row = (...cells: readonly string[]): string => `| ${cells.join(" | ")} |`

/** @returns a setting's text as Markdown that shows it letter for letter */
export const asMarkdown = (text: string): string => text.trim().replaceAll(/[\\`*_[\]<>#|~&!{}]/g, "\\$&")
