import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { type Change, edit, move, withChange, write } from "../../../content/__tests__/support/changed-data"
import { hashOfContent } from "../../sample"

const nothing: Change = async () => {}

async function hashAfter(change: Change = nothing): Promise<string> {
  let hash = ""
  await withChange(change, async (root) => {
    hash = hashOfContent(root)
  })
  return hash
}

const withWindowsLineBreaks = async (root: string) => {
  const text = await readFile(join(root, "books.json"), "utf8")
  await write("books.json", text.replaceAll("\n", "\r\n"))(root)
}

test.each([
  ["nothing is the same", nothing, true],
  ["a word", edit("books.json", "Accelerate", "Another"), false],
  ["a picture", write("images/cover.png", Buffer.from([1])), false],
  ["a new file", write("posts/new.md", "New.\n"), false],
  ["another name of a file", move("images/cover.png", "images/other.png"), false],
  ["the line breaks of Windows", withWindowsLineBreaks, true],
  ["a file that a program has left behind makes none", write("images/.DS_Store", "x"), true],
  ["the owner's guide makes none", write("README.md", "# Another guide\n"), true],
])("the content's hash after a change: %s", async (_what, change, isSame) => {
  expect((await hashAfter(change)) === (await hashAfter())).toBe(isSame)
})
