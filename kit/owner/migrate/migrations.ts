import type { Edit, Json } from "../../content/json/edit-json"
import { labelSetFor, wordIn, wordsOfOffer } from "../../content/label-sets/label-sets"
import { asList, asText, getIn, valueAt } from "../../content/location/json-path"
import { escapeMarks } from "../../language/marks"
import { namesMoney, type Price } from "../../language/money"
import { priceIn } from "./written-price"

/** Migrates a file in data/ from the contract of one version of the kit to the next. */
export interface Migration {
  /** The version whose contract needs it. */
  readonly version: string
  /** The file within data/; `<id>` in its place stands for any name. */
  readonly file: string
  /** What it does, in words for the owner. */
  readonly what: string
  /**
   * The fields that it moves or removes, as named in the contract's snapshot (.vscode/schemas). A version needs a migration for each field that no longer
   * exists.
   */
  readonly fields: readonly string[]
  /**
   * Leaves anything that it cannot know as it is; the check then asks the owner.
   *
   * @param value of the file
   * @param contentOf reads other files, as they were before all migrations
   * @returns the edits of the file; none if it was migrated before; "remove" for a file that no site has any more
   */
  readonly edits: (value: Json, contentOf: (file: string) => unknown) => readonly Edit[] | "remove"
}

/** @returns the price of an offer that states it in words; undefined if it does not, or the words are unclear */
function priceOf(service: unknown, site: unknown): Price | undefined {
  const [price, unit] = ["price", "unit"].map((key) => getIn(service, "offer", key))
  return typeof price === "string"
    ? priceIn(price, typeof unit === "string" ? unit : undefined, asText(getIn(site, "language")))
    : undefined
}

/** @returns the words of an offer's price, with those that followed it, if they name no amount */
function priceInWords(service: unknown): string | undefined {
  const words = ["price", "unit"].map((key) => getIn(service, "offer", key)).filter((each) => each !== undefined)
  const text = words.join(" ").trim()
  return words.every((each) => typeof each === "string") && !namesMoney(text) ? text : undefined
}

/** Labels for saving a result as a picture and for comparing it with an earlier one. */
const formerResultWords = [
  "drawing",
  "picture",
  "compare",
  "compareAction",
  "moved",
  "unmoved",
  "earlier",
  "comparedCaption",
]

const notBegun = { file: "labels.json", path: ["newsletter", "notBegun"] }

/** What the label sets said when a newsletter without a provider still had a form. */
const formerNotBegun = {
  en: "This newsletter has not begun, and your address was sent nowhere. New posts are in the feed: {feed}",
  de: "Diesen Newsletter gibt es noch nicht; die Adresse wurde nirgendwohin gesendet. Neue Beiträge stehen im Feed: {feed}",
  fr: "Cette lettre n’a pas encore commencé, et l’adresse n’a été envoyée nulle part. Les nouveaux articles sont dans le flux\u00a0: {feed}",
  es: "Este boletín aún no ha empezado y la dirección no se ha enviado a ninguna parte. Las entradas nuevas están en el canal: {feed}",
  pl: "Ten newsletter jeszcze nie wystartował, a adres nigdzie nie został wysłany. Nowe wpisy są w kanale RSS: {feed}",
}

/** @returns the edits that take the words in colour of home's headline into the headline, which shows the same words as before */
function withMarks(hero: unknown): readonly Edit[] {
  const [heading, emphasis] = [getIn(hero, "heading"), getIn(hero, "emphasis")]
  const text = typeof heading === "string" ? heading : ""
  const words = typeof emphasis === "string" ? emphasis.trim() : ""
  const start = words === "" ? -1 : text.indexOf(words)
  const end = start + words.length
  const marked =
    start < 0
      ? escapeMarks(text)
      : `${escapeMarks(text.slice(0, start))}*${escapeMarks(words)}*${escapeMarks(text.slice(end))}`
  return marked === text ? [] : [{ kind: "set", path: ["hero", "heading"], to: marked }]
}

/** All migrations, oldest first. Add new ones at the end, and never change an existing one: owners may come from any version. */
export const migrations: readonly Migration[] = [
  {
    version: "1.0.0",
    file: "site.json",
    what: "costClaim.phrase is removed: no page showed it",
    fields: ["site.json.costClaim.phrase"],
    edits: (site) =>
      getIn(site, "costClaim", "phrase") === undefined ? [] : [{ kind: "remove", path: ["costClaim", "phrase"] }],
  },
  {
    version: "2.1.0",
    file: "labels.json",
    what: "newsletter.notBegun stands in place of the form, and says no more that an address was sent nowhere",
    fields: [],
    edits: (labels) =>
      Object.entries(formerNotBegun).flatMap(([language, former]) =>
        getIn(labels, ...notBegun.path) === former
          ? [{ kind: "set", path: notBegun.path, to: wordIn(language, notBegun) ?? former }]
          : [],
      ),
  },
  {
    version: "2.1.0",
    file: "services.json",
    what: "the price of an offer has its amount, currency and unit apart, or words that name none",
    fields: ["services.json[].offer.unit"],
    edits: (services, contentOf) =>
      asList(services).flatMap((service, index) => {
        const price = priceOf(service, contentOf("site.json")) ?? priceInWords(service)
        const unit = getIn(service, "offer", "unit")
        if (!price || (unit === undefined && typeof price === "string")) return []
        return [
          ...(unit === undefined ? [] : [{ kind: "remove" as const, path: [index, "offer", "unit"] }]),
          { kind: "set" as const, path: [index, "offer", "price"], to: price as Json },
        ]
      }),
  },
  {
    version: "2.1.0",
    file: "pages/services.json",
    what: "offer has the words around prices",
    fields: [],
    edits: (page, contentOf) => {
      const site = contentOf("site.json")
      const language = labelSetFor(asText(getIn(site, "language")))
      const needed = asList(contentOf("services.json")).flatMap((service) => {
        const price = priceOf(service, site)
        return price ? wordsOfOffer({ price }) : []
      })
      const words = new Map(needed.map((word) => [String(word.path.at(-1)), word]))
      return [...words.values()].flatMap((word) => {
        const to = language && wordIn(language, word)
        const isLacking = getIn(page, "offer") !== undefined && valueAt(page, word.path) === undefined
        return to && isLacking ? [{ kind: "set" as const, path: word.path, to }] : []
      })
    },
  },
  {
    version: "2.1.0",
    file: "pages/assessment.json",
    what: "result has no words any more for a result as a picture, nor for an earlier result: its link and print are left",
    fields: formerResultWords.map((name) => `pages/assessment.json.result.${name}`),
    edits: (page) =>
      formerResultWords.flatMap((name) =>
        getIn(page, "result", name) === undefined ? [] : [{ kind: "remove" as const, path: ["result", name] }],
      ),
  },
  {
    version: "2.1.0",
    file: "imported.json",
    what: "imported.json is removed: what is there already is known by its address or its title",
    fields: ["source", "file", "name", "said", "written", "leftOut[]", "formerUrl", "formerPaths[]"].map(
      (key) => `imported.json[].${key}`,
    ),
    edits: () => "remove",
  },
  {
    version: "2.1.0",
    file: "assessments/<id>.json",
    what: "a band has no `to` any more: it ends where the next one begins",
    fields: ["assessments/id.json.bands[].to"],
    edits: (assessment) =>
      asList(getIn(assessment, "bands")).flatMap((band, index) =>
        getIn(band, "to") === undefined ? [] : [{ kind: "remove" as const, path: ["bands", index, "to"] }],
      ),
  },
  {
    version: "2.1.0",
    file: "pages/home.json",
    what: "the words in colour stand between asterisks in hero.heading, and hero.emphasis is removed",
    fields: ["pages/home.json.hero.emphasis"],
    edits: (home) =>
      getIn(home, "hero", "emphasis") === undefined
        ? []
        : [...withMarks(getIn(home, "hero")), { kind: "remove", path: ["hero", "emphasis"] }],
  },
]
