import { existsSync } from "node:fs"
import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { sample } from "../../dev/support/owners"
import { mediaTypes } from "../contract/collections"
import { contentFiles } from "../contract/files"
import { type Change, diagnosticsAfter, edit } from "./support/changed-data"
import { hover, offers, underlines } from "./support/editor"

const present = contentFiles.map(({ path }) => path).filter((path) => existsSync(join(sample.data, path)))

test.each(present)("nothing is underlined in data/%s", async (path) => {
  expect(await underlines(path, await readFile(join(sample.data, path), "utf8"))).toEqual([])
})

/** Makes an error, and gives what the check says of it and the file's text for the editor. */
async function checked(file: string, change: Change) {
  let text = ""
  const keep: Change = async (root) => {
    await change(root)
    text = await readFile(join(root, file), "utf8")
  }
  return { diagnostics: await diagnosticsAfter(keep), text }
}

const amazon = "https://www.amazon.com/dp/1942788339"

test.each([
  ["a missing key", "books.json", '    "author": "Nicole Forsgren",\n', ""],
  ["an unknown key", "books.json", '"title": "Acc', '"isbn": "1",\n    "title": "Acc'],
  ["an unknown key in a group within", "pages/home.json", '"allLink"', '"link": "x",\n    "allLink"'],
  ["an empty text", "books.json", '"Nicole Forsgren"', '""'],
  ["a number where text belongs", "books.json", '"Accelerate"', "1984"],
  ["a text where a list belongs", "tools.json", '["Testing"]', '"Testing"'],
  [
    "a text where a group belongs",
    "books.json",
    '{\n    "title": "Accelerate",',
    '"Accelerate", {\n    "title": "Accelerate",',
  ],
  ["a text where a number belongs", "site.json", '"percent": 30', '"percent": "30"'],
  ["a number out of range", "pages/tools.json", "62", "101"],
  ["an empty list", "pages/tools.json", "[62]", "[]"],
  ["a word that is not in its list", "media.json", '"podcast"', '"concert"'],
  ["an icon that nobody has drawn", "services.json", '"layers"', '"cloud"'],
  ["an address without https", "books.json", amazon, "www.amazon.com"],
  ["an address with http", "books.json", amazon, "http://www.amazon.com/dp/1"],
  ["a script for an address", "books.json", amazon, "javascript:alert(1)"],
  ["an email address in place of a page", "books.json", amazon, "mailto:a@amazon.com"],
  ["an incomplete domain", "books.json", amazon, "https://amazon/dp/1"],
  ["a site address with a path", "site.json", '"https://www.ada-north.org"', '"https://www.ada-north.org/en"'],
  ["a slug with capitals", "posts.json", '"a-small-database"', '"A-Small-Database"'],
  ["an id that the page uses itself", "services.json", '"audits"', '"content"'],
  ["a picture of another kind", "books.json", "cover.png", "cover.svg"],
  ["a placeholder that the site cannot fill", "labels.json", "{count} posts", "{number} posts"],
  ["an empty optional text", "posts.json", '"2026-04-28"', '""'],
  ["an empty optional list", "tools.json", '["Testing"]', "[]"],
  ["an empty optional address", "site.json", '"https://twitter.com/adanorth"', '""'],
])("the editor underlines %s with the words of the check", async (_error, file, from, to) => {
  const { diagnostics, text } = await checked(file, edit(file, from, to))
  const [diagnostic] = diagnostics
  const found = await underlines(file, text)
  expect(found).toHaveLength(1)
  expect(diagnostics).toHaveLength(1)
  expect(found[0]).toMatchObject({ line: diagnostic?.range.start.line })
  expect(found[0]?.message.startsWith(diagnostic?.message ?? "nothing")).toBe(true)
})

test("the keys of a book are offered where one can be written", async () => {
  const labels = (await offers("books.json", '[\n  {\n    "title": "Accelerate",\n    "|"\n  }\n]')).map(
    ({ label }) => label,
  )
  expect(labels.sort()).toEqual(["amazonUrl", "author", "coverUrl", "summary"])
})

test.each([
  ["media.json", '[{ "type": "|" }]', mediaTypes.map((type) => `"${type}"`).sort()],
  ["services.json", '[{ "icon": "|" }]', ['"bridge"', '"compass"', '"gauge"', '"layers"', '"tree"']],
])("the words that fit are offered in %s", async (file, text, words) => {
  expect((await offers(file, text)).map(({ label }) => label).sort()).toEqual(words)
})

test("a pointer over a key shows what it is, and what a picture needs", async () => {
  expect(JSON.stringify(await hover("books.json", '[{ "cover|Url": "images/a.png" }]'))).toContain(
    "The picture of its cover, 2:3. At least 360 × 540 pixels. Can be left out.",
  )
})

test("a key within a page is explained as well", async () => {
  expect(JSON.stringify(await hover("pages/home.json", '{ "hero": { "emph|asis": "x" } }'))).toContain(
    "Words of the headline that are set in colour.",
  )
})
