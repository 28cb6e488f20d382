import { posix } from "node:path"
import { told } from "../../../content/sentences/sentences"
import type { Proposal } from "../candidate"
import { type FileFormat, ImportRefusal, type Tell, tellLeftOut } from "../format"
import { readDate } from "./dates"
import { type Row, readTable } from "./table"
import { definedValues } from "./values"

/** What is read from LinkedIn's archive of a member's data (https://www.linkedin.com/help/linkedin/answer/a1339364), beside articles, which are HTML. */
const tables = {
  profile: { columns: ["First Name", "Headline"], read: profile },
  positions: { columns: ["Company Name", "Title"], read: positions },
  recommendations_received: { columns: ["Text", "First Name"], read: recommendations },
} as const

/** A table of a LinkedIn archive. Other tables beside it are never opened: no address, birth date, contact or message. */
export const linkedInTable: FileFormat = {
  name: "a LinkedIn archive",
  isOf: async (path) => tableAt(path) !== undefined,
  read: async (path, files, tell) => {
    const { columns, read } = tableAt(path) ?? tables.profile
    const isHeader = (found: readonly string[]) => columns.every((column) => found.includes(column))
    const table = readTable(await files.text(path), path, isHeader)
    if (!table) throw new ImportRefusal(told("import.linkedin.column", { path, column: columns[0] }))
    return read(table.rows, tell)
  },
}

/** Browsers and people change names to "Positions (1).csv" or "recommendations received.csv". */
function tableAt(path: string) {
  const file = posix.basename(path).toLowerCase()
  const name = /^(.*?)(?: ?\(\d+\))?\.csv$/.exec(file)?.[1]?.replaceAll(" ", "_")
  return Object.entries(tables).find(([each]) => each === name)?.[1]
}

const valueIn = (row: Row, column: string): string => row.get(column)?.trim() ?? ""

const named = (row: Row): string =>
  [valueIn(row, "First Name"), valueIn(row, "Last Name")].filter((part) => part !== "").join(" ")

/** Reads only what the site says about its owner: not Address, Birth Date, Zip Code or Instant Messengers. */
function profile(rows: readonly Row[]): Proposal[] {
  const [row] = rows
  if (!row) return []
  const headline = valueIn(row, "Headline")
  const role = headline.split(/\s+(?:\||·|•|–|—|-|at|@|bei|chez)\s+/i, 1)[0] ?? ""
  const bio = paragraphsOf(valueIn(row, "Summary"))
  return [
    {
      kind: "site",
      title: named(row),
      values: definedValues({ name: named(row), role, intro: headline, bio: bio.length > 0 ? bio : undefined }),
      pictures: [],
      notes: [],
    },
  ]
}

/** LinkedIn writes two spaces where its text box had a line break. */
const paragraphsOf = (text: string): string[] =>
  text
    .split(/\s*\n+\s*| {2,}/)
    .map((each) => each.trim())
    .filter((each) => each !== "")

function positions(rows: readonly Row[]): Proposal[] {
  return rows.flatMap((row) => {
    const [company, role] = [valueIn(row, "Company Name"), valueIn(row, "Title")]
    if (company === "" && role === "") return []
    const started = valueIn(row, "Started On")
    const [from, to] = [started, valueIn(row, "Finished On")].map(yearOf)
    const text = `${[company, role].filter((part) => part !== "").join(": ")}${period(from?.words, to?.words)}`
    const { points, paragraphs } = partsOf(valueIn(row, "Description"))
    const long = paragraphs.filter((paragraph) => paragraph.length > maxPointLength)
    const notes = [
      ...[from, to].flatMap((each) => each?.question ?? []),
      ...long.map((words) => told("import.linkedin.long", { words: words.slice(0, 80).trim() })),
    ]
    return [
      { ...achievement(text), notes },
      ...[...paragraphs.filter((paragraph) => !long.includes(paragraph)), ...points].map((point) =>
        achievement(`${company || role}: ${point}`),
      ),
    ]
  })
}

const achievement = (text: string): Proposal => ({
  kind: "achievement",
  title: text,
  values: { text },
  pictures: [],
  notes: [],
})

/** The year of a month, or the words as written if no year is certain. */
function yearOf(written: string): { readonly words: string; readonly question?: string } {
  const { date, question } = readDate(written, { onlyMonths: true })
  if (date !== undefined && /^\d{4}(?:-|$)/.test(date)) return { words: date.slice(0, 4) }
  return question === undefined
    ? { words: date ?? "" }
    : { words: written, question: told("import.linkedin.asItIs", { question }) }
}

function period(from: string | undefined, to: string | undefined): string {
  if (!from && !to) return ""
  if (from === to) return `, ${from}`
  return `, ${from ?? ""}–${to ?? ""}`
}

/** In characters: anything longer is not a point of a list. */
const maxPointLength = 200

/** Signs that begin a point anywhere, and those that do so only at the start of a line: LinkedIn writes two spaces for a line break. */
const point = /\s*(?:[•▪‣●◦▸►➤➜→✔✓✅❖]\s*|(?:^|\n| {2,})\s*(?:[*–—·-]|\d{1,2}[.)])\s+)/u

/** Splits the description of a position into points, and the paragraphs before and between them. */
function partsOf(description: string): { readonly points: readonly string[]; readonly paragraphs: readonly string[] } {
  const [before = "", ...points] = description.split(point).map((each) => each.trim())
  return {
    paragraphs: [before, ...points.flatMap((each) => paragraphsOf(each).slice(1))].flatMap(paragraphsOf),
    points: points.flatMap((each) => paragraphsOf(each).slice(0, 1)),
  }
}

function recommendations(rows: readonly Row[], tell: Tell): Proposal[] {
  const written = rows.filter((row) => valueIn(row, "Text") !== "")
  const shown = written.filter((row) => valueIn(row, "Status").toUpperCase() === "VISIBLE")
  tellLeftOut(tell, "recommendation", written.length - shown.length)
  return shown.map((row) => {
    const name = named(row)
    const [title, company] = [valueIn(row, "Job Title"), valueIn(row, "Company")]
    return {
      kind: "testimonial",
      title: name,
      values: definedValues({ quote: valueIn(row, "Text").replace(/\s+/g, " "), name, title, company }),
      pictures: [],
      notes: [],
    }
  })
}
