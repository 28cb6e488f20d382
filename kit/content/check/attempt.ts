import { type DiagnosticMessage, errorAt, type LocalDiagnostic } from "../diagnostic/diagnostic"
import { isMissing, isSystemError, systemError } from "../files/errors"
import { say } from "../sentences/sentences"

/**
 * Runs one rule on one file. An error that it throws becomes a diagnostic of that file, so that the other rules and files are still checked.
 *
 * @param rule finds diagnostics
 * @returns its diagnostics, or one for the error
 * @throws the error if a file has disappeared in the meantime: the check then starts again
 */
export function attempt(rule: () => readonly LocalDiagnostic[]): readonly LocalDiagnostic[] {
  try {
    return rule()
  } catch (error) {
    return [errorAt([], failure(error))]
  }
}

/** Like `attempt`, but for a rule that reads files and returns anything. */
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

/** The codes that `failure` uses. If several rules fail on one file for the same reason, only one diagnostic is shown. */
export const failures: readonly string[] = ["check-overflow", "check-failed", "system"]

/** @returns a message for an error that a rule has thrown */
export function failure(error: unknown): DiagnosticMessage {
  if (isMissing(error)) throw error
  if (isSystemError(error)) return systemError(error)
  // instanceof would miss errors from another realm. V8 throws this on stack overflow, even inside a regular expression.
  if (Object(error).name === "RangeError") return say("check-overflow")
  return say("check-failed", { error: String(error).slice(0, 200) })
}
