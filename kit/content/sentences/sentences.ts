import { IntlMessageFormat } from "intl-messageformat"
import { type DiagnosticMessage, type Sentence, type SentenceValues, sentenceOf } from "../diagnostic/diagnostic"
import type { Replacement, ValueFix } from "../diagnostic/fix"
import de from "./de.json"
import en from "./en.json"
import germanFile from "./names-de.json"

export { fieldPath, germanHelpAt } from "./field-help"

/** What the kit says about a mistake, as ICU messages. */
interface Texts {
  readonly message?: string
  readonly advice?: string
  /** The button for its fix, if "Write …" says too little. */
  readonly fix?: string
}

type NameIn<Key> = Key extends `${infer Name}(${string}` ? Name : Key

/** A key of the catalogue without the names of its values. The part before the first dot is the diagnostic's code. */
export type SentenceKey = NameIn<keyof typeof en>

type Split<Names> = Names extends `${infer First}, ${infer Rest}` ? First | Split<Rest> : Names
type Declared<Key> = Key extends `${string}(${infer Names})` ? Split<Names> : never
type NamesOf<Key extends SentenceKey> = Declared<Extract<keyof typeof en, `${Key}(${string}`>>
type Values<Names extends string> = {
  readonly [Name in Names as Name extends `${infer Bare}?` | `${infer Bare}: ${"name" | "english"}` ? Bare : Name]:
    | string
    | number
    | (Name extends `${string}?` ? undefined : never)
}

/** A language that the check speaks. */
export type SentenceLanguage = "en" | "de"

interface Entry extends Texts {
  /** The values that are names in the contract, which are translated. */
  readonly names: readonly string[]
}

const byKey = (texts: Readonly<Record<string, Texts>>): ReadonlyMap<string, Entry> =>
  new Map(
    Object.entries(texts).map(([key, each]) => {
      const names = [...key.matchAll(/(\w+): name/g)].map(([, name = ""]) => name)
      return [key.replace(/\(.*/, ""), { ...each, names }]
    }),
  )

const catalogues = { en: byKey(en), de: byKey(de) }

const partsOf = (texts: Readonly<Record<string, Texts>>): readonly string[] =>
  Object.entries(texts).flatMap(([key, each]) => Object.keys(each).map((part) => `${key}: ${part}`))

/** @returns the keys of the texts that have no German translation, so that they are shown in English */
export function sentencesWithoutGerman(german: Readonly<Record<string, Texts>> = de): readonly string[] {
  const there = new Set(partsOf(german))
  return partsOf(en).filter((each) => !there.has(each))
}

/** Stands in for a number in a sentence. */
const exampleNumber = 3

/**
 * @param language of the reader
 * @param word part of the codes to include; empty for all codes
 * @returns everything that the check can say: each code with its messages and advice, with the names of values in braces
 */
export function catalogueText(language: SentenceLanguage, word = ""): string {
  const byCode = new Map<string, string[]>()
  for (const [key, { message, advice }] of catalogues.en) {
    const [code = ""] = key.split(".", 1)
    if (!message || !advice || code === "command" || !code.includes(word)) continue
    const texts = `${message} ${catalogues[language].get(key)?.message} ${advice}`
    const values = Object.fromEntries(
      [...texts.matchAll(/\{(\w+)(, (?:plural|number))?/g)].map(([, name = "", number]) => [
        name,
        number ? exampleNumber : `{${name}}`,
      ]),
    )
    const said = textsIn({ key, values }, language)
    byCode.set(code, [...(byCode.get(code) ?? []), `  ${said.message}\n    ${said.advice}\n`])
  }
  return [...byCode].map(([code, said]) => `${code}\n${said.join("")}`).join("\n")
}

/** The names of fields and files, by their English names. */
export const fieldNames = {
  en: new Map<unknown, string>(),
  de: new Map<unknown, string>(Object.entries(germanFile.names)),
}

/** The languages of the catalogue. */
export const sentenceLanguages: readonly SentenceLanguage[] = ["en", "de"]

/** @returns the language of a BCP 47 tag if there is a catalogue in it; otherwise English */
export const sentenceLanguage = (tag: string | undefined): SentenceLanguage =>
  sentenceLanguages.find((each) => each === tag?.split(/[-_]/)[0]?.toLowerCase()) ?? "en"

/**
 * @param key of the catalogue
 * @param values for the names in its texts, except {fix} and {short}, which is {fix} shortened for a button
 * @param fix for the value, if one is known
 * @returns the message in English
 */
export const say = <Key extends SentenceKey>(
  key: Key,
  ...[values = {}, fix]: [NamesOf<Key>] extends [never]
    ? [values?: Readonly<Record<never, never>>, fix?: Replacement | undefined]
    : [values: Values<NamesOf<Key>>, fix?: Replacement | undefined]
): DiagnosticMessage => inEnglish({ key, values }, fix)

/** @returns the same message about other values, with another fix or none */
export const saidOf = (
  { sentence = unknown }: DiagnosticMessage,
  values: SentenceValues,
  fix?: Replacement,
): DiagnosticMessage => inEnglish({ ...sentence, values: { ...sentence.values, ...values } }, fix)

/** @returns a message with another fix; the button says what the fix writes */
export function withFix(message: DiagnosticMessage, fix: Replacement): DiagnosticMessage {
  const { sentence = unknown } = message
  const plain = sentenceOf({
    ...sentence,
    isPlain: true,
    values: { ...sentence.values, short: shortened(String(fix.value)) },
  })
  return { ...message, sentence: plain, fix: { ...fix, title: textIn(plain, "en", "fix") } }
}

/**
 * @param said a diagnostic or its message
 * @param language of the reader
 * @returns the same in this language; a text that the catalogue lacks stays in English
 */
export function translated<Said extends { readonly sentence?: Sentence; readonly fix?: { readonly title: string } }>(
  said: Said,
  language: SentenceLanguage,
): Said {
  const { sentence, fix } = said
  if (!sentence || language === "en") return said
  const title = fix && { fix: { ...fix, title: textIn(sentence, language, "fix") } }
  return { ...said, ...textsIn(sentence, language), ...title }
}

/** @returns a command's sentence in a language */
export const sentenceIn = <Key extends CommandKey>(
  language: SentenceLanguage,
  key: Key,
  values: Values<NamesOf<Key>>,
): string => textIn({ key, values }, language, "message")

type CommandKey = Extract<SentenceKey, `${"command" | "import" | "labels" | "update"}.${string}`>

/** The language of a command's output. */
let spoken: SentenceLanguage = "en"

/** Chooses the language of a command's output. */
export const speak = (language: SentenceLanguage): void => {
  spoken = language
}

/** @returns the language of a command's output */
export const spokenLanguage = (): SentenceLanguage => spoken

/** @returns a command's sentence in the language of its output */
export const told = <Key extends CommandKey>(
  key: Key,
  ...[values = {}]: [NamesOf<Key>] extends [never]
    ? [values?: Readonly<Record<never, never>>]
    : [values: Values<NamesOf<Key>>]
): string => textIn({ key, values }, spoken, "message")

/** @returns a diagnostic or its message in the language of a command's output */
export const asTold: <Said extends Parameters<typeof translated>[0]>(said: Said) => Said = (said) =>
  translated(said, spoken)

/** @returns a field's name in the language of a command's output */
export const nameTold = (name: string): string => fieldNames[spoken].get(name) ?? name

const unknown: Sentence = { key: "", values: {} }

function inEnglish(given: Sentence, fix: Replacement | undefined): DiagnosticMessage {
  const sentence = sentenceOf(fix ? { ...given, values: { ...given.values, ...valuesOf(fix) } } : given)
  const [code = ""] = sentence.key.split(".", 1)
  const titled: { readonly fix?: ValueFix } = fix ? { fix: { ...fix, title: textIn(sentence, "en", "fix") } } : {}
  return { code, ...textsIn(sentence, "en"), ...titled, sentence }
}

const valuesOf = ({ value }: Replacement): SentenceValues => ({
  fix: String(value),
  short: shortened(String(value)),
})

/** A button has room for one line. */
const maxShownLength = 40

const shortened = (text: string): string =>
  text.length > maxShownLength ? `${text.slice(0, maxShownLength - 1).trimEnd()}…` : text

const textsIn = (sentence: Sentence, language: SentenceLanguage) => ({
  message: textIn(sentence, language, "message"),
  advice: textIn(sentence, language, "advice"),
})

function textIn({ key, values, isPlain }: Sentence, language: SentenceLanguage, part: keyof Texts): string {
  const ofKey = (name: string) => catalogues[language].get(name) ?? catalogues.en.get(name)
  const entry = ofKey(key)
  const own = isPlain && part === "fix" ? undefined : entry?.[part]
  const text = own ?? (part === "fix" ? ofKey("write")?.fix : undefined) ?? ""
  if (!/[{}]/.test(text)) return text
  const translations = entry?.names.map((name) => [name, fieldNames[language].get(values[name]) ?? values[name]]) ?? []
  return String(formatOf(text, language).format({ fix: unknownFix, ...values, ...Object.fromEntries(translations) }))
}

/** Stands in for what a fix would write, if there is none. */
export const unknownFix = "…"

const formats = new Map<string, IntlMessageFormat>()

function formatOf(text: string, language: SentenceLanguage): IntlMessageFormat {
  const known = formats.get(`${language} ${text}`)
  if (known) return known
  // A sentence may mention tags such as <li>.
  const format = new IntlMessageFormat(text, language, undefined, { ignoreTag: true })
  formats.set(`${language} ${text}`, format)
  return format
}
