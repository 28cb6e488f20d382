import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs"
import files from "node:fs/promises"
import { join } from "node:path"
import { scratchFolder } from "../../../../__tests__/support/scratch-folder"
import { addFile } from "../../server/content/add-file"

const pdf = Buffer.from("%PDF-1.7")
let site = ""
beforeEach(() => {
  site = scratchFolder()
  mkdirSync(join(site, "data"))
})
const add = (name: string) => addFile(join(site, "data"), name, pdf)

/** A disk that is full once a file has begun. */
function fillDisk() {
  const real = files.open
  return jest.spyOn(files, "open").mockImplementation(async (...args) => {
    const file = await real(...args)
    jest.spyOn(file, "writeFile").mockImplementation(async () => {
      await file.write("%P")
      throw Object.assign(new Error("ENOSPC"), { code: "ENOSPC" })
    })
    return file
  })
}

test("a full disk leaves nothing of a PDF that would be published, and the next one has its name", async () => {
  const full = fillDisk()
  await expect(add("cv.pdf")).rejects.toThrow("ENOSPC")
  expect(existsSync(join(site, "static"))).toBe(false)
  full.mockRestore()
  expect(await add("cv.pdf")).toBe("/cv.pdf")
})

test("a PDF takes the place of nothing that has its name, be it a file or a folder", async () => {
  mkdirSync(join(site, "static/cv-2.pdf"), { recursive: true })
  writeFileSync(join(site, "static/cv.pdf"), "mine")
  expect(await add("cv.pdf")).toBe("/cv-3.pdf")
  expect(readdirSync(join(site, "static")).sort()).toEqual(["cv-2.pdf", "cv-3.pdf", "cv.pdf"])
})
