import { posix } from "node:path"
import { fieldAt } from "../../../content/contract/field"
import { contentFile } from "../../../content/contract/files"
import { type Format, ImportRefusal } from "../format"
import type { Proposal, ProposedPicture, SourceFiles } from "../offer"
import { isoDate } from "./dates"
import { definedValues, digestOf, secureLink, withoutRepeats } from "./identity"
import { type Row, readTable } from "./table"

/** Books, appearances or testimonials in a spreadsheet: a file of comma-separated values whose first row names the columns. */
export const lists: Format = {
  name: "a list in a CSV file",
  async recognizes(files) {
    for (const path of tablesIn(files)) if (kindOf(columnsIn(await files.text(path)))) return true
    return false
  },
  async read(files) {
    const proposals: Proposal[] = []
    for (const path of tablesIn(files)) proposals.push(...proposalsIn(await files.text(path), path, files))
    if (proposals.length === 0)
      throw new ImportRefusal(`${files.name} has a row of column names, and nothing below it.`)
    return withoutRepeats(proposals)
  },
}

const tablesIn = ({ paths }: SourceFiles): readonly string[] => paths.filter((path) => /\.(?:csv|tsv)$/i.test(path))

/** What columns are called, by the field that they fill. */
const spellings = {
  title: ["title", "booktitle", "episode", "episodetitle", "talk", "headline"],
  author: ["author", "authors", "authorlf", "writer", "by"],
  summary: ["summary", "review", "myreview", "notes", "comment", "description"],
  link: [
    "link",
    "url",
    "address",
    "href",
    "website",
    "amazonurl",
    "externalurl",
    "bookstorelink",
    "sourceurl",
    "source",
  ],
  picture: ["picture", "image", "imageurl", "cover", "coverurl", "portrait", "portraiturl", "photo"],
  platform: [
    "platform",
    "show",
    "podcast",
    "publication",
    "magazine",
    "event",
    "conference",
    "outlet",
    "where",
    "publisher",
  ],
  type: ["type", "kind", "format"],
  date: ["date", "published", "publishedon", "day", "when", "year", "recordedon"],
  quote: ["quote", "testimonial", "text", "recommendation", "words", "feedback", "whattheysaid"],
  name: ["name", "person", "client", "fullname", "who", "from"],
  role: ["role", "jobtitle", "position", "title"],
  company: ["company", "organisation", "organization", "employer", "firm"],
} as const

type Column = keyof typeof spellings

/** Regardless of case, spaces and signs: "Author l-f" is authorlf. */
const plain = (column: string): string => column.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "")

const has = (columns: readonly string[], column: Column): boolean =>
  spellings[column].some((spelling) => columns.includes(spelling))

type ListKind = "testimonial" | "media" | "book"

function kindOf(columns: readonly string[]): ListKind | undefined {
  if (has(columns, "quote") && has(columns, "name")) return "testimonial"
  if (!has(columns, "title")) return undefined
  if (has(columns, "author")) return "book"
  return has(columns, "platform") ? "media" : undefined
}

function rowsIn(text: string, path: string): readonly Row[] | undefined {
  return readTable(text, path, (columns) => kindOf(columns) !== undefined, plain)
}

/** Of the first lines alone: whether a file is such a list. */
function columnsIn(text: string): readonly string[] {
  const top = text.split(/\r?\n/, 1)[0] ?? ""
  return top.split(/[,;\t]/).map(plain)
}

function proposalsIn(text: string, path: string, files: SourceFiles): Proposal[] {
  const kind = kindOf(columnsIn(text))
  const rows = kind && rowsIn(text, path)
  if (!kind || !rows) return []
  const make = { testimonial, media, book }[kind]
  return rows.flatMap((row) => make((column) => cellIn(row, column), path, files) ?? [])
}

const cellIn = (row: Row, column: Column): string =>
  spellings[column].map((spelling) => row.get(spelling) ?? "").find((value) => value !== "") ?? ""

type Read = (column: Column) => string

function testimonial(read: Read, path: string, files: SourceFiles): Proposal | undefined {
  const quote = withoutQuotes(read("quote"))
  const name = read("name")
  if (quote === "" && name === "") return undefined
  const { link, notes } = secureLink(read("link"))
  const picture = pictureOf(read("picture"), path, files)
  return {
    kind: "testimonial",
    source: `list:testimonial:${digestOf(name, read("company"), quote)}`,
    title: name,
    values: definedValues({
      ...{ quote, name, title: read("role"), company: read("company") },
      ...{ portraitUrl: picture?.reference, sourceUrl: link },
    }),
    pictures: picture ? [picture] : [],
    notes,
  }
}

function media(read: Read, path: string, files: SourceFiles): Proposal | undefined {
  const title = read("title")
  if (title === "") return undefined
  const { link, notes } = secureLink(read("link"))
  const date = read("date")
  const picture = pictureOf(read("picture"), path, files)
  return {
    kind: "media",
    source: `list:media:${link || digestOf(title, read("platform"))}`,
    title,
    values: definedValues({
      ...{ title, type: typeOf(read("type")), platform: read("platform"), imageUrl: picture?.reference },
      ...{ externalUrl: link, date: isoDate(date) ?? date },
    }),
    pictures: picture ? [picture] : [],
    notes,
  }
}

function book(read: Read, path: string, files: SourceFiles): Proposal | undefined {
  const title = read("title")
  if (title === "") return undefined
  const { link, notes } = secureLink(read("link"))
  const picture = pictureOf(read("picture"), path, files)
  return {
    kind: "book",
    source: `list:book:${digestOf(title, read("author"))}`,
    title,
    values: definedValues({
      ...{ title, author: read("author"), coverUrl: picture?.reference },
      ...{ summary: paragraphs(read("summary")), amazonUrl: link },
    }),
    pictures: picture ? [picture] : [],
    notes,
  }
}

/** The word itself if it is none of the kinds: it is then asked for. */
function typeOf(written: string): string {
  const word = plain(written)
  const media = contentFile("media.json")
  const mediaTypes = (media && fieldAt(media.field, [0, "type"])?.choices) ?? []
  return mediaTypes.find((type) => word === type || word === `${type}s`) ?? written
}

const withoutQuotes = (text: string): string => text.replace(/^["“„«]([\s\S]*)["”“»]$/, "$1").trim()

/** A summary is a text with markup: what is written in a spreadsheet is not. */
function paragraphs(text: string): string {
  const escaped = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;")
  return escaped
    .split(/\n\s*\n/)
    .map((each) => each.trim().replaceAll("\n", "<br>"))
    .filter((each) => each !== "")
    .map((each) => `<p>${each}</p>`)
    .join("")
}

function pictureOf(written: string, path: string, { paths }: SourceFiles): ProposedPicture | undefined {
  if (written === "") return undefined
  if (/^https?:/i.test(written)) return { reference: written, url: written }
  const beside = posix.join(posix.dirname(path), written)
  return paths.includes(beside) ? { reference: written, path: beside } : { reference: written }
}
