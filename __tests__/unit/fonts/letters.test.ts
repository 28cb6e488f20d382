import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { lettersOf } from "../../../src/fonts/letters"

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
