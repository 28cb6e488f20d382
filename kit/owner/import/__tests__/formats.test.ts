import { readFile } from "node:fs/promises"
import { join } from "node:path"
import fc from "fast-check"
import { runs } from "../../../../__tests__/support/runs"
import { languagesOfMonths } from "../../../language/month-names"
import { readDate } from "../formats/dates"
import { candidatesOf } from "../import"
import { filesOf } from "./support/posts"
import { fixtures, proposalsIn, proposalsOf, withPlace } from "./support/run-import"

const of = (proposals: Awaited<ReturnType<typeof proposalsOf>>, kind: string) =>
  proposals.filter((proposal) => proposal.kind === kind).map(({ values }) => values)

test.each([
  ["2026-11-10T12:00:00Z", "2026-11-10"],
  ["07/21/09, 12:11 PM", "2009-07-21"],
  ["May 2025", "2025-05"],
  ["Sept. 2025", "2025-09"],
  ["May 3, 2021", "2021-05-03"],
  ["Tue, 10 Nov 2020 23:30:00 -0500", "2020-11-10"],
  ["3. 5. 2021", "2021-05-03"],
  ["10/11/2021", undefined],
  ["Feb 30, 2021", undefined],
  ["soon", undefined],
  ["Montag, den 5. März 2024", "2024-03-05"],
  ["5 mars 2024", "2024-03-05"],
  ["5-Mar-24", "2024-03-05"],
  ["03/25/2024", "2024-03-25"],
  ["25.3.24", "2024-03-25"],
  ["3/25/2024 0:00:00", "2024-03-25"],
  ["mayo de 2023", "2023-05"],
  ["12.2023", "2023-12"],
  ["45356", "2024-03-05"],
  ["2023", "2023"],
  ["3–5 May 2023", "3–5 May 2023"],
  ["wczoraj, 5.5.2024", "wczoraj, 5.5.2024"],
  ["soon 2024", "soon 2024"],
  ["15-Sep", undefined],
  ["24-03-05", undefined],
  ["0000-00-00 00:00:00", undefined],
])("the date %s is %s", (written, date) => {
  expect(readDate(written).date).toBe(date)
})

test("a day that a program writes in a language of the kit is read as that day, or asked for", () => {
  const day = fc.date({ min: new Date("1970-01-01"), max: new Date("2069-12-31"), noInvalidDate: true })
  const styles = fc.constantFrom("short" as const, "medium" as const, "long" as const, "full" as const)
  fc.assert(
    fc.property(day, fc.constantFrom(...languagesOfMonths), styles, (date, language, dateStyle) => {
      const written = new Intl.DateTimeFormat(language, { dateStyle, timeZone: "UTC" }).format(date)
      const found = readDate(written).date
      if (dateStyle === "long" || dateStyle === "full" || found !== undefined)
        expect([written, found]).toEqual([written, date.toISOString().slice(0, 10)])
    }),
    { numRuns: runs(500) },
  )
})

describe("a LinkedIn archive", () => {
  const archive = join(fixtures, "linkedin")

  test("says who its owner is, and the recommendations that are visible, without address, birth date, contacts or messages", async () => {
    const proposals = await proposalsOf(archive)
    expect(of(proposals, "site")).toEqual([
      {
        name: "Juno Albright",
        role: "Fractional CTO",
        intro: "Fractional CTO | Teams of ten to fifty",
        bio: ["I began in 2007 as an engineer.", "I have worked for myself since 2018."],
      },
    ])
    expect(of(proposals, "testimonial")).toEqual([
      {
        quote: 'She told us the number, and it was "right".',
        name: "Zoë Okafor",
        title: "Founder",
        company: "Pond & Sons",
      },
    ])
    expect(JSON.stringify(proposals)).not.toMatch(/Secret|secret|Jan 1|LS1|@/)
  })

  test("has each position once, and the points of its description", async () => {
    const { candidates } = await withPlace(async ({ data }) =>
      candidatesOf(data, [{ files: filesOf(), proposals: await proposalsOf(archive) }]),
    )
    const own = candidates.filter(({ proposal }) => proposal.kind === "achievement")
    expect(own.map(({ proposal }) => proposal.title)).toEqual([
      "Larkbarrow: First engineer, 2007–2014",
      "Larkbarrow: Routed 400,000 parcels a day",
      "Larkbarrow: Kept 99.95% of three Christmases",
      "Larkbarrow: VP Engineering, 2014–2018",
      "Larkbarrow: Ran it, in a sentence.",
      "Self-employed: Fractional CTO, 2018–",
    ])
  })

  test("without its columns is refused", async () => {
    await expect(proposalsIn("Positions.csv", "Name,Text\na,b\n")).rejects.toThrow("has no column “Company Name”")
  })

  test("that ends within a value is refused", async () => {
    const text = await readFile(
      join(archive, "Basic_LinkedInDataExport_11-25-2026/Recommendations_Received.csv"),
      "utf8",
    )
    const cut = text.slice(0, text.indexOf("the number") + 5)
    await expect(proposalsIn("Recommendations_Received.csv", cut)).rejects.toThrow("the file ends early")
  })
})

describe("a podcast’s feed", () => {
  const feed = join(fixtures, "podcast/runway.xml")

  test("has its episodes, newest first, without those that are withdrawn, and says what its owner should know", async () => {
    const proposals = await proposalsOf(feed)
    expect(of(proposals, "media")).toEqual([
      {
        title: "Nine days to a pull request",
        type: "podcast",
        platform: "Runway & Co",
        date: "2020-12-01",
        externalUrl: "https://cdn.runway.example.org/13.mp3",
        imageUrl: "https://cdn.runway.example.org/show.jpg?v=3",
      },
      {
        title: "A rota for two teams",
        type: "podcast",
        platform: "Runway & Co",
        date: "2020-11-10",
        externalUrl: "https://runway.example.org/12",
        imageUrl: "https://cdn.runway.example.org/episodes/art-12.png",
      },
      {
        title: "What is to come",
        type: "podcast",
        platform: "Runway & Co",
        date: "2020-01-01",
        externalUrl: "https://runway.example.org/trailer",
        imageUrl: "https://cdn.runway.example.org/show.jpg?v=3",
      },
    ])
    expect(proposals.map(({ notes }) => notes)).toEqual([
      ["The feed names no page for it: the link leads to the recording."],
      ["Its address began with http://. See that https://runway.example.org/12 opens."],
      ["The feed calls it a trailer."],
    ])
  })

  test("that ends early, or declares entities, is refused", async () => {
    const text = await readFile(feed, "utf8")
    await expect(proposalsIn("a.xml", text.slice(0, -20))).rejects.toThrow("ends early")
    const bomb = text.replace("<rss", '<!DOCTYPE rss [<!ENTITY a "aa">]><rss')
    await expect(proposalsIn("a.xml", bomb)).rejects.toThrow("declares entities")
  })
})

describe("a list in a CSV file", () => {
  test("has appearances, with a date only as far as it is certain", async () => {
    expect(of(await proposalsOf(join(fixtures, "lists/talks.csv")), "media")).toEqual([
      {
        title: "A talk about rotas",
        type: "talk",
        platform: "QCon",
        date: "2021-05-03",
        externalUrl: "https://qcon.example.org/rotas",
        imageUrl: "rotas.png",
      },
      {
        title: "No kind of all",
        platform: "QCon",
        externalUrl: "https://qcon.example.org/kind",
      },
    ])
  })

  test("of an old Mac has its letters and its lines", async () => {
    const bytes = Buffer.from("Quote,Name\rTr\x8fs bien,Zo\x91\r", "latin1")
    expect(of(await proposalsIn("words.csv", bytes), "testimonial")).toEqual([{ quote: "Très bien", name: "Zoë" }])
  })

  test("of anything else is refused", async () => {
    await expect(proposalsIn("sums.csv", "a,b\n1,2\n")).rejects.toThrow("sums.csv is nothing that can be imported")
  })
})
