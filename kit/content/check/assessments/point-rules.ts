import { errorAt, type LocalDiagnostic, warningAt } from "../../diagnostic/diagnostic"
import { asList, getIn, type Path } from "../../location/json-path"
import { say } from "../../sentences/sentences"
import { parseBands } from "./band-rules"

/**
 * @param assessment the content of its file
 * @returns errors for questions whose answers give no points, and warnings for bands that no answers lead to
 */
export function pointDiagnostics(assessment: unknown): LocalDiagnostic[] {
  const bands = parseBands(getIn(assessment, "bands")) ?? []
  return asList(getIn(assessment, "pillars")).flatMap((pillar, index) => {
    const questions = asList(getIn(pillar, "questions")).map(pointsOf)
    if (!questions.every((points): points is number[] => points !== undefined)) return []
    const nothing = questions.flatMap((points, position) =>
      Math.max(...points) > 0
        ? []
        : [errorAt(["pillars", index, "questions", position, "answers"], say("assessment-points"))],
    )
    if (nothing.length > 0 || questions.length === 0) return nothing
    const scores = [...reachable(questions)]
    const missed = bands.filter(({ from, to }) => from <= to && !scores.some((score) => score >= from && score <= to))
    return missed.map(({ from, to }) =>
      warningAt(["pillars", index, "questions"] satisfies Path, say("assessment-unreached", { from, to })),
    )
  })
}

/** Undefined if the contract rejects any of the points. */
function pointsOf(question: unknown): number[] | undefined {
  const points = asList(getIn(question, "answers")).map((answer) => getIn(answer, "points"))
  return points.length > 0 && points.every(isPoints) ? points : undefined
}

const isPoints = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 100

/** All scores that answers can add up to; “I don’t know” gives no points. */
function reachable(questions: ReadonlyArray<readonly number[]>): ReadonlySet<number> {
  const most = questions.reduce((sum, points) => sum + Math.max(...points), 0)
  const isReached = new Uint8Array(most + 1)
  isReached[0] = 1
  let highest = 0
  for (const points of questions) {
    // From the top down, so that this question's points are not added twice.
    for (let sum = highest; sum >= 0; sum -= 1) if (isReached[sum]) for (const each of points) isReached[sum + each] = 1
    highest += Math.max(...points)
  }
  return new Set([...isReached.keys()].filter((sum) => isReached[sum]).map((sum) => Math.round((100 * sum) / most)))
}
