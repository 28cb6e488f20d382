import { type Diagnostic, isError } from "./diagnostic"

/**
 * @param diagnostics sorted
 * @returns the diagnostics and their counts as JSON, for programs
 */
export function formatJson(diagnostics: readonly Diagnostic[]): string {
  const errors = diagnostics.filter(isError).length
  return `${JSON.stringify({ errors, warnings: diagnostics.length - errors, diagnostics }, null, 2)}\n`
}
