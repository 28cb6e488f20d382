import { existsSync } from "node:fs"
import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { sample } from "../../dev/support/owners"
import { entryFields } from "../check/check-file"
import { mediaTypes } from "../contract/collections"
import { contentFiles } from "../contract/files"
import { pictures } from "./check/table/pictures"
import { values } from "./check/table/values"
import { withCheck } from "./support/changed-data"
import { hover, offers, underlines } from "./support/editor"
import { takePlaces } from "./support/table"

const present = contentFiles.map(({ path }) => path).filter((path) => existsSync(join(sample.data, path)))

test.each(present)("nothing is underlined in data/%s", async (path) => {
  expect(await underlines(path, await readFile(join(sample.data, path), "utf8"))).toEqual([])
})

/** What the contract says of a field by itself, as the table has it. */
const ofContract =
  /^(unknown-key|empty|empty-part\?|wrong-kind!|out-of-range\?|not-in-list\??|link-(without-https|not-encrypted\?|email|malformed|not-a-domain\?)|slug-characters!?|id-taken|picture-kind|placeholder|missing(@.*)?)$/
const { keys, kinds, choices, slugs, links } = values
const rows = [keys, kinds, choices, slugs, links, pictures.files].flat().filter(({ said }) => ofContract.test(said))

test.each(rows)("the editor underlines $said with the words of the check", async ({ said, wrong }) => {
  await withCheck(wrong, async (root, check) => {
    takePlaces(root)
    const [diagnostic] = await check()
    if (!diagnostic) throw new Error("Nothing is said.")
    const { file, range, message } = diagnostic
    const text = await readFile(file, "utf8")
    // Of null, or where a text or an object fits, the check alone says more than which kind fits.
    const words = said === "wrong-kind!" ? "This must be " : message
    const found = { line: range.start.line, message: expect.stringContaining(words) }
    expect(await underlines(file.slice(root.length + 1), text)).toContainEqual(expect.objectContaining(found))
  })
})

test("the keys of a book are offered where one can be written", async () => {
  const labels = (await offers("books.json", '[\n  {\n    "title": "Accelerate",\n    "|"\n  }\n]')).map(
    ({ label }) => label,
  )
  expect(labels.sort()).toEqual(
    entryFields("books.json")
      .map(({ key }) => key)
      .filter((key) => key !== "title")
      .sort(),
  )
})

test.each([
  ["media.json", '[{ "type": "|" }]', mediaTypes.map((type) => `"${type}"`).sort()],
  ["services.json", '[{ "icon": "|" }]', ['"bridge"', '"compass"', '"gauge"', '"layers"', '"tree"']],
])("the words that fit are offered in %s", async (file, text, words) => {
  expect((await offers(file, text)).map(({ label }) => label).sort()).toEqual(words)
})

test("a pointer over a key shows what it is, and what a picture needs", async () => {
  expect(JSON.stringify(await hover("books.json", '[{ "cover|Url": "images/a.png" }]'))).toContain(
    "The picture of its cover, 2:3. The first 24 books show theirs. At least 360 × 540 pixels. Can be left out.",
  )
})

test("a key within a page is explained as well", async () => {
  expect(JSON.stringify(await hover("pages/home.json", '{ "hero": { "hea|ding": "x" } }'))).toContain(
    "Words between asterisks, such as *less than 30%*, are set in colour.",
  )
})
