import { BibLatexParser } from "biblatex-csl-converter"
import { type FileFormat, ImportRefusal, type Tell } from "../format"
import type { Proposal } from "../offer"
import { type BibEntry, divideBibliography } from "./bibtex-entries"
import { workProposal } from "./work"

/** BibTeX and BibLaTeX, as Zotero, JabRef and Google Scholar write them: books are books, everything else is an article, a talk or an interview. */
export const bibliography: FileFormat = {
  name: "a bibliography in BibTeX",
  isOf: async (path) => /\.bib(?:tex)?$/i.test(path),
  read: async (path, files, tell) => proposalsIn(await files.text(path), path, tell),
}

function proposalsIn(text: string, path: string, tell: Tell): Proposal[] {
  const { entries, broken, macros } = divideBibliography(text)
  // A string of its own macros can make a few bytes into gigabytes.
  if (macros.length > 1000)
    throw new ImportRefusal(`${path} has more than 1000 abbreviations (@string). It is not read.`)
  const proposals: Proposal[] = []
  const unread = [...broken]
  for (const [entry, fields] of parsedEntries(entries, macros.join("\n"))) {
    const proposal = fields && proposalOf(entry, fields)
    if (proposal) proposals.push(proposal)
    else if (fields) tell(`${path}, line ${entry.line}: “${entry.key}” has no title, so it was left out.`)
    else unread.push(entry)
  }
  if (proposals.length === 0 && unread.length > 0)
    throw new ImportRefusal(unread.map((each) => whyBroken(each, path)).join("\n"))
  for (const each of unread) tell(`Left out: ${whyBroken(each, path)}`)
  return proposals
}

const whyBroken = ({ key, line }: Pick<BibEntry, "key" | "line">, path: string): string =>
  `${path}, line ${line}: “${key}” ends within an entry, or a comma, an equals sign, a brace or a quotation mark is missing. Mend it, and import again.`

type Fields = Readonly<Record<string, unknown>>

/** Each entry with its fields; without any if it cannot be read. */
function parsedEntries(
  entries: readonly BibEntry[],
  macros: string,
): ReadonlyArray<readonly [BibEntry, Fields | undefined]> {
  const all = parse([macros, ...entries.map(({ text }) => text)].join("\n"))
  if (all !== undefined && all.length === entries.length) return entries.map((entry, index) => [entry, all[index]])
  // One of them is broken, and hides what is behind it.
  return entries.map((entry) => [entry, parsedAlone(entry.text, macros)])
}

/** The library leaves out what it has no type for, such as a presentation, and what has no fields. */
function parsedAlone(text: string, macros: string): Fields | undefined {
  const found = parse(`${macros}\n${text}`)
  if (found === undefined || found[0]) return found?.[0]
  return parse(`${macros}\n${text.replace(/^@\s*\w+/, "@misc")}`)?.[0] ?? {}
}

/** Errors after which an entry is not whole. */
const fatal = [
  "unexpected_eof",
  "runaway_key",
  "cut_off_citation",
  "missing_equal_sign",
  "key_value_error",
  "token_mismatch",
]

function parse(text: string): readonly Fields[] | undefined {
  // The library waits without end for what a backslash at the very end would begin.
  const { entries, errors } = new BibLatexParser(`${text}\n`, { processUnexpected: true, processUnknown: true }).parse()
  if (errors.some(({ type }) => fatal.includes(type))) return undefined
  return Object.values(entries).map(({ bib_type, fields, unexpected_fields, unknown_fields }) => ({
    ...unknown_fields,
    ...unexpected_fields,
    ...fields,
    bib_type,
  }))
}

const books = ["book", "mvbook", "collection", "mvcollection", "booklet"]

const platforms = [
  "journaltitle",
  "booktitle",
  "eventtitle",
  "organization",
  "publisher",
  "institution",
  "school",
  "howpublished",
  "series",
  "journal",
]

function proposalOf({ key, raw, type: written }: BibEntry, fields: Fields): Proposal | undefined {
  const read = (name: string) => wordsIn(fields[name])
  const title = [read("title"), read("subtitle")].filter((part) => part !== "").join(": ")
  if (title === "") return undefined
  const known = String(fields.bib_type)
  return workProposal({
    source: `bibtex:${key}`,
    title,
    date: writtenDate(raw),
    doi: verbatim(fields.doi),
    address: verbatim(fields.url) || (fields.doi === undefined ? addressBeside(fields, raw) : ""),
    type: books.includes(known) ? "book" : (types[written] ?? types[known] ?? "article"),
    author: namesIn(fields.author) || namesIn(fields.editor),
    platform: platforms.map(read).find((each) => each !== ""),
  })
}

/** As it is written: the library leaves out what it does not understand. */
function writtenDate(raw: BibEntry["raw"]): string {
  const [date, year = "", month = "", day = ""] = ["date", "year", "month", "day"].map((name) => raw.get(name))
  if (date) return date.replace(/\/$/, "")
  const months = month.replace(/^(\d{1,2})[-~ ]+(\d{1,2})$/, "$2 $1").replaceAll("~", " ")
  if (!/^\d{4}$/.test(year)) return [months, year].filter(Boolean).join(" ")
  if (/^\d{1,2}$/.test(month)) return [year, month, day].filter(Boolean).join("-")
  // BibTeX’s month = mar # "~5", as 5 mar or mar 5.
  const [, name = months, ofMonth = day] = /^(\p{L}+)\.? (\d{1,2})$/u.exec(months) ?? []
  return [ofMonth, name, year].filter(Boolean).join(" ")
}

/** The address that a work names by its number at arXiv, or beside words. */
function addressBeside(fields: Fields, raw: BibEntry["raw"]): string {
  const eprint = /^arxiv$/i.test(raw.get("archiveprefix") ?? raw.get("eprinttype") ?? "") ? verbatim(fields.eprint) : ""
  const named = [...raw.values()].flatMap((value) => /\\(?:url|href)\s*\{\s*([^{}\s]+)\s*\}/.exec(value)?.[1] ?? [])
  return eprint ? `https://arxiv.org/abs/${eprint}` : (named[0] ?? "").replace(/\\([_%&#~])/g, "$1")
}

/** Programs escape what stands in addresses too: {\_}. */
const verbatim = (value: unknown): string =>
  wordsIn(value)
    .replace(/\{\\?([_%&#~^])\}|\\([_%&#~^])/g, "$1$2")
    .replace(/[{}\s]/g, "")

const types: Readonly<Record<string, string>> = {
  inproceedings: "talk",
  proceedings: "talk",
  unpublished: "talk",
  presentation: "talk",
  talk: "talk",
  lecture: "talk",
  speech: "talk",
  video: "video",
  movie: "video",
  audio: "podcast",
  podcast: "podcast",
  interview: "interview",
}

interface TextNode {
  readonly text: string
  readonly marks: readonly string[]
}

/** @returns the words of a field, which the library gives as text or as a list of nodes with marks */
function wordsIn(value: unknown): string {
  if (typeof value === "string") return value.trim()
  if (!Array.isArray(value)) return ""
  const isList = value.some(Array.isArray)
  const text = isList
    ? value
        .map(wordsIn)
        .filter((each) => each !== "")
        .join(", ")
    : textOf(value.flatMap(nodeOf))
  // The library leaves LaTeX's dotless i beside its accent.
  return text
    .replace(/(\p{M})ı/gu, "i$1")
    .normalize("NFC")
    .replace(/\s+/g, " ")
    .trim()
}

/** With LaTeX's quotation marks and dashes as signs; addresses are no words. */
function textOf(nodes: readonly TextNode[]): string {
  const words = nodes.filter(({ marks }) => !marks.includes("url"))
  return words
    .map(({ text, marks }, index) => {
      const isIn = (at: number) => words[at]?.marks.includes("enquote") ?? false
      const quoted = marks.includes("enquote")
      return `${quoted && !isIn(index - 1) ? "“" : ""}${withSigns(text)}${quoted && !isIn(index + 1) ? "”" : ""}`
    })
    .join("")
}

const withSigns = (text: string): string =>
  text
    .replaceAll("---", "—")
    .replaceAll("--", "–")
    .replace(/`([^`']*)'/g, "‘$1’")
    .replace(/(?<=\p{L})'(?=\p{L})/gu, "’")

function nodeOf(node: unknown): readonly TextNode[] {
  if (typeof node !== "object" || node === null || !("text" in node) || typeof node.text !== "string") return []
  const marks: readonly unknown[] = "marks" in node && Array.isArray(node.marks) ? node.marks : []
  return [{ text: node.text, marks: marks.map((mark) => String(Reflect.get(Object(mark), "type"))) }]
}

function namesIn(value: unknown): string {
  if (!Array.isArray(value)) return ""
  const names = value.map((name: unknown) => {
    if (typeof name !== "object" || name === null) return ""
    const parts = ["given", "prefix", "family", "suffix", "literal"].map((key) => wordsIn(Reflect.get(name, key)))
    return parts.filter((part) => part !== "").join(" ")
  })
  return names.filter((name) => name !== "" && name !== "others").join(", ")
}
