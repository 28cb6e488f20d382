import { closestMatch } from "../../../language/closest-match"
import { assessmentId, assessmentPath } from "../../contract/data-paths"
import { walkValues } from "../../contract/field"
import { contentFile } from "../../contract/files"
import { errorAt, type LocalDiagnostic, warningAt } from "../../diagnostic/diagnostic"
import { replacement } from "../../diagnostic/fix"
import { asList, getIn, type Path } from "../../location/json-path"
import { say } from "../../sentences/sentences"
import { type Content, idsIn } from "../relations/relation-rules"
import { isUnwrittenValue } from "../texts/open-points"
import { bandDiagnostics, parseBands } from "./band-rules"

const wordsFile = "pages/assessment.json"

/**
 * @param content of all JSON files
 * @param files of data/, including those that cannot be read
 * @returns the diagnostics of assessments, and of the tools that belong to them, by file path
 */
export function assessmentDiagnostics(
  content: Content,
  files: readonly string[],
): ReadonlyMap<string, readonly LocalDiagnostic[]> {
  const found = [...content].filter(([path]) => assessmentId(path) !== undefined)
  const noWordsHere = content.has(wordsFile) || files.includes(wordsFile) ? [] : [errorAt([], say("assessment-words"))]
  return new Map([
    ...found.map(
      ([path, assessment]) => [path, [...noWordsHere, ...diagnosticsIn(path, assessment, content)]] as const,
    ),
    ["tools.json", toolDiagnostics(content, files)],
  ])
}

function diagnosticsIn(path: string, assessment: unknown, content: Content): readonly LocalDiagnostic[] {
  return [
    ...unknownTool(path, content),
    ...unknownServices(assessment, content),
    ...adviceDiagnostics(assessment),
    ...bandDiagnostics(getIn(assessment, "bands")),
    ...pointDiagnostics(assessment),
    ...sameIds(assessment),
    ...sameAnswers(assessment),
    ...begunTexts(path, assessment),
  ]
}

function unknownTool(path: string, content: Content): LocalDiagnostic[] {
  const id = assessmentId(path) ?? ""
  const tools = idsIn(content, "tools.json")
  if (!tools || tools.includes(id)) return []
  return [errorAt([], say("assessment-tool", { id, meant: closestMatch(id, tools) }))]
}

const pillarsOf = (assessment: unknown) => asList(getIn(assessment, "pillars"))

function unknownServices(assessment: unknown, content: Content): LocalDiagnostic[] {
  const services = idsIn(content, "services.json")
  if (!services) return []
  return pillarsOf(assessment).flatMap((pillar, index) => {
    const service = getIn(pillar, "service")
    if (typeof service !== "string" || service.trim() === "" || services.includes(service)) return []
    const meant = closestMatch(service, services)
    const message = say("assessment-service", { names: services.join(", "), meant }, replacement(meant, "suggested"))
    return [errorAt(["pillars", index, "service"], message)]
  })
}

function adviceDiagnostics(assessment: unknown): LocalDiagnostic[] {
  const bands = asList(getIn(assessment, "bands")).length
  return pillarsOf(assessment).flatMap((pillar, index) => {
    const given = asList(getIn(pillar, "advice")).length
    // The contract reports a missing or empty list.
    if (given === 0 || bands === 0 || given === bands) return []
    return [errorAt(["pillars", index, "advice"], say("assessment-advice", { bands, given }))]
  })
}

/** Reports texts of `npm run new assessment` that are still to be written. */
function begunTexts(file: string, assessment: unknown): LocalDiagnostic[] {
  const field = contentFile(file)?.field
  const left = field ? [...walkValues(field, assessment)].filter(({ value }) => isUnwrittenValue(value)) : []
  const [first] = left
  if (!first) return []
  return [warningAt(first.path, say("assessment-begun", { more: left.length - 1 }))]
}

function sameIds(assessment: unknown): LocalDiagnostic[] {
  const ids = pillarsOf(assessment).map((pillar) => getIn(pillar, "id"))
  return ids.flatMap((id, index) => {
    if (typeof id !== "string" || ids.indexOf(id) === index) return []
    return [errorAt(["pillars", index, "id"], say("assessment-id", { id, number: ids.indexOf(id) + 1 }))]
  })
}

function sameAnswers(assessment: unknown): LocalDiagnostic[] {
  return pillarsOf(assessment).flatMap((pillar, index) =>
    asList(getIn(pillar, "questions")).flatMap((question, position) => {
      const texts = asList(getIn(question, "answers")).map((answer) => getIn(answer, "text"))
      return texts.flatMap((text, nth) => {
        if (typeof text !== "string" || texts.indexOf(text) === nth) return []
        const path = ["pillars", index, "questions", position, "answers", nth, "text"]
        return [errorAt(path, say("assessment-answer", { text }))]
      })
    }),
  )
}

/** A tool needs an address, its own or its assessment’s, and should list as many features as its assessment has pillars. */
function toolDiagnostics(content: Content, files: readonly string[]): LocalDiagnostic[] {
  return asList(content.get("tools.json")).flatMap((tool, index) => {
    const id = getIn(tool, "id")
    if (typeof id !== "string") return []
    const assessment = content.get(assessmentPath(id))
    const features = asList(getIn(tool, "features")).length
    const pillars = pillarsOf(assessment).length
    if (assessment === undefined) {
      const isElsewhere = getIn(tool, "url") !== undefined || files.includes(assessmentPath(id))
      return isElsewhere ? [] : [errorAt([index], say("tool-address", { path: assessmentPath(id) }), { key: "id" })]
    }
    if (features === 0 || pillars === 0 || features === pillars) return []
    return [warningAt([index, "features"], say("assessment-features", { features, pillars }))]
  })
}

/**
 * @param assessment the content of its file
 * @returns errors for questions whose answers give no points, and warnings for bands that no answers lead to
 */
function pointDiagnostics(assessment: unknown): LocalDiagnostic[] {
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
