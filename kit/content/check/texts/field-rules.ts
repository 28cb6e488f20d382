import { budget, type Field, walkValues } from "../../contract/field"
import { isSampleAddress, trackingDiagnostic } from "../../contract/rules/links"
import { type LocalDiagnostic, warningAt } from "../../diagnostic/diagnostic"
import { say } from "../../sentences/sentences"

/**
 * @param field describes a file's content
 * @param content of the file
 * @returns a warning for each address with tracking parameters
 */
export function trackingDiagnostics(field: Field, content: unknown): LocalDiagnostic[] {
  return [...walkValues(field, content)].flatMap(({ field: { kind }, value, path }) =>
    kind === "link" && typeof value === "string"
      ? trackingDiagnostic(value).map((diagnostic) => warningAt(path, diagnostic))
      : [],
  )
}

/**
 * Finds addresses of the sample content: those under .example, a reserved domain (RFC 2606), and accounts that end in "sample".
 *
 * @param field describes a file's content
 * @param content of the file
 * @returns at most one warning, at the first such address
 */
export function sampleDiagnostics(field: Field, content: unknown): LocalDiagnostic[] {
  const found = [...walkValues(field, content)].filter(
    ({ field: { kind }, value }) => kind === "link" && typeof value === "string" && isSampleAddress(value),
  )
  const [first] = found
  if (!first) return []
  return [warningAt(first.path, say("sample-content", { others: found.length - 1 }))]
}

/**
 * @param field describes a file's content
 * @param content of the file
 * @returns warnings for descriptions that search engines cut off
 */
export function lengthDiagnostics(field: Field, content: unknown): LocalDiagnostic[] {
  return [...walkValues(field, content)].flatMap(({ field: { facts }, value, path }) => {
    if (facts.budget !== budget.description || typeof value !== "string") return []
    const length = [...value.trim()].length
    return length > budget.description
      ? [warningAt(path, say("long-text", { length, budget: budget.description }))]
      : []
  })
}
