import { type PageSources, writeSource } from "../../../../content/location/source-tags"
import { textsIn } from "../../../client/preview/page-text"

/**
 * Says where the texts of a page are written, as the preview does.
 *
 * @param page with elements that have `data-from`, such as "site.json#hero/heading": one source, or one for each part up to a comma
 */
export function markSources(page: Document): void {
  const known: PageSources = { texts: new WeakMap(), elements: new WeakMap(), attributes: new WeakMap() }
  for (const element of page.querySelectorAll("[data-from]")) {
    const lines = element.getAttribute("data-lines")?.split("-").map(Number)
    const sources = (element.getAttribute("data-from") ?? "").split(" ").map((from) => {
      const [file = "", path = ""] = from.split("#")
      const steps = path.split("/").filter(Boolean)
      const whole = { file, path: steps.map((step) => (/^\d+$/.test(step) ? Number(step) : step)) }
      return writeSource(lines ? { ...whole, part: [lines[0] ?? 1, 1, (lines[1] ?? 1) + 1, 1] } : whole)
    })
    const [source = ""] = sources
    for (const node of textsIn(element)) {
      const parts = sources.length > 1 ? node.data.split(/(?<=,)/) : [node.data]
      const runs = parts.map((_part, at) => ({
        end: parts.slice(0, at + 1).join("").length,
        sources: [sources[at] ?? source],
      }))
      known.texts.set(node, { runs, open: [] })
    }
    if (element.matches("img")) element.setAttribute("src", `${element.getAttribute("src") ?? ""}#${source}`)
    if (element.textContent === "") known.elements.set(element, source)
  }
  Object.assign(page.defaultView ?? {}, { contentSources: known })
}
