import type { DiagnosticMessage } from "../diagnostic/diagnostic"
import { say } from "../sentences/sentences"
import type { Token } from "./json-tokens"
import { syntaxMessages } from "./syntax-messages"

const controlNames: Readonly<Record<string, string>> = { "\t": "tab", "\n": "break", "\r": "break" }

/**
 * @param raw a string as written in the file, from its first quote on
 * @returns its error and the index of the error; undefined if it is valid
 */
export function stringError(raw: string): { message: DiagnosticMessage; index: number } | undefined {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: JSON strings must not contain them.
  const whole = /^"(?:[^"\\\u0000-\u001f]+|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*/.exec(raw)
  const index = whole?.[0].length ?? 0
  const next = raw.slice(index)
  if (next === '"') return undefined
  if (next === "" || next === "\\") return { message: say("json-quotes"), index: 0 }
  if (!next.startsWith("\\"))
    return { message: say("json-text", { letter: controlNames[next.charAt(0)] ?? "other" }), index }
  const sequence = /^\\(?:u[^"\\]{0,4}|.)/u.exec(next)?.[0] ?? "\\"
  return { message: say("json-text.escape", { sequence }), index }
}

/**
 * @param word a token without double quotes
 * @param text the whole file
 * @param otherwise gives the message for a word without any special mistake
 * @returns the most likely error
 */
export function wordError(
  word: Token,
  text: string,
  otherwise: (word: string) => DiagnosticMessage,
): DiagnosticMessage {
  const { raw, start } = word
  const inner = /^['“”„«‘’]([^'“”„«»‘’\r\n]*)/u.exec(text.slice(start))?.[1]
  if (inner !== undefined) return syntaxMessages.withoutQuotes(raw, inner)
  if (/^#/.test(raw)) return say("json-sign.comment")
  if (/^[+.-]/.test(raw)) return say("json-sign.number")
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what this looks for.
  const invisible = /^[\s\u0000-\u001f\u200b-\u200f\u2060\ufeff]/u.exec(raw)?.[0]
  if (invisible)
    return say("json-sign.invisible", { code: invisible.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0") })
  return /^[\p{L}_$]/u.test(raw) ? otherwise(raw) : syntaxMessages.unexpected(raw)
}
