import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { openWorkshop, type Workshop } from "../../faults/support/workshop"

const page = `<head><meta http-equiv="Content-Security-Policy" content="style-src 'sha256-OLD'"/><style>a{color:red}</style></head>`
// printf 'a{color:red}' | openssl dgst -sha256 -binary | base64, and the same for blue.
const red = "6hWWMOcF+mJesSJGYhmK2lkIIEw9Xc5XKGLPVzh8yxs="
const blue = "pH+7ADTsLNyJGZR831L0cyFo51lbyK7ynbNAtbXngYw="

let project: string
let workshop: Workshop
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), "project-"))
  mkdirSync(join(project, "public"))
  mkdirSync(join(project, "node_modules"))
  writeFileSync(join(project, "public/index.html"), page.replace("OLD", red))
  workshop = openWorkshop(project)
})
afterEach(() => {
  workshop.close()
  rmSync(project, { recursive: true })
})

const inCopy = () => readFileSync(join(workshop.folder, "public/index.html"), "utf8")
const inProject = () => readFileSync(join(project, "public/index.html"), "utf8")

test("a change is made in the copy alone, and undone", () => {
  const undo = workshop.change("sample", [{ files: "public/index.html", from: "</head>", to: "<link></head>" }])
  expect(inCopy()).toContain("<link></head>")
  expect(inProject()).not.toContain("<link>")

  undo()
  expect(inCopy()).toBe(inProject())
})

test("a changed style is allowed by the page's policy, as if it had been built so", () => {
  workshop.change("sample", [{ files: /\.html$/, folder: "public", from: "red", to: "blue" }])
  expect(inCopy()).toContain(`style-src 'sha256-${blue}'`)
})

test("a change that finds nothing to break is refused, and what was changed before it is undone", () => {
  const change = () =>
    workshop.change("sample", [
      { files: "public/index.html", from: "red", to: "blue" },
      { files: "public/index.html", from: "no such words", to: "" },
    ])
  expect(change).toThrow("no such words is not in public/index.html. There is nothing to break.")
  expect(inCopy()).toBe(inProject())
})

test("a file that is missing comes back", () => {
  const undo = workshop.change("sample", [{ remove: /\.html$/, folder: "public" }])
  expect(existsSync(join(workshop.folder, "public/index.html"))).toBe(false)

  undo()
  expect(inCopy()).toBe(inProject())
})
