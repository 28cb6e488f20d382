import { type Diagnostic, isError } from "../../content/check/report/diagnostic"
import { plain } from "../../content/files/terminal"

/**
 * @param diagnostics sorted
 * @param more what else was done
 * @returns the diagnostics and their counts as JSON, for programs
 */
export function formatJson(diagnostics: readonly Diagnostic[], more: object = {}): string {
  const errors = diagnostics.filter(isError).length
  const told = diagnostics.map(({ joint: _joint, ...diagnostic }) => diagnostic)
  const text = JSON.stringify({ ...more, errors, warnings: told.length - errors, diagnostics: told }, null, 2)
  return `${[...text].map(escaped).join("")}\n`
}

/** JSON escapes the first 32 control characters alone; a terminal obeys others too. */
const escaped = (letter: string): string =>
  plain(letter) === letter ? letter : `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`
