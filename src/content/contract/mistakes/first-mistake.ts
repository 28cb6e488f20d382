import type { Mistake } from "../facts"
import { type Remedy, writing } from "./remedy"

/** @returns the first of the mistakes that the text has */
export function firstMistake(mistakes: readonly Mistake[], value: string): Mistake | undefined {
  return mistakes.find(({ pattern, test }) =>
    pattern === undefined ? test?.(value) : new RegExp(`^(?:${pattern})`, "u").test(value),
  )
}

/** What is wrong with a text, in words for the owner, and its remedy. */
interface ToldMistake {
  readonly code: string
  readonly message: string
  readonly advice: string
  readonly remedy?: Remedy
}

/**
 * @param mistakes that a text can have
 * @param value the text
 * @returns what to say of the first that it has; with a remedy only if the text is then without any of them
 */
export function toldMistake(mistakes: readonly Mistake[], value: string): ToldMistake | undefined {
  const mistake = firstMistake(mistakes, value)
  if (!mistake) return undefined
  const { code, message, advice } = mistake
  return {
    code,
    message,
    advice: typeof advice === "string" ? advice : advice(value),
    ...remedyFor(mistakes, mistake, value),
  }
}

/** No text has more mistakes at once that can be mended. */
const mostSteps = 5

/** One mistake can hide another: both are mended at once. */
function remedyFor(mistakes: readonly Mistake[], first: Mistake, value: string): { readonly remedy?: Remedy } {
  let [mistake, to]: [Mistake | undefined, string] = [first, value]
  let words: string | undefined
  for (let step = 0; mistake && step < mostSteps; step += 1) {
    const mended = mistake.mends?.(to)
    if (!mended) return {}
    to = mended[0]
    // The words of a button say one step.
    words = step === 0 ? mended[1] : undefined
    mistake = firstMistake(mistakes, to)
  }
  return mistake ? {} : writing(to, words)
}
