import type { DiagnosticMessage } from "../../contract/rules/diagnose"
import { listOf, valueIn } from "../../unchecked"
import { type LocalDiagnostic, warningAt } from "../report/diagnostic"
import type { Content } from "./relation-rules"

/** How many testimonials home and about show: the first ones, and the last ones. */
const shown = 3

/**
 * @param content of all JSON files
 * @returns warnings about testimonials that no page shows, by the path of the file that they are about
 */
export function unseenDiagnostics(content: Content): ReadonlyMap<string, readonly LocalDiagnostic[]> {
  const off = listOf(valueIn(content.get("site.json"), "pagesOff"))
  return new Map([["testimonials.json", testimonials(content, off.includes("about"))]])
}

function testimonials(content: Content, aboutIsOff: boolean): LocalDiagnostic[] {
  const entries = listOf(content.get("testimonials.json"))
  // Of a page that is missing, nothing can be said.
  if (!content.has("pages/home.json") || !content.has("pages/about.json")) return []
  const home = valueIn(content.get("pages/home.json"), "testimonials") !== undefined
  const about = !aboutIsOff && valueIn(content.get("pages/about.json"), "testimonials") !== undefined
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
