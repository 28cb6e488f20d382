/** Values for a question without a chosen answer, above any answer's index. */
export const unknown = 6
export const unanswered = 7

/** The answer to each question, in the page's order: its index, `unknown` or `unanswered`. */
export type Answers = readonly number[]

/** The points of a question's answers. */
export type Points = readonly number[]

/** The result of a pillar. */
export interface Score {
  /** A whole number from 0 to 100. */
  readonly value: number
  /** The value if every unknown or unanswered question got its best answer. */
  readonly reach: number
}

/** A better answer to a question, and its gain. */
interface Gain {
  /** The question's index in its pillar. */
  readonly question: number
  /** The best answer's index. */
  readonly answer: number
  /** The gain in the pillar's score, in points out of a hundred. */
  readonly points: number
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0)

/**
 * Scores a pillar: the points of its answers as a percentage of the maximum. An unknown or unanswered question gives no points, because nobody can rely on it,
 * but `reach` includes its maximum. docs/decisions/calculated-pages.md gives the reasons.
 *
 * @param questions the points of each question's answers; each has an answer with points
 * @param answers in the order of the questions
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
 * @param answers in the order of the questions
 * @returns the (at most three) largest gains for the pillar's score, largest first
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

/**
 * @returns the index of the pillar to begin with: the one with the lowest score, or of several with the same score, the lowest reach. A pillar without any
 * known answer could have every score and is never it; undefined if all are like that.
 */
export function lowestOf(scores: readonly Score[]): number | undefined {
  const ranks = scores.map(({ value, reach }) =>
    value === 0 && reach === 100 ? Number.POSITIVE_INFINITY : value * 101 + reach,
  )
  const lowest = Math.min(...ranks)
  return Number.isFinite(lowest) ? ranks.indexOf(lowest) : undefined
}

/** @returns whether nothing is left to gain */
export const isPerfect = (scores: readonly Score[]): boolean => scores.every(({ value }) => value === 100)

/** Splits the answers to all questions by pillar. */
export function byPillar(pillars: ReadonlyArray<readonly unknown[]>, answers: Answers): readonly Answers[] {
  let start = 0
  return pillars.map(({ length }) => {
    start += length
    return answers.slice(start - length, start)
  })
}

/** What scoring needs of an assessment's pillars. */
type Pillars = ReadonlyArray<{
  readonly questions: ReadonlyArray<{ readonly answers: ReadonlyArray<{ readonly points: number }> }>
}>

/** @returns the points of each answer to each question of each pillar */
export const pointsOf = (pillars: Pillars): ReadonlyArray<readonly Points[]> =>
  pillars.map(({ questions }) => questions.map(({ answers }) => answers.map(({ points }) => points)))

/** @returns the score of each pillar, in order */
export function scoresOf(pillars: Pillars, answers: Answers): readonly Score[] {
  const points = pointsOf(pillars)
  return byPillar(points, answers).map((part, index) => scoreOf(points[index] ?? [], part))
}
