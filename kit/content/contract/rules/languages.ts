import { replacement } from "../../diagnostic/fix"
import { say } from "../../sentences/sentences"
import type { Rule } from "../facts"

/** Rules for a language tag. */
export const languageRules: readonly Rule[] = [
  { pattern: "\\s*$", say: () => say("empty.language") },
  {
    test: (value) => !isKnownLanguage(value),
    say: (value) => {
      const written = value.trim().replaceAll("_", "-")
      const tag = isKnownLanguage(written) ? written : languageCalled(value)
      return say("language-unknown", {}, replacement(tag))
    },
  },
]

const inEnglish = new Intl.DisplayNames("en", { type: "language", fallback: "none" })

/** @returns whether a language has this tag. Being well-formed is not enough: "english" is a well-formed tag, but no language has it */
export function isKnownLanguage(tag: string): boolean {
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
