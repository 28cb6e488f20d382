import { closestMatch, didYouMean } from "../../../language/closest-match"
import { amountsIn } from "../../../language/money"
import { fewestCases } from "../../contract/page-limits"
import { brokenRule } from "../../contract/rules/diagnose"
import { slugRules } from "../../contract/rules/texts"
import { errorAt, type LocalDiagnostic, warningAt } from "../../diagnostic/diagnostic"
import { fixToMeant } from "../../diagnostic/fix"
import { asList, asText, getIn } from "../../location/json-path"
import type { Content } from "./relation-rules"

/** @returns whether a custom page, by its settings, is a case study */
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

const unknownCase = (named: string, cases: readonly string[]) => ({
  code: "case-unknown",
  message: "There is no such case study: a page in data/pages/own with a client.",
  advice:
    cases.length === 0
      ? "Add one, or remove this line."
      : `Write one of ${cases.join(", ")}.${didYouMean(named, cases)}`,
  ...fixToMeant(closestMatch(named, cases)),
})

/**
 * @param settings of a custom page
 * @param count of the site's case studies
 * @returns warnings for a drawing that says another thing than the page's figures, and for a list that is not shown yet
 */
export function caseDiagnostics(settings: unknown, count: number): LocalDiagnostic[] {
  const figures = asList(getIn(settings, "figures"))
  const told = figures.flatMap((each) => ["figure", "text"].flatMap((key) => amountsIn(asText(getIn(each, key)))))
  const drawn = (["before", "after"] as const).flatMap((bar) => {
    const value = getIn(settings, "drawing", bar, "value")
    const [amount] = typeof value === "string" ? amountsIn(value) : []
    const isTold = amount === undefined || figures.length === 0 || told.includes(amount)
    return isTold ? [] : [warningAt(["drawing", bar, "value"], untold(asText(value)))]
  })
  return [
    ...drawn,
    ...(getIn(settings, "list") === "cases" && count < fewestCases ? [warningAt(["list"], fewCases(count))] : []),
  ]
}

const untold = (value: string) => ({
  code: "case-drawing",
  message: `The drawing shows ${value}, but none of the page’s figures says it.`,
  advice: "Say it in the text of a figure, or correct one of them.",
})

const fewCases = (count: number) => ({
  code: "case-list",
  message: `Case studies are listed once there are ${fewestCases}; this site has ${count}.`,
  advice: "Add another page with a client, or remove this line.",
})
