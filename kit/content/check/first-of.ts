import type { LocalDiagnostic } from "../diagnostic/diagnostic"
import { say } from "../sentences/sentences"

/** A file of an entirely different kind can have an error for every entry, or even every character. */
const mostOfFile = 100

/**
 * @param diagnostics of a file
 * @returns its first errors, then its first warnings; for each, the first one left out is replaced by a count of the rest
 */
export const firstOf = (diagnostics: readonly LocalDiagnostic[]): readonly LocalDiagnostic[] =>
  (["error", "warning"] as const).flatMap((severity) => {
    const found = diagnostics.filter((each) => each.severity === severity)
    const [next] = found.slice(mostOfFile)
    if (!next) return found
    const { path, key, span } = next
    const target = { ...(key === undefined ? {} : { key }), ...(span ? { span } : {}) }
    return [
      ...found.slice(0, mostOfFile),
      { severity, path, ...target, ...say("more-errors", { count: found.length - mostOfFile }) },
    ]
  })
