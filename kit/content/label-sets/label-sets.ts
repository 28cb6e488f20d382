import { pluralCategories } from "../../language/numbers"
import { mediaTypes } from "../contract/collections"
import { asList, getIn, type Path, valueAt } from "../location/json-path"
import de from "./words/de.json"
import en from "./words/en.json"
import es from "./words/es.json"
import fr from "./words/fr.json"
import pl from "./words/pl.json"

/** Words by key, nested as in the file that they are for. */
interface Words {
  readonly [key: string]: string | Words
}

/** All UI labels in one language, by the path of the file within data/. */
type LabelSet = Readonly<Record<string, Words>>

/** The sets by language. The English one has the words of the sample content, with which every owner starts. */
const labelSets: ReadonlyMap<string, LabelSet> = new Map<string, LabelSet>([
  ["en", en],
  ["de", de],
  ["fr", fr],
  ["es", es],
  ["pl", pl],
])

/** The languages of the sets. */
export const labelSetLanguages: readonly string[] = [...labelSets.keys()]

/**
 * The UI labels: all texts of labels.json and pages/assessment.json, and on other pages the texts of buttons and the names of parts that any owner's page has.
 * Texts that owners put in their own words, such as headlines, are not among them.
 */
export const uiLabels: readonly UiLabel[] = Object.entries(en).flatMap(([file, words]) =>
  [...wordsIn(words)].map((path) => ({ file, path })),
)

function* wordsIn(words: Words, path: Path = []): Generator<Path> {
  for (const [key, value] of Object.entries(words)) {
    const inner = [...path, key]
    if (typeof value === "string" || isPlural(value)) yield inner
    else yield* wordsIn(value, inner)
  }
}

function isPlural(words: Words): words is PluralWord {
  return "other" in words && Object.keys(words).every((key) => pluralCategories.some((form) => form === key))
}

/**
 * @param language of a set
 * @param word the place of a UI label
 * @returns the word in that language; undefined if there is no such set
 */
export function wordIn(language: string, { file, path }: UiLabel): Word | undefined {
  const value = valueAt(labelSets.get(language)?.[file], path)
  return typeof value === "string" || (typeof value === "object" && value !== null) ? (value as Word) : undefined
}

/**
 * @param word the place of a UI label
 * @param value what the owner's file has there
 * @returns the first language whose set has this value there; undefined for the owner's own words
 */
export const languageOfWord = (word: UiLabel, value: unknown): string | undefined =>
  labelSetLanguages.find((language) => {
    const known = wordIn(language, word)
    return known !== undefined && isSameWord(known, value)
  })

/** @returns the language in the content of site.json, as written; undefined if it is not a string */
export function languageIn(site: unknown): string | undefined {
  const language = getIn(site, "language")
  return typeof language === "string" ? language : undefined
}

/**
 * @param tag a language such as de-AT
 * @returns the language of its label set; undefined if there is no set for it, or the tag is invalid
 */
export function labelSetFor(tag: string): string | undefined {
  try {
    const { language } = new Intl.Locale(tag)
    return labelSets.has(language) ? language : undefined
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

/** The place of a UI label: a file within data/, and the path in it of a text or of a group of plural forms. */
export interface UiLabel {
  readonly file: string
  readonly path: Path
}

/** A text for each plural form of a language. */
interface PluralWord {
  readonly [form: string]: string
}

export type Word = string | PluralWord

/** @returns whether a value equals a word; its plural forms may be in any order */
export function isSameWord(word: Word, value: unknown): boolean {
  if (typeof word === "string" || typeof value !== "object" || value === null) return word === value
  const forms = Object.entries(word)
  return Object.keys(value).length === forms.length && forms.every(([form, text]) => Reflect.get(value, form) === text)
}

/** The parts of an offer that have a label of their own, each with its label; if a value is given, only a part with that value has it. */
const labelled: ReadonlyArray<readonly [label: string, part: Path, value?: unknown]> = [
  ["length", ["length"]],
  ["from", ["from"]],
  ["includes", ["includes"]],
  ["fixed", ["price", "per"], "fixed"],
  ["atLeast", ["price", "atLeast"], true],
  ["taxIncluded", ["price", "tax"], "included"],
  ["taxAdded", ["price", "tax"], "added"],
]

/** @returns the UI labels that a service's offer needs, each with the part of the offer that needs it */
export function wordsOfOffer(offer: unknown): ReadonlyArray<UiLabel & { readonly part: Path }> {
  if (typeof offer !== "object" || offer === null) return []
  const needed = labelled.filter(([, part, value]) => {
    const its = valueAt(offer, part)
    return value === undefined ? its !== undefined : its === value
  })
  return [["heading", []] as const, ...needed].map(([label, part]) => ({
    file: "pages/services.json",
    path: ["offer", label],
    part,
  }))
}

/** @returns the UI labels that an appearance in the media needs: the words for its type */
export function wordsOfAppearance(item: unknown): readonly UiLabel[] {
  const type = mediaTypes.find((each) => each === getIn(item, "type"))
  return type ? ["types", "actions"].map((list) => ({ file: "pages/media.json", path: [list, type] })) : []
}

/**
 * @param file of a list, within data/
 * @param content of the file
 * @returns the UI labels in other files that its entries need
 */
export function neededWords(file: string, content: unknown): readonly UiLabel[] {
  if (file === "services.json") return asList(content).flatMap((service) => wordsOfOffer(getIn(service, "offer")))
  if (file === "media.json") return asList(content).flatMap(wordsOfAppearance)
  return []
}
