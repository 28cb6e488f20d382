import type { Edit, Json } from "../../content/json/edit-json"
import { labelSetFor, wordIn, wordsOfOffer } from "../../content/label-sets/label-sets"
import { asList, asText, getIn, valueAt } from "../../content/location/json-path"
import type { Price } from "../../language/money"
import { priceIn } from "./written-price"

/** Migrates a file in data/ from the contract of one version of the kit to the next. */
export interface Migration {
  /** The version whose contract needs it. */
  readonly version: string
  /** The file within data/. */
  readonly file: string
  /** What it does, in words for the owner. */
  readonly what: string
  /**
   * The fields that it moves or removes, as named in the contract's snapshot (kit/owner/release/release.ts). A release needs a migration for each field
   * that no longer exists.
   */
  readonly fields: readonly string[]
  /**
   * Leaves anything that it cannot know as it is; the check then asks the owner.
   *
   * @param value of the file
   * @param contentOf reads other files, as they were before all migrations
   * @returns the edits of the file; none if it was migrated before
   */
  readonly edits: (value: Json, contentOf: (file: string) => unknown) => readonly Edit[]
}

/** @returns the price of an offer that states it in words; undefined if it does not, or the words are unclear */
function priceOf(service: unknown, site: unknown): Price | undefined {
  const [price, unit] = ["price", "unit"].map((key) => getIn(service, "offer", key))
  return typeof price === "string"
    ? priceIn(price, typeof unit === "string" ? unit : undefined, asText(getIn(site, "language")))
    : undefined
}

const notBegun = { file: "labels.json", path: ["newsletter", "notBegun"] }

/** What the label sets said when a newsletter without a provider still had a form. */
const formerNotBegun = {
  en: "This newsletter has not begun, and your address was sent nowhere. New posts are in the feed: {feed}",
  de: "Diesen Newsletter gibt es noch nicht; die Adresse wurde nirgendwohin gesendet. Neue Beiträge stehen im Feed: {feed}",
  fr: "Cette lettre n’a pas encore commencé, et l’adresse n’a été envoyée nulle part. Les nouveaux articles sont dans le flux\u00a0: {feed}",
  es: "Este boletín aún no ha empezado y la dirección no se ha enviado a ninguna parte. Las entradas nuevas están en el canal: {feed}",
  pl: "Ten newsletter jeszcze nie wystartował, a adres nigdzie nie został wysłany. Nowe wpisy są w kanale RSS: {feed}",
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
    what: "the price of an offer has its amount, currency and unit apart",
    fields: ["services.json[].offer.unit"],
    edits: (services, contentOf) =>
      asList(services).flatMap((service, index) => {
        const price = priceOf(service, contentOf("site.json"))
        if (!price) return []
        const hasUnit = getIn(service, "offer", "unit") !== undefined
        return [
          ...(hasUnit ? [{ kind: "remove" as const, path: [index, "offer", "unit"] }] : []),
          { kind: "set" as const, path: [index, "offer", "price"], to: { ...price } as Json },
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
]
