import { mkdir, realpath, symlink } from "node:fs/promises"
import { dirname, join } from "node:path"
import { link, unchanged, withChange } from "../../../content/__tests__/support/changed-data"
import { OutsideData, resolveInData } from "../../server/content/disk"

test.each(["books.json", "images/cover.png", "posts/new/deep.md"])("%s is a place within data/", async (file) => {
  await withChange(unchanged, async (root) =>
    expect(await resolveInData(root, file)).toBe(join(await realpath(root), file)),
  )
})

test.each([
  "",
  ".",
  "..",
  "../data/books.json",
  "./books.json",
  "images//a.png",
  "images/../books.json",
  "/etc/passwd",
  "images\\a.png",
  "a\0.json",
])("%j is none", async (file) => {
  await withChange(unchanged, (root) => expect(resolveInData(root, file)).rejects.toThrow(OutsideData))
})

test("a link within data/ is followed", async () => {
  await withChange(link("books.json", "same.json"), async (root) => {
    expect(await resolveInData(root, "same.json")).toBe(join(await realpath(root), "books.json"))
  })
})

test("a linked folder that leads out of data/ is not followed, not even to a new file", async () => {
  await withChange(
    (root) => symlink(dirname(root), join(root, "out")),
    (root) => expect(resolveInData(root, "out/new.json")).rejects.toThrow(OutsideData),
  )
})

test("a folder beside data/ that begins with its name is outside", async () => {
  await withChange(
    async (root) => {
      await mkdir(`${root}-old`)
      await symlink(`${root}-old`, join(root, "old"))
    },
    (root) => expect(resolveInData(root, "old/books.json")).rejects.toThrow(OutsideData),
  )
})

test("data/ that is itself a link is data/", async () => {
  await withChange(
    (root) => symlink(root, `${root}-link`),
    async (root) =>
      expect(await resolveInData(`${root}-link`, "books.json")).toBe(join(await realpath(root), "books.json")),
  )
})
