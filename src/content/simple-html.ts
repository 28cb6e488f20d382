import sanitizeHtml from "sanitize-html"
import { type Context, languageOf } from "../gatsby/schema"
import { allowedAttributes, allowedSchemes, allowedTags } from "./markup"
import { dividedHtml } from "./words"

/**
 * Cleans the HTML of a text field: paragraphs, emphasis, lists and links stay, anything else is taken out. The check reports what would
 * be taken out, so nothing is left to clean in a build; this is the second lock on the door.
 *
 * @param html the owner's HTML, from a `summary` in `data/`
 * @returns HTML that is safe to set as it is
 */
export function simpleHtml(html: string): string {
  return sanitizeHtml(html, { allowedTags, allowedAttributes, allowedSchemes })
}

/** `@simpleHtml` on a field: its HTML is cleaned, and long words of links may be divided, before any page sees it. */
export const simpleHtmlExtension = {
  name: "simpleHtml",
  extend: () => ({
    resolve: async (source: Record<string, unknown>, _args: unknown, context: Context, info: { fieldName: string }) => {
      const html = source[info.fieldName]
      return typeof html === "string" ? dividedHtml(simpleHtml(html), await languageOf(context)) : null
    },
  }),
}
