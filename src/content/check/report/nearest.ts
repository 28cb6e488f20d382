import { distance } from "fastest-levenshtein"

/** Two characters of five may differ: enough for a swapped pair, too few for another word. */
const mostDifferent = 0.4

/**
 * @param word as the owner wrote it
 * @param candidates what it could mean
 * @returns the candidate with the smallest edit distance, if that is small enough for a typo
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

/** @returns a question to append to an advice, with a space before it; empty if nothing is near */
export function didYouMean(word: string, candidates: Iterable<string>): string {
  const found = nearest(word, candidates)
  return found === undefined ? "" : ` Did you mean "${found}"?`
}
