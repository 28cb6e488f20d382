import { errorsInWords, newsInWords } from "../../../src/content/develop/watch-content"
import { draw, edit, problemsAfter } from "./support/changed-data"

const broken = edit("books.json", '"author": "Nicole Forsgren"', '"author": ""')
const unused = draw("images/old-cover.png", 360, 540)

test("after a change the terminal says what is new only", async () => {
  const before = await problemsAfter(unused)
  const after = await problemsAfter(broken)
  expect(newsInWords(before, before)).toBe("")
  expect(newsInWords(before, [...before, ...after])).toContain("books[0].author  This text is empty.")
  expect(newsInWords(before, [...before, ...after])).not.toContain("old-cover")
})

test("a problem that has moved to another line is not new", async () => {
  const problems = await problemsAfter(broken)
  expect(
    newsInWords(
      problems,
      problems.map((problem) => ({ ...problem, line: problem.line + 3 })),
    ),
  ).toBe("")
})

test("the terminal says when the last error is mended", async () => {
  expect(newsInWords(await problemsAfter(broken), [])).toBe("The content in data/ has no errors any more.\n")
})

test("the browser shows errors, and no warnings", async () => {
  expect(errorsInWords(await problemsAfter(unused))).toBe("")
  expect(errorsInWords(await problemsAfter(broken))).toContain("data/books.json:4:15  books[0].author")
})
