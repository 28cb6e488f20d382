import { type PageSources, writeSource } from "../../../../content/location/source-tags"
import { textsIn } from "../../../client/preview/page-text"

/**
 * Says where the texts of a page are written, as the preview does.
 *
 * @param page with elements that have `data-from`, such as "site.json#hero/heading"
 */
export function markSources(page: Document): void {
  const known: PageSources = { texts: new WeakMap(), elements: new WeakMap(), attributes: new WeakMap() }
  for (const element of page.querySelectorAll("[data-from]")) {
    const [file = "", path = ""] = element.getAttribute("data-from")?.split("#") ?? []
    const steps = path.split("/").filter(Boolean)
    const whole = { file, path: steps.map((step) => (/^\d+$/.test(step) ? Number(step) : step)) }
    const lines = element.getAttribute("data-lines")?.split("-").map(Number)
    const source = writeSource(lines ? { ...whole, part: [lines[0] ?? 1, 1, (lines[1] ?? 1) + 1, 1] } : whole)
    for (const node of textsIn(element))
      known.texts.set(node, { runs: [{ end: node.length, sources: [source] }], open: [] })
    if (element.matches("img")) element.setAttribute("src", `${element.getAttribute("src") ?? ""}#${source}`)
    if (element.textContent === "") known.elements.set(element, source)
  }
  Object.assign(page.defaultView ?? {}, { contentSources: known })
}
