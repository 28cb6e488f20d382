import { appendFile, readFile, rename, symlink } from "node:fs/promises"
import { join } from "node:path"
import { fixFolder } from "../../../owner/check/fix-folder"
import { checkData } from "../../check/check-data"
import * as writing from "../../files/write-file"
import { all, type Change, edit, unchanged, withChange, write } from "../support/changed-data"

afterEach(() => jest.restoreAllMocks())

/** What a change becomes by its certain fixes: the text of a file, what was fixed, and what is left. */
const fixed = (file: string, change: Change) =>
  withChange(change, async (root) => {
    const { applied, diagnostics } = await fixFolder(root, false)
    const said = applied.map(({ diagnostic: { code }, before, after }) => `${code}: ${before} → ${after}`)
    return { text: await readFile(join(root, file), "utf8"), said, left: diagnostics.map(({ code }) => code) }
  })

const book = (from: string, to: string) => edit("books.json", from, to)

/** A file of the minimal content. */
const right = (file: string) => withChange(unchanged, (root) => readFile(join(root, file), "utf8"))

test.each<readonly [what: string, file: string, change: Change, said: string]>([
  [
    "a day in German words",
    "posts.json",
    edit("posts.json", '"2026-04-28"', '"28. April 2026"'),
    'date-words: "28. April 2026" → "2026-04-28"',
  ],
  [
    "a missing comma",
    "books.json",
    edit("books.json", '"Accelerate",', '"Accelerate"'),
    'missing-comma: "title": "Accelerate" → "title": "Accelerate",',
  ],
  [
    "a missing comma between two entries",
    "books.json",
    edit("books.json", "  },\n  {", "  }\n  {"),
    "missing-comma: } → },",
  ],
  ["a comma behind the last entry", "books.json", edit("books.json", "  }\n]", "  },\n]"), "trailing-comma: }, → }"],
  [
    "two commas in a row",
    "books.json",
    edit("books.json", '"Accelerate",', '"Accelerate",,'),
    'stray-comma: "title": "Accelerate",, → "title": "Accelerate",',
  ],
  [
    "two letters of a key in the wrong order",
    "books.json",
    edit("books.json", '"title": "Accelerate"', '"titel": "Accelerate"'),
    'unknown-key: "titel": "Accelerate", → "title": "Accelerate",',
  ],
  [
    "two letters of a short key in the wrong order",
    "site.json",
    edit("site.json", '"name": "Ada North"', '"naem": "Ada North"'),
    'unknown-key: "naem": "Ada North", → "name": "Ada North",',
  ],
  [
    "a key with a capital",
    "books.json",
    edit("books.json", '"title": "Accelerate"', '"Title": "Accelerate"'),
    'unknown-key: "Title": "Accelerate", → "title": "Accelerate",',
  ],
  [
    "null for what can be left out",
    "books.json",
    edit("books.json", '"Matthew Skelton",', '"Matthew Skelton",\n    "coverUrl": null,'),
    'null: "coverUrl": null → ',
  ],
])("%s is fixed, and nothing else changes", async (_what, file, change, said) => {
  const after = await fixed(file, change)
  expect(after.said).toEqual([said])
  expect(after.left).toEqual([])
  expect(after.text).toBe(await right(file))
})

test("several mistakes in several files are fixed at once, and those that are left say so", async () => {
  const change = all(
    book('"Accelerate",', '"Accelerate"'),
    book('"author": "Nicole', '"autor": "Nicole'),
    book('/1942788819"', '/1942788819 ",'),
    book('"https://www.amazon.com/dp/1942788339"', '"http://www.amazon.com/dp/1942788339"'),
    edit("site.json", '"percent": 30', '"percent": "30"'),
    edit("site.json", '"en-GB"', '"en_GB"'),
  )
  const { said, left, text } = await fixed("books.json", change)
  expect(said).toHaveLength(6)
  expect(left).toEqual(["link-not-encrypted"])
  expect(text).toBe((await right("books.json")).replace("https:", "http:"))
})

test.each<readonly [what: string, change: Change]>([
  ["an address with http", book('"https://www.amazon.com/dp/1942788339"', '"http://www.amazon.com/dp/1942788339"')],
  [
    "a day that may be two",
    edit("posts.json", '"slug": "a-small-database",', '"slug": "a-small-database", "publishOn": "03/04/2025",'),
  ],
  ["a key that is no typo", book('"title": "Accelerate"', '"comment": "Mine", "title": "Accelerate"')],
  [
    "a key that is near to a missing one, but no typo of it",
    book('"author": "Matthew', '"colourUrl": "images/cover.png", "author": "Matthew'),
  ],
  ["a key that the group has already", book('"title": "Accelerate"', '"titel": "Mine", "title": "Accelerate"')],
  [
    "two keys that may both be the missing one",
    book('"title": "Accelerate"', '"titel": "Mine", "titles": "Accelerate"'),
  ],
  ["a comment", book('[\n  {\n    "title": "Acc', '[\n  // Mine\n  {\n    "title": "Acc')],
  ["two texts of a list that may be one", edit("posts.json", '["Leadership"]', '["Leadership" "Engineering"]')],
  [
    "a missing comma before a missing quote",
    all(book('"Accelerate",', '"Accelerate"'), book('Forsgren",', "Forsgren,")),
  ],
  ["a text without anything in it", book("<p>Four types of team.</p>", "")],
  ["a slug whose text would be missing", edit("posts.json", '"slug": "a-small', '"slugg": "a-large')],
])("%s is left to the owner", async (_what, change) => {
  await withChange(change, async (root) => {
    const files = ["books.json", "posts.json"].map((file) => join(root, file))
    const before = await Promise.all(files.map((file) => readFile(file, "utf8")))
    const found = await checkData(root)
    expect(found.length).toBeGreaterThan(0)
    const { applied, diagnostics } = await fixFolder(root, false)
    expect(applied).toEqual([])
    expect(diagnostics).toEqual(found)
    expect(await Promise.all(files.map((file) => readFile(file, "utf8")))).toEqual(before)
  })
})

test("a byte order mark, the line breaks of Windows and any spaces stay", async () => {
  const text = (await right("books.json")).replaceAll("\n", "\r\n").replaceAll("  ", "\t ")
  const before = Buffer.from(`\ufeff${text.replace('"author": "Nicole', '"autor": "Nicole')}`)
  const after = await fixed("books.json", write("books.json", before))
  expect(after.text).toBe(`\ufeff${text}`)
  expect(after.left).toEqual(["byte-order-mark"])
})

test("a setting of a custom page is fixed in its front matter", async () => {
  const page = '---\r\ntitle: "Terms"\r\ndescripton: "For all." # mine\r\n---\r\n\r\nOne.\r\n'
  const after = await fixed("pages/own/more.md", write("pages/own/more.md", page))
  expect(after.text).toBe(page.replace("descripton", "description"))
  expect(after.left).toEqual([])
})

const withTwoMistakes = (task: (root: string) => Promise<void>) =>
  withChange(
    all(book('"title": "Accelerate"', '"titel": "Accelerate"'), edit("site.json", '"percent": 30', '"percent": "30"')),
    task,
  )

test("a file that leads out of the folder stays as it is", async () => {
  await withChange(book('"title": "Accelerate"', '"titel": "Accelerate"'), async (root) => {
    const outside = join(root, "../books.json")
    await rename(join(root, "books.json"), outside)
    await symlink(outside, join(root, "books.json"))
    const before = await readFile(outside, "utf8")
    const { applied, unwritten } = await fixFolder(root, false)
    expect(applied).toEqual([])
    expect(unwritten).toEqual([])
    expect(await readFile(outside, "utf8")).toBe(before)
  })
})

test("a file that another program saves meanwhile is not written over, the others are written", async () => {
  await withTwoMistakes(async (root) => {
    const { swapFiles } = writing
    jest.spyOn(writing, "swapFiles").mockImplementationOnce(async (swaps) => {
      await appendFile(join(root, "books.json"), "\n")
      return swapFiles(swaps)
    })
    const { applied, unwritten, diagnostics } = await fixFolder(root, false)
    expect(applied.map(({ diagnostic: { path } }) => path.join("."))).toEqual(["costClaim.percent"])
    expect(unwritten).toEqual([
      `${root}/books.json has just been saved by another program, so it stays as it is. Run this again.`,
    ])
    expect(diagnostics.map(({ code }) => code)).toEqual(["unknown-key"])
    expect((await fixFolder(root, false)).diagnostics).toEqual([])
  })
})

test("a file that cannot be written stays as it is, and it is said why", async () => {
  await withTwoMistakes(async (root) => {
    const full = Object.assign(new Error("ENOSPC: no space left on device"), { code: "ENOSPC" })
    jest.spyOn(writing, "swapFiles").mockRejectedValueOnce(full)
    const { applied, unwritten } = await fixFolder(root, false)
    expect(applied).toHaveLength(1)
    expect(unwritten).toEqual([
      `${root}/books.json could not be written. The disk is full. Free some space, then try again.`,
    ])
  })
})
