import { edit, unchanged, write } from "../../../content/__tests__/support/changed-data"
import { addedFiles, entriesAfter, run } from "../../../content/__tests__/support/new-entry"

const book = ["book", "--title", "An Elegant Puzzle", "--author", "Will Larson"]
const amazon = ["--amazonUrl", "https://www.amazon.com/dp/1732265186"]

test("a book is added at the end, with its cover under a clean name, and it says so", async () => {
  const result = await run(unchanged, [...book, ...amazon, "--cover", "ROOT/images/cover.png", "--summary", "Essays."])
  expect(result).toMatchObject({ code: 0, stderr: "" })
  expect(entriesAfter(result, "books.json").at(-1)).toEqual({
    title: "An Elegant Puzzle",
    author: "Will Larson",
    coverUrl: "images/books/an-elegant-puzzle.png",
    summary: "Essays.",
    amazonUrl: "https://www.amazon.com/dp/1732265186",
  })
  expect(addedFiles(result)).toEqual(["images/books", "images/books/an-elegant-puzzle.png"])
  expect(result.written).toBe(
    ["Written:", "  data/images/books/an-elegant-puzzle.png", "  data/books.json", ""].join("\n"),
  )
})

const nineDays = ["post", "--title", "Nine days", "--slug", "nine-days"]

test("a title is enough for a post, whose address is made from it in the language of the site", async () => {
  const german = edit("site.json", '"en-GB"', '"de"')
  const result = await run(german, ["post", "--title", "Neun Tage für einen Änderungsantrag"])
  expect(result).toMatchObject({ code: 0, stderr: "" })
  expect(entriesAfter(result, "posts.json")[0]).toEqual({
    title: "Neun Tage für einen Änderungsantrag",
    slug: "neun-tage-fuer-einen-aenderungsantrag",
    draft: true,
  })
})

test("a post is added at the top, as a draft whose text is begun", async () => {
  const categories = ["--categories", "Leadership", "--categories", "Engineering"]
  const result = await run(unchanged, [...nineDays, "--publishOn", "2027-01-05", ...categories])
  expect(JSON.stringify(entriesAfter(result, "posts.json")[0])).toBe(
    JSON.stringify({
      title: "Nine days",
      slug: "nine-days",
      categories: ["Leadership", "Engineering"],
      draft: true,
      publishOn: "2027-01-05",
    }),
  )
  expect(addedFiles(result)).toEqual(["posts/nine-days.md"])
  expect(result.written).toBe(
    [
      "Written:",
      "  data/posts/nine-days.md",
      "  data/posts.json",
      "",
      'It is a draft. Write its text in data/posts/nine-days.md; to publish it, remove "draft": true from posts[0].',
      "",
    ].join("\n"),
  )
})

test("a post whose text is there already keeps it, and is no draft", async () => {
  const result = await run(write("posts/nine-days.md", "Written before.\n"), nineDays)
  expect(result.after.get("posts/nine-days.md")?.toString()).toBe("Written before.\n")
  expect(entriesAfter(result, "posts.json")[0]).toEqual({ title: "Nine days", slug: "nine-days" })
  expect(result.written).not.toContain("draft")
})

test("a post that appeared elsewhere gets no text", async () => {
  const result = await run(unchanged, [...nineDays, "--externalUrl", "https://weekly.org/nine-days", "--draft", "no"])
  expect(addedFiles(result)).toEqual([])
  expect(entriesAfter(result, "posts.json")[0]).toMatchObject({
    externalUrl: "https://weekly.org/nine-days",
    draft: false,
  })
})

test("a switch takes yes and no, and nothing else", async () => {
  const { code, stderr } = await run(unchanged, [...nineDays, "--draft", "perhaps"])
  expect({ code, stderr }).toEqual({
    code: 1,
    stderr: "--draft  This must be true or false.  Write true or false, without quotes.\n",
  })
})

const others = [
  [
    "media",
    ["--type", "talk", "--platform", "Gantry", "--externalUrl", "https://gantry.org/talk"],
    { file: "media.json", index: 0 },
  ],
  [
    "service",
    [
      "--id",
      "board-advice",
      "--description",
      "One page a quarter.",
      "--icon",
      "tree",
      "--benefits",
      "Calm: no surprises.",
    ],
    { file: "services.json", index: 2 },
  ],
  ["testimonial", ["--quote", "She stayed calm.", "--name", "Ana Lim"], { file: "testimonials.json", index: 1 }],
  [
    "tool",
    ["--id", "cost-check", "--description", "Ten questions.", "--url", "https://cost-check.org"],
    { file: "tools.json", index: 1 },
  ],
] as const

test.each(others)("%s is added where it belongs", async (name, flags, { file, index }) => {
  const result = await run(unchanged, [name, "--title", "Something new", ...flags])
  expect(result).toMatchObject({ code: 0, stderr: "" })
  expect(entriesAfter(result, file)[index]).toMatchObject({ title: "Something new" })
})

test("optional flags may be empty, and spaces around an answer go", async () => {
  const result = await run(unchanged, ["book", "--title", " Rest ", "--author", "A", ...amazon, "--summary", ""])
  expect(entriesAfter(result, "books.json").at(-1)).toEqual({ title: "Rest", author: "A", amazonUrl: amazon[1] })
})

test("help lists the flags from the contract", async () => {
  const { code, written } = await run(unchanged, ["media", "--help"])
  expect(code).toBe(0)
  expect(written).toContain("  --title <text>           The title of the episode, article or talk. Needed.\n")
  const words = written.replace(/\s+/g, " ")
  expect(words).toContain(
    "--type <word> What it is. One of podcast, interview, talk, article, panel, video, webinar, workshop. Needed.",
  )
  expect(words).toContain(
    "--image <path> The picture beside it, 16:9; the art of a podcast may be square. The first 24 show theirs. The file will be copied.",
  )
})

test("help without a kind lists the kinds, with an example; that of a kind has one with what it needs", async () => {
  const all = (await run(unchanged, ["--help"])).written.replace(/\s+/g, " ")
  expect(all).toContain("book, post, media, service, tool, testimonial, page, assessment, engagement, redirect.")
  expect(all).toContain('Example: npm run new -- post --title "Nine days"')
  expect((await run(unchanged, ["service", "--help"])).written).toContain(
    'Example: npm run new -- service --title "…" --description "…"',
  )
})
