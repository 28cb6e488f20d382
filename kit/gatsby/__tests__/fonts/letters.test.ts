import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { lettersOf, missingLetters } from "../../fonts/letters"

let data: string

beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), "letters-"))
})

afterEach(() => rmSync(data, { recursive: true }))

/** The letters of content in these files, which stand in the folder `data`. */
function lettersIn(files: Readonly<Record<string, string>>) {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(data, path)), { recursive: true })
    writeFileSync(join(data, path), text)
  }
  return lettersOf(data)
}

test("letters of JSON and Markdown are found, with the files that they stand in", async () => {
  const letters = await lettersIn({ "books.json": '[{ "title": "Żółw" }]', "posts/a.md": "Żuraw" })
  expect(letters.get("Ż")).toEqual([`${data}/books.json`, `${data}/posts/a.md`])
  expect(letters.get("ł")).toEqual([`${data}/books.json`])
})

test("a letter that is written as an escape or an entity is found", async () => {
  const letters = await lettersIn({ "books.json": '["\\u0142"]', "posts/a.md": "&eacute; &#x119;" })
  expect([...letters.keys()]).toEqual(expect.arrayContaining(["ł", "é", "ę"]))
})

test("a letter with a loose accent is the letter that has it", async () => {
  const letters = await lettersIn({ "posts/a.md": "e\u0301" })
  expect(letters.has("é")).toBe(true)
  expect(letters.has("\u0301")).toBe(false)
})

test("letters of code, of the owner's guides and of the names of JSON's fields are left out", async () => {
  const letters = await lettersIn({
    "posts/a.md": "Text.\n\n```\n┌─ł\n```\n\nMore: ę.\n\n~~~js\n→\n~~~\n",
    "README.md": "ń",
    "REFERENCE.md": "ś",
    "labels.json": '{ "ż": "a" }',
  })
  expect(letters.has("ę")).toBe(true)
  for (const letter of "┌ł→ńśż") expect(letters.has(letter)).toBe(false)
})

test("what can be typed into a form is always there, in no file", async () => {
  const letters = await lettersIn({})
  for (const letter of "AZaz09@+_~") expect(letters.get(letter)).toEqual([])
})

test("months, digits and signs of the owner's language are there", async () => {
  const polish = await lettersIn({ "site.json": '{ "language": "pl" }' })
  // października
  expect(polish.has("ź")).toBe(true)
  const arabic = await lettersIn({ "site.json": '{ "language": "ar-EG" }' })
  for (const letter of "٠١٢٣٤٥٦٧٨٩٪") expect(arabic.has(letter)).toBe(true)
})

test("the sign of the sum's currency is there, and the space beside it", async () => {
  const dutch = await lettersIn({
    "pages/engagement.json": '{ "sum": { "currency": "EUR" } }',
    "site.json": '{ "language": "nl" }',
  })
  for (const letter of "€\u00a0") expect(dutch.has(letter)).toBe(true)
})

const letters = (...known: ReadonlyArray<readonly [string, readonly string[]]>) => new Map(known)
const fonts = (besley: string, publicSans: string) => ({
  Besley: new Set([...besley].map((letter) => letter.codePointAt(0) ?? 0)),
  "Public Sans": new Set([...publicSans].map((letter) => letter.codePointAt(0) ?? 0)),
})

test("nothing is said if the fonts have every letter", () => {
  expect(missingLetters(letters(["a", ["data/books.json"]]), fonts("a", "a"))).toBeUndefined()
})

test("letters that both fonts lack are named in one line, with their files", () => {
  const content = letters(["م", ["data/books.json"]], ["ا", ["data/books.json", "data/posts/a.md"]])
  expect(missingLetters(content, fonts("a", "a"))).toBe(
    "These letters are missing from the site's fonts, so visitors see another font: Besley and Public Sans: ا م (in data/books.json, data/posts/a.md).",
  )
})

test("letters that one font lacks are named by that font", () => {
  expect(missingLetters(letters(["→", ["data/books.json"]]), fonts("a", "→"))).toContain(
    "Besley: → (in data/books.json)",
  )
})

test("of many files three are named", () => {
  const files = ["d", "c", "b", "a"].map((name) => `data/posts/${name}.md`)
  expect(missingLetters(letters(["م", files]), fonts("", ""))).toContain(
    "(in data/posts/a.md, data/posts/b.md, data/posts/c.md and 1 more)",
  )
})

test.each([
  ["a space", "\u00a0"],
  ["a soft hyphen", "\u00ad"],
  ["a line's end", "\n"],
  ["the wish for an emoji's picture", "\ufe0f"],
])("%s is not missed", (_name, letter) => {
  expect(missingLetters(letters([letter, ["data/books.json"]]), fonts("", ""))).toBeUndefined()
})

test("what the site writes itself is not missed: the owner has no word in it", () => {
  expect(missingLetters(letters(["↩", []]), fonts("", ""))).toBeUndefined()
})
