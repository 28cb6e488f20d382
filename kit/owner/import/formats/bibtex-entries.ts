import { ImportRefusal } from "../format"

/** How many entries may have no end: for each, all that follows is searched. */
const maxBroken = 100

/** An entry of a bibliography. */
export interface BibEntry {
  /** As it is written, in small letters. */
  readonly type: string
  readonly key: string
  /** Where it begins, from 1. */
  readonly line: number
  /** For the library: links with their words alone. */
  readonly text: string
  /** Its fields as they are written, by their names in small letters. */
  readonly raw: ReadonlyMap<string, string>
}

/** What begins an entry, on a line of its own or behind the one before. */
const start = /@\s*(\w+)\s*[{(]/g

/**
 * Divides a bibliography into its entries, so that one that is broken does not hide the others.
 *
 * @param text in BibTeX or BibLaTeX
 * @returns its entries, those that have no end, and its abbreviations (@string)
 */
export function divideBibliography(text: string): {
  readonly entries: readonly BibEntry[]
  readonly broken: ReadonlyArray<Pick<BibEntry, "key" | "line">>
  readonly macros: readonly string[]
} {
  const entries: BibEntry[] = []
  const broken: Array<Pick<BibEntry, "key" | "line">> = []
  const macros: string[] = []
  const lines = lineCounter(text)
  start.lastIndex = 0
  for (let found = start.exec(text); found; found = start.exec(text)) {
    const [opening, type = ""] = found
    const from = found.index
    const end = endOf(text, from + opening.length - 1)
    const line = lines(from)
    const key = /^\s*([^\s,{}"=]*)/.exec(text.slice(start.lastIndex, start.lastIndex + 200))?.[1] ?? ""
    start.lastIndex = end ?? start.lastIndex
    const kind = type.toLowerCase()
    if (kind === "comment" || kind === "preamble") continue
    if (end === undefined) broken.push({ key, line })
    if (broken.length > maxBroken) throw new ImportRefusal("Too much of this bibliography is broken. Export it again.")
    if (end === undefined) continue
    if (kind === "string") macros.push(text.slice(from, end))
    else {
      const written = text.slice(from, end)
      entries.push({ type: kind, key, line, text: withoutLinks(written), raw: fieldsIn(written) })
    }
  }
  return { entries, broken, macros }
}

/** @returns a function that returns the line of an offset; offsets grow */
function lineCounter(text: string): (offset: number) => number {
  let [line, at] = [1, 0]
  return (offset) => {
    for (; at < offset; at += 1) if (text[at] === "\n") line += 1
    return line
  }
}

/** What follows the bracket that closes one; undefined if none does before the next entry begins. */
function endOf(text: string, open: number): number | undefined {
  const closing = text[open] === "(" ? ")" : "}"
  let depth = 0
  for (let at = open + 1; at < text.length; at += 1) {
    const sign = text[at]
    if (sign === "\\") at += 1
    else if (depth === 0 && sign === closing) return at + 1
    else if (sign === "{") depth += 1
    else if (sign === "}") depth -= 1
    else if (sign === "@" && /\n[ \t]*$/.test(text.slice(Math.max(open, at - 20), at))) {
      if (/^@\w+[ \t]*[{(][ \t]*[^\s,{}=]+[ \t]*,/.test(text.slice(at, at + 200))) return undefined
    }
    if (depth < 0) return undefined
  }
  return undefined
}

/** \href{address}{words} is its words; the library would join both. */
const withoutLinks = (text: string): string => text.replace(/\\href\s*\{[^{}]*\}\s*(?=\{)/g, "")

/** Values in braces, in quotation marks, or bare ones such as 2016 and mar # "~5". */
function fieldsIn(entry: string): ReadonlyMap<string, string> {
  const fields = new Map<string, string>()
  for (const found of entry.matchAll(/[,\s](\w+)\s*=\s*/g)) {
    const name = (found[1] ?? "").toLowerCase()
    const from = (found.index ?? 0) + found[0].length
    if (!fields.has(name)) fields.set(name, valueAt(entry, from))
  }
  return fields
}

function valueAt(entry: string, from: number): string {
  if (entry[from] === "{") {
    const end = endOf(entry, from)
    return entry
      .slice(from + 1, (end ?? entry.length) - 1)
      .replace(/^\{(.*)\}$/s, "$1")
      .trim()
  }
  const written = entry.slice(from, from + maxBareLength)
  const [, quoted] = /^"([^"]*)"\s*[,}\n]/.exec(written) ?? []
  return (quoted ?? /^[^,}\n]*/.exec(written)?.[0] ?? "").replace(/[#"{}~\s]+/g, " ").trim()
}

/** In characters: a date or a number. */
const maxBareLength = 500
