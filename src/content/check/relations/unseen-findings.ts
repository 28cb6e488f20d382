import { listOf, valueIn } from "../../unchecked"
import { type Finding, warningAt } from "../report/finding"
import type { Complaint } from "../report/problem"
import type { Content } from "./relation-findings"

/** How many testimonials home and about show: the first ones, and the last ones. */
const shown = 3

/**
 * @param content of all JSON files
 * @returns warnings about testimonials that no page shows, by the path of the file that they are about
 */
export function unseenFindings(content: Content): ReadonlyMap<string, readonly Finding[]> {
  const off = listOf(valueIn(content.get("site.json"), "pagesOff"))
  return new Map([["testimonials.json", testimonials(content, off.includes("about"))]])
}

function testimonials(content: Content, aboutIsOff: boolean): Finding[] {
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

const noSection: Complaint = {
  code: "unseen",
  message: "No page shows testimonials.",
  advice: 'Add "testimonials": { "heading": "…" } to data/pages/home.json or data/pages/about.json.',
}

function nowhere(home: boolean, about: boolean): Complaint {
  const places = [...(home ? ["home shows the first three"] : []), ...(about ? ["about shows the last three"] : [])]
  return {
    code: "unseen",
    message: `This testimonial is shown nowhere: ${places.join(", ")}.`,
    advice: "Move it up or down, or remove it.",
  }
}
