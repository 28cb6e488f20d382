import { join } from "node:path"
import { readSource, type SourceContent } from "../read-source"
import { fixtures, proposalsIn } from "./support/run-import"

/** What is read of a source that is as awkward as real ones are. */
const read = (name: string, columns?: Record<string, string>): Promise<SourceContent> =>
  readSource(join(fixtures, "awkward", name), () => {}, columns ? { columns } : {})

const valuesIn = ({ proposals }: SourceContent) => proposals.map(({ values }) => values)

describe("a spreadsheet", () => {
  test("of Goodreads has the books that are read, their reviews in markup, and their pages", async () => {
    const content = await read("goodreads.csv")
    expect(valuesIn(content)).toEqual([
      {
        title: "Rest: Why You Get More Done",
        author: "Alex Soojung-Kim Pang, Arianna Huffington",
        summary: "<p>Short &amp; <i>good</i>.</p><p>I gave it away twice.</p>",
        amazonUrl: "https://www.goodreads.com/book/show/44919",
      },
    ])
    expect(content.sentences).toEqual(["2 books that are not read yet were left out."])
  })

  test("of a German Excel has its columns below a title, its line breaks and its addresses", async () => {
    const content = await read("buecher.csv")
    expect(valuesIn(content)).toEqual([
      {
        title: "Das Maß der Dinge",
        author: "J. Müller",
        amazonUrl: "https://www.example.org/mass",
        summary: "<p>Kurz, gut.</p><p>Ohne &lt; und &gt;.</p>",
      },
    ])
    expect(content.proposals[0]?.notes).toEqual([
      "Its address was written “www.example.org/mass”. See that https://www.example.org/mass opens.",
    ])
    expect(content.sentences).toEqual(["A row of buecher.csv without a title was left out."])
  })

  test("has days as they can be told, also from the others of their column, and kinds in other words", async () => {
    const { proposals } = await read("vortraege.csv")
    expect(proposals.map(({ values: { type, date } }) => [type, date])).toEqual([
      ["talk", "2024-03-25"],
      ["panel", "2024-03-04"],
      ["article", "2024-03-05"],
      ["talk", "2023-05"],
      ["talk", "2024-03-05"],
      ["talk", "2023-12"],
      ["talk", undefined],
      [undefined, undefined],
    ])
    expect(proposals.flatMap(({ questions = {} }) => Object.values(questions))).toEqual([
      "“Sep-15” may be September 2015 or 15 September.",
      "There is no day “30.02.2024” in the calendar.",
      expect.stringMatching(/^“Seance” is none of the kinds of appearances\. They are podcast, interview, talk, /),
    ])
  })

  test.each([
    ["Prelekcja", "talk"],
    ["Wywiad", "interview"],
    ["Entretien", "interview"],
    ["Vortrag", "talk"],
    ["Charla", "talk"],
    ["Conférence", "talk"],
    ["Pódcast", "podcast"],
    ["Interviews", "interview"],
  ])("has kinds in the languages of the label sets: %s", async (word, type) => {
    const [{ values } = {}] = await proposalsIn("talks.csv", `title,show,type\nA,QCon,${word}\n`)
    expect(values).toMatchObject({ type })
  })

  test("whose columns are unknown says which it has, which are needed, and how to say them", async () => {
    await expect(read("werke.csv")).rejects.toThrow(
      /has the columns “Werk”, “Wer”\. A list needs, for books: title, author, link; .* --columns "title=Werk, author=Wer"\./,
    )
    const content = await read("werke.csv", { title: "Werk", author: "wer " })
    expect(valuesIn(content)).toEqual([{ title: "Rest", author: "A. Pang" }])
    expect(content.sentences.join()).toMatch(/has no column for this, which each entry needs: link\./)
  })
})

test("a YouTube channel’s feed has its videos as appearances", async () => {
  expect(await read("channel.xml")).toMatchObject({
    formats: ["a YouTube channel’s feed"],
    proposals: [
      {
        values: {
          title: "A rota & two teams",
          type: "video",
          platform: "YouTube",
          date: "2024-03-05",
          externalUrl: "https://www.youtube.com/watch?v=abc",
        },
        pictures: [{ url: "https://i1.ytimg.com/vi/abc/hqdefault.jpg" }],
      },
    ],
  })
})

test("a podcast’s feed is decoded, and what lacks a title, a day or sound is asked for", async () => {
  const { proposals, sentences } = await read("feed.xml")
  expect(proposals.map(({ values: { title, type, date, platform } }) => ({ title, type, date, platform }))).toEqual([
    { title: "We are on holiday", date: "2024-08-01", platform: "Runway & Co" },
    { title: "Another with the same guid", type: "podcast", date: "2024-02-05", platform: "Runway & Co" },
    { title: "Plans & exits – x < y", type: "podcast", date: "2024-01-01", platform: "Runway & Co" },
    { type: "podcast", platform: "Runway & Co" },
  ])
  expect(proposals[2]?.values.externalUrl).toBe("https://runway.example.org/1?a=1&b=2")
  expect(proposals.flatMap(({ questions = {} }) => Object.values(questions))).toEqual([
    "The feed has no recording of it, so it may be no episode.",
    "There is no day “Sat, 30 Feb 2024 10:00:00 GMT” in the calendar.",
  ])
  expect(sentences).toEqual(["An episode that its podcaster keeps out of directories was left out."])
})

test.each(["javascript:alert(1)", "data:text/html,a", "file:///etc/passwd", "mailto:me@example.org"])(
  "the address %s of an episode never becomes one of an appearance, and a note says so",
  async (link) => {
    const feed = `<rss xmlns:itunes="x"><channel><title>A</title><item><title>B</title><link>${link}</link><enclosure url="${link}" type="audio/mpeg"/></item></channel></rss>`
    const [episode] = await proposalsIn("feed.xml", feed)
    expect(episode?.values).not.toHaveProperty("externalUrl")
    expect(episode?.notes).toEqual([`Its address was left out, since it opens no page: ${link}`])
  },
)

describe("a LinkedIn archive", () => {
  test("keeps the prose and the points of a position, and months that Excel has shortened", async () => {
    const { proposals, sentences } = await read("linkedin")
    expect(proposals.filter(({ kind }) => kind === "achievement").map(({ title }) => title)).toEqual([
      "Larkbarrow: First engineer, 2015–2018",
      "Larkbarrow: I joined as the first.",
      "Larkbarrow: Routed 400,000 parcels a day",
      "Larkbarrow: Kept 99.95% of three Christmases",
      "Gantry: CTO, 2018–soon",
      "Gantry: Hired eleven",
      "Gantry: Let nobody go",
    ])
    expect(proposals.flatMap(({ notes }) => notes)).toEqual([
      "“soon” is no date that can be told for certain. It stands here as it is.",
      expect.stringMatching(/^A paragraph of its description is too long for a point: “What I did there/),
    ])
    expect(sentences).toEqual(["Not read: “Education.csv”."])
  })
})

test("of a folder of texts one that is broken is named by file and line, and the others are taken", async () => {
  const { proposals, sentences } = await read("posts")
  expect(proposals.map(({ values }) => values)).toEqual([
    {
      title: "In capitals",
      date: "2024-03-05",
      slug: "good",
      categories: ["On-call"],
      imageUrl: "https://example.org/a.png",
    },
    { title: "No such day" },
  ])
  expect(proposals[1]?.questions).toEqual({ date: "There is no day “2024-02-30” in the calendar." })
  expect(sentences).toEqual(["Left out: broken.md: line 2 is not valid YAML. Mend this, and import again."])
})
