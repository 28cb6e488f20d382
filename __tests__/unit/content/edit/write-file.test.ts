import fileSystem from "node:fs"
import files from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { type FileSwap, swapFiles } from "../../../../src/content/edit/write-file"

let folder = ""
beforeEach(async () => {
  folder = await files.mkdtemp(join(tmpdir(), "write-file-"))
  await files.writeFile(join(folder, "site.json"), "old")
})
afterEach(() => files.rm(folder, { recursive: true }))

const bytesOf = (text: string | undefined) => (text === undefined ? undefined : Buffer.from(text))
const swap = (name: string, before: string | undefined, after: string | undefined): FileSwap => ({
  path: join(folder, name),
  before: bytesOf(before),
  after: bytesOf(after),
})
const text = (name = "site.json") => files.readFile(join(folder, name), "utf8")
const names = async () => (await files.readdir(folder)).sort()
const fullDisk = () => Object.assign(new Error("ENOSPC"), { code: "ENOSPC" })

/** Another program saves a file when everything is prepared, right before it is compared. */
function savedWhenPrepared(name: string, content: string): void {
  const real = files.open
  let isSaved = false
  jest.spyOn(files, "open").mockImplementation(async (...args) => {
    const file = await real(...args)
    if (!isSaved) fileSystem.writeFileSync(join(folder, name), content)
    isSaved = true
    return file
  })
}

/** Of so many renames the first ones are done; the next finds the disk full. */
function failsAfter(renames: number): void {
  const { renameSync } = fileSystem
  let done = 0
  jest.spyOn(fileSystem, "renameSync").mockImplementation((from, to) => {
    done += 1
    if (done === renames + 1) throw fullDisk()
    renameSync(from, to)
  })
}

test("a file has its new content, and what may be done with it stays", async () => {
  await files.chmod(join(folder, "site.json"), 0o640)
  expect(await swapFiles([swap("site.json", "old", "new")])).toBe(true)
  expect(await text()).toBe("new")
  expect((await files.stat(join(folder, "site.json"))).mode & 0o777).toBe(0o640)
})

test("a link stays a link, and what it leads to is replaced", async () => {
  await files.symlink("site.json", join(folder, "link.json"))
  expect(await swapFiles([swap("link.json", "old", "new")])).toBe(true)
  expect(await text()).toBe("new")
  expect((await files.lstat(join(folder, "link.json"))).isSymbolicLink()).toBe(true)
})

test("a file that is not there is begun, in a folder that is not there either", async () => {
  expect(await swapFiles([swap("posts/new.md", undefined, "new")])).toBe(true)
  expect(await text("posts/new.md")).toBe("new")
  expect(await files.readdir(join(folder, "posts"))).toEqual(["new.md"])
})

test("a file is removed if it holds what it is expected to hold", async () => {
  expect(await swapFiles([swap("site.json", "another", undefined)])).toBe(false)
  expect(await swapFiles([swap("site.json", "old", undefined)])).toBe(true)
  expect(await names()).toEqual([])
})

test("a file that was not expected to be there is not written over", async () => {
  expect(await swapFiles([swap("site.json", undefined, "new")])).toBe(false)
  expect(await text()).toBe("old")
  expect(await names()).toEqual(["site.json"])
})

test("a file that has gone in the meantime is not begun anew", async () => {
  expect(await swapFiles([swap("gone.json", "old", "new")])).toBe(false)
  expect(await names()).toEqual(["site.json"])
})

test("what another program saves while the new content is being written stays", async () => {
  savedWhenPrepared("site.json", "saved elsewhere")
  expect(await swapFiles([swap("site.json", "old", "new")])).toBe(false)
  expect(await text()).toBe("saved elsewhere")
  expect(await names()).toEqual(["site.json"])
})

test("a file that another program begins in the meantime stays", async () => {
  savedWhenPrepared("new.json", "begun elsewhere")
  expect(await swapFiles([swap("new.json", undefined, "new")])).toBe(false)
  expect(await text("new.json")).toBe("begun elsewhere")
})

test("of two files none is written if one of them has been changed", async () => {
  await files.writeFile(join(folder, "b.json"), "changed")
  expect(await swapFiles([swap("site.json", "old", "new"), swap("b.json", "old", "new")])).toBe(false)
  expect([await text(), await text("b.json")]).toEqual(["old", "changed"])
  expect(await names()).toEqual(["b.json", "site.json"])
})

test("two files are written together, and a third is removed", async () => {
  await files.writeFile(join(folder, "b.json"), "old")
  const swaps = [swap("a.json", undefined, "new"), swap("site.json", "old", "new"), swap("b.json", "old", undefined)]
  expect(await swapFiles(swaps)).toBe(true)
  expect([await text("a.json"), await text()]).toEqual(["new", "new"])
  expect(await names()).toEqual(["a.json", "site.json"])
})

test("if the last of three files cannot be written, the others are as they were", async () => {
  await files.chmod(join(folder, "site.json"), 0o640)
  await files.writeFile(join(folder, "b.json"), "old")
  failsAfter(2)
  const swaps = [swap("a.json", undefined, "new"), swap("site.json", "old", "new"), swap("b.json", "old", "new")]
  await expect(swapFiles(swaps)).rejects.toThrow("ENOSPC")
  expect([await text(), await text("b.json")]).toEqual(["old", "old"])
  expect(await names()).toEqual(["b.json", "site.json"])
  expect((await files.stat(join(folder, "site.json"))).mode & 0o777).toBe(0o640)
})

test("a file that was removed comes back if a later one cannot be written", async () => {
  await files.writeFile(join(folder, "b.json"), "old")
  failsAfter(0)
  await expect(swapFiles([swap("b.json", "old", undefined), swap("site.json", "old", "new")])).rejects.toThrow("ENOSPC")
  expect([await text(), await text("b.json")]).toEqual(["old", "old"])
  expect(await names()).toEqual(["b.json", "site.json"])
})

test("a file that cannot be replaced keeps its content, and nothing is left beside it", async () => {
  failsAfter(0)
  await expect(swapFiles([swap("site.json", "old", "new")])).rejects.toThrow("ENOSPC")
  expect(await text()).toBe("old")
  expect(await names()).toEqual(["site.json"])
})

test("a disk that is full in the middle of the writing leaves nothing behind", async () => {
  const real = files.open
  jest.spyOn(files, "open").mockImplementation(async (...args) => {
    const file = await real(...args)
    jest.spyOn(file, "sync").mockRejectedValue(fullDisk())
    return file
  })
  await expect(swapFiles([swap("site.json", "old", "new")])).rejects.toThrow("ENOSPC")
  expect(await text()).toBe("old")
  expect(await names()).toEqual(["site.json"])
})

test("a disk that is full at the second of two files leaves nothing behind", async () => {
  await files.writeFile(join(folder, "b.json"), "old")
  const real = files.open
  let opened = 0
  jest.spyOn(files, "open").mockImplementation(async (...args) => {
    const file = await real(...args)
    opened += 1
    if (opened === 4) jest.spyOn(file, "writeFile").mockRejectedValue(fullDisk())
    return file
  })
  await expect(swapFiles([swap("site.json", "old", "new"), swap("b.json", "old", "new")])).rejects.toThrow("ENOSPC")
  expect([await text(), await text("b.json")]).toEqual(["old", "old"])
  expect(await names()).toEqual(["b.json", "site.json"])
})

test("a signal before the new content is in place keeps the old", async () => {
  await expect(swapFiles([swap("site.json", "old", "new")], AbortSignal.abort())).rejects.toThrow()
  expect(await text()).toBe("old")
  expect(await names()).toEqual(["site.json"])
})
