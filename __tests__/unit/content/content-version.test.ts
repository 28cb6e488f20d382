import { mkdtemp, readFile, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { versionIn, writeContentVersion } from "../../../src/content/content-version"
import { edit, move, withChange, write } from "./support/changed-data"

const versionAfter = async (...changes: ReadonlyArray<(root: string) => Promise<void>>): Promise<string> => {
  let version = ""
  await withChange(
    async (root) => {
      for (const change of changes) await change(root)
    },
    async (root) => {
      version = await versionIn(root)
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

test("the built site says its version", async () => {
  const built = await mkdtemp(join(tmpdir(), "built-"))
  try {
    await withChange(
      async () => undefined,
      async (root) => {
        await writeContentVersion(built, root)
        expect(JSON.parse(await readFile(join(built, "content-version.json"), "utf8"))).toEqual({
          content: await versionIn(root),
        })
      },
    )
  } finally {
    await rm(built, { recursive: true })
  }
})
