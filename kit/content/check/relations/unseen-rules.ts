import { maxHeroFigures } from "../../contract/page-limits"
import { type LocalDiagnostic, warningAt } from "../../diagnostic/diagnostic"
import { asList, getIn } from "../../location/json-path"
import { say } from "../../sentences/sentences"
import type { Content } from "./relation-rules"

/** How many testimonials the home page shows, from the start of the list, and the about page, from its end. */
const shown = 3

/**
 * @param content of all JSON files
 * @param clients those of the case studies, each of which shows its client's testimonials
 * @returns warnings about testimonials that no page shows, and about figures and testimonials that do not fit under the home page's buttons, by file path
 */
export function unseenDiagnostics(
  content: Content,
  clients: readonly unknown[],
): ReadonlyMap<string, readonly LocalDiagnostic[]> {
  const off = asList(getIn(content.get("site.json"), "pagesOff"))
  return new Map([
    ["testimonials.json", [...testimonials(content, clients, off.includes("about")), ...shorts(content)]],
    ["pages/home.json", figures(content)],
  ])
}

function figures(content: Content): LocalDiagnostic[] {
  const claims = asList(getIn(content.get("pages/home.json"), "trackRecord", "claims"))
  const meant = [...claims.keys()].filter((index) => getIn(claims[index], "inHero") === true)
  return meant
    .slice(maxHeroFigures)
    .map((index) => warningAt(["trackRecord", "claims", index, "inHero"], say("unseen.figures")))
}

function shorts(content: Content): LocalDiagnostic[] {
  const entries = asList(content.get("testimonials.json"))
  const meant = [...entries.keys()].filter((index) => getIn(entries[index], "short") !== undefined)
  return meant.slice(1).map((index) => warningAt([index, "short"], say("unseen.testimonial")))
}

function testimonials(content: Content, clients: readonly unknown[], aboutIsOff: boolean): LocalDiagnostic[] {
  const entries = asList(content.get("testimonials.json"))
  // A page that cannot be read could show testimonials, or be switched off in site.json.
  if (!["site.json", "pages/home.json", "pages/about.json"].every((file) => content.has(file))) return []
  const home = getIn(content.get("pages/home.json"), "testimonials") !== undefined
  const about = !aboutIsOff && getIn(content.get("pages/about.json"), "testimonials") !== undefined
  if (entries.length > 0 && !home && !about) return [warningAt([], say("unseen.section"))]
  return entries.flatMap((entry, index) => {
    // Case studies use the home page's heading, and show no testimonials without it.
    const isShown =
      (home && (index < shown || clients.includes(getIn(entry, "company") ?? ""))) ||
      (about && index >= entries.length - shown)
    return isShown
      ? []
      : [warningAt([index], say("unseen", { home: home ? "yes" : "no", about: about ? "yes" : "no" }))]
  })
}
