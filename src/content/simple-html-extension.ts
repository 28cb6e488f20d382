import { simpleHtml } from "./simple-html"

/** `@simpleHtml` on a field: its HTML is cleaned before any page sees it. */
export const simpleHtmlExtension = {
  name: "simpleHtml",
  extend: () => ({
    resolve: (source: Record<string, unknown>, _args: unknown, _context: unknown, info: { fieldName: string }) => {
      const html = source[info.fieldName]
      return typeof html === "string" ? simpleHtml(html) : null
    },
  }),
}
