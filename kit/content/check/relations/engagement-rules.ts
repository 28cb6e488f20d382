import { type CostFigures, costFigures, costSum, isWithin } from "../../../cost/cost-sum"
import { engagementFile } from "../../contract/data-paths"
import { walkValues } from "../../contract/field"
import { type ContentFile, contentFiles } from "../../contract/files"
import { engagementSections } from "../../contract/site-addresses"
import { errorAt, type LocalDiagnostic, warningAt } from "../../diagnostic/diagnostic"
import { asList, asText, getIn, type Path } from "../../location/json-path"
import { say } from "../../sentences/sentences"
import { takenSlug, unknownService } from "../check-file"
import type { Content } from "./relation-rules"

/**
 * Compares pages/engagement.json with the rest of the content, and the claims in all files with its sum.
 *
 * @param content of all JSON files
 * @param own the slugs of the owner's custom pages
 * @returns errors and warnings by file path
 */
export function engagementDiagnostics(
  content: Content,
  own: readonly string[],
): ReadonlyMap<string, readonly LocalDiagnostic[]> {
  const page = content.get(engagementFile)
  const sum = getIn(page, "sum")
  const costs = costsIn(sum)
  const found = [
    ...takenSlug(page, own),
    ...wrongCells(getIn(page, "comparison")),
    ...takenIds(getIn(page, "questions", "entries")),
    ...unknownService(sum, content).map((each) => ({ ...each, path: ["sum", ...each.path] })),
    ...(costs ? [...otherClaim(costs, content), ...otherPrice(costs, getIn(sum, "service"), content)] : []),
  ]
  const claims = new Map(costs ? contentFiles.map((file) => [file.path, otherDays(file, costs, content)]) : [])
  return new Map([...claims, [engagementFile, [...found, ...(claims.get(engagementFile) ?? [])]]])
}

function wrongCells(comparison: unknown): LocalDiagnostic[] {
  const columns = asList(getIn(comparison, "columns")).length
  return asList(getIn(comparison, "rows")).flatMap((row, index) => {
    const cells = asList(getIn(row, "cells")).length
    // The contract reports a missing or empty list.
    if (columns === 0 || cells === 0 || cells === columns) return []
    return [errorAt(["comparison", "rows", index, "cells"], say("engagement-cells", { columns, cells }))]
  })
}

/** Questions cannot have the id of one of the page's sections, or of another question. */
function takenIds(questions: unknown): LocalDiagnostic[] {
  const ids = asList(questions).map((question) => getIn(question, "id"))
  return ids.flatMap((id, index) => {
    if (typeof id !== "string" || ![...engagementSections, ...ids.slice(0, index)].includes(id)) return []
    return [errorAt(["questions", "entries", index, "id"], say("id-taken"))]
  })
}

/** @returns the figures of a sum; undefined if any of them is missing or invalid */
function costsIn(sum: unknown): CostFigures | undefined {
  const figures = costFigures.map((figure) => [figure, getIn(sum, figure)] as const)
  const isKnown = figures.every(([figure, value]) => isWithin(figure, value))
  return isKnown ? (Object.fromEntries(figures) as CostFigures) : undefined
}

/** In percentage points: how far the sum may be from a claim of about a certain percentage. */
const roughly = 2

function contradicts(percent: number, claimed: number, comparison: unknown): boolean {
  if (comparison === "exactly") return percent !== claimed
  if (comparison === "about") return Math.abs(percent - claimed) > roughly
  return percent >= claimed
}

/** The percentage as the page shows it, as a whole number. */
const percentOf = (costs: CostFigures, days = costs.days): number => Math.round(costSum({ ...costs, days }).percent)

function otherClaim(costs: CostFigures, content: Content): LocalDiagnostic[] {
  const claim = getIn(content.get("site.json"), "costClaim")
  const [claimed, comparison] = [getIn(claim, "percent"), asText(getIn(claim, "comparison") ?? "under")]
  const percent = percentOf(costs)
  if (typeof claimed !== "number" || !contradicts(percent, claimed, comparison)) return []
  return [warningAt(["sum"], say("sum-claim", { percent, comparison, claimed }))]
}

/** The fraction by which a price may differ, since prices may be rounded. */
const tolerance = 0.01

/** The service's price agrees with the sum if it equals the sum's price per day, week, month or year. */
function otherPrice(figures: CostFigures, service: unknown, content: Content): LocalDiagnostic[] {
  const offered = asList(content.get("services.json")).find((each) => getIn(each, "id") === service)
  const [amount, per] = ["amount", "per"].map((key) => getIn(offered, "offer", "price", key))
  const { part } = costSum(figures)
  const [day, week] = [figures.dayPrice, figures.dayPrice * figures.days]
  const computed = Object.entries({ day, week, month: part / 12, year: part }).find(([unit]) => unit === per)?.[1]
  if (service === undefined || typeof amount !== "number" || computed === undefined) return []
  if (Math.abs(amount - computed) <= amount * tolerance) return []
  const values = {
    computed: Math.round(computed),
    per: asText(per),
    price: amount,
  }
  return [warningAt(["sum", "dayPrice"], say("sum-price", values))]
}

const numbers = ["one", "two", "three", "four", "five"]
const number = `(${numbers.join("|")}|[1-5])`
const claimedDays = new RegExp(`\\b(?:${number} (?:or|to) )?${number} days? a week\\b`, "i")
const claimedShare = /\b(?:less than|under|below) (\d+)\s?%/i

/** Finds texts that claim a percentage for more days a week than it is true of. Only recognizes English. */
function otherDays({ path: file, field }: ContentFile, costs: CostFigures, content: Content): LocalDiagnostic[] {
  return [...walkValues(field, content.get(file))].flatMap(({ value, path }) => {
    const found = typeof value === "string" ? daysBeyond(value, costs) : undefined
    return found ? [daysWarning(path, found)] : []
  })
}

/** @returns the first number of days a week in a text; the greater one if there are two, as in "two or three" */
export function daysClaimed(text: string) {
  const days = claimedDays.exec(text)
  if (!days) return undefined
  const [written, , number = ""] = days
  const word = number.toLowerCase()
  const most = numbers.includes(word) ? numbers.indexOf(word) + 1 : Number(word)
  return { written, most, match: { start: days.index, end: days.index + written.length } }
}

function daysBeyond(text: string, costs: CostFigures) {
  const [share, days] = [claimedShare.exec(text), daysClaimed(text)]
  if (!share || !days) return undefined
  const percent = percentOf(costs, days.most)
  return percent < Number(share[1]) ? undefined : { percent, ...days }
}

const daysWarning = (
  path: Path,
  { percent, written, match }: NonNullable<ReturnType<typeof daysBeyond>>,
): LocalDiagnostic => warningAt(path, say("sum-days", { written, percent }), { match })
