import type { PageKey } from "../../../owner/begin/begin"
import type { BeginOptions } from "../../server/begin/begin-options"
import { words } from "../../words/words"
import type { Draft } from "../view/view-store"

/** What is wrong with which answer. */
export type Mistakes = Readonly<Partial<Record<PageKey, string>>>

/** The words of each question: one that has none fails to compile. */
export const questionWords: Readonly<Record<PageKey, { readonly name: string; readonly help: string }>> =
  words.begin.questions

/**
 * @param languages for which the kit has texts
 * @param browser the browser's language, such as de-AT
 * @returns their tags; for the browser's language its own tag, which decides how dates and numbers are written, and for English also its two variants, so that
 * nobody has to know their tags
 */
export const languageChoices = (languages: BeginOptions["languages"], browser: string): readonly string[] =>
  languages.flatMap(({ language }) => {
    const own = languageOf(browser) === language ? browser : language
    return [own, ...(language === "en" ? ["en-GB", "en-US"] : []).filter((each) => each !== own)]
  })

/** @returns the tag chosen by default: the browser's, if there are texts in its language */
export const defaultLanguage = (choices: readonly string[], browser: string): string =>
  choices.find((choice) => choice === browser) ?? choices[0] ?? ""

/** @returns the suggested role for a site in a language; in English if there are no texts */
export const defaultRole = (languages: BeginOptions["languages"], tag: string): string | undefined =>
  (languages.find(({ language }) => language === languageOf(tag)) ?? languages[0])?.role

const languageOf = (tag: string): string | undefined => tag.split("-")[0]?.toLowerCase()

/** @returns the mistakes in the studio's words, where it has its own: for a required answer that is missing */
export const describeMistakes = (mistakes: Mistakes, { answers }: Draft): Mistakes =>
  Object.fromEntries(
    Object.entries(mistakes).map(([key, mistake]) => [
      key,
      (answers[key as PageKey] ?? "").trim() === "" && key !== "portrait" ? words.begin.needed : mistake,
    ]),
  )
