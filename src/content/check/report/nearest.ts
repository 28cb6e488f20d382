import { distance } from "fastest-levenshtein"

/** Two letters of five may differ: enough for a swapped pair, too little for another word. */
const mostDifferent = 0.4

/**
 * @param word as the owner wrote it
 * @param candidates what it could have been
 * @returns the candidate that differs from it by the fewest letters, if so few that it can be meant
 */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  const ranked = [...candidates]
    .map((candidate) => ({ candidate, far: distance(word.toLowerCase(), candidate.toLowerCase()) }))
    .sort((a, b) => a.far - b.far)
  const [best] = ranked
  return best && best.far <= Math.max(1, Math.floor(Math.max(word.length, best.candidate.length) * mostDifferent))
    ? best.candidate
    : undefined
}

/** @returns a question to put behind an advice, with a space before it; empty if nothing is near */
export function didYouMean(word: string, candidates: Iterable<string>): string {
  const found = nearest(word, candidates)
  return found === undefined ? "" : ` Did you mean "${found}"?`
}
