import { type Field, walkValues } from "../../contract/field"
import { type LocalDiagnostic, warningAt } from "../../diagnostic/diagnostic"
import { wordsOf } from "./markup-rules"

/** A text may exceed the length its space was designed for by half before it is reported. */
const tolerance = 1.5

/**
 * @param field describes a file's content
 * @param content of the file
 * @returns warnings for texts far longer than their space was designed for
 */
export function lengthDiagnostics(field: Field, content: unknown): LocalDiagnostic[] {
  return [...walkValues(field, content)].flatMap(({ field: { kind, facts }, value, path }) => {
    if (facts.budget === undefined || typeof value !== "string") return []
    // Counted only if it may be too long: a text never has more characters than UTF-16 units.
    if (kind !== "markup" && value.length <= facts.budget * tolerance) return []
    const length = [...(kind === "markup" ? wordsOf(value) : value).trim()].length
    if (length <= facts.budget * tolerance) return []
    return warningAt(path, {
      code: "long-text",
      message: `This text has ${length} characters; about ${facts.budget} fit.`,
      advice: "Shorten it, or see on the page whether it still reads well.",
    })
  })
}
