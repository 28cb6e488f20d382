import { editDistance } from "./edit-distance"

/** Two characters in five may differ: enough for two typing errors, too few for a different word. */
const maxDifference = 0.4

/**
 * @param word as the owner wrote it
 * @param candidates what it could mean
 * @returns the candidate with the smallest edit distance, if that is small enough for a typo
 */
export function closestMatch(word: string, candidates: Iterable<string>): string | undefined {
  if (word.length > maxWordLength) return undefined
  const ranked = [...candidates]
    .filter((candidate) => Math.abs(candidate.length - word.length) <= maxDistance(word, candidate))
    .map((candidate) => ({ candidate, far: slips(word.toLowerCase(), candidate.toLowerCase()) }))
    .sort((a, b) => a.far - b.far)
  const [best] = ranked
  return best && best.far <= maxDistance(word, best.candidate) ? best.candidate : undefined
}

/** In characters. Nobody mistypes anything longer, and the time for comparing grows with the square of the length. */
const maxWordLength = 500

const maxDistance = (one: string, other: string): number =>
  Math.max(1, Math.floor(Math.max(one.length, other.length) * maxDifference))

/** The edit distance, which counts two swapped neighbours as one mistake. */
const slips = (one: string, other: string): number => (areNeighboursSwapped(one, other) ? 1 : editDistance(one, other))

function areNeighboursSwapped(one: string, other: string): boolean {
  const at = [...one].findIndex((letter, index) => letter !== other[index])
  return at >= 0 && one.slice(0, at) + one.charAt(at + 1) + one.charAt(at) + one.slice(at + 2) === other
}
