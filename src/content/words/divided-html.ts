import { Parser } from "htmlparser2"
import { hasLongWords, withSoftHyphens } from "../../language/long-words"

/** Elements whose words stand in narrow places or in large letters. */
const narrow = /^(?:h[1-6]|a|th)$/

/** Elements whose letters are to stay as they are. */
const literal = /^(?:code|pre|kbd|samp|script|style)$/

/**
 * @param html of a text
 * @param language a BCP 47 tag
 * @returns the same with soft hyphens in the long words of its headings, links and table heads; all else stays as it is, to the byte
 */
export function dividedHtml(html: string, language: string): string {
  if (!hasLongWords(html)) return html
  const open = { narrow: 0, literal: 0 }
  const count = (name: string, step: number) => {
    if (narrow.test(name)) open.narrow += step
    if (literal.test(name)) open.literal += step
  }
  const pieces: string[] = []
  let done = 0
  const parser = new Parser({
    onopentagname: (name) => count(name, 1),
    onclosetag: (name) => count(name, -1),
    ontext() {
      if (open.narrow === 0 || open.literal > 0) return
      const [start, end] = [parser.startIndex, parser.endIndex + 1]
      pieces.push(html.slice(done, start), withSoftHyphens(html.slice(start, end), language))
      done = end
    },
  })
  parser.end(html)
  return pieces.join("") + html.slice(done)
}
