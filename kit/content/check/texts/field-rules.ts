import { budget, type Field, walkValues } from "../../contract/field"
import { isSampleAddress, trackingDiagnostic } from "../../contract/rules/links"
import { type LocalDiagnostic, warningAt } from "../../diagnostic/diagnostic"
import { say } from "../../sentences/sentences"
import { wordsOf } from "./markup-rules"

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

/** A text may be up to half as long again as its space was designed for; a description may not, because search engines cut it off. */
const mostFor = (characters: number) => (characters === budget.description ? characters : characters * 1.5)

/**
 * @param field describes a file's content
 * @param content of the file
 * @returns warnings for texts far longer than their space was designed for
 */
export function lengthDiagnostics(field: Field, content: unknown): LocalDiagnostic[] {
  return [...walkValues(field, content)].flatMap(({ field: { kind, facts }, value, path }) => {
    if (facts.budget === undefined || typeof value !== "string") return []
    const most = mostFor(facts.budget)
    // Counted only if it may be too long: a text never has more characters than UTF-16 units.
    if (kind !== "markup" && value.length <= most) return []
    const length = [...(kind === "markup" ? wordsOf(value) : value).trim()].length
    if (length <= most) return []
    return warningAt(
      path,
      say(facts.budget === budget.description ? "long-text.description" : "long-text", {
        length,
        budget: facts.budget,
      }),
    )
  })
}
