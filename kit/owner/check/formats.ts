import { countDiagnostics } from "../../content/check/format-human"
import { type Diagnostic, isError } from "../../content/diagnostic/diagnostic"
import { sanitizeOutput } from "../../content/files/terminal"
import { pathInWords } from "../../content/location/json-path"
import { type SentenceLanguage, translated } from "../../content/sentences/sentences"

/**
 * Writes the commands that GitHub's runner turns into annotations on the lines of a pull request:
 * https://docs.github.com/actions/reference/workflow-commands-for-github-actions
 *
 * @param diagnostics sorted
 * @param language of the reader
 * @param last the line below them, for the log
 * @returns a command for each diagnostic, then that line
 */
export function formatGithub(
  diagnostics: readonly Diagnostic[],
  language: SentenceLanguage,
  last = countDiagnostics(diagnostics, language),
): string {
  const commands = diagnostics.map((each) => {
    const { message, advice } = translated(each, language)
    return commandTo(each.severity, each, `${message} ${advice}`)
  })
  return `${commands.join("")}${last}\n`
}

/** @returns the command that annotates the place of a diagnostic */
export function commandTo(
  level: "error" | "warning" | "notice",
  { file, range: { start }, path, code }: Diagnostic,
  words: string,
): string {
  const properties = { file, line: start.line, col: start.column, title: pathInWords(file, path) || code }
  const list = Object.entries(properties).map(([name, value]) => `${name}=${escapeProperty(String(value))}`)
  return sanitizeOutput(`::${level} ${list.join(",")}::${escapeData(words)}\n`)
}

const escapeData = (text: string): string => text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A")

const escapeProperty = (text: string): string => escapeData(text).replaceAll(":", "%3A").replaceAll(",", "%2C")

/**
 * @param diagnostics sorted
 * @param more properties that come first in the JSON
 * @returns the diagnostics and their counts as JSON, for programs
 */
export function formatJson(diagnostics: readonly Diagnostic[], more: object = {}): string {
  const errors = diagnostics.filter(isError).length
  const told = diagnostics.map(({ joint: _joint, sentence: _sentence, ...diagnostic }) => diagnostic)
  const text = JSON.stringify({ ...more, errors, warnings: told.length - errors, diagnostics: told }, null, 2)
  return `${[...text].map(escaped).join("")}\n`
}

/** JSON escapes only the first 32 control characters; terminals obey others too. */
const escaped = (letter: string): string =>
  sanitizeOutput(letter) === letter ? letter : `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`
