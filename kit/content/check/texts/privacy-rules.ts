import { assessmentId } from "../../contract/data-paths"
import { isNewsletterProvider, newsletterProviders } from "../../contract/newsletter-providers"
import { assessmentAddress } from "../../contract/site-addresses"
import type { DiagnosticMessage, LocalDiagnostic } from "../../diagnostic/diagnostic"
import { asList, getIn } from "../../location/json-path"
import { say } from "../../sentences/sentences"
import type { LinkedSite } from "../linked-site"
import type { Content } from "../relations/relation-rules"
import { textWarning } from "./text-diagnostic"

/** Something that the site stores on a visitor's device or sends to another company. In any language, the privacy page mentions it by one of these names. */
export interface Disclosure {
  /** Names that are never translated; the first is the most exact. */
  readonly names: readonly string[]
  readonly untold: DiagnosticMessage
}

/** What every page stores: src/ui/theme.ts, and two of Gatsby's modules (kit/gatsby/patches/assumptions.ts). */
const ofEveryPage: readonly Disclosure[] = [
  { names: ["theme"], untold: say("privacy-untold.theme") },
  { names: ["@@scroll"], untold: say("privacy-untold.scroll") },
  { names: ["gatsby-reload-compilation-hash-match"], untold: say("privacy-untold.renewed") },
]

/**
 * @param content of the readable JSON files
 * @param files of data/
 * @param pages of the site, without those that are switched off
 * @returns what the assessments of this site store, and who gets a subscriber's address
 */
export function ownDisclosures(
  content: Content,
  files: readonly string[],
  { pages }: Pick<LinkedSite, "pages">,
): Disclosure[] {
  const assessments = files.flatMap((path) => {
    const id = assessmentId(path)
    const title = getIn(
      asList(content.get("tools.json")).find((tool) => getIn(tool, "id") === id),
      "title",
    )
    if (id === undefined || typeof title !== "string" || !pages.has(assessmentAddress(id))) return []
    const key = `assessment-${id}`
    return [{ names: [key, title], untold: say("privacy-untold.assessment", { title, key }) }]
  })
  const provider = getIn(getIn(content.get("site.json"), "newsletter"), "provider")
  // The name of any other provider is unknown.
  if (!isNewsletterProvider(provider) || provider === "other") return assessments
  const { name } = newsletterProviders[provider]
  return [...assessments, { names: [name, provider], untold: say("privacy-untold.newsletter", { name }) }]
}

/**
 * Works in any language, because it looks for proper names. What every page stores has no name but its key, so it is only expected in a text that lists one of
 * these keys.
 *
 * @param text of the privacy page
 * @param own what this site in particular stores or sends
 * @returns a warning for each disclosure whose names are all missing from the text
 */
export function disclosureDiagnostics(text: string, own: readonly Disclosure[]): LocalDiagnostic[] {
  const words = text.toLowerCase()
  const isNamed = ({ names }: Disclosure) => names.some((name) => words.includes(name.toLowerCase()))
  const listsKeys = ofEveryPage.some(({ names: [key] }) => text.includes(`\`${key}`))
  const owed = listsKeys ? [...ofEveryPage, ...own] : own
  return owed.filter((each) => !isNamed(each)).map(({ untold }) => textWarning({ start: 0, end: 0 }, untold))
}
