import { type DiagnosticMessage, errorAt, type LocalDiagnostic, warningAt } from "../../diagnostic/diagnostic"
import type { Span } from "../../location/source-text"

/**
 * @param span of the text to point at
 * @param message whose fix replaces a part of the text, such as an address
 * @param part the span of that part; without it, there is no fix
 * @returns an error in a text
 */
export const textError = (span: Span, message: DiagnosticMessage, part?: Span): LocalDiagnostic =>
  withFixOf(part, errorAt([], message, { span }))

/** @returns a warning in a text; the parameters are those of `textError` */
export const textWarning = (span: Span, message: DiagnosticMessage, part?: Span): LocalDiagnostic =>
  withFixOf(part, warningAt([], message, { span }))

function withFixOf(part: Span | undefined, { fix, ...diagnostic }: LocalDiagnostic): LocalDiagnostic {
  return part && typeof fix?.value === "string" ? { ...diagnostic, fix: { ...fix, span: part } } : diagnostic
}
