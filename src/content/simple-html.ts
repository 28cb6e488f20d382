import sanitizeHtml from "sanitize-html"
import { allowedAttributes, allowedSchemes, allowedTags } from "./markup"

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
