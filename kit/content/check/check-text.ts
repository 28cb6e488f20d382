import { isError } from "../diagnostic/diagnostic"
import { markupErrors } from "./texts/markup-rules"
import { linkDiagnostics } from "./texts/text-links"
import { textDiagnostics } from "./texts/text-rules"

/** A site on which any page may exist. */
const anySite = { pages: new Map(), off: [], unpublished: [], moved: new Map(), isWhole: false } as const

/**
 * @param kind of the text
 * @param text on its own, which may be empty
 * @returns the number of errors in how it is written; whether its links lead anywhere does not count
 */
export function countTextErrors(kind: "html" | "markdown", text: string): number {
  if (kind === "html") return markupErrors(text).length
  const found = [...textDiagnostics(text, ""), ...linkDiagnostics(text, anySite)]
  return found.filter((each) => isError(each) && each.code !== "text-empty").length
}
