import files from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { replaceFile } from "../../../../src/content/edit/write-file"

let folder = ""
beforeEach(async () => {
  folder = await files.mkdtemp(join(tmpdir(), "write-file-"))
  await files.writeFile(join(folder, "site.json"), "old")
})
afterEach(() => files.rm(folder, { recursive: true }))

const text = () => files.readFile(join(folder, "site.json"), "utf8")

test("a file has its new content, and what may be done with it stays", async () => {
  await files.chmod(join(folder, "site.json"), 0o640)
  await replaceFile(join(folder, "site.json"), "new")
  expect(await text()).toBe("new")
  expect((await files.stat(join(folder, "site.json"))).mode & 0o777).toBe(0o640)
})

test("a link stays a link, and what it leads to is replaced", async () => {
  await files.symlink("site.json", join(folder, "link.json"))
  await replaceFile(join(folder, "link.json"), "new")
  expect(await text()).toBe("new")
  expect((await files.lstat(join(folder, "link.json"))).isSymbolicLink()).toBe(true)
})

test("a file that cannot be replaced keeps its content, and nothing is left beside it", async () => {
  jest.spyOn(files, "rename").mockRejectedValue(Object.assign(new Error("ENOSPC"), { code: "ENOSPC" }))
  await expect(replaceFile(join(folder, "site.json"), "new")).rejects.toThrow("ENOSPC")
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
  await expect(replaceFile(join(folder, "site.json"), "new")).rejects.toThrow("ENOSPC")
  expect(await text()).toBe("old")
  expect(await files.readdir(folder)).toEqual(["site.json"])
})

test("a signal before the new content is in place keeps the old", async () => {
  await expect(replaceFile(join(folder, "site.json"), "new", AbortSignal.abort())).rejects.toThrow()
  expect(await text()).toBe("old")
  expect(await files.readdir(folder)).toEqual(["site.json"])
})
