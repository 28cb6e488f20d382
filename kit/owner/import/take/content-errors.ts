import { type Diagnostic, isError } from "../../../content/check/report/diagnostic"
import { formatHuman } from "../../../content/check/report/format-human"
import { Refusal } from "../../../content/files/errors"

/** @returns the refusal of an import into content that has errors */
export const contentErrors = (errors: readonly Diagnostic[]): Refusal =>
  new Refusal(`Fix this before you import anything:\n\n${formatHuman(errors, { color: false }).trimEnd()}`)

/** @throws Refusal if there are errors: what they hide could not be told from what an import does */
export function refuseErrors(diagnostics: readonly Diagnostic[]): void {
  const errors = diagnostics.filter(isError)
  if (errors.length > 0) throw contentErrors(errors)
}
