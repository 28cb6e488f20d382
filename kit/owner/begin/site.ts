import type { Field } from "../../content/contract/field"
import { contentFiles } from "../../content/contract/files"
import { optionalRoutes } from "../../content/contract/site-map"
import { type Json, newJson } from "../../content/json/edit-json"
import { getIn } from "../../content/json/json-path"
import { labelSetFor, smallWords, wordIn } from "../../content/label-sets/label-sets"
import { type NewSiteTexts, newSiteTexts } from "../../content/new-site-texts/new-site-texts"
import { formatPercent } from "../../language/numbers"
import { type Drawn, drawnIcon, drawnPortrait, initialsOf } from "./drawn"
import type { Answers } from "./questions"

/** Pages with a list of the owner's own that is empty at first. */
const pagesOff = optionalRoutes.filter((route) => !["services", "about"].includes(route))

/** Where the words of each file stand. */
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
  "pages/privacy.json": "privacy",
  "pages/terms.json": "terms",
} as const satisfies Readonly<Record<string, keyof NewSiteTexts>>

/** @returns the language of the words for a site in a language: the same, or English */
export const wordsLanguage = (language: string): string => labelSetFor(language) ?? "en"

/**
 * Writes the content of a new owner: what they said, neutral words in their language, and nothing else.
 *
 * @param answers of the owner
 * @param today for the day on which the legal texts were changed
 * @returns every file of data/, by its path within it
 */
export async function newSiteFiles(answers: Answers, today: Date): Promise<ReadonlyMap<string, Buffer>> {
  const language = wordsLanguage(answers.language)
  const words = newSiteTexts[language]
  if (!words) throw new Error(`There is a label set in ${language}, but no words to begin with.`)
  const fill = filler(answers, language, today)
  const icon = await drawnIcon(answers.name, answers.accent)
  const portrait = answers.portrait
    ? { file: `portrait.${answers.portrait.ending}`, bytes: answers.portrait.bytes, alt: words.portraitAlt }
    : await neutralPortrait(answers, words)
  const own: Readonly<Record<string, Json>> = {
    "site.json": siteOf(answers, words),
    "pages/about.json": {
      portrait: `../images/${portrait.file}`,
      portraitAlt: portrait.alt,
      ...(answers.intro ? { intro: answers.intro } : {}),
      ...(answers.bio ? { bio: [...answers.bio] } : {}),
    },
  }
  const json = contentFiles.flatMap(({ path, field, optional }): Array<[string, string]> => {
    // The words around an assessment are all small words: they wait for the owner's first one.
    if (optional && path !== "pages/assessment.json") return []
    const key = path in wordsOfFile ? wordsOfFile[path as keyof typeof wordsOfFile] : undefined
    const given = filled(merged(key ? words[key] : undefined, own[path]), fill)
    return [[path, newJson(complete(field, given, setWords(path, language, answers.language)), "")]]
  })
  const brand = answers.accent ? [["brand.json", newJson({ light: { signal: answers.accent } }, "")] as const] : []
  const texts = [
    ...json,
    ...brand,
    ["pages/privacy.md", fill(textOf(words.privacyText))],
    ["pages/terms.md", fill(textOf(words.termsText))],
  ]
  return new Map<string, Buffer>([
    ...texts.map(([path = "", text = ""]): [string, Buffer] => [path, Buffer.from(text)]),
    ["images/icon.svg", icon.bytes],
    [`images/${portrait.file}`, portrait.bytes],
  ])
}

const textOf = (paragraphs: readonly string[]): string => `${paragraphs.join("\n\n")}\n`

function siteOf(answers: Answers, words: NewSiteTexts): Json {
  const { language, name, role, siteUrl, scheduling, linkedin, claim } = answers
  return {
    language,
    name,
    role: role ?? words.role,
    siteUrl,
    schedulingUrl: scheduling,
    ...(linkedin ? { linkedinUrl: linkedin } : {}),
    pagesOff: [...pagesOff],
    costClaim: { percent: claim },
    iconUrl: "images/icon.svg",
  }
}

async function neutralPortrait({ name, accent, claim }: Answers, words: NewSiteTexts) {
  const drawn: Drawn = await drawnPortrait(name, accent, claim)
  return { file: "portrait.png", bytes: drawn.bytes, alt: drawn.hasLetters ? words.initialsAlt : words.shapeAlt }
}

/** @returns what puts the owner's answers into a text */
function filler({ name, role, claim }: Answers, language: string, today: Date): (text: string) => string {
  const values: Readonly<Record<string, string>> = {
    name,
    role: role ?? newSiteTexts[language]?.role ?? "",
    percent: formatPercent(language, claim),
    date: new Intl.DateTimeFormat(language === "en" ? "en-GB" : language, {
      dateStyle: "long",
      timeZone: "UTC",
    }).format(today),
    initials: initialsOf(name),
  }
  return (text) => text.replaceAll(/\{(\w+)\}/g, (written, key: string) => values[key] ?? written)
}

function filled(value: Json | undefined, fill: (text: string) => string): Json | undefined {
  if (typeof value === "string") return fill(value)
  if (Array.isArray(value)) return value.map((item: Json) => filled(item, fill) ?? null)
  if (typeof value !== "object" || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, filled(child, fill) ?? null]))
}

/** Both objects, with their inner objects. */
function merged(one: Json | undefined, other: Json | undefined): Json | undefined {
  if (!isGroup(one) || !isGroup(other)) return other ?? one
  const keys = new Set([...Object.keys(one), ...Object.keys(other)])
  return Object.fromEntries([...keys].map((key) => [key, merged(one[key], other[key]) ?? null]))
}

const isGroup = (value: Json | undefined): value is Readonly<Record<string, Json>> =>
  typeof value === "object" && value !== null && !Array.isArray(value)

/** @returns the small words of a file in the language of the words, as its content */
function setWords(file: string, language: string, siteLanguage: string): Json {
  return smallWords
    .filter((word) => word.file === file)
    .reduce<Json>((content, { path }) => {
      const word = wordIn(language, { file, path })
      if (word === undefined) return content
      const to = typeof word === "string" ? word : inForms(word, siteLanguage)
      return (
        merged(
          content,
          path.reduceRight<Json>((inner, key) => ({ [key]: inner }), to),
        ) ?? content
      )
    }, {})
}

/** Every plural form that the site's language has: a translator finds them all. */
function inForms(word: Readonly<Record<string, string | undefined>>, language: string): Json {
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions()
  const order = ["zero", "one", "two", "few", "many", "other"] as const
  const forms = order.filter((form) => pluralCategories.includes(form))
  return Object.fromEntries(forms.map((form) => [form, word[form] ?? word.other ?? ""]))
}

/** The owner's content with the small words that it lacks, in the contract's order. An optional part without any word of its own stays out. */
function complete(field: Field, own: Json | undefined, set: unknown): Json {
  if (field.items) return own ?? []
  if (!field.keys) return own ?? (set as Json)
  const given = isGroup(own) ? own : {}
  return Object.fromEntries(
    [...field.keys].flatMap(([key, child]): Array<[string, Json]> => {
      const words = getIn(set, key)
      if (given[key] === undefined && (words === undefined || (child.keys && !child.required))) return []
      if (field.typeName === "PluralForms") return [[key, words as Json]]
      return [[key, complete(child, given[key], words)]]
    }),
  )
}
