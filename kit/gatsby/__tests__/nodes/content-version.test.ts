import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { edit, move, withChange, write } from "../../../content/__tests__/support/changed-data"
import { computeFolderVersion } from "../../../content/files/content-version"

const versionAfter = async (...changes: ReadonlyArray<(root: string) => Promise<void>>): Promise<string> => {
  let version = ""
  await withChange(
    async (root) => {
      for (const change of changes) await change(root)
    },
    async (root) => {
      version = await computeFolderVersion(root)
    },
  )
  return version
}

test("the same content has the same version", async () => {
  expect(await versionAfter()).toBe(await versionAfter())
})

test.each([
  ["a word", edit("books.json", "Accelerate", "Another")],
  ["a picture", write("images/cover.png", Buffer.from([1]))],
  ["a new file", write("posts/new.md", "New.\n")],
  ["another name of a file", move("images/cover.png", "images/other.png")],
])("%s makes another version", async (_what, change) => {
  expect(await versionAfter(change)).not.toBe(await versionAfter())
})

test.each([
  [
    "the line breaks of Windows",
    async (root: string) => {
      const text = await readFile(join(root, "books.json"), "utf8")
      await write("books.json", text.replaceAll("\n", "\r\n"))(root)
    },
  ],
  ["a file that a program has left behind", write("images/.DS_Store", "x")],
  ["the owner's guide", write("README.md", "# Another guide\n")],
])("%s makes no other version", async (_what, change) => {
  expect(await versionAfter(change)).toBe(await versionAfter())
})
