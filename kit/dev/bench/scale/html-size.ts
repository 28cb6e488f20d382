import { brotliCompressSync } from "node:zlib"
import { Parser } from "htmlparser2"

/** The size of a page. */
export interface HtmlSize {
  readonly bytes: number
  readonly compressed: number
  /** The number of elements. */
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
