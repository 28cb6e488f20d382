import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { type Change, edit, move, withChange, write } from "../../../content/__tests__/support/changed-data"
import { computeFolderVersion } from "../../../content/files/content-version"

const nothing: Change = async () => {}

async function versionAfter(change: Change = nothing): Promise<string> {
  let version = ""
  await withChange(change, async (root) => {
    version = await computeFolderVersion(root)
  })
  return version
}

const withWindowsLineBreaks = async (root: string) => {
  const text = await readFile(join(root, "books.json"), "utf8")
  await write("books.json", text.replaceAll("\n", "\r\n"))(root)
}

test.each([
  ["nothing makes no other version", nothing, true],
  ["a word", edit("books.json", "Accelerate", "Another"), false],
  ["a picture", write("images/cover.png", Buffer.from([1])), false],
  ["a new file", write("posts/new.md", "New.\n"), false],
  ["another name of a file", move("images/cover.png", "images/other.png"), false],
  ["the line breaks of Windows make no other version", withWindowsLineBreaks, true],
  ["a file that a program has left behind makes none", write("images/.DS_Store", "x"), true],
  ["the owner's guide makes none", write("README.md", "# Another guide\n"), true],
])("the content's version after a change: %s", async (_what, change, isSame) => {
  expect((await versionAfter(change)) === (await versionAfter())).toBe(isSame)
})
