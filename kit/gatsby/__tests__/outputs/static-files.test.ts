import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { copyStaticFiles } from "../../outputs/static-files"
import { keepStaticFolder } from "../../patches/static-folder"

let around = ""
beforeEach(() => {
  around = mkdtempSync(join(tmpdir(), "static-"))
  mkdirSync(join(around, "static/talks"), { recursive: true })
  mkdirSync(join(around, "public"))
})
afterEach(() => rmSync(around, { recursive: true }))

const published = () =>
  readdirSync(join(around, "public"), { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map(({ parentPath, name }) => join(parentPath, name).slice(join(around, "public/").length))
    .sort()
const copy = () => copyStaticFiles({ from: join(around, "static"), into: join(around, "public") })

test("files of static/ are published as they are, including hidden ones and those behind a link within it", async () => {
  writeFileSync(join(around, "static/.nojekyll"), "")
  writeFileSync(join(around, "static/talks/one.pdf"), "%PDF")
  symlinkSync("one.pdf", join(around, "static/talks/same.pdf"))
  writeFileSync(join(around, "public/index.html"), "<!doctype html>")
  await copy()
  expect(published()).toEqual([".nojekyll", "index.html", "talks/one.pdf", "talks/same.pdf"])
  expect(readFileSync(join(around, "public/talks/same.pdf"), "utf8")).toBe("%PDF")
})

test("nothing of the computer outside static/ is published, nor what a program left half written", async () => {
  writeFileSync(join(around, "secret.txt"), "secret")
  symlinkSync("../secret.txt", join(around, "static/secret.txt"))
  symlinkSync("/etc/passwd", join(around, "static/talks/p.txt"))
  symlinkSync("..", join(around, "static/all"))
  writeFileSync(join(around, "static/.new-1-abc.tmp"), "%P")
  await copy()
  expect(published()).toEqual([])
})

test("a site without static/ has none of its files", async () => {
  rmSync(join(around, "static"), { recursive: true })
  await copy()
  expect(published()).toEqual([])
})

test("Gatsby itself copies nothing of static/", () => {
  const copying: { copyStaticDirs: () => void } = require("gatsby/dist/utils/get-static-dir")
  const here = process.cwd()
  writeFileSync(join(around, "static/cv.pdf"), "%PDF")
  keepStaticFolder()
  try {
    process.chdir(around)
    copying.copyStaticDirs()
  } finally {
    process.chdir(here)
  }
  expect(published()).toEqual([])
})
