import { closestMatch } from "../../../language/closest-match"
import { assessmentId, assessmentPath } from "../../contract/data-paths"
import { walkValues } from "../../contract/field"
import { contentFile } from "../../contract/files"
import { errorAt, type LocalDiagnostic, warningAt } from "../../diagnostic/diagnostic"
import { replacement } from "../../diagnostic/fix"
import { asList, getIn } from "../../location/json-path"
import { say } from "../../sentences/sentences"
import { type Content, idsIn } from "../relations/relation-rules"
import { isUnwrittenValue } from "../texts/open-points"
import { bandDiagnostics } from "./band-rules"
import { pointDiagnostics } from "./point-rules"

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
