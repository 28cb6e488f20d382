import { assessmentId } from "../../contract/data-paths"
import { isNewsletterProvider, newsletterProviders } from "../../contract/newsletter-providers"
import { assessmentAddress } from "../../contract/site-addresses"
import type { DiagnosticMessage, LocalDiagnostic } from "../../diagnostic/diagnostic"
import { asList, getIn } from "../../location/json-path"
import type { LinkedSite } from "../linked-site"
import type { Content } from "../relations/relation-rules"
import { textWarning } from "./text-diagnostic"

/** What the site stores on a visitor's device or sends to another company. A privacy page in any language tells of it by one of its proper names. */
export interface Disclosure {
  /** Names that nobody translates; the first is the most exact. */
  readonly names: readonly string[]
  /** Completes "The privacy page does not tell of …". */
  readonly what: string
  /** What to write, in English. */
  readonly sentence: string
}

/** What every page stores: src/ui/theme.ts, and two of Gatsby's modules (kit/gatsby/patches/assumptions.ts). */
const ofEveryPage: readonly Disclosure[] = [
  {
    names: ["theme"],
    what: "the choice of light or dark",
    sentence: "`theme` in local storage: the choice of light or dark, until it is taken back.",
  },
  {
    names: ["@@scroll"],
    what: "the position on a page",
    sentence: "`@@scroll` with a page’s path in session storage: where you were reading, until the tab is closed.",
  },
  {
    names: ["gatsby-reload-compilation-hash-match"],
    what: "a page that is loaded again",
    sentence:
      "`gatsby-reload-compilation-hash-match` in session storage: for a moment while the site is being renewed.",
  },
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
    const sentence = `\`${key}\` in session storage: your answers, until the tab is closed; if you ask for it, in local storage too, until you wipe them.`
    return [{ names: [key, title], what: `what “${title}” stores`, sentence }]
  })
  const provider = getIn(getIn(content.get("site.json"), "newsletter"), "provider")
  // Nobody knows the name of another provider.
  if (!isNewsletterProvider(provider) || provider === "other") return assessments
  const { name } = newsletterProviders[provider]
  const sentence = `When you subscribe to the newsletter, your address is sent to ${name}.`
  return [
    ...assessments,
    { names: [name, provider], what: `${name}, which gets the addresses of subscribers`, sentence },
  ]
}

/**
 * Certain in any language: what has a proper name is told of if it is named. What every page stores has none but its key, so it is missed only in a text that lists
 * others by their keys.
 *
 * @param text of the privacy page
 * @param own what this site alone stores or sends
 * @returns a warning for each that the text does not name
 */
export function disclosureDiagnostics(text: string, own: readonly Disclosure[]): LocalDiagnostic[] {
  const words = text.toLowerCase()
  const isNamed = ({ names }: Disclosure) => names.some((name) => words.includes(name.toLowerCase()))
  const listsKeys = ofEveryPage.some(({ names: [key] }) => text.includes(`\`${key}`))
  const owed = listsKeys ? [...ofEveryPage, ...own] : own
  return owed.filter((each) => !isNamed(each)).map((each) => textWarning({ start: 0, end: 0 }, untold(each)))
}

const untold = ({ what, sentence }: Disclosure): DiagnosticMessage => ({
  code: "privacy-untold",
  message: `The privacy page does not tell of ${what}.`,
  advice: `Write for example: ${sentence}`,
})
