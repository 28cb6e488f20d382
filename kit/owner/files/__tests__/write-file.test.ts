import sync from "node:fs"
import files from "node:fs/promises"
import { join } from "node:path"
import { scratchFolder } from "../../../../__tests__/support/scratch-folder"
import { swapFiles } from "../write-file"

let folder = ""
beforeEach(async () => {
  folder = scratchFolder()
  await files.writeFile(join(folder, "site.json"), "old")
})

/** Puts other content into a file that holds "old". */
const replace = (name: string, signal?: AbortSignal) =>
  swapFiles([{ path: join(folder, name), before: Buffer.from("old"), after: Buffer.from("new") }], signal)

const text = () => files.readFile(join(folder, "site.json"), "utf8")

test("a file has its new content, and what may be done with it stays", async () => {
  await files.chmod(join(folder, "site.json"), 0o640)
  await replace("site.json")
  expect(await text()).toBe("new")
  expect((await files.stat(join(folder, "site.json"))).mode & 0o777).toBe(0o640)
})

test("a link stays a link, and what it leads to is replaced", async () => {
  await files.symlink("site.json", join(folder, "link.json"))
  await replace("link.json")
  expect(await text()).toBe("new")
  expect((await files.lstat(join(folder, "link.json"))).isSymbolicLink()).toBe(true)
})

test("a file that cannot be replaced keeps its content, and nothing is left beside it", async () => {
  jest.spyOn(sync, "renameSync").mockImplementation(() => {
    throw Object.assign(new Error("ENOSPC"), { code: "ENOSPC" })
  })
  await expect(replace("site.json")).rejects.toThrow("ENOSPC")
  expect(await text()).toBe("old")
  expect(await files.readdir(folder)).toEqual(["site.json"])
})

test("a disk that is full in the middle of the writing leaves nothing behind", async () => {
  const real = files.open
  jest.spyOn(files, "open").mockImplementation(async (...args) => {
    const file = await real(...args)
    jest.spyOn(file, "sync").mockRejectedValue(Object.assign(new Error("ENOSPC"), { code: "ENOSPC" }))
    return file
  })
  await expect(replace("site.json")).rejects.toThrow("ENOSPC")
  expect(await text()).toBe("old")
  expect(await files.readdir(folder)).toEqual(["site.json"])
})

test("a signal before the new content is in place keeps the old", async () => {
  await expect(replace("site.json", AbortSignal.abort())).rejects.toThrow()
  expect(await text()).toBe("old")
  expect(await files.readdir(folder)).toEqual(["site.json"])
})

test("a file that another program has saved since it was read keeps that save", async () => {
  await files.writeFile(join(folder, "site.json"), "theirs")
  expect(await replace("site.json")).toBe(false)
  expect(await text()).toBe("theirs")
  expect(await files.readdir(folder)).toEqual(["site.json"])
})

test("a file that is to be new and is there already stays as it is", async () => {
  const path = join(folder, "site.json")
  expect(await swapFiles([{ path, before: undefined, after: Buffer.from("new") }])).toBe(false)
  expect(await text()).toBe("old")
})

test("of two files none is written if one of them is another by now", async () => {
  const other = join(folder, "other.json")
  const swaps = [
    { path: join(folder, "site.json"), before: Buffer.from("old"), after: Buffer.from("new") },
    { path: other, before: Buffer.from("never"), after: undefined },
  ]
  await files.writeFile(other, "theirs")
  expect(await swapFiles(swaps)).toBe(false)
  expect([await text(), await files.readFile(other, "utf8")]).toEqual(["old", "theirs"])
})

test("if the second of two files cannot be moved to its place, the first has its old content", async () => {
  const real = sync.renameSync
  const rename = jest.spyOn(sync, "renameSync")
  rename.mockImplementation((from, to) => {
    if (String(to).endsWith("other.json")) throw Object.assign(new Error("EACCES"), { code: "EACCES" })
    real(from, to)
  })
  const swaps = ["site.json", "other.json"].map((name) => ({
    path: join(folder, name),
    before: name === "site.json" ? Buffer.from("old") : undefined,
    after: Buffer.from("new"),
  }))
  await expect(swapFiles(swaps)).rejects.toThrow("EACCES")
  expect(await text()).toBe("old")
  expect(await files.readdir(folder)).toEqual(["site.json"])
})
