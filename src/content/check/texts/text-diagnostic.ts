import type { DiagnosticMessage } from "../../contract/rules/diagnose"
import type { Span } from "../json/source-text"
import { errorAt, type LocalDiagnostic, warningAt } from "../report/diagnostic"

/**
 * @param span of the text to point at
 * @param message whose fix is about a part of the text alone, such as an address
 * @param part where that is; without it, and where it is written in another way, there is no fix
 * @returns a diagnostic of a text that stops the build
 */
export const textError = (span: Span, message: DiagnosticMessage, part?: Span): LocalDiagnostic =>
  withFixOf(part, errorAt([], message, { span }))

/** @returns the same, if it does not stop the build */
export const textWarning = (span: Span, message: DiagnosticMessage, part?: Span): LocalDiagnostic =>
  withFixOf(part, warningAt([], message, { span }))

function withFixOf(part: Span | undefined, { fix, ...diagnostic }: LocalDiagnostic): LocalDiagnostic {
  return part && typeof fix?.value === "string" ? { ...diagnostic, fix: { ...fix, span: part } } : diagnostic
}
