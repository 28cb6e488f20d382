import { Parser } from "htmlparser2"
import { type Field, visit } from "../../contract/field"
import { writing } from "../../contract/mistakes/remedy"
import { type Finding, warningAt } from "../report/finding"
import type { Complaint } from "../report/problem"
import { invisibleComplaint } from "./invisible-letters"

/** What people write by habit in a field whose words are shown as they are. */
const habits: readonly Habit[] = [
  {
    pattern: /<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>/i,
    say: (tag) => plain(`Visitors would read ${tag}: this field has no markup.`, "Write the words alone."),
    mended: [() => "", "Take the tags out"],
  },
  {
    pattern: /&(?:[a-z]+\d*|#\d+|#x[0-9a-f]+);/i,
    say: (entity) => plain(`Visitors would read ${entity}: this field has no entities.`, "Write the sign itself."),
    mended: [signOf, "Write the sign itself"],
  },
  {
    pattern: /\*\*[^*\s](?:[^*]*[^*\s])?\*\*|__[^_\s](?:[^_]*[^_\s])?__|!?\[[^\]]+\]\([^)\s]+\)|^#{1,6}\s/,
    say: (markdown) => plain(`Visitors would read ${markdown}: this field is not Markdown.`, "Write the words alone."),
    mended: [wordsIn, "Write the words alone"],
  },
]

interface Habit {
  readonly pattern: RegExp
  readonly say: (written: string) => Complaint
  /** What is to stand there instead, and the words of the button. */
  readonly mended: readonly [to: (written: string) => string, words: string]
}

/** The words of bold, of a link or of a heading. */
function wordsIn(markdown: string): string {
  return markdown.replace(/^(?:\*\*|__|!?\[|#{1,6}\s+)/, "").replace(/(?:\*\*|__|\]\([^)\s]+\))$/, "")
}

/** The sign that an entity of HTML means; the entity itself if it means none. */
function signOf(entity: string): string {
  let sign = ""
  const parser = new Parser({ ontext: (text) => (sign += text) }, { decodeEntities: true })
  parser.end(entity)
  return sign
}

/** One habit can be hidden behind another: the remedy is for all of them. */
function habitIn(value: string): Complaint | undefined {
  const found = habits.find(({ pattern }) => pattern.test(value))
  const [written] = found?.pattern.exec(value) ?? []
  if (!found || written === undefined) return undefined
  const mended = habits.reduce((text, { pattern, mended: [to] }) => text.replace(all(pattern), to), value)
  const isMended = !habits.some(({ pattern }) => pattern.test(mended))
  return { ...found.say(written), ...(isMended ? writing(mended.trim(), found.mended[1]) : {}) }
}

const all = ({ source, flags }: RegExp): RegExp => new RegExp(source, `${flags}g`)

const plain = (message: string, advice: string): Complaint => ({ code: "plain-text", message, advice })

/**
 * Finds what visitors would read as it is written, and letters that nobody sees.
 *
 * @param field what a file's content should be
 * @param content of the file
 * @returns a warning at most for each text
 */
export function plainTextFindings(field: Field, content: unknown): Finding[] {
  return [...visit(field, content)].flatMap(({ field: { kind, facts }, value, path }) => {
    if (typeof value !== "string") return []
    const [invisible] = invisibleComplaint(value)
    // A text without a length is for programs.
    const complaint = invisible ?? (kind === "text" && facts.budget !== undefined ? habitIn(value) : undefined)
    return complaint ? [warningAt(path, complaint)] : []
  })
}
