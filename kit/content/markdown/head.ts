import { withLineFeeds } from "./line-breaks"

/** The front matter of a text, and what follows it. */
export interface Headed {
  /** The front matter as written, without its --- lines; undefined if there is none. */
  readonly head: string | undefined
  /** The offset of the front matter. */
  readonly headStart: number
  /** The text with spaces in place of its front matter, so that offsets in it are offsets in the file. */
  readonly body: string
}

const settings = /^(---[ \t]*\n)([\s\S]*?)^---[ \t]*(?:\n|$)/m

/**
 * @param given the text, with any line breaks
 * @returns its front matter and its body, with Unix line breaks
 */
export function headed(given: string): Headed {
  const text = withLineFeeds(given)
  const found = text.startsWith("---") ? settings.exec(text) : null
  const [whole = "", rule = "", head = ""] = found ?? []
  // Between two rules, the words of a text may stand.
  if (!found || (/^\s*\n/.test(head) && !/^[ \t]*[\w-]+[ \t]*:/m.test(head)))
    return { head: undefined, headStart: 0, body: text }
  return { head, headStart: rule.length, body: whole.replace(/[^\n]/g, " ") + text.slice(whole.length) }
}
