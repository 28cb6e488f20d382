import { type DiagnosticMessage, errorAt, type LocalDiagnostic } from "../diagnostic/diagnostic"
import { isMissing, isSystemError, systemError } from "../files/errors"
import { say } from "../sentences/sentences"

/**
 * Runs one rule on one file: whatever it throws is a diagnostic of that file, and the other rules and files go on.
 *
 * @param rule finds diagnostics
 * @returns what it finds, or one diagnostic
 * @throws the error of a file that has gone meanwhile, at which the check begins again
 */
export function attempt(rule: () => readonly LocalDiagnostic[]): readonly LocalDiagnostic[] {
  try {
    return rule()
  } catch (error) {
    return [errorAt([], failure(error))]
  }
}

/** The same for a rule that reads files, and for any result. */
export async function attemptAsync<Result>(
  rule: () => Promise<Result>,
  otherwise: (failed: DiagnosticMessage) => Result,
): Promise<Result> {
  try {
    return await rule()
  } catch (error) {
    return otherwise(failure(error))
  }
}

/** The codes of what `failure` says of a rule: two rules that fail at one file for the same reason are one diagnostic. */
export const failures: readonly string[] = ["check-overflow", "check-failed", "system"]

/** @returns what a rule has thrown, in words */
export function failure(error: unknown): DiagnosticMessage {
  if (isMissing(error)) throw error
  if (isSystemError(error)) return systemError(error)
  // Not by instanceof: an error may come from another realm. V8 throws this where the stack ends, in a regular expression too.
  if (Object(error).name === "RangeError") return say("check-overflow")
  return say("check-failed", { error: String(error).slice(0, 200) })
}
