import { adviceOf, countDiagnostics } from "../../content/check/format-human"
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
 * @returns a command for each diagnostic, then their count
 */
export function formatGithub(diagnostics: readonly Diagnostic[], language: SentenceLanguage): string {
  const commands = diagnostics.map((each) => {
    const said = translated(each, language)
    return commandTo(each, `${said.message} ${adviceOf(said)}`)
  })
  return `${commands.join("")}${countDiagnostics(diagnostics, language)}\n`
}

/** @returns the command that annotates the place of a diagnostic */
function commandTo({ severity, file, range: { start }, path, code }: Diagnostic, words: string): string {
  const properties = { file, line: start.line, col: start.column, title: pathInWords(file, path) || code }
  const list = Object.entries(properties).map(([name, value]) => `${name}=${escapeProperty(String(value))}`)
  return sanitizeOutput(`::${severity} ${list.join(",")}::${escapeData(words)}\n`)
}

const escapeData = (text: string): string => text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A")

const escapeProperty = (text: string): string => escapeData(text).replaceAll(":", "%3A").replaceAll(",", "%2C")

/**
 * @param diagnostics sorted
 * @returns the diagnostics and their counts as JSON, for programs
 */
export function formatJson(diagnostics: readonly Diagnostic[]): string {
  const errors = diagnostics.filter(isError).length
  const told = diagnostics.map(({ sentence: _sentence, ...diagnostic }) => diagnostic)
  const text = JSON.stringify({ errors, warnings: told.length - errors, diagnostics: told }, null, 2)
  return `${[...text].map(escaped).join("")}\n`
}

/** JSON escapes only the first 32 control characters; terminals obey others too. */
const escaped = (letter: string): string =>
  sanitizeOutput(letter) === letter ? letter : `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`
