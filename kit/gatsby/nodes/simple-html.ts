import sanitizeHtml from "sanitize-html"
import { allowedAttributes, allowedSchemes, allowedTags } from "../../content/markdown/markup"
import { type Context, languageOf } from "../graphql/schema"
import { hyphenateHtml } from "./hyphenation"

/**
 * Sanitizes the HTML of a text field: paragraphs, emphasis, lists and links stay, anything else is removed. The check reports everything that
 * would be removed, so this is a second line of defence.
 *
 * @param html the owner's HTML, from a `summary` in `data/`
 * @returns HTML that is safe to insert
 */
export function simpleHtml(html: string): string {
  return sanitizeHtml(html, { allowedTags, allowedAttributes, allowedSchemes })
}

/** `@simpleHtml` on a field: its HTML is sanitized, and long words in links get soft hyphens, before any page sees it. */
export const simpleHtmlExtension = {
  name: "simpleHtml",
  extend: () => ({
    resolve: async (source: Record<string, unknown>, _args: unknown, context: Context, info: { fieldName: string }) => {
      const html = source[info.fieldName]
      return typeof html === "string" ? hyphenateHtml(simpleHtml(html), await languageOf(context)) : null
    },
  }),
}
