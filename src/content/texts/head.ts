import { withLineFeeds } from "./line-breaks"

/** The settings at the top of a text, between two lines of ---, and what follows them. */
export interface Headed {
  /** The settings as they are written; undefined if the text begins without them. */
  readonly head: string | undefined
  /** Where they begin. */
  readonly headStart: number
  /** The text, with spaces in place of its settings: what is found in it stands where it stands in the file. */
  readonly body: string
}

const settings = /^(---[ \t]*\n)([\s\S]*?)^---[ \t]*(?:\n|$)/m

/**
 * @param given the text, with any line breaks
 * @returns it without the settings at its top, and these, all with the line breaks of Unix
 */
export function headed(given: string): Headed {
  const text = withLineFeeds(given)
  const found = text.startsWith("---") ? settings.exec(text) : null
  if (!found) return { head: undefined, headStart: 0, body: text }
  const [whole, rule = "", head] = found
  return { head, headStart: rule.length, body: whole.replace(/[^\n]/g, " ") + text.slice(whole.length) }
}
