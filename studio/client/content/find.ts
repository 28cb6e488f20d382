import type { Entries, EntryPath } from "../../model/entries"
import type { Doc } from "./doc"
import { type ContentLocation, locationKey } from "./location"

/** A value of the content that a text on a page may come from. */
export interface TextMatch extends ContentLocation {
  /** In a Markdown file, the line, from 1. */
  readonly line?: number
  readonly value: string
}

/** A value, made comparable once. */
interface IndexedText extends TextMatch {
  /** As a page may show it. */
  readonly shown: string
  /** Of a template such as "{count} posts shown": what it can become. */
  readonly pattern?: RegExp
}

/** Everything that can be looked for. */
export interface TextIndex {
  readonly known: readonly IndexedText[]
  readonly exact: ReadonlyMap<string, readonly IndexedText[]>
}

/**
 * @param text as it stands in a file or on a page
 * @returns the same without what the build adds and what only typesetters see: soft hyphens, isolates, several spaces, other quotation marks
 */
export const plain = (text: string): string =>
  text
    .normalize("NFC")
    .replace(/[\u00ad\u200e\u200f\u2066-\u2069]/g, "")
    .replace(/[\s\u00a0]+/g, " ")
    .trim()

/** Words of a text with simple markup. */
const withoutTags = (text: string): string =>
  withoutEntities(text.replace(/<\/?(?:p|br|ul|ol|li|h\d|blockquote)\b[^>]*>/gi, " ").replace(/<[^>]*>/g, ""))

const withoutEntities = (text: string): string =>
  text
    .replaceAll("&amp;", "&")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&nbsp;", " ")

/** Words of a line of Markdown, without its signs. */
const withoutMarks = (line: string): string =>
  line
    .replace(/!\[([^\]]*)\]\([^)"]*"([^"]*)"\)/g, "$1 $2")
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/^\s*(?:#{1,6}|>|[-*+]|\d+\.)\s+/, "")
    .replace(/[*`]|(?<!\w)_|_(?!\w)|\\(?=[^\w\s])|\[\^[^\]]*\]:?/g, "")

/** @returns an index of all texts of the content */
export function indexOf(files: readonly Doc[]): TextIndex {
  const language = languageIn(files)
  const known = files
    .flatMap((file) => (file.file.endsWith(".json") ? valuesIn(file) : linesIn(file)))
    .flatMap((each) => [each, ...writtenForms(each.value, language).map((shown) => ({ ...each, shown: plain(shown) }))])
  const exact = new Map<string, IndexedText[]>()
  for (const each of known) exact.set(each.shown, [...(exact.get(each.shown) ?? []), each])
  return { known, exact }
}

/** A file that is being edited elsewhere, and cannot be read just now, has nothing to be found. */
function valuesIn({ file, content, known }: Doc): IndexedText[] {
  return [...leaves(content, known.entries)].flatMap(([path, value]) =>
    // Most fields show a tag as it is typed; those that hold HTML show what it makes.
    [...new Set([plain(value), plain(withoutTags(value))])].map((shown) => {
      const pattern = patternOf(shown)
      return { file, path, value, shown, ...(pattern ? { pattern } : {}) }
    }),
  )
}

function languageIn(files: readonly Doc[]): string {
  const found = /"language"\s*:\s*"([^"]+)"/.exec(files.find(({ file }) => file === "site.json")?.text ?? "")
  return found?.[1] ?? "en"
}

/** How the build writes a day, a month or a number for visitors. */
function writtenForms(value: string, language: string): string[] {
  try {
    if (/^\d{4}-\d\d-\d\d$/.test(value)) return [dateIn(language, value, { dateStyle: "long" })]
    if (/^\d{4}-\d\d$/.test(value)) return [dateIn(language, `${value}-01`, { month: "long", year: "numeric" })]
    if (!/^\d+$/.test(value)) return []
    const number = new Intl.NumberFormat(language)
    const percent = new Intl.NumberFormat(language, { style: "percent" }).format(Number(value) / 100)
    return [number.format(Number(value)), percent, `<${percent}`, `≈${percent}`, `~${percent}`]
  } catch {
    // A language that the owner is just typing.
    return []
  }
}

const dateIn = (language: string, day: string, form: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(language, { ...form, timeZone: "UTC" }).format(new Date(`${day}T00:00:00Z`))

function* leaves(
  value: unknown,
  entries: Entries | undefined,
  path: EntryPath = [],
): Generator<readonly [EntryPath, string]> {
  if (typeof value === "string" || typeof value === "number") yield [path, String(value)]
  else if (Array.isArray(value)) {
    for (const [index, id] of (entries?.order ?? []).entries())
      yield* leaves(value[index], entries?.inside.get(id), [...path, id])
  } else if (typeof value === "object" && value !== null)
    for (const [key, each] of Object.entries(value)) yield* leaves(each, entries?.inside.get(key), [...path, key])
}

function linesIn({ file, text }: Doc): IndexedText[] {
  return text.split(/\r?\n/).flatMap((line, index) => {
    const cells = /^\s*\|/.test(line) ? line.split("|") : [line]
    return cells.flatMap((cell) => {
      const shown = plain(withoutEntities(withoutMarks(cell.replace(/^\w+: "?|"$/g, ""))))
      return shown ? [{ file, path: [], line: index + 1, value: cell, shown }] : []
    })
  })
}

/** More placeholders no text of the contract has, and each multiplies the ways in which a text can fit. */
const mostFilled = 4

function patternOf(template: string): RegExp | undefined {
  const words = template.split(/(?:\{\w+\})+/)
  if (words.length < 2 || words.length > mostFilled + 1) return undefined
  return new RegExp(`^${words.map(literally).join(".{1,80}")}$`, "u")
}

/** As it stands: every sign that has a meaning in a regular expression is escaped. */
const literally = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&")

/**
 * Looks for where a text on a page comes from. A search and no marks in the page: visitors' pages are the same with the studio and without.
 *
 * @param index of the content
 * @param texts what was clicked, from the innermost element outwards; the first that is found decides
 * @returns the values that it may come from, the likeliest first
 */
export function matchesOf(index: TextIndex, texts: readonly string[]): readonly TextMatch[] {
  for (const text of texts.map(plain).filter(Boolean)) {
    const same = index.exact.get(text)
    if (same) return same
    const filled = index.known.filter(({ pattern }) => pattern?.test(text))
    if (filled.length > 0) return once(filled)
    const whole = index.known.filter(({ shown }) => text.length > 2 && holds(shown, text))
    if (whole.length > 0) return once([...whole].sort((a, b) => a.shown.length - b.shown.length))
    const parts = index.known.filter(({ shown }) => shown.length > 2 && holds(text, shown))
    if (parts.length > 0) return once([...parts].sort((a, b) => b.shown.length - a.shown.length)).slice(0, 5)
  }
  return []
}

/** A value that is known in two forms is one match. */
function once(found: readonly IndexedText[]): readonly IndexedText[] {
  const matches = new Map<string, IndexedText>()
  for (const each of found) {
    const key = `${locationKey(each)} ${each.line ?? ""}`
    if (!matches.has(key)) matches.set(key, each)
  }
  return [...matches.values()]
}

/** @returns whether a text holds another as whole words */
function holds(text: string, part: string): boolean {
  const start = text.indexOf(part)
  if (start < 0) return false
  const isWord = (letter: string | undefined) => letter !== undefined && /[\p{L}\p{N}]/u.test(letter)
  return !(isWord(text[start - 1]) && isWord(part[0])) && !(isWord(text[start + part.length]) && isWord(part.at(-1)))
}
