import { IntlMessageFormat } from "intl-messageformat"
import { fieldNames } from "../../content/sentences/sentences"
import de from "./de.json"
import en from "./en.json"

/** A language of the studio. */
type StudioLanguage = "en" | "de"

/** What a key declares a value to be, such as `count: number`; without a type it is a text. */
interface ValueTypes {
  readonly number: number
  readonly boolean: boolean
  /** Written with commas. */
  readonly list: readonly string[]
  /** A diagnostic of the check, quoted with its advice. */
  readonly diagnostic: { readonly message: string; readonly advice: string }
}

type ValueOf<Declared extends string> = Declared extends `${string}: ${infer Type extends keyof ValueTypes}`
  ? ValueTypes[Type]
  : string

type Value<Declared extends string> = Declared extends `${string}?${string}`
  ? [value?: ValueOf<Declared> | undefined]
  : [value: ValueOf<Declared>]

type Values<Declared extends string> = Declared extends `${infer First}, ${infer Rest}`
  ? [...Value<First>, ...Values<Rest>]
  : Value<Declared>

type Parts<Declared extends string, Part> = Declared extends `${string}, ${infer Rest}`
  ? [part: Part | string, ...Parts<Rest, Part>]
  : [part: Part]

type NameIn<Key> = Key extends `${infer Name}(${string}` | `${infer Name}[${string}` ? Name : Key

type Message<Key> = Key extends `${string}(${infer Declared})`
  ? (...values: Values<Declared>) => string
  : Key extends `${string}[${infer Declared}]`
    ? <Part>(...parts: Parts<Declared, Part>) => ReadonlyArray<string | Part>
    : string

type Messages<Texts> = {
  readonly [Key in keyof Texts as NameIn<Key>]: Texts[Key] extends string ? Message<Key> : Messages<Texts[Key]>
}

/**
 * All texts of the studio in one language, by the place where they are shown. A key of the JSON is a text's name; with round brackets, it is a function of the
 * values that it names (`moved(title, number: number)`), and with square ones a function that gives the parts of a sentence with elements in it. Such texts are
 * in the syntax of ICU messages.
 */
export type Words = Messages<typeof en>

const textIn = (chunks: readonly unknown[]): string => chunks.join("")

/** What a language's grammar does to a value, by the tag around it. */
const grammar = {
  /** With the indefinite article. */
  article: (chunks: readonly unknown[]) => `${/^[aeiou]/i.test(textIn(chunks)) ? "an" : "a"} ${textIn(chunks)}`,
  /** Without an article. */
  bare: (chunks: readonly unknown[]) => textIn(chunks).replace(/^an? /, ""),
  capital: (chunks: readonly unknown[]) => textIn(chunks).replace(/^./u, (first) => first.toUpperCase()),
  /** A name within a sentence; an acronym stays as it is. */
  lower: (chunks: readonly unknown[]) =>
    textIn(chunks).replace(/^\p{Lu}(?=\p{Ll}*(?: |$))/u, (first) => first.toLowerCase()),
  /** The kit's English names in German; a new name without a translation stays English. */
  german: (chunks: readonly unknown[]) => fieldNames.de.get(textIn(chunks)) ?? textIn(chunks),
}

/** The texts of a language as the JSON has them. */
export interface Texts {
  readonly [key: string]: string | Texts
}

/** @returns the name in a key, the bracket after it and the names of the values; undefined if the text takes none */
export function signatureIn(
  key: string,
): { readonly name: string; readonly isParts: boolean; readonly values: readonly string[] } | undefined {
  const [, name, bracket, declared] = /^(\w+)([([])(.+)[)\]]$/.exec(key) ?? []
  if (name === undefined || declared === undefined) return undefined
  return { name, isParts: bracket === "[", values: declared.replaceAll(/\?|: \w+/g, "").split(", ") }
}

function messagesIn(texts: Texts, language: StudioLanguage): Readonly<Record<string, unknown>> {
  const entries = Object.entries(texts).map(([key, text]): [string, unknown] => {
    if (typeof text !== "string") return [key, messagesIn(text, language)]
    const signature = signatureIn(key)
    if (!signature) return [key, text]
    let message: IntlMessageFormat | undefined
    const format = (...values: readonly unknown[]) => {
      message ??= new IntlMessageFormat(text, language)
      const named = signature.values.map((name, index): [string, unknown] => [name, values[index]])
      if (signature.isParts) return [message.format(Object.fromEntries(named))].flat()
      return message.format({ ...grammar, ...Object.fromEntries(named.map(([name, value]) => [name, inText(value)])) })
    }
    return [signature.name, format]
  })
  return Object.fromEntries(entries)
}

/** @returns a list with commas, a diagnostic with its advice, anything else as it is */
function inText(value: unknown): string | number | boolean | undefined {
  if (Array.isArray(value)) return value.join(", ")
  if (typeof value === "object" && value !== null && "message" in value && "advice" in value)
    return `${value.message} ${value.advice}`
  return typeof value === "number" || typeof value === "boolean" || value === undefined ? value : String(value)
}

/** The texts of a language, all of whose keys are checked against the English ones here, and whose messages in a test. */
const messagesOf = (texts: typeof en, language: StudioLanguage): Words =>
  messagesIn(texts, language) as unknown as Words

const languages: Readonly<Record<StudioLanguage, Words>> = { en: messagesOf(en, "en"), de: messagesOf(de, "de") }

/** The languages that the studio speaks. */
export const studioLanguages: readonly string[] = Object.keys(languages)

/**
 * @param tag a BCP 47 tag or the name of a POSIX locale, such as de_AT.UTF-8
 * @returns its language, if it is one of the studio's
 */
export function studioLanguage(tag: string | undefined): StudioLanguage | undefined {
  const language = tag?.trim().split(/[-_.]/)[0]?.toLowerCase()
  return language === "en" || language === "de" ? language : undefined
}

/** Environment variables. */
type Env = Readonly<Record<string, string | undefined>>

/**
 * @param env in which STUDIO_LANGUAGE names a language; without it the system's is used, from the variables of POSIX or, on Windows, from `locale`
 * @param locale of the system, a BCP 47 tag
 * @returns the texts in this language, or in English if the studio does not have it
 */
export function wordsIn({ STUDIO_LANGUAGE, LC_ALL, LC_MESSAGES, LANG }: Env, locale: string): Words {
  const system = LC_ALL || LC_MESSAGES || LANG || locale
  return languages[studioLanguage(STUDIO_LANGUAGE) ?? studioLanguage(system) ?? "en"]
}

/** The texts of the studio. Its page uses the language that the server gave the document, so that each `npm run edit` has a single language. */
export let words: Words =
  typeof document === "undefined"
    ? wordsIn(process.env, Intl.DateTimeFormat().resolvedOptions().locale)
    : languages[studioLanguage(document.documentElement.lang) ?? "en"]

/**
 * Takes the language of the browser that opens the studio, unless STUDIO_LANGUAGE names one.
 *
 * @param accepted the header Accept-Language, best first. https://www.rfc-editor.org/rfc/rfc9110#name-accept-language
 * @param env which may contain STUDIO_LANGUAGE
 */
export function speakLanguageOf(accepted: string | undefined, { STUDIO_LANGUAGE }: Env = process.env): void {
  const spoken = (accepted ?? "").split(",").map((each) => studioLanguage(each.split(";")[0]))
  const language = STUDIO_LANGUAGE ? undefined : spoken.find((each) => each !== undefined)
  if (language) words = languages[language]
}
