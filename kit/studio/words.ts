import { german } from "./words-de"
import { english, type Words } from "./words-en"

/** A language that the studio speaks. */
export type StudioLanguage = "en" | "de"

const languages: Readonly<Record<StudioLanguage, Words>> = { en: english, de: german }

/** The languages that the studio speaks. */
export const studioLanguages: readonly string[] = Object.keys(languages)

/**
 * @param tag a BCP 47 tag or the name of a POSIX locale, such as de_AT.UTF-8
 * @returns its language, if the studio speaks it
 */
export function studioLanguage(tag: string | undefined): StudioLanguage | undefined {
  const language = tag?.trim().split(/[-_.]/)[0]?.toLowerCase()
  return language === "en" || language === "de" ? language : undefined
}

/** Environment variables. */
type Env = Readonly<Record<string, string | undefined>>

/**
 * @param env in which STUDIO_LANGUAGE names a language; without it the system's is taken, from the variables of POSIX or, on Windows, from `locale`
 * @param locale of the system, a BCP 47 tag
 * @returns the texts in this language, in English if the studio does not speak it
 */
export function wordsIn({ STUDIO_LANGUAGE, LC_ALL, LC_MESSAGES, LANG }: Env, locale: string): Words {
  const system = LC_ALL || LC_MESSAGES || LANG || locale
  return languages[studioLanguage(STUDIO_LANGUAGE) ?? studioLanguage(system) ?? "en"]
}

/** The texts of the studio: in its page in the language that the server gave the document, so that one `npm run edit` speaks one language. */
export const words: Words =
  typeof document === "undefined"
    ? wordsIn(process.env, Intl.DateTimeFormat().resolvedOptions().locale)
    : languages[studioLanguage(document.documentElement.lang) ?? "en"]
