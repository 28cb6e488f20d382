import { posix } from "node:path"
import { told } from "../../../content/sentences/sentences"
import type { Proposal, SourceFiles } from "../candidate"
import { type Format, ImportRefusal, type Tell, tellLeftOut } from "../format"
import { readDate } from "./dates"
import { definedQuestions, definedValues, digestOf, secureLink, withoutRepeats } from "./identity"
import { articlesIn, hasArticles } from "./linkedin-articles"
import { sharesIn } from "./linkedin-shares"
import { readEach } from "./read-each"
import { type Row, readTable } from "./table"

/**
 * The archive of one's data at LinkedIn, basic or complete (https://www.linkedin.com/help/linkedin/answer/a1339364). Only these of its files are opened:
 * no address, birth date, contact or message is read.
 */
const tables = {
  "Profile.csv": { columns: ["First Name", "Headline"], read: profile },
  "Positions.csv": { columns: ["Company Name", "Title"], read: positions },
  "Recommendations_Received.csv": { columns: ["Text", "First Name"], read: recommendations },
  "Publications.csv": { columns: ["Published On", "Name"], read: publications },
  "Shares.csv": { columns: ["ShareLink", "ShareCommentary"], read: sharesIn },
} as const

type Table = keyof typeof tables

const names = Object.keys(tables) as Table[]

/** Other parts of a career in an archive, for which this site has no place. */
const withoutPlace = ["Certifications", "Courses", "Education", "Honors", "Languages", "Patents", "Projects", "Skills"]

export const linkedInArchive: Format = {
  name: "a LinkedIn archive",
  async recognizes(files) {
    for (const name of names) {
      const path = pathOf(name, files)
      // Other programs export publications and shares too.
      const isOften = name === "Publications.csv" || name === "Shares.csv"
      if (path !== undefined && (!isOften || (await rowsIn(name, path, files)))) return true
    }
    return hasArticles(files)
  },
  async read(files, tell = () => {}) {
    const found = names.flatMap((name) => {
      const path = pathOf(name, files)
      return path === undefined ? [] : [{ name, path }]
    })
    const proposals = await readEach(
      found.map(({ path }) => path),
      tell,
      async (path) => {
        const name = found.find((each) => each.path === path)?.name ?? "Profile.csv"
        const rows = await rowsIn(name, path, files)
        const [column] = tables[name].columns
        if (!rows) throw new ImportRefusal(told("import.linkedin.column", { path, column }))
        return tables[name].read(rows, tell)
      },
    )
    const others = withoutPlace.filter((name) => files.paths.some((path) => plainName(path) === name.toLowerCase()))
    if (others.length > 0) tell(told("import.linkedin.noPlace", { names: others.join(", ") }))
    return withoutRepeats([...proposals, ...(await articlesIn(files, tell))])
  },
}

async function rowsIn(name: Table, path: string, files: SourceFiles): Promise<readonly Row[] | undefined> {
  const { columns } = tables[name]
  return readTable(await files.text(path), path, (found) => columns.every((column) => found.includes(column)))?.rows
}

/** Removes what browsers and people add, as in "Positions (1).csv" or "recommendations received.csv". */
const plainName = (path: string): string =>
  posix
    .basename(path)
    .toLowerCase()
    .replace(/\.csv$/, "")
    .replace(/ ?\(\d+\)$/, "")
    .replaceAll(" ", "_")

/** An archive may be in a folder of its own, or unpacked beside others, so the file nearest to the top counts. */
const pathOf = (name: Table, { paths }: SourceFiles): string | undefined =>
  paths
    .filter((path) => /\.csv$/i.test(path) && plainName(path) === plainName(name))
    .sort((one, other) => one.split("/").length - other.split("/").length || one.localeCompare(other))[0]

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
      source: "linkedin:profile",
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
    const identity = digestOf(company, role, started)
    const { points, paragraphs } = partsOf(valueIn(row, "Description"))
    const long = paragraphs.filter((paragraph) => paragraph.length > maxPointLength)
    const notes = [
      ...[from, to].flatMap((each) => each?.question ?? []),
      ...long.map((words) => told("import.linkedin.long", { words: words.slice(0, 80).trim() })),
    ]
    return [
      { ...achievement(`linkedin:position:${identity}`, text), notes },
      ...[...paragraphs.filter((paragraph) => !long.includes(paragraph)), ...points].map((point) =>
        achievement(`linkedin:position:${identity}:${digestOf(point)}`, `${company || role}: ${point}`),
      ),
    ]
  })
}

const achievement = (source: string, text: string): Proposal => ({
  kind: "achievement",
  source,
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

/** Signs that begin a point wherever they stand, and those that do so at the start of a line: LinkedIn writes two spaces for a line break. */
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
      source: `linkedin:recommendation:${digestOf(name, valueIn(row, "Creation Date"))}`,
      title: name,
      values: definedValues({ quote: valueIn(row, "Text").replace(/\s+/g, " "), name, title, company }),
      pictures: [],
      notes: [],
    }
  })
}

function publications(rows: readonly Row[], tell: Tell): Proposal[] {
  return rows.flatMap((row) => {
    const title = valueIn(row, "Name")
    if (title === "") {
      tell(told("import.linkedin.publication"))
      return []
    }
    const { link, notes } = secureLink(valueIn(row, "Url"))
    const { date, question } = readDate(valueIn(row, "Published On"))
    return [
      {
        kind: "media" as const,
        source: `linkedin:publication:${digestOf(title)}`,
        title,
        values: definedValues({ title, type: "article", platform: valueIn(row, "Publisher"), externalUrl: link, date }),
        pictures: [],
        notes,
        ...definedQuestions({ date: question }),
      },
    ]
  })
}
