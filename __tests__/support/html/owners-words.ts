import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import type { Owner } from "../../../kit/dev/support/owners"
import { decodeEntities } from "../../../kit/language/html-entities"
import { unmarked } from "../../../kit/language/marks"
import { type Price, writtenPrice } from "../../../kit/language/money"
import { amountsOf } from "./amounts"

/** Words alone, without the signs between them: a page may show a text in pieces, between brackets, or divided. */
const bareWords = (text: string): string =>
  (text.replaceAll("\u00ad", "").match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join(" ")

/** A field may hold simple HTML. Texts that only look like it are kept as they are. */
const withoutMarkup = (text: string): string => decodeEntities(text.replace(/<\/?[a-z][^<>]*>/g, " "))

function* textsIn(value: unknown): Generator<string> {
  if (typeof value === "string") yield value
  else if (typeof value === "object" && value !== null) for (const child of Object.values(value)) yield* textsIn(child)
}

/** What an owner has written, in any of their files. */
export interface OwnersWords {
  /** @returns whether a text is theirs: a whole text of theirs, some consecutive words of one, or a pattern of theirs filled in */
  has(text: string): boolean
}

/**
 * @param owner whose words are wanted
 * @returns all words of their `data/`
 */
export function wordsOfOwner({ data }: Owner): OwnersWords {
  const amounts = amountsOf({ data })
  const files = readdirSync(data, { recursive: true, encoding: "utf8" })
  const read = (path: string) => readFileSync(join(data, path), "utf8")
  const written = files.filter((path) => path.endsWith(".json")).flatMap((path) => [...textsIn(JSON.parse(read(path)))])
  const texts = files
    .filter((path) => path.endsWith(".md"))
    .map((path) => read(path).replace(/\\(?=[^\w\s])/g, ""))
    // A link's address is between the words, and a picture's together with its caption.
    .flatMap((text) => [text, text.replace(/(?<=\])\([^)]*\)/g, "")])
  // The page shows the two one after the other.
  const roles = (JSON.parse(read("testimonials.json")) as Array<{ title?: string; company?: string }>).map(
    ({ title, company }) => `${title} ${company}`,
  )
  // A day or month is written out in the owner's language, and so is a list.
  const { language, siteUrl, place = {} } = JSON.parse(read("site.json"))
  const settings = texts.flatMap((text) => /^date: ['"]?([\d-]+)/m.exec(text)?.[1] ?? [])
  const dates = [...written, ...settings]
    .filter((text) => /^\d{4}-\d\d(?:-\d\d)?$/.test(text))
    .map((date) => dateIn(language, date))
  const { town, country, how, areas = [], languages = [] } = place
  const lists = [areas, languages].map((list) => new Intl.ListFormat(language).format(list))
  const composed = [[town, country, how].join(" "), `${siteUrl} rss.xml`, ...lists]
  const services: ReadonlyArray<{ readonly offer?: { readonly price: Price | string } }> = JSON.parse(
    read("services.json"),
  )
  const { offer: wordsOfPrices = {} } = JSON.parse(read("pages/services.json"))
  const prices = services.flatMap(({ offer }) => {
    if (!offer || typeof offer.price === "string") return []
    const { amount, unit } = writtenPrice(language, offer.price, wordsOfPrices)
    return unit ? [unit, `${amount} ${unit}`] : []
  })
  const all = [
    ...roles,
    ...dates,
    ...composed,
    ...prices,
    ...amounts,
    ...written,
    ...written.map(withoutMarkup),
    // A part of a word can be set in colour.
    ...written.map(unmarked),
    ...texts,
  ]
  const known = ` ${[...new Set(all)].map(bareWords).join(" | ")} `
  const patterns = written.filter((text) => /\{\w+\}/.test(text)).map(patternOf)
  return {
    has: (text) => {
      const words = bareWords(text)
      // Numbers belong to no language.
      return !/\p{L}/u.test(words) || known.includes(` ${words} `) || patterns.some((pattern) => pattern.test(words))
    },
  }
}

function dateIn(language: string, date: string): string {
  const day = date.length > 7 ? "numeric" : undefined
  const form = new Intl.DateTimeFormat(language, { day, month: "long", year: "numeric", timeZone: "UTC" })
  return form.format(new Date(date))
}

/** {count} and {year} match a number, {name} and the others any text. */
function patternOf(template: string): RegExp {
  const parts = template.split(/(\{\w+\})/)
  const source = parts.map((part) => {
    if (part === "{count}" || part === "{year}") return "[\\p{N} ]+"
    return /^\{\w+\}$/.test(part) ? ".+" : bareWords(part)
  })
  return new RegExp(`^${source.filter(Boolean).join(" ?")}$`, "u")
}
