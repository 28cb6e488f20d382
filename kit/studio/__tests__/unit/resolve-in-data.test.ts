import { mkdir, realpath, symlink } from "node:fs/promises"
import { dirname, join } from "node:path"
import { type Change, link, unchanged, withChange } from "../../../content/__tests__/support/changed-data"
import { OutsideData, resolveInData } from "../../server/content/disk"

const beside: Change = async (root) => {
  await mkdir(`${root}-old`)
  await symlink(`${root}-old`, join(root, "old"))
}

test.each<[file: string, is?: string, change?: Change]>([
  ["books.json"],
  ["images/cover.png"],
  ["posts/new/deep.md"],
  ["same.json", "books.json", link("books.json", "same.json")],
])("%s is a place within data/, also by a link there", async (...row) => {
  const [file, is = file, change = unchanged] = row
  await withChange(change, async (root) => {
    await symlink(root, `${root}-link`)
    for (const folder of [root, `${root}-link`])
      expect(await resolveInData(folder, file)).toBe(join(await realpath(root), is))
  })
})

test.each<[file: string, change?: Change]>([
  [""],
  ["."],
  [".."],
  ["../data/books.json"],
  ["./books.json"],
  ["images//a.png"],
  ["images/../books.json"],
  ["/etc/passwd"],
  ["images\\a.png"],
  ["a\0.json"],
  ["out/new.json", (root) => symlink(dirname(root), join(root, "out"))],
  ["old/books.json", beside],
])("%j is none, not even by a link that leads out", async (...row) => {
  const [file, change = unchanged] = row
  await withChange(change, (root) => expect(resolveInData(root, file)).rejects.toThrow(OutsideData))
})
