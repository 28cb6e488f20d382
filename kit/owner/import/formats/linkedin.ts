import { posix } from "node:path"
import { type Format, ImportRefusal } from "../format"
import type { Proposal, SourceFiles } from "../offer"
import { isoDate } from "./dates"
import { definedValues, digestOf, secureLink, withoutRepeats } from "./identity"
import { articlesIn } from "./linkedin-articles"
import { type Row, readTable } from "./table"

/**
 * The archive of one's data at LinkedIn, basic or complete (https://www.linkedin.com/help/linkedin/answer/a1339364). Only these of its files are opened:
 * no address, birth date, contact or message is read.
 */
const tables = {
  "Profile.csv": { column: "First Name", read: profile },
  "Positions.csv": { column: "Company Name", read: positions },
  "Recommendations_Received.csv": { column: "Text", read: recommendations },
  "Publications.csv": { column: "Published On", read: publications },
} as const

type Table = keyof typeof tables

const names = Object.keys(tables) as Table[]

export const linkedInArchive: Format = {
  name: "a LinkedIn archive",
  async recognizes(files) {
    return (["Profile.csv", "Positions.csv", "Recommendations_Received.csv"] as const).some(
      (name) => pathOf(name, files) !== undefined,
    )
  },
  async read(files, tell = () => {}) {
    const proposals: Proposal[] = []
    for (const name of names) {
      const path = pathOf(name, files)
      if (path === undefined) continue
      const { column, read } = tables[name]
      const rows = readTable(await files.text(path), path, (columns) => columns.includes(column))
      if (!rows)
        throw new ImportRefusal(`${path} has no column “${column}”, as LinkedIn’s file has. Export the archive again.`)
      proposals.push(...read(rows))
    }
    return withoutRepeats([...proposals, ...(await articlesIn(files, tell))])
  },
}

/** An archive may lie in a folder of its own, and be unpacked beside others: the file nearest to the top counts. */
const pathOf = (name: Table, { paths }: SourceFiles): string | undefined =>
  paths
    .filter((path) => posix.basename(path).toLowerCase() === name.toLowerCase())
    .sort((one, other) => one.split("/").length - other.split("/").length || one.localeCompare(other))[0]

const valueIn = (row: Row, column: string): string => row.get(column)?.trim() ?? ""

const named = (row: Row): string =>
  [valueIn(row, "First Name"), valueIn(row, "Last Name")].filter((part) => part !== "").join(" ")

/** Of the person, only what the site says of its owner: not Address, Birth Date, Zip Code or Instant Messengers. */
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
    const years = [started, valueIn(row, "Finished On")].map((date) => (isoDate(date) ?? date).slice(0, 4))
    const text = `${[company, role].filter((part) => part !== "").join(": ")}${period(years[0], years[1])}`
    const identity = digestOf(company, role, started)
    return [
      achievement(`linkedin:position:${identity}`, text),
      ...pointsIn(valueIn(row, "Description")).map((point) =>
        achievement(`linkedin:position:${identity}:${digestOf(point)}`, `${company || role}: ${point}`),
      ),
    ]
  })
}

const achievement = (source: string, text: string): Proposal => ({
  ...{ kind: "achievement", source, title: text, values: { text } },
  ...{ pictures: [], notes: [] },
})

function period(from: string | undefined, to: string | undefined): string {
  if (!from && !to) return ""
  if (from === to) return `, ${from}`
  return `, ${from ?? ""}–${to ?? ""}`
}

/** What somebody did in a position, if it is written as points. */
const pointsIn = (description: string): string[] =>
  description
    .split(/\s*(?:^|\n| {2,})\s*(?=[•▪‣*–-]\s)/)
    .filter((line) => /^[•▪‣*–-]\s/.test(line))
    .map((line) => line.replace(/^[•▪‣*–-]\s+/, "").trim())
    .filter((line) => line !== "")

function recommendations(rows: readonly Row[]): Proposal[] {
  return rows.flatMap((row) => {
    const quote = valueIn(row, "Text")
    const name = named(row)
    if (valueIn(row, "Status").toUpperCase() !== "VISIBLE" || quote === "") return []
    const [title, company] = [valueIn(row, "Job Title"), valueIn(row, "Company")]
    return [
      {
        kind: "testimonial" as const,
        source: `linkedin:recommendation:${digestOf(name, valueIn(row, "Creation Date"))}`,
        title: name,
        values: definedValues({ quote: quote.replace(/\s+/g, " "), name, title, company }),
        pictures: [],
        notes: [],
      },
    ]
  })
}

function publications(rows: readonly Row[]): Proposal[] {
  return rows.flatMap((row) => {
    const title = valueIn(row, "Name")
    if (title === "") return []
    const { link, notes } = secureLink(valueIn(row, "Url"))
    const written = valueIn(row, "Published On")
    return [
      {
        kind: "media" as const,
        source: `linkedin:publication:${digestOf(title)}`,
        title,
        values: definedValues({
          ...{ title, type: "article", platform: valueIn(row, "Publisher") },
          ...{ externalUrl: link, date: isoDate(written) ?? written },
        }),
        pictures: [],
        notes,
      },
    ]
  })
}
