import { pictureExtensions, shortName } from "../../../content/pictures/slots"
import { formatAppearance } from "../../../language/dates"
import { decodeEntities } from "../../../language/html-entities"
import { unmarked } from "../../../language/marks"
import { linesAbove } from "../../model/file-content"
import { type Doc, textsIn } from "./doc"
import { type ContentLocation, locationKey } from "./location"

/** A value of the content that may be the source of a text on a page. */
export interface TextMatch extends ContentLocation {
  /** The line in a Markdown file, from 1. */
  readonly line?: number | undefined
  readonly value: string
}

/** A value in a form to compare with texts on pages. */
interface IndexedText extends TextMatch {
  /** The text as a page may show it. */
  readonly shown: string
  /** Matches what a message such as "{count} posts shown" can become. */
  readonly pattern?: RegExp | undefined
}

/** All texts of the content, to be searched. */
export interface TextIndex {
  readonly known: readonly IndexedText[]
  readonly exact: ReadonlyMap<string, readonly IndexedText[]>
}

/**
 * @param text in a file or on a page
 * @returns the same in NFC, without soft hyphens and directional marks and isolates, white space collapsed to single spaces
 */
export const normalizeText = (text: string): string =>
  text
    .normalize("NFC")
    .replace(/[\u00ad\u200e\u200f\u2066-\u2069]/g, "")
    .replace(/[\s\u00a0]+/g, " ")
    .trim()

/**
 * @param element of a page
 * @param wanted a text, normalized
 * @returns whether the element contains this text and nothing else
 */
export function saysOnly({ textContent }: Element, wanted: string): boolean {
  // Most elements of a large page are much too long or short: their letters need not be compared. A word may have a soft hyphen after each letter.
  const { length } = textContent ?? ""
  const mayBe = 2 * length >= wanted.length && length < 2 * wanted.length + 100
  return mayBe && normalizeText(textContent ?? "") === wanted
}

/** @returns a text without HTML tags and entities; block tags become spaces */
export const withoutTags = (text: string): string =>
  decodeEntities(text.replace(/<\/?(?:p|br|ul|ol|li|h\d|blockquote)\b[^>]*>/gi, " ").replace(/<[^>]*>/g, ""))

/** The text of a line of Markdown, without its markup. */
const withoutMarks = (line: string): string =>
  line
    .replace(/!\[([^\]]*)\]\([^)"]*"([^"]*)"\)/g, "$1 $2")
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/^\s*(?:#{1,6}|>|[-*+]|\d+\.)\s+/, "")
    .replace(/[*`]|(?<!\w)_|_(?!\w)|\\(?=[^\w\s])|\[\^[^\]]*\]:?/g, "")

/** @returns an index of all texts of the content */
export function createTextIndex(files: readonly Doc[]): TextIndex {
  const language = languageIn(files)
  const known = files
    .flatMap((file) => [...valuesIn(file), ...(file.file.endsWith(".json") ? [] : linesIn(file))])
    .flatMap((each) => [
      each,
      ...writtenForms(each.value, language).map((shown) => ({ ...each, shown: normalizeText(shown) })),
    ])
  const exact = new Map<string, IndexedText[]>()
  for (const each of known) exact.set(each.shown, [...(exact.get(each.shown) ?? []), each])
  return { known, exact }
}

/** @returns an index with texts that are typed but in no file yet, as the page shows them */
export function withTyped(index: TextIndex, typed: readonly TextMatch[]): TextIndex {
  const known = typed.flatMap(formsOf)
  const exact = new Map(index.exact)
  for (const each of known) exact.set(each.shown, [...(exact.get(each.shown) ?? []), each])
  return { known: [...index.known, ...known], exact }
}

/** The texts of a JSON file, or of a page's settings; none while they cannot be parsed. */
function valuesIn({ file, content, known }: Doc): IndexedText[] {
  return [...textsIn(content, known.entries)].flatMap(([path, value]) => formsOf({ file, path, value }))
}

/** @returns how a page may show a value: as it is written, with its placeholders filled, or as a number or a day in the site's language */
export const shownForms = (value: string, language: string): readonly Pick<IndexedText, "shown" | "pattern">[] => [
  ...formsOf({ file: "", path: [], value }),
  ...writtenForms(value, language).map((shown) => ({ shown: normalizeText(shown) })),
]

/** @returns the letters and digits of a text, by which it is recognized however a page formats it */
export const lettersOf = (text: string): string =>
  withoutTags(text)
    .normalize("NFC")
    .replace(/[^\p{L}\p{N}]/gu, "")

/** Most fields show tags and asterisks literally; those with HTML and those with marks show the result. */
const formsOf = (match: TextMatch): IndexedText[] =>
  [...new Set([match.value, withoutTags(match.value), unmarked(match.value)].map(normalizeText))].map((shown) => ({
    ...match,
    shown,
    pattern: patternOf(shown),
  }))

function languageIn(files: readonly Doc[]): string {
  const found = /"language"\s*:\s*"([^"]+)"/.exec(files.find(({ file }) => file === "site.json")?.text ?? "")
  return found?.[1] ?? "en"
}

/** The forms in which the build shows a date, a month or a number to visitors. */
function writtenForms(value: string, language: string): string[] {
  try {
    const { iso, written } = formatAppearance(language, value)
    if (iso) return [written]
    if (!/^\d+$/.test(value)) return []
    const number = new Intl.NumberFormat(language)
    const percent = new Intl.NumberFormat(language, { style: "percent" }).format(Number(value) / 100)
    return [number.format(Number(value)), percent, `<${percent}`, `≈${percent}`, `~${percent}`]
  } catch {
    // An invalid language code, such as one half typed.
    return []
  }
}

/** The lines of a text; those of settings only while these cannot be parsed. */
function linesIn({ file, text, content }: Doc): IndexedText[] {
  const above = content === undefined ? 0 : linesAbove(file, text)
  return text.split(/\r?\n/).flatMap((line, index) => {
    if (index < above) return []
    const cells = /^\s*\|/.test(line) ? line.split("|") : [line]
    return cells.flatMap((cell) => {
      const words = withoutMarks(cell.replace(/^\w+: "?|"$/g, ""))
      // Both with and without decoding: settings, and texts that escape an entity, show it as written.
      return [...new Set([normalizeText(decodeEntities(words)), normalizeText(words)])]
        .filter((shown) => shown || picturesIn(cell).length > 0)
        .map((shown) => ({ file, path: [], line: index + 1, value: cell, shown }))
    })
  })
}

/** The most placeholders in a message: no text of the contract has more, and each multiplies the ways to match. */
const maxPlaceholders = 4

function patternOf(message: string): RegExp | undefined {
  const words = message.split(/(?:\{\w+\})+/)
  if (words.length < 2 || words.length > maxPlaceholders + 1) return undefined
  return new RegExp(`^${words.map(asPattern).join(".{1,80}")}$`, "u")
}

/** @returns a text as a part of a regular expression */
export const asPattern = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&")

/**
 * Finds the source of a text on a page. Searches instead of marking the page, so that visitors' pages are the same with and without the studio.
 *
 * @param index of the content
 * @param texts of the clicked element and its ancestors, innermost first; the first text with a match decides
 * @returns the values that it may come from, most likely first
 */
export function findMatches(index: TextIndex, texts: readonly string[]): readonly TextMatch[] {
  for (const text of texts.map(normalizeText).filter(Boolean)) {
    const same = index.exact.get(text)
    if (same) return same
    const filled = index.known.filter(({ pattern }) => pattern?.test(text))
    const whole = index.known.filter(({ shown }) => text.length > 2 && holds(shown, text))
    const isPart = ({ shown }: IndexedText) => shown.length > 2 && holds(text, shown)
    const parts = whole.length > 0 ? [] : index.known.filter(isPart)
    const literal = [
      ...once([...whole].sort((a, b) => a.shown.length - b.shown.length)),
      ...once([...parts].sort((a, b) => b.shown.length - a.shown.length)).slice(0, 5),
    ]
    // Hardly any words between placeholders, such as "{low} to {high}", match other texts as well.
    if (filled.length + literal.length > 0) return once([...filled, ...literal])
  }
  return []
}

/**
 * @param index of the content
 * @param name of a picture, as shortName gives it
 * @returns the values and lines of Markdown that name a picture with this name
 */
export const picturesNamed = (index: TextIndex, name: string): readonly TextMatch[] =>
  once(index.known.filter(({ value }) => picturesIn(value).some((path) => shortName(path) === name)))

/** @returns the paths of pictures that a value or a line of Markdown names */
export function picturesIn(value: string): readonly string[] {
  const inText = [...value.matchAll(/!\[[^\]]*\]\(\s*<?([^)\s>]+)/g)].flatMap(([, path]) => (path ? [path] : []))
  return inText.length > 0 ? inText : isPicture(value) ? [value] : []
}

const isPicture = (path: string): boolean =>
  pictureExtensions.some((extension) => path.toLowerCase().endsWith(`.${extension}`))

/** Merges matches of the same value in several forms. */
function once(found: readonly IndexedText[]): readonly IndexedText[] {
  const matches = new Map<string, IndexedText>()
  for (const each of found) {
    const key = `${locationKey(each)} ${each.line ?? ""}`
    if (!matches.has(key)) matches.set(key, each)
  }
  return [...matches.values()]
}

/** @returns whether a text holds another as whole words */
export function holds(text: string, part: string): boolean {
  const start = text.indexOf(part)
  if (start < 0) return false
  const isWord = (letter: string | undefined) => letter !== undefined && /[\p{L}\p{N}]/u.test(letter)
  return !(isWord(text[start - 1]) && isWord(part[0])) && !(isWord(text[start + part.length]) && isWord(part.at(-1)))
}
