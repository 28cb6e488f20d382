import type { Field } from "../../content/contract/field"
import { contentFiles } from "../../content/contract/files"
import { isGroup, type Json } from "../../content/json/edit-json"
import { labelSetFor, uiLabels, wordIn } from "../../content/label-sets/label-sets"
import { getIn } from "../../content/location/json-path"
import { isLanguage } from "../../language/numbers"
import { slugOf } from "../../language/slug"
import de from "./words/de.json"
import en from "./words/en.json"
import es from "./words/es.json"
import fr from "./words/fr.json"
import pl from "./words/pl.json"

/**
 * The words of a new site in one language. The owner's answers replace `{name}`, `{role}`, `{service}`, `{percent}`, `{date}` and `{initials}`; `role` is
 * the suggested role; the legal texts are split into paragraphs. Words that are not here come from the language's label set.
 */
export type NewSiteTexts = typeof en

/** The words of a new site, by the language of their label set. */
export const newSiteTexts: Readonly<Record<string, NewSiteTexts>> = { en, de, fr, es, pl }

/** The key of each file's words in `NewSiteTexts`. */
const wordsOfFile = {
  "site.json": "site",
  "services.json": "services",
  "pages/home.json": "home",
  "pages/services.json": "servicesPage",
  "pages/tools.json": "tools",
  "pages/books.json": "books",
  "pages/media.json": "media",
  "pages/blog.json": "blog",
  "pages/about.json": "about",
  "pages/contact.json": "contact",
  "pages/not-found.json": "notFound",
  "pages/engagement.json": "engagement",
  "pages/privacy.json": "privacy",
  "pages/terms.json": "terms",
} as const satisfies Readonly<Record<string, keyof NewSiteTexts>>

/** @returns the language of the words for a new site: the site's own if there are words in it, otherwise English */
export const wordsLanguage = (siteLanguage: string | undefined): string =>
  (siteLanguage && labelSetFor(siteLanguage)) || "en"

/** @returns the words of a new site in this language, or else in English */
export function wordsFor(siteLanguage: string | undefined): NewSiteTexts {
  const language = wordsLanguage(siteLanguage)
  const words = newSiteTexts[language]
  if (!words) throw new Error(`There is a label set in ${language}, but no words to begin with.`)
  return words
}

/**
 * @param file within data/
 * @param siteLanguage as written in site.json, if it is there
 * @returns the words of a new file, without its UI labels; undefined if there are none
 */
export const beginWords = (file: string, siteLanguage: string | undefined): Json | undefined =>
  file in wordsOfFile ? wordsFor(siteLanguage)[wordsOfFile[file as keyof typeof wordsOfFile]] : undefined

/**
 * @param file within data/
 * @param siteLanguage as written in site.json, if it is there
 * @returns a file's UI labels, as content of the file
 */
export function setWords(file: string, siteLanguage: string | undefined): Json {
  const forms = siteLanguage !== undefined && isLanguage(siteLanguage) ? siteLanguage : "en"
  return uiLabels
    .filter((word) => word.file === file)
    .reduce<Json>((content, { path }) => {
      const word = wordIn(wordsLanguage(siteLanguage), { file, path })
      if (word === undefined) return content
      const to = typeof word === "string" ? word : inForms(word, forms)
      return (
        merged(
          content,
          path.reduceRight<Json>((inner, key) => ({ [key]: inner }), to),
        ) ?? content
      )
    }, {})
}

/** All plural forms of the site's language, so that a translator sees every one that is needed. */
function inForms(word: Readonly<Record<string, string | undefined>>, language: string): Json {
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions()
  const order = ["zero", "one", "two", "few", "many", "other"] as const
  const forms = order.filter((form) => pluralCategories.includes(form))
  return Object.fromEntries(forms.map((form) => [form, word[form] ?? word.other ?? ""]))
}

/** The optional files for whose parts the kit has words; parts are added with these words, in the site's language. */
export const offeredFiles: readonly string[] = contentFiles.flatMap(({ path, optional }) =>
  optional && path in wordsOfFile ? [path] : [],
)

/**
 * @param file within data/
 * @param siteLanguage as written in site.json, if it is there
 * @param role of the owner; the usual one by default
 * @returns all words that the kit has for a file: the words of a new file, with the role, and its UI labels
 */
export function neutralWords(file: string, siteLanguage: string | undefined, role?: unknown): Json {
  const values = roleWords(siteLanguage, role)
  return merged(filled(beginWords(file, siteLanguage), values), setWords(file, siteLanguage)) ?? {}
}

/**
 * @param siteLanguage as written in site.json, if it is there
 * @param own the owner's role; the usual one by default
 * @returns the role, and the name of the first service, which is that role unless it contains the name of another
 */
export function roleWords(siteLanguage: string | undefined, own?: unknown) {
  const { role: usual, services } = wordsFor(siteLanguage)
  const role = typeof own === "string" ? own : usual
  const isAnother = services.some(({ title }) => slugOf(role).includes(slugOf(title)))
  return { role, service: isAnother ? usual : role }
}

/** Puts values into the placeholders of texts; a placeholder without a value stays. */
export function filled(content: Json | undefined, values: Readonly<Record<string, string>>): Json | undefined {
  if (typeof content === "string")
    return content.replaceAll(/\{(\w+)\}/g, (written, key: string) => values[key] ?? written)
  if (Array.isArray(content)) return content.map((item: Json) => filled(item, values) ?? null)
  if (!isGroup(content)) return content
  return Object.fromEntries(Object.entries(content).map(([key, child]) => [key, filled(child, values) ?? null]))
}

/**
 * @param file within data/
 * @param key of the value in it
 * @param value as it stands there
 * @returns whether it is still what a new site says there, in any language and whatever its owner has answered
 */
export const isNeutral = (file: string, key: string, value: unknown): boolean =>
  Object.keys(newSiteTexts).some((language) => says(getIn(beginWords(file, language), key), value))

/** @returns whether a value is the words, with anything in place of their placeholders */
function says(words: unknown, value: unknown): boolean {
  if (Array.isArray(words) && Array.isArray(value))
    return words.length === value.length && words.every((each, index) => says(each, value[index]))
  if (typeof words !== "string" || typeof value !== "string") return false
  const parts = words.split(/\{\w+\}/)
  let at = 0
  const isInOrder = parts.every((part) => {
    const found = value.indexOf(part, at)
    at = found + part.length
    return found >= 0
  })
  return isInOrder && value.startsWith(parts[0] ?? "") && value.endsWith(parts.at(-1) ?? "")
}

/** The second value, or the first if there is no second; two groups are merged, key by key. */
export function merged(one: Json | undefined, other: Json | undefined): Json | undefined {
  if (!isGroup(one) || !isGroup(other)) return other ?? one
  const keys = new Set([...Object.keys(one), ...Object.keys(other)])
  return Object.fromEntries([...keys].map((key) => [key, merged(one[key], other[key]) ?? null]))
}

/**
 * @param field of the contract
 * @param own the owner's content
 * @param words for what the content lacks
 * @returns the content with these words, in the contract's order. An optional part is left out if the owner has none of it, or if it lacks what only the owner
 *   knows
 */
export function completed(field: Field, own: Json | undefined, words: unknown): Json {
  if (field.items) return own ?? (Array.isArray(words) ? (words as Json) : [])
  if (!field.keys) return own ?? (words as Json)
  const given = isGroup(own) ? own : {}
  return Object.fromEntries(
    [...field.keys].flatMap(([key, child]): Array<[string, Json]> => {
      const its = getIn(words, key)
      if (given[key] === undefined && (its === undefined || (child.keys && !child.required))) return []
      const value = completed(child, given[key], its)
      return child.keys && !child.required && lacks(child, value) ? [] : [[key, value]]
    }),
  )
}

/** Whether a group lacks a value that the contract requires. */
export const lacks = ({ keys = new Map() }: Field, value: unknown): boolean =>
  [...keys].some(([key, child]) => {
    const its = getIn(value, key)
    return child.required && (its === undefined || (child.keys !== undefined && lacks(child, its)))
  })
