import { appendFile, readFile, rename, symlink } from "node:fs/promises"
import { join } from "node:path"
import { fixFolder } from "../../../owner/check/fix-folder"
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

test("several mistakes in several files are fixed at once, and those that are left say so", async () => {
  const change = all(
    book('"Accelerate",', '"Accelerate"'),
    book('"author": "Nicole', '"autor": "Nicole'),
    book('/1942788819"', '/1942788819 ",'),
    book('"https://www.amazon.com/dp/1942788339"', '"http://www.amazon.com/dp/1942788339"'),
    edit("site.json", '"https://www.ada-north.org/call"', '"www.ada-north.org/call"'),
    edit("site.json", '"percent": 30', '"percent": "30"'),
    edit("site.json", '"en-GB"', '"en_GB"'),
  )
  const { said, left, text } = await fixed("books.json", change)
  expect(said).toHaveLength(7)
  expect(left).toEqual(["link-not-encrypted"])
  expect(text).toBe((await right("books.json")).replace("https:", "http:"))
})

test("more mistakes of a file than the check says are all fixed", async () => {
  const redirects = Array.from({ length: 150 }, (_, index) => ({ fromm: `/old-${index}/`, to: "/books/" }))
  const { said, left } = await fixed("redirects.json", write("redirects.json", JSON.stringify(redirects)))
  expect(said).toHaveLength(150)
  expect(left).toEqual([])
})

test("a fix that brings another error is left to the owner", async () => {
  const change = edit("posts.json", '"slug": "a-small', '"slugg": "a-large')
  const { said, left } = await fixed("posts.json", change)
  expect(said).toEqual([])
  expect(left).toContain("unknown-key")
})

test("a byte order mark, the line breaks of Windows and any spaces stay", async () => {
  const text = (await right("books.json")).replaceAll("\n", "\r\n").replaceAll("  ", "\t ")
  const before = Buffer.from(`\ufeff${text.replace('"author": "Nicole', '"autor": "Nicole')}`)
  const after = await fixed("books.json", write("books.json", before))
  expect(after.text).toBe(`\ufeff${text}`)
  expect(after.left).toEqual(["byte-order-mark"])
})

test("a setting of a custom page is fixed in its front matter", async () => {
  const page = '---\r\ntitle: "Terms"\r\nmenu: "legal"\r\ndescripton: "For all." # mine\r\n---\r\n\r\nOne.\r\n'
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
