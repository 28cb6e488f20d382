import sanitizeHtml from "sanitize-html"
import { allowedAttributes, allowedSchemes, allowedTags } from "../../../content/markdown/markup"
import { told } from "../../../content/sentences/sentences"
import { escapeText } from "../../../language/html"
import { type DateHints, orderIn } from "../../../language/written-dates"
import type { Proposal, ProposedPicture, SourceFiles } from "../candidate"
import { type FileFormat, ImportRefusal, type ReadHints, type Tell, tellLeftOut } from "../format"
import { readDate } from "./dates"
import {
  type Column,
  type Columns,
  columnAdvice,
  columnsIn,
  kindsOfMedia,
  mediaTypeOf,
  missingColumns,
  plainColumn,
} from "./list-columns"
import { pictureFinder } from "./source-pictures"
import { hasHeader, likelyHeader, type Row, readTable } from "./table"
import { definedQuestions, definedValues, secureLink } from "./values"

/** Books, appearances or testimonials in a spreadsheet: a file of comma-separated values with a row that names the columns. */
export const lists: FileFormat = {
  name: "a list in a CSV file",
  isOf: async (path, files, hints) =>
    /\.(?:csv|tsv|txt)$/i.test(path) && hasHeader(await files.text(path), isHeaderBy(hints), plainColumn),
  async read(path, files, tell, hints) {
    const table = readTable(await files.text(path), path, isHeaderBy(hints), plainColumn)
    const columns = table && columnsIn(table.columns.map(plainColumn), hints)
    if (!columns || table.rows.length === 0) throw new ImportRefusal(told("import.list.empty", { path }))
    return proposalsIn(columns, table.rows, { path, files, tell })
  },
}

const isHeaderBy = (hints: ReadHints) => (columns: readonly string[]) => columnsIn(columns, hints) !== undefined

/** @returns sentences for a table that is not a list: what its columns are called, and which are needed */
export const adviceForTable = async (path: string, files: SourceFiles): Promise<string> =>
  columnAdvice(path, likelyHeader(await files.text(path)))

/** A row, read by its columns. */
interface Entry {
  readonly read: (column: Column) => string
  readonly line: (column: Column) => string
  readonly picture: ProposedPicture | undefined
  readonly dates: DateHints
  /** Goodreads' number of the book, if the file is from Goodreads. */
  readonly goodreadsId: string
}

/** Where a list comes from. */
interface Surroundings {
  readonly path: string
  readonly files: SourceFiles
  readonly tell: Tell
}

function proposalsIn(columns: Columns, rows: readonly Row[], { path, files, tell }: Surroundings): readonly Proposal[] {
  const missing = missingColumns(columns)
  const isGoodreads = columns.of("shelf").includes("exclusiveshelf") && columns.of("bookId").length > 0
  if (missing.length > 0 && !isGoodreads) tell(told("import.list.missing", { path, columns: missing.join(", ") }))
  const dates = { order: orderIn(rows.map((row) => cellIn(row, columns.of("date")))) }
  const make = { testimonial, media, book }[columns.kind]
  let [unread, nameless] = [0, 0]
  const proposals = rows.flatMap((row): readonly Proposal[] => {
    const read = (column: Column) => cellIn(row, columns.of(column))
    const line = (column: Column) => read(column).replace(/\s+/g, " ")
    if (isUnread(plainColumn(read("shelf")))) {
      unread += 1
      return []
    }
    const goodreadsId = isGoodreads ? read("bookId") : ""
    const proposal = make({ read, line, dates, goodreadsId, picture: pictureOf(read("picture"), path, files) })
    if (proposal === undefined) nameless += 1
    return proposal ? [proposal] : []
  })
  tellLeftOut(tell, "unreadBook", unread)
  if (nameless > 0) tell(told("import.leftRows", { count: nameless, path }))
  return proposals
}

/** Shelves of Goodreads and StoryGraph with books that their owner has not read, and so does not recommend. */
const isUnread = (shelf: string): boolean => ["toread", "currentlyreading", "didnotfinish", "paused"].includes(shelf)

const cellIn = (row: Row, columns: readonly string[]): string =>
  columns.map((column) => row.get(column) ?? "").find((value) => !/^[-–—]?$/.test(value)) ?? ""

function testimonial({ read, line, picture }: Entry): Proposal | undefined {
  const quote = withoutQuotes(line("quote"))
  const name = line("name") || [line("firstName"), line("lastName")].filter((part) => part !== "").join(" ")
  if (quote === "" && name === "") return undefined
  const { link, notes } = secureLink(read("link"))
  return {
    kind: "testimonial",
    title: name,
    values: definedValues({
      quote,
      name,
      title: line("role"),
      company: line("company"),
      portraitUrl: picture?.reference,
      sourceUrl: link,
    }),
    pictures: picture ? [picture] : [],
    notes,
  }
}

function media({ read, line, picture, dates }: Entry): Proposal | undefined {
  const title = line("title")
  if (title === "") return undefined
  const { link, notes } = secureLink(read("link"))
  const { date, question } = readDate(read("date"), dates)
  const type = mediaTypeOf(read("type"))
  return {
    kind: "media",
    title,
    values: definedValues({
      title,
      type,
      platform: line("platform"),
      imageUrl: picture?.reference,
      externalUrl: link,
      date,
    }),
    pictures: picture ? [picture] : [],
    notes,
    ...definedQuestions({
      date: question,
      type:
        type === undefined && read("type") !== ""
          ? told("import.list.type", { type: line("type"), kinds: kindsOfMedia().join(", ") })
          : undefined,
    }),
  }
}

function book({ read, line, picture, goodreadsId }: Entry): Proposal | undefined {
  const title = line("title")
  if (title === "") return undefined
  const { link, notes } = bookLink(read("link"), goodreadsId)
  const author = [line("author"), line("moreAuthors")].filter((names) => names !== "").join(", ")
  return {
    kind: "book",
    title,
    values: definedValues({
      title,
      author,
      coverUrl: picture?.reference,
      summary: markupOf(read("summary")),
      amazonUrl: link,
    }),
    pictures: picture ? [picture] : [],
    notes,
  }
}

/** Goodreads' export has the number of each book's page instead of an address (https://help.goodreads.com/s/article/How-do-I-import-or-export-my-books). */
function bookLink(written: string, id: string) {
  if (written !== "" || !/^\d+$/.test(id)) return secureLink(written)
  return {
    link: `https://www.goodreads.com/book/show/${id}`,
    notes: [told("import.list.goodreads")],
  }
}

const withoutQuotes = (text: string): string => text.replace(/^["“„«]([\s\S]*)["”“»]$/, "$1").trim()

/** Goodreads' reviews contain HTML tags; texts that people write in a spreadsheet do not. */
function markupOf(written: string): string {
  const isMarkup = /<(?:br|\/?(?:p|b|i|em|strong|a|blockquote|ul|li))(?:\s[^<>]*)?\/?>/i.test(written)
  const text = isMarkup ? simpleMarkup(written) : escapeText(written)
  return text
    .split(/\n\s*\n|<\/?p>/)
    .map((each) => each.trim().replaceAll("\n", "<br>"))
    .filter((each) => each !== "")
    .map((each) => (/^<[uo]l>/.test(each) ? each : `<p>${each}</p>`))
    .join("")
}

const simpleMarkup = (html: string): string =>
  sanitizeHtml(html.replace(/\s+/g, " ").replace(/ ?<br ?\/?> ?/gi, "\n"), {
    allowedTags,
    allowedAttributes,
    allowedSchemes,
  })

function pictureOf(written: string, path: string, files: SourceFiles): ProposedPicture | undefined {
  if (written === "") return undefined
  if (/^https?:/i.test(written)) return { reference: written, url: written }
  return { reference: written, ...pictureFinder(path, files)(written) }
}
