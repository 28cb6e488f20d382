import { controlCharacters, invisibleLetters, withoutInvisible } from "../../../language/control-characters"
import type { DiagnosticMessage, LocalDiagnostic } from "../../diagnostic/diagnostic"
import { type Replacement, replacement } from "../../diagnostic/fix"
import { say } from "../../sentences/sentences"
import { textWarning } from "./text-diagnostic"

const invisible = new RegExp(invisibleLetters, "u")

/**
 * Matches if all invisible characters are byte order marks and ASCII control characters, which mean nothing within a text. Others may have a purpose: they say
 * where a word may be divided, or were quotation marks in a Windows encoding.
 */
const onlyMarks = /^[^\u00ad\u200b\u2060\u0080-\u009f]*$/u

/**
 * Copying from web pages and word processors can leave invisible characters, and a search does not find a word that contains one.
 *
 * @returns a diagnostic about the first invisible character
 */
export function invisibleDiagnostic(text: string): DiagnosticMessage[] {
  const at = text.search(invisible)
  if (at < 0) return []
  const applicability = onlyMarks.test(text) ? "certain" : "suggested"
  return [messageAt(text, at, replacement(withoutInvisible(text), applicability))]
}

/**
 * @param text in Markdown; its code and addresses are searched too, since no file of the site may contain such a character
 * @returns a warning for each run of control characters
 */
export function controlDiagnostics(text: string): LocalDiagnostic[] {
  return [...text.matchAll(new RegExp(`(?:${controlCharacters.source})+`, "gu"))].map(({ index, 0: run }) => {
    const span = { start: index, end: index + run.length }
    const applicability = onlyMarks.test(run) ? "certain" : "suggested"
    return textWarning(span, messageAt(text, index, { applicability, value: "" }), span)
  })
}

function messageAt(text: string, at: number, fix: Replacement | undefined): DiagnosticMessage {
  const code = text.charCodeAt(at).toString(16).toUpperCase().padStart(4, "0")
  const before = withoutInvisible(text.slice(Math.max(0, at - 12), at))
    .split("\n")
    .at(-1)
    ?.trim()
  return say("invisible-letter", { code, before: before || undefined }, fix)
}
