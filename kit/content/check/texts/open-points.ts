import { type Field, walkValues } from "../../contract/field"
import { type DiagnosticMessage, type LocalDiagnostic, warningAt } from "../../diagnostic/diagnostic"
import { parseMarkdown, sourceOf, startOf, walk } from "../../markdown/markdown"
import { say } from "../../sentences/sentences"
import { textWarning } from "./text-diagnostic"

/** What a template leaves for the owner to fill in, in double square brackets. */
const openPoint = /\[\[([^[\]\n]+)\]\]/g

/**
 * @param text of a custom page, in Markdown
 * @returns a warning for each point that its template left open
 */
export function openPointsInText(text: string): LocalDiagnostic[] {
  return [...walk(parseMarkdown(text))].flatMap(({ node }) => {
    if (node.type !== "text") return []
    return [...sourceOf(node, text).matchAll(openPoint)].map(({ index, 0: written, 1: words = "" }) => {
      const start = startOf(node) + index
      return textWarning({ start, end: start + written.length }, isOpen(words))
    })
  })
}

/**
 * @param field describes the settings
 * @param settings of a custom page
 * @returns a warning for each open point in them
 */
export function openPointsInSettings(field: Field, settings: unknown): LocalDiagnostic[] {
  return [...walkValues(field, settings)].flatMap(({ value, path }) =>
    typeof value === "string"
      ? [...value.matchAll(openPoint)].map(([, words = ""]) => warningAt(path, isOpen(words)))
      : [],
  )
}

/** What `npm run new assessment` left to be written before it used the language of the site. */
const formerPoint =
  /^Write (?:what (?:this part is about|the advice comes to|to do)|a question about last month|why you ask it|the (?:best|least) answer|an answer between them|how)\.$/

/** @returns whether a value of an assessment is still to be written */
export const isUnwrittenValue = (value: unknown): boolean =>
  typeof value === "string" && (value.search(openPoint) >= 0 || formerPoint.test(value))

const isOpen = (words: string): DiagnosticMessage => say("open-point", { words: words.trim().replace(/[.。]$/, "") })
