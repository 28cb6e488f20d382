import { Parser } from "htmlparser2"
import { type Field, walkValues } from "../../contract/field"
import { type DiagnosticMessage, type LocalDiagnostic, warningAt } from "../../diagnostic/diagnostic"
import { type Applicability, fixTo } from "../../diagnostic/fix"
import { invisibleDiagnostic } from "./invisible-letters"

/** Markup that people write by habit in plain text fields. */
const habits: readonly Habit[] = [
  {
    pattern: /<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>/i,
    say: (tag) => plain(`This field is plain text: visitors would see ${tag}.`, "Write only the words."),
    fix: { to: () => "", applicability: "suggested", title: "Remove the tags" },
  },
  {
    pattern: /&(?:[a-z]+\d*|#\d+|#x[0-9a-f]+);/i,
    say: (entity) => plain(`This field is plain text: visitors would see ${entity}.`, "Write the character itself."),
    // The text may be about HTML.
    fix: { to: signOf, applicability: "suggested", title: "Write the character itself" },
  },
  {
    pattern: /\*\*[^*\s](?:[^*]*[^*\s])?\*\*|__[^_\s](?:[^_]*[^_\s])?__|!?\[[^[\]]+\]\([^)[\s]+\)|^#{1,6}\s/,
    say: (markdown) => plain(`This field is plain text: visitors would see ${markdown}.`, "Write only the words."),
    fix: { to: wordsIn, applicability: "suggested", title: "Write only the words" },
  },
]

interface Habit {
  readonly pattern: RegExp
  readonly say: (written: string) => DiagnosticMessage
  readonly fix: {
    readonly to: (written: string) => string
    readonly applicability: Applicability
    readonly title: string
  }
}

/** The text of bold, a link or a heading. */
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
  const fixed = habits.reduce((text, { pattern, fix: { to } }) => text.replace(all(pattern), to), value)
  const isFixed = !habits.some(({ pattern }) => pattern.test(fixed))
  const isCertain = habits.every(({ pattern, fix }) => fix.applicability === "certain" || !pattern.test(value))
  const fix = isFixed ? fixTo(fixed.trim(), isCertain ? "certain" : "suggested", found.fix.title) : {}
  return { ...found.say(written), ...fix }
}

const all = ({ source, flags }: RegExp): RegExp => new RegExp(source, `${flags}g`)

const plain = (message: string, advice: string): DiagnosticMessage => ({ code: "plain-text", message, advice })

/**
 * Finds markup that visitors would see as typed, and invisible characters.
 *
 * @param field describes a file's content
 * @param content of the file
 * @returns at most one warning for each text
 */
export function plainTextDiagnostics(field: Field, content: unknown): LocalDiagnostic[] {
  return [...walkValues(field, content)].flatMap(({ field: { kind, facts }, value, path }) => {
    if (typeof value !== "string") return []
    const [invisible] = invisibleDiagnostic(value)
    // A text without a budget is for programs.
    const diagnostic = invisible ?? (kind === "text" && facts.budget !== undefined ? habitIn(value) : undefined)
    return diagnostic ? [warningAt(path, diagnostic)] : []
  })
}
