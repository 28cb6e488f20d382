import { markupErrors } from "../../../../content/check/texts/markup-rules"
import { rawMarkdownDiagnostics } from "../../../../content/check/texts/raw-markdown"
import { linkDiagnostics } from "../../../../content/check/texts/text-links"
import { shapeDiagnostics } from "../../../../content/check/texts/text-shape"
import { isError } from "../../../../content/diagnostic/diagnostic"
import type { TextKind } from "./link/link-at"

/** Links are looked at where they are asked for: here any page may exist. */
const anySite = { pages: new Map(), off: [], unpublished: [], moved: new Map(), isWhole: false } as const

/** @returns how many errors the check finds in how a text is written: a button that adds one would write what cannot be saved */
export function countErrors(kind: TextKind, text: string): number {
  if (kind === "html") return markupErrors(text).length
  // An empty text is no fault of a button.
  const found = [...shapeDiagnostics(text, ""), ...rawMarkdownDiagnostics(text), ...linkDiagnostics(text, anySite)]
  return found.filter((each) => isError(each) && each.code !== "text-empty").length
}
