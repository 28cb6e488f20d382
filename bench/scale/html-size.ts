import { brotliCompressSync } from "node:zlib"
import { Parser } from "htmlparser2"

/** How large a page is. */
export interface HtmlSize {
  readonly bytes: number
  readonly compressed: number
  /** How many elements a browser makes of it. */
  readonly elements: number
}

/** @param html of a page */
export function htmlSize(html: Buffer): HtmlSize {
  let elements = 0
  const parser = new Parser({
    onopentag() {
      elements += 1
    },
  })
  parser.end(html.toString("utf8"))
  return { bytes: html.length, compressed: brotliCompressSync(html).length, elements }
}
