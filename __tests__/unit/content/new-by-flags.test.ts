import { checkData } from "../../../src/content/check/check-data"
import { newEntry } from "../../../src/content/new/command"
import { draw, withChange } from "./support/changed-data"
import { addedFiles, entriesAfter, run, unchanged } from "./support/new-entry"

const book = ["book", "--title", "An Elegant Puzzle", "--author", "Will Larson"]
const amazon = ["--amazonUrl", "https://www.amazon.com/dp/1732265186"]

test("a book is added at the end, with its cover under a clean name", async () => {
  const result = await run(unchanged, [...book, ...amazon, "--cover", "ROOT/images/cover.png", "--summary", "Essays."])
  expect(result).toMatchObject({ code: 0, complained: "" })
  expect(entriesAfter(result, "books.json").at(-1)).toEqual({
    title: "An Elegant Puzzle",
    author: "Will Larson",
    coverUrl: "images/books/an-elegant-puzzle.png",
    summary: "Essays.",
    amazonUrl: "https://www.amazon.com/dp/1732265186",
  })
  expect(addedFiles(result)).toEqual(["images/books", "images/books/an-elegant-puzzle.png"])
})

test("it says what was written and where to see it", async () => {
  const { written } = await run(unchanged, [...book, ...amazon, "--cover", "ROOT/images/cover.png"])
  expect(written).toBe(
    [
      "Written:",
      "  data/images/books/an-elegant-puzzle.png",
      "  data/books.json, as books[2]",
      "",
      "See it on http://localhost:8000/books/ while npm run develop runs.",
      "",
    ].join("\n"),
  )
})

test("it says what the check would remark on the new entry", async () => {
  const args = ["--author", "B".repeat(100), ...amazon, "--cover", "ROOT/images/small.png"]
  const { written } = await run(draw("images/small.png", 100, 150), ["book", "--title", "C", ...args])
  expect(written).toContain(
    [
      "Worth a look:",
      "  author  This text has 100 characters; its place is made for about 60.  Shorten it, or see on the page whether it still reads well.",
      "  coverUrl  This picture has 100 × 150 pixels; sharp screens show up to 360 × 540 of it.  Use a larger one, or it looks soft there.",
    ].join("\n"),
  )
})

test("a post is added at the top, and the place of its text is named", async () => {
  const categories = ["--categories", "Leadership", "--categories", "Engineering"]
  const result = await run(unchanged, ["post", "--title", "Nine days", "--slug", "nine-days", ...categories])
  expect(entriesAfter(result, "posts.json")[0]).toEqual({
    title: "Nine days",
    slug: "nine-days",
    categories: ["Leadership", "Engineering"],
  })
  expect(result.written).toContain("data/posts.json, as posts[0]")
  expect(result.written).toContain("http://localhost:8000/blog/")
  expect(result.written).toContain("Its text belongs into data/posts/nine-days.md")
})

test("a draft is added as one, and asks for its text like any other post", async () => {
  const result = await run(unchanged, ["post", "--title", "Nine days", "--slug", "nine-days", "--draft", "true"])
  expect(entriesAfter(result, "posts.json")[0]).toEqual({ title: "Nine days", slug: "nine-days", draft: true })
  expect(result.written).toContain("Its text belongs into")
})

test("a post that appeared elsewhere asks for no text", async () => {
  const elsewhere = ["--externalUrl", "https://gantry.org/nine-days"]
  const result = await run(unchanged, ["post", "--title", "Nine days", "--slug", "nine-days", ...elsewhere])
  expect(entriesAfter(result, "posts.json")).toContainEqual(expect.objectContaining({ slug: "nine-days" }))
  expect(result.written).not.toContain("Its text")
})

const others = [
  [
    "media",
    ["--type", "talk", "--platform", "Gantry", "--externalUrl", "https://gantry.org/talk"],
    { file: "media.json", index: 0, page: "/media/" },
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
    { file: "services.json", index: 2, page: "/services/#board-advice" },
  ],
  [
    "tool",
    ["--id", "cost-check", "--description", "Ten questions.", "--url", "https://cost-check.org"],
    { file: "tools.json", index: 1, page: "/tools/#cost-check" },
  ],
] as const

test.each(others)("%s is added where it belongs", async (name, flags, { file, index, page }) => {
  const result = await run(unchanged, [name, "--title", "Something new", ...flags])
  expect(result).toMatchObject({ code: 0, complained: "" })
  expect(entriesAfter(result, file)[index]).toMatchObject({ title: "Something new" })
  expect(result.written).toContain(page)
})

test("a testimonial is added at the end", async () => {
  const result = await run(unchanged, ["testimonial", "--quote", "She stayed calm.", "--name", "Ana Lim"])
  expect(entriesAfter(result, "testimonials.json")[1]).toEqual({ quote: "She stayed calm.", name: "Ana Lim" })
  expect(result.written).toContain("/about/")
})

test("the check has nothing to say of what was added", async () => {
  const problems = await withChange(unchanged, async (root) => {
    const quiet = { write: () => {}, complain: () => {}, signal: new AbortController().signal }
    await newEntry([...book, ...amazon, "--cover", `${root}/images/cover.png`, "--data", root], quiet)
    return checkData(root)
  })
  expect(problems).toEqual([])
})

test("optional flags may be empty, and spaces around an answer go", async () => {
  const result = await run(unchanged, ["book", "--title", " Rest ", "--author", "A", ...amazon, "--summary", ""])
  expect(entriesAfter(result, "books.json").at(-1)).toEqual({ title: "Rest", author: "A", amazonUrl: amazon[1] })
})

test("help lists the flags from the contract", async () => {
  const { code, written } = await run(unchanged, ["media", "--help"])
  expect(code).toBe(0)
  expect(written).toContain("  --title <text>           The title of the episode, article or talk. Needed.\n")
  expect(written).toContain("  --type <word>            What it is. One of podcast, interview, talk. Needed.\n")
  expect(written).toContain("  --image <path>           The picture beside it, 16:9. The file is copied.\n")
})

test("help without a kind lists all of them", async () => {
  const { written } = await run(unchanged, ["--help"])
  expect(written.match(/^Flags for .*/gm)).toEqual([
    "Flags for a book:",
    "Flags for a post:",
    "Flags for an appearance (media):",
    "Flags for a service:",
    "Flags for a tool:",
    "Flags for a testimonial:",
  ])
})
