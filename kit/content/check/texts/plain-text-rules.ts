import { Parser } from "htmlparser2"
import { type Field, walkValues } from "../../contract/field"
import { type DiagnosticMessage, errorAt, type LocalDiagnostic, warningAt } from "../../diagnostic/diagnostic"
import { replacement } from "../../diagnostic/fix"
import { say } from "../../sentences/sentences"
import { garbledDiagnostic } from "./garbled-letters"
import { invisibleDiagnostic } from "./invisible-letters"
import { withoutRemarks } from "./remarks"

/** Markup that people write by habit in plain text fields. It may be intended, in a text about HTML. */
const habits = [
  { pattern: /<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>/i, key: "plain-text.tag", to: () => "" },
  { pattern: /&(?:[a-z]+\d*|#\d+|#x[0-9a-f]+);/i, key: "plain-text.sign", to: signOf },
  {
    pattern: /\*\*[^*\s](?:[^*]*[^*\s])?\*\*|__[^_\s](?:[^_]*[^_\s])?__|!?\[[^[\]]+\]\([^)[\s]+\)|^#{1,6}\s/,
    key: "plain-text.markdown",
    to: wordsIn,
  },
] as const

/** The words within bold, a link or a heading. */
function wordsIn(markdown: string): string {
  return markdown.replace(/^(?:\*\*|__|!?\[|#{1,6}\s+)/, "").replace(/(?:\*\*|__|\]\([^)\s]+\))$/, "")
}

/** The character of an HTML entity; the entity itself if it is unknown. */
function signOf(entity: string): string {
  let sign = ""
  const parser = new Parser({ ontext: (text) => (sign += text) }, { decodeEntities: true })
  parser.end(entity)
  return sign
}

/** One habit can hide another: the fix covers all of them. */
function habitIn(value: string): DiagnosticMessage | undefined {
  const found = habits.find(({ pattern }) => pattern.test(value))
  const [written] = found?.pattern.exec(value) ?? []
  if (!found || written === undefined) return undefined
  const fixed = habits.reduce((text, { pattern, to }) => text.replace(all(pattern), to), value)
  const isFixed = !habits.some(({ pattern }) => pattern.test(fixed))
  return say(found.key, { written }, replacement(isFixed ? fixed.trim() : undefined, "suggested"))
}

const all = ({ source, flags }: RegExp): RegExp => new RegExp(source, `${flags}g`)

/** @returns the text on one line, trimmed, with spaces for line ends */
const inOneLine = (text: string): string => text.replace(/\s*[\r\n]+\s*/g, " ").trim()

/**
 * Finds line ends, markup that visitors would see as typed, and invisible characters.
 *
 * @param field describes a file's content
 * @param content of the file
 * @returns at most one diagnostic for each text
 */
export function plainTextDiagnostics(field: Field, content: unknown): LocalDiagnostic[] {
  return [...walkValues(field, content)].flatMap(({ field: { kind, facts }, value, path }) => {
    if (typeof value !== "string") return []
    if (kind === "text" && /[\r\n]/.test(value))
      return [errorAt(path, say("line-end", {}, replacement(inOneLine(value), "certain")))]
    const told = withoutRemarks(value)
    // Those of HTML in a text with markup have their own rule.
    if (/^(?:text|markup)$/.test(kind) && told !== value.trim() && !(kind === "markup" && value.includes("<!")))
      return [errorAt(path, say("text-remark", {}, replacement(told || undefined, "suggested")))]
    const [invisible] = [...invisibleDiagnostic(value), ...garbledDiagnostic(value)]
    // Texts without a length budget are for programs.
    const diagnostic = invisible ?? (kind === "text" && facts.budget !== undefined ? habitIn(value) : undefined)
    return diagnostic ? [warningAt(path, diagnostic)] : []
  })
}
