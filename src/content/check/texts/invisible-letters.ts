import type { DiagnosticMessage } from "../../contract/rules/diagnose"
import { fixTo } from "../../contract/rules/fix"

/** The names of invisible characters. Joiners (U+200C, U+200D) and direction marks are not listed: some languages and emoji need them. */
const names: ReadonlyMap<string, string> = new Map([
  ["\u00ad", "a soft hyphen"],
  ["\u200b", "a zero-width space"],
  ["\u2060", "a word joiner"],
  ["\ufeff", "a byte order mark"],
])

const letters = `[${[...names.keys()].join("")}]`
const invisible = new RegExp(letters, "u")

/** A byte order mark means nothing within a text. The others may be meant: they say where a word may be divided. */
const onlyMarks = /^[^\u00ad\u200b\u2060]*$/u

/** @returns a text without invisible characters */
export const withoutInvisible = (text: string): string => text.replace(new RegExp(letters, "gu"), "")

/**
 * Copying from web pages and word processors leaves invisible characters, and a search does not find a word that contains one.
 *
 * @returns a diagnostic of the first invisible character
 */
export function invisibleDiagnostic(text: string): DiagnosticMessage[] {
  const at = text.search(invisible)
  if (at < 0) return []
  const letter = text.charAt(at)
  const code = letter.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")
  const before = text.slice(Math.max(0, at - 12), at).trim()
  return [
    {
      code: "invisible-letter",
      message: `There is an invisible character in this text: ${names.get(letter)} (U+${code}).`,
      advice: before ? `Type the words again after "${before}".` : "Type the text again from its first letter.",
      ...fixTo(withoutInvisible(text), onlyMarks.test(text) ? "certain" : "suggested", "Remove it"),
    },
  ]
}
