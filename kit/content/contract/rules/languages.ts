import { replacement } from "../../diagnostic/fix"
import { getIn } from "../../location/json-path"
import { say } from "../../sentences/sentences"
import type { Rule } from "../facts"

/** Rules for a language tag. */
export const languageRules: readonly Rule[] = [
  { pattern: "\\s*$", say: () => say("empty.language") },
  {
    pattern: ".*_",
    say: (value) => {
      const tag = value.replaceAll("_", "-")
      return say("language-underscore", { tag }, replacement(tag.trim(), "certain"))
    },
  },
  {
    test: (value) => !isKnownLanguage(value),
    say: (value) => {
      const tag = isKnownLanguage(value.trim()) ? value.trim() : languageCalled(value)
      return say("language-unknown", {}, replacement(tag, "suggested"))
    },
  },
]

const inEnglish = new Intl.DisplayNames("en", { type: "language", fallback: "none" })

/** Being well-formed is not enough: "english" is a well-formed tag, but no language has it. */
function isKnownLanguage(tag: string): boolean {
  try {
    const { language } = new Intl.Locale(tag)
    return inEnglish.of(language) !== undefined
  } catch (error) {
    if (error instanceof RangeError) return false
    throw error
  }
}

const letters = [..."abcdefghijklmnopqrstuvwxyz"]

/** @returns the tag of a language by its English name, such as de for German */
function languageCalled(name: string): string | undefined {
  const wanted = name.trim().toLowerCase()
  const found = letters
    .flatMap((one) => letters.map((other) => one + other))
    .find((tag) => inEnglish.of(tag)?.toLowerCase() === wanted)
  // Some languages also have a former tag, such as iw for Hebrew.
  return found && Intl.getCanonicalLocales(found)[0]
}

/** @returns the language in the content of site.json, as written; undefined if it is not a string */
export function languageIn(site: unknown): string | undefined {
  const language = getIn(site, "language")
  return typeof language === "string" ? language : undefined
}
