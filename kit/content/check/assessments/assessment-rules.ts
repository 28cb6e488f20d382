import { closestMatch } from "../../../language/closest-match"
import { assessmentId, assessmentPath } from "../../contract/data-paths"
import { walkValues } from "../../contract/field"
import { contentFile } from "../../contract/files"
import { errorAt, type LocalDiagnostic, warningAt } from "../../diagnostic/diagnostic"
import { replacement } from "../../diagnostic/fix"
import { asList, getIn } from "../../location/json-path"
import { say } from "../../sentences/sentences"
import { type Content, idsIn } from "../relations/relation-rules"
import { isUnwrittenValue } from "../texts/text-rules"
import { bandDiagnostics } from "./band-rules"

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
    const message = say("service-unknown", { names: services.join(", "), meant }, replacement(meant))
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

/** A tool needs an address, its own or its assessment’s. */
function toolDiagnostics(content: Content, files: readonly string[]): LocalDiagnostic[] {
  return asList(content.get("tools.json")).flatMap((tool, index) => {
    const id = getIn(tool, "id")
    if (typeof id !== "string") return []
    const path = assessmentPath(id)
    const leads = content.has(path) || files.includes(path) || getIn(tool, "url") !== undefined
    return leads ? [] : [errorAt([index], say("tool-address", { path }), { key: "id" })]
  })
}

/**
 * @param assessment the content of its file
 * @returns errors for questions whose answers give no points
 */
function pointDiagnostics(assessment: unknown): LocalDiagnostic[] {
  return asList(getIn(assessment, "pillars")).flatMap((pillar, index) => {
    const questions = asList(getIn(pillar, "questions")).map(pointsOf)
    if (!questions.every((points): points is number[] => points !== undefined)) return []
    return questions.flatMap((points, position) =>
      Math.max(...points) > 0
        ? []
        : [errorAt(["pillars", index, "questions", position, "answers"], say("assessment-points"))],
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
