import {
  controlCharacters,
  invisibleLetters,
  invisibleNames,
  withoutInvisible,
} from "../../../language/control-characters"
import type { DiagnosticMessage, LocalDiagnostic } from "../../diagnostic/diagnostic"
import { fixTo } from "../../diagnostic/fix"
import { textWarning } from "./text-diagnostic"

const invisible = new RegExp(invisibleLetters, "u")

/**
 * Byte order marks and control characters mean nothing within a text. The others may be meant: they say where a word may be divided, or were quotation marks
 * in an encoding of Windows.
 */
const onlyMarks = /^[^\u00ad\u200b\u2060\u0080-\u009f]*$/u

/**
 * Copying from web pages and word processors leaves invisible characters, and a search does not find a word that contains one.
 *
 * @returns a diagnostic of the first invisible character
 */
export function invisibleDiagnostic(text: string): DiagnosticMessage[] {
  const at = text.search(invisible)
  if (at < 0) return []
  const applicability = onlyMarks.test(text) ? "certain" : "suggested"
  return [{ ...messageAt(text, at), ...fixTo(withoutInvisible(text), applicability, "Remove it") }]
}

/**
 * @param text in Markdown; its code and addresses count too, since no file of the site may have such a character
 * @returns a warning for each run of control characters
 */
export function controlDiagnostics(text: string): LocalDiagnostic[] {
  return [...text.matchAll(new RegExp(`(?:${controlCharacters.source})+`, "gu"))].map(({ index, 0: run }) => {
    const span = { start: index, end: index + run.length }
    const applicability = onlyMarks.test(run) ? "certain" : "suggested"
    return textWarning(span, { ...messageAt(text, index), fix: { title: "Remove it", applicability, value: "" } }, span)
  })
}

function messageAt(text: string, at: number): DiagnosticMessage {
  const letter = text.charAt(at)
  const code = letter.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")
  const before = withoutInvisible(text.slice(Math.max(0, at - 12), at))
    .split("\n")
    .at(-1)
    ?.trim()
  return {
    code: "invisible-letter",
    message: `There is an invisible character in this text: ${invisibleNames.get(letter) ?? "a control character"} (U+${code}).`,
    advice: before ? `Type the words again after "${before}".` : "Type the text again from its first letter.",
  }
}
