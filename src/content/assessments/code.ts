import { createHash } from "node:crypto"

/** What of an assessment a link to a result depends on. */
interface Asked {
  readonly edition: number
  readonly pillars: ReadonlyArray<{
    readonly questions: ReadonlyArray<{ readonly answers: ReadonlyArray<{ readonly points: number }> }>
  }>
}

/**
 * @param id of the tool
 * @param asked the assessment: its edition, and the points of all answers; a corrected word makes no difference
 * @returns three characters, worth 18 bits, that tell its results from those of other and of earlier questions
 */
export function codeOf(id: string, { edition, pillars }: Asked): string {
  const points = pillars.map(({ questions }) => questions.map(({ answers }) => answers.map((answer) => answer.points)))
  return createHash("sha256")
    .update(JSON.stringify([id, edition, points]))
    .digest("base64url")
    .slice(0, 3)
}
