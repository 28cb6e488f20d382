import { pathInWords } from "../../contract/json-path"
import type { Diagnostic } from "./diagnostic"
import { count } from "./format-human"

/**
 * Writes the commands that GitHub's runner turns into annotations on the lines of a pull request:
 * https://docs.github.com/actions/reference/workflow-commands-for-github-actions
 *
 * @param diagnostics sorted
 * @returns a command for each, then a count for the log
 */
export function formatGithub(diagnostics: readonly Diagnostic[]): string {
  const commands = diagnostics.map(({ severity, file, range: { start }, path, code, message, advice }) => {
    const properties = { file, line: start.line, col: start.column, title: pathInWords(file, path) || code }
    const list = Object.entries(properties).map(([name, value]) => `${name}=${escapeProperty(String(value))}`)
    return `::${severity} ${list.join(",")}::${escapeData(`${message} ${advice}`)}\n`
  })
  return `${commands.join("")}${count(diagnostics)}\n`
}

const escapeData = (text: string): string => text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A")

const escapeProperty = (text: string): string => escapeData(text).replaceAll(":", "%3A").replaceAll(",", "%2C")
