import { Parser } from "htmlparser2"
import type { SiteFiles } from "../../../owner/browser/hosting"

/**
 * @param files of a site
 * @returns the same site without scripts: the limit for its pages, with the same HTML, styles, fonts and pictures
 */
export const baselineOf = (files: SiteFiles): SiteFiles =>
  new Map(
    [...files].map(([path, content]) => [
      path,
      path.endsWith(".html") ? Buffer.from(withoutScripts(content.toString("utf8"))) : content,
    ]),
  )

/**
 * @param html of a page
 * @returns it without scripts and without links that preload scripts. Data in a script element, such as JSON-LD, stays.
 */
function withoutScripts(html: string): string {
  const cuts: Array<readonly [start: number, end: number]> = []
  let scriptStart: number | undefined
  const parser: Parser = new Parser({
    onopentag(name, { type, rel, as }) {
      if (name === "script" && runs(type)) scriptStart = parser.startIndex
      if (name === "link" && loadsScript(rel, as)) cuts.push([parser.startIndex, parser.endIndex + 1])
    },
    onclosetag(name) {
      if (name !== "script" || scriptStart === undefined) return
      cuts.push([scriptStart, parser.endIndex + 1])
      scriptStart = undefined
    },
  })
  parser.end(html)
  let kept = ""
  let from = 0
  for (const [start, end] of cuts) {
    kept += html.slice(from, start)
    from = end
  }
  return kept + html.slice(from)
}

/** HTML, 4.12.1.1: no type, a JavaScript type or "module" makes a script; any other type makes data. */
const runs = (type: string | undefined): boolean =>
  ["", "module", "text/javascript", "application/javascript"].includes((type ?? "").trim().toLowerCase())

const loadsScript = (rel: string | undefined, as: string | undefined): boolean =>
  rel === "modulepreload" || (/^(?:preload|prefetch)$/.test(rel ?? "") && as === "script")
