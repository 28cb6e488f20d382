import { closestMatch } from "../../../language/closest-match"
import { amountsIn } from "../../../language/money"
import { brokenRule } from "../../contract/rules/diagnose"
import { slugRules } from "../../contract/rules/texts"
import { errorAt, type LocalDiagnostic, warningAt } from "../../diagnostic/diagnostic"
import { replacement } from "../../diagnostic/fix"
import { asList, asText, getIn } from "../../location/json-path"
import { say } from "../../sentences/sentences"
import type { Content } from "./relation-rules"

/** @returns whether a custom page with these settings is a case study */
export const isCase = (settings: unknown): boolean => getIn(settings, "client") !== undefined

/**
 * @param content of all JSON files
 * @param cases the slugs of the case studies, and of pages whose settings cannot be read
 * @returns errors for figures of the home page whose case study does not exist, by file path
 */
export function claimDiagnostics(
  content: Content,
  cases: readonly string[],
): ReadonlyMap<string, readonly LocalDiagnostic[]> {
  const found = asList(getIn(content.get("pages/home.json"), "trackRecord", "claims")).flatMap((claim, index) => {
    const named = getIn(claim, "caseStudy")
    if (typeof named !== "string" || brokenRule(slugRules, named) || cases.includes(named)) return []
    return [errorAt(["trackRecord", "claims", index, "caseStudy"], unknownCase(named, cases))]
  })
  return new Map([["pages/home.json", found]])
}

function unknownCase(named: string, cases: readonly string[]) {
  const meant = closestMatch(named, cases)
  return say("case-unknown", { names: cases.join(", ") || undefined, meant }, replacement(meant))
}

/**
 * @param settings of a custom page
 * @returns warnings for a drawing that contradicts the page's figures
 */
export function caseDiagnostics(settings: unknown): LocalDiagnostic[] {
  const figures = asList(getIn(settings, "figures"))
  const told = figures.flatMap((each) => ["figure", "text"].flatMap((key) => amountsIn(asText(getIn(each, key)))))
  return (["before", "after"] as const).flatMap((bar) => {
    const value = getIn(settings, "drawing", bar, "value")
    const [amount] = typeof value === "string" ? amountsIn(value) : []
    const isTold = amount === undefined || figures.length === 0 || told.includes(amount)
    return isTold ? [] : [warningAt(["drawing", bar, "value"], say("case-drawing", { value: asText(value) }))]
  })
}
