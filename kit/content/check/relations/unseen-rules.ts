import type { DiagnosticMessage } from "../../contract/rules/diagnose"
import { asList, getIn } from "../../json/json-path"
import { type LocalDiagnostic, warningAt } from "../report/diagnostic"
import type { Content } from "./relation-rules"

/** The number of testimonials that home shows, from the start of the list, and about, from its end. */
const shown = 3

/**
 * @param content of all JSON files
 * @returns warnings about testimonials that no page shows, by file path
 */
export function unseenDiagnostics(content: Content): ReadonlyMap<string, readonly LocalDiagnostic[]> {
  const off = asList(getIn(content.get("site.json"), "pagesOff"))
  return new Map([["testimonials.json", testimonials(content, off.includes("about"))]])
}

function testimonials(content: Content, aboutIsOff: boolean): LocalDiagnostic[] {
  const entries = asList(content.get("testimonials.json"))
  // A page that cannot be read could show testimonials, or be switched off in site.json.
  if (!["site.json", "pages/home.json", "pages/about.json"].every((file) => content.has(file))) return []
  const home = getIn(content.get("pages/home.json"), "testimonials") !== undefined
  const about = !aboutIsOff && getIn(content.get("pages/about.json"), "testimonials") !== undefined
  if (entries.length > 0 && !home && !about) return [warningAt([], noSection)]
  return entries.flatMap((_entry, index) => {
    const isShown = (home && index < shown) || (about && index >= entries.length - shown)
    return isShown ? [] : [warningAt([index], nowhere(home, about))]
  })
}

const noSection: DiagnosticMessage = {
  code: "unseen",
  message: "No page shows testimonials.",
  advice: 'Add "testimonials": { "heading": "…" } to data/pages/home.json or data/pages/about.json.',
}

function nowhere(home: boolean, about: boolean): DiagnosticMessage {
  const shownIn = [...(home ? ["home shows the first three"] : []), ...(about ? ["about shows the last three"] : [])]
  return {
    code: "unseen",
    message: `This testimonial is not shown: ${shownIn.join(", ")}.`,
    advice: "Move it up or down, or remove it.",
  }
}
