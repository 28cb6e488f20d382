import { type Diagnostic, isError } from "./diagnostic"

/**
 * @param diagnostics sorted
 * @param more what else was done
 * @returns the diagnostics and their counts as JSON, for programs
 */
export function formatJson(diagnostics: readonly Diagnostic[], more: object = {}): string {
  const errors = diagnostics.filter(isError).length
  return `${JSON.stringify({ ...more, errors, warnings: diagnostics.length - errors, diagnostics }, null, 2)}\n`
}
