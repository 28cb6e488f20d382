import { engagementFile } from "../../contract/data-paths"
import { brokenRule } from "../../contract/rules/diagnose"
import { pathRules } from "../../contract/rules/texts"
import { errorAt, type LocalDiagnostic, warningAt } from "../../diagnostic/diagnostic"
import { removal } from "../../diagnostic/fix"
import { wordsOfOffer } from "../../label-sets/label-sets"
import { asList, getIn, type Path } from "../../location/json-path"
import { say } from "../../sentences/sentences"
import type { LinkedSite } from "../linked-site"
import { linkDiagnostic } from "../texts/text-links"
import type { Content } from "./relation-rules"

/**
 * @param content of all JSON files
 * @returns errors for offers without labels, and warnings for services with two icons, by file path
 */
export function offerDiagnostics(content: Content): ReadonlyMap<string, readonly LocalDiagnostic[]> {
  const page = content.get("pages/services.json")
  const found = asList(content.get("services.json")).flatMap((service, index) => [
    ...(page === undefined ? [] : missingWords(getIn(service, "offer"), getIn(page, "offer"), index)),
    ...(getIn(service, "icon") !== undefined && getIn(service, "drawingUrl") !== undefined
      ? [warningAt([index, "icon"], twoIcons)]
      : []),
  ])
  return new Map([["services.json", found]])
}

function missingWords(offer: unknown, words: unknown, index: number): LocalDiagnostic[] {
  const needed = wordsOfOffer(offer).map(({ path }) => String(path.at(-1)))
  if (needed.length > 0 && words === undefined) return [errorAt([index], say("offer-words"), { key: "offer" })]
  return needed
    .filter((part) => getIn(offer, part) !== undefined && getIn(words, part) === undefined)
    .map((part) => errorAt([index, "offer"], say("offer-words.part", { part }), { key: part }))
}

/** The owner may prefer the icon. */
const twoIcons = say("two-icons", {}, removal("suggested"))

/**
 * @param content of all JSON files
 * @param site the targets of links
 * @returns errors for broken links of services' examples, for services.json
 */
export const exampleDiagnostics = (content: Content, site: LinkedSite): LocalDiagnostic[] =>
  asList(content.get("services.json")).flatMap((service, index) =>
    brokenLinks(getIn(service, "realWorldExamples"), [index, "realWorldExamples"], site),
  )

/**
 * @param content of all JSON files
 * @param site the targets of links
 * @returns the same of an engagement's phases, for pages/engagement.json
 */
export const phaseDiagnostics = (content: Content, site: LinkedSite): LocalDiagnostic[] =>
  brokenLinks(getIn(content.get(engagementFile), "phases", "entries"), ["phases", "entries"], site)

/** Of entries that can lead to where more of them stands. */
const brokenLinks = (entries: unknown, path: Path, site: LinkedSite): LocalDiagnostic[] =>
  asList(entries).flatMap((entry, index) => {
    const to = getIn(entry, "to")
    if (typeof to !== "string" || brokenRule(pathRules, to)) return []
    const diagnostic = linkDiagnostic(to, site)
    return diagnostic ? [errorAt([...path, index, "to"], diagnostic)] : []
  })
