import type { DiagnosticMessage } from "../contract/rules/diagnose"

/** A text that costs more to parse than any text that somebody writes, and where it does. */
export interface Excess extends DiagnosticMessage {
  /** Offsets into the text. */
  readonly span: { readonly start: number; readonly end: number }
}

/**
 * Limits of a text, each many times what a long article has. The parser of Markdown takes a time that grows with the square, or worse, of what is nested, and of the
 * number of footnotes: with these limits the worst text takes a few seconds.
 */
export const most = { characters: 300_000, levels: 100, brackets: 300, emphasis: 500, notes: 1000 } as const

/** What opens a quote, a list entry or a footnote at the start of a line, within others of them. */
const container = /([ \t]*)(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t])|\[\^[^[\]\n]*\]:)/y

/** Signs that nest within a paragraph. */
const signs = /[[\]]|([*_~])\1*/g

/**
 * Looks at a text before it is parsed, in a time that grows with its length alone.
 *
 * @param text in Markdown, with Unix line breaks
 * @returns the first place where it exceeds a limit; undefined if it can be parsed
 */
export function excessIn(text: string): Excess | undefined {
  if (text.length > most.characters) return tooMuch(long, 0)
  let [start, notes] = [0, 0]
  let open = nothingOpen()
  for (const line of text.split("\n")) {
    if (levelsOf(line) > most.levels) return tooMuch(deep, start)
    notes += line.split("]:").length - 1
    if (notes > most.notes) return tooMuch(manyNotes, start)
    // Nothing in a paragraph goes on behind an empty line.
    if (line.trim() === "") open = nothingOpen()
    else if (isNestedTooDeeply(line, open)) return tooMuch(nested, start)
    start += line.length + 1
  }
  return undefined
}

const tooMuch = (message: DiagnosticMessage, start: number): Excess => ({ ...message, span: { start, end: start } })

/** Quotes, list entries and footnotes that a line is in: those that it names, and those that its indentation may stand for. */
function levelsOf(line: string): number {
  let levels = 0
  container.lastIndex = 0
  for (let found = container.exec(line); found && levels <= most.levels; found = container.exec(line))
    levels += 1 + Math.floor((found[1] ?? "").replaceAll("\t", "    ").length / 2)
  return levels
}

/** How many brackets are open, and of each sign of emphasis how many runs. */
type Open = Map<string, number>

const nothingOpen = (): Open => new Map([["[", 0]])

function isNestedTooDeeply(line: string, open: Open): boolean {
  for (const { 0: run, 1: sign, index } of line.matchAll(signs)) {
    const kind = sign ?? "["
    const depth = open.get(kind) ?? 0
    if (run === "[") open.set(kind, depth + 1)
    else if (run === "]") open.set(kind, Math.max(0, depth - 1))
    else open.set(kind, depth + change(depth, line[index - 1] ?? " ", line[index + run.length] ?? " "))
    const emphasis = [...open].reduce((sum, [name, count]) => (name === "[" ? sum : sum + count), 0)
    if ((open.get("[") ?? 0) > most.brackets || emphasis > most.emphasis) return true
  }
  return false
}

/** A run closes what its sign has opened if something stands before it, and opens if something follows. */
function change(depth: number, before: string, after: string): -1 | 0 | 1 {
  if (/\S/.test(before) && depth > 0) return -1
  return /\S/.test(after) ? 1 : 0
}

const long: DiagnosticMessage = {
  code: "text-long",
  message: `This text has more than ${most.characters} characters.`,
  advice: "Divide it into several texts.",
}

const deep: DiagnosticMessage = {
  code: "text-deep",
  message: `Quotes and lists are nested more than ${most.levels} deep here.`,
  advice: "Take out what is too much: pages show a few levels well.",
}

const nested: DiagnosticMessage = {
  code: "text-nested",
  message: "There are hundreds of brackets, or of signs such as * and _, that nothing closes in this paragraph.",
  advice: "Close them, remove them, or leave an empty line between paragraphs.",
}

const manyNotes: DiagnosticMessage = {
  code: "text-notes",
  message: `This text has more than ${most.notes} footnotes and addresses below it.`,
  advice: "Divide it into several texts.",
}
