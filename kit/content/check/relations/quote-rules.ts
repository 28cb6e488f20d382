import { closestMatch } from "../../../language/closest-match"
import { type LocalDiagnostic, warningAt } from "../../diagnostic/diagnostic"
import { replacement } from "../../diagnostic/fix"
import { asList, getIn } from "../../location/json-path"
import { say } from "../../sentences/sentences"

/**
 * @param testimonials the content of testimonials.json
 * @returns a warning for each short form with words that the quote does not have
 */
export function shortQuoteDiagnostics(testimonials: unknown): LocalDiagnostic[] {
  return asList(testimonials).flatMap((testimonial, index) => {
    const [quote, short] = [getIn(testimonial, "quote"), getIn(testimonial, "short")]
    if (typeof quote !== "string" || typeof short !== "string" || quote.includes(short)) return []
    const like = replacement(likeIn(quote, short))
    return [warningAt([index, "short"], say("not-in-text", { whole: "quote" }, like))]
  })
}

/** In characters; no quote is this long. */
const maxComparedLength = 2000

/** The words of a quote that are most like the given ones: it may have been edited since they were copied from it. */
function likeIn(quote: string, short: string): string | undefined {
  if (quote.length > maxComparedLength || short.length > maxComparedLength) return undefined
  const [words, count] = [quote.split(" "), short.split(" ").length]
  const pieces = [count - 1, count, count + 1].flatMap((length) =>
    length < 1 ? [] : words.map((_word, start) => words.slice(start, start + length).join(" ")),
  )
  return closestMatch(short, pieces)
}
