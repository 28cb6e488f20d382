import { type Change, unchanged, write } from "../../../content/__tests__/support/changed-data"
import { run, textAfter } from "../../../content/__tests__/support/new-entry"

const book = ["book", "--title", "T", "--author", "A", "--amazonUrl", "https://t.org"]
const fast = '"title": "Fast", "author": "F", "amazonUrl": "https://f.org"'

async function added(file: string, text: string, args: readonly string[], change: Change = unchanged) {
  const all: Change = async (root) => {
    await write(file, text)(root)
    await change(root)
  }
  const result = await run(all, args)
  expect(result.stderr).toBe("")
  return textAfter(result, file)
}

const lines = (unit: string, ...members: string[]) => members.map((member) => `${unit}${unit}${member}`)
const spaced = (unit: string) => [
  `${unit}{`,
  ...lines(unit, '"title": "T",', '"author": "A",', '"amazonUrl": "https://t.org"'),
  `${unit}}`,
]
const old = (unit: string) => [
  `${unit}{`,
  ...lines(unit, '"title":   "Odd \\u0041",', '"author": "A", "amazonUrl": "https://o.org"'),
  `${unit}}`,
]

test.each([
  ["tabs and CRLF", "\t", "\r\n", "\r\n"],
  ["no final line break", "  ", "\n", ""],
])("a file with %s keeps them, and every byte of its entries", async (_name, unit, lineBreak, final) => {
  const before = ["[", ...old(unit), "]"].join(lineBreak) + final
  const [, ...tail] = spaced(unit)
  expect(await added("books.json", before, book)).toBe(
    ["[", ...old(unit).slice(0, -1), `${unit}},`, `${unit}{`, ...tail, "]"].join(lineBreak) + final,
  )
})

test("a file that is not there yet gets them too", async () => {
  const site = write("site.json", '{\r\n\t"name": "Ada"\r\n}\r\n')
  const result = await run(site, ["redirect", "--from", "/old/", "--to", "/about/"])
  expect(textAfter(result, "redirects.json")).toBe(
    '[\r\n\t{\r\n\t\t"from": "/old/",\r\n\t\t"to": "/about/"\r\n\t}\r\n]\r\n',
  )
})

test("a file with a byte order mark is refused, and keeps it", async () => {
  const result = await run(write("books.json", `\ufeff[{${fast}}]`), book)
  expect(result.stderr).toContain("data/books.json:1:1  This file begins with a byte order mark.")
  expect(textAfter(result, "books.json")).toBe(`\ufeff[{${fast}}]`)
})

test("entries of one line each are followed by one of several", async () => {
  expect(await added("books.json", `[\n  { ${fast} }\n]\n`, book)).toBe(
    `[\n  { ${fast} },\n${spaced("  ").join("\n")}\n]\n`,
  )
})

test("a blank line between entries comes before the new one too", async () => {
  const entry = (title: string) =>
    `  {\n    "title": "${title}",\n    "author": "A",\n    "amazonUrl": "https://t.org"\n  }`
  expect(await added("books.json", `[\n${entry("One")},\n\n${entry("Two")}\n]\n`, book)).toBe(
    `[\n${entry("One")},\n\n${entry("Two")},\n\n${entry("T")}\n]\n`,
  )
})
