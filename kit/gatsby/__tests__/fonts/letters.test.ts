import { mkdirSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { scratchFolder } from "../../../../__tests__/support/scratch-folder"
import { lettersOf, missingLetters } from "../../fonts/letters"

let data: string

beforeEach(() => {
  data = scratchFolder()
})

/** The letters of content in these files, which are in the folder `data`. */
function lettersIn(files: Readonly<Record<string, string>>) {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(data, path)), { recursive: true })
    writeFileSync(join(data, path), text)
  }
  return lettersOf(data)
}

const post = (text: string) => ({ "posts/a.md": text })

test("letters of JSON and Markdown are found, with the files that contain them", async () => {
  const letters = await lettersIn({ "books.json": '[{ "title": "Żółw" }]', ...post("Żuraw") })
  expect(letters.get("Ż")).toEqual([`${data}/books.json`, `${data}/posts/a.md`])
  expect(letters.get("ł")).toEqual([`${data}/books.json`])
})

test("what can be typed into a form is always there, in no file", async () => {
  const letters = await lettersIn({})
  for (const letter of "AZaz09@+_~") expect(letters.get(letter)).toEqual([])
})

const inDutch = { "site.json": '{ "language": "nl" }', "pages/engagement.json": '{ "sum": { "currency": "EUR" } }' }

test.each([
  ["written as an escape", { "books.json": '["\\u0142"]' }, "ł", ""],
  ["written as an entity", post("&eacute; &#x119;"), "éę", ""],
  ["with a loose accent, as the letter that has it", post("e\u0301"), "é", "\u0301"],
  ["around code, and not in it", post("Text.\n\n```\n┌─ł\n```\n\nMore: ę.\n\n~~~js\n→\n~~~\n"), "ę", "┌ł→"],
  [
    "in the owner's guides and the names of fields, not",
    { "README.md": "ń", "REFERENCE.md": "ś", "labels.json": '{ "ż": "a" }' },
    "",
    "ńśż",
  ],
  ["of months of the owner's language", { "site.json": '{ "language": "pl" }' }, "ź", ""],
  ["of its digits and signs", { "site.json": '{ "language": "ar-EG" }' }, "٠١٢٣٤٥٦٧٨٩٪", ""],
  ["of the sum's currency, with the space beside it", inDutch, "€\u00a0", ""],
])("letters are found: %s", async (_what, files, found, leftOut) => {
  const letters = await lettersIn(files)
  expect([...found].filter((letter) => !letters.has(letter))).toEqual([])
  expect([...leftOut].filter((letter) => letters.has(letter))).toEqual([])
})

const letters = (...known: ReadonlyArray<readonly [string, readonly string[]]>) => new Map(known)
const fonts = (besley: string, publicSans: string) => ({
  Besley: new Set([...besley].map((letter) => letter.codePointAt(0) ?? 0)),
  "Public Sans": new Set([...publicSans].map((letter) => letter.codePointAt(0) ?? 0)),
})

test.each([
  [
    "letters that both fonts lack, in one line, with their files",
    letters(["م", ["data/books.json"]], ["ا", ["data/books.json", "data/posts/a.md"]]),
    fonts("a", "a"),
    "These letters are missing from the site's fonts, so visitors see another font: Besley and Public Sans: ا م (in data/books.json, data/posts/a.md).",
  ],
  [
    "letters that one font lacks, by that font",
    letters(["→", ["data/books.json"]]),
    fonts("a", "→"),
    "Besley: → (in data/books.json)",
  ],
  ["of many files three", letters(["م", ["d", "c", "b", "a"]]), fonts("", ""), "(in a, b, c and 1 more)"],
])("named are %s", (_what, content, had, line) => {
  expect(missingLetters(content, had)).toContain(line)
})

test.each([
  ["a letter that both fonts have", "a", ["data/books.json"]],
  ["a space", "\u00a0", ["data/books.json"]],
  ["a soft hyphen", "\u00ad", ["data/books.json"]],
  ["a line's end", "\n", ["data/books.json"]],
  ["the wish for an emoji's picture", "\ufe0f", ["data/books.json"]],
  ["what the site writes itself: the owner has no word in it", "↩", []],
])("not missed is %s", (_name, letter, files) => {
  expect(missingLetters(letters([letter, files]), fonts("a", "a"))).toBeUndefined()
})
