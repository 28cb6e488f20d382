/** What a question can have in place of an answer's number, which counts from 0. */
export const unknown = 6
export const unanswered = 7

/** One for each question, in the order of the page: the number of the answer, `unknown` or `unanswered`. */
export type Answers = readonly number[]

/** The points of a question's answers. */
export type Points = readonly number[]

/** What a pillar has reached. */
export interface Score {
  /** A whole number from 0 to 100. */
  readonly value: number
  /** What it could be at most if nothing were unknown or unanswered. */
  readonly reach: number
}

/** A better answer to a question, and what it would add. */
export interface Gain {
  /** Its index in its pillar. */
  readonly question: number
  /** The best answer's index. */
  readonly answer: number
  /** How many of the pillar's hundred points it would add. */
  readonly points: number
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0)

/**
 * Scores a pillar: the points of its answers, of a hundred that the best answers give. What is unknown or unanswered gives none, as nobody can rely on it; how
 * much it could give is `reach`. docs/decisions/content/assessment-scoring.md says why.
 *
 * @param questions the points of each question's answers; each has one with points
 * @param answers to them, in the same order
 */
export function scoreOf(questions: readonly Points[], answers: Answers): Score {
  const best = questions.map((points) => Math.max(...points))
  const given = questions.map((points, index) => points[answers[index] ?? unanswered])
  const most = sumOf(best)
  const share = (sum: number) => Math.round((100 * sum) / most)
  return {
    value: share(sumOf(given.map((points) => points ?? 0))),
    reach: share(sumOf(given.map((points, index) => points ?? best[index] ?? 0))),
  }
}

/**
 * @param questions the points of each question's answers
 * @param answers to them
 * @returns what would add most to the pillar's score, the most first: at most three
 */
export function gainsOf(questions: readonly Points[], answers: Answers): readonly Gain[] {
  const most = sumOf(questions.map((points) => Math.max(...points)))
  return questions
    .map((points, question) => {
      const best = Math.max(...points)
      const missing = best - (points[answers[question] ?? unanswered] ?? 0)
      return { question, answer: points.indexOf(best), points: Math.round((100 * missing) / most) }
    })
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points)
    .slice(0, 3)
}

/** @returns the index of the pillar to begin with: the lowest score, and of equal ones that which could come to least */
export function lowestOf(scores: readonly Score[]): number {
  const ranks = scores.map(({ value, reach }) => value * 101 + reach)
  return ranks.indexOf(Math.min(...ranks))
}

/** Cuts the answers of all questions into those of each pillar. */
export function byPillar(pillars: ReadonlyArray<readonly unknown[]>, answers: Answers): readonly Answers[] {
  let start = 0
  return pillars.map(({ length }) => {
    start += length
    return answers.slice(start - length, start)
  })
}

/** The pillars of an assessment, as far as their points go. */
export type Pillars = ReadonlyArray<{
  readonly questions: ReadonlyArray<{ readonly answers: ReadonlyArray<{ readonly points: number }> }>
}>

/** @returns the points of each answer to each question of each pillar */
export const pointsOf = (pillars: Pillars): ReadonlyArray<readonly Points[]> =>
  pillars.map(({ questions }) => questions.map(({ answers }) => answers.map(({ points }) => points)))

/** @returns the score of each pillar, in their order */
export function scoresOf(pillars: Pillars, answers: Answers): readonly Score[] {
  const points = pointsOf(pillars)
  return byPillar(points, answers).map((part, index) => scoreOf(points[index] ?? [], part))
}
