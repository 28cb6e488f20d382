import { type Context, languageOf } from "../gatsby/schema"
import { simpleHtml } from "./simple-html"
import { dividedHtml } from "./words/divided-html"

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
