import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { findBrowser, findTestBrowser } from "../../../scripts/support/find-browser"

let folder: string
const before = { ...process.env }

/** Puts programs of these names, and no others, where programs are looked for. */
function install(...names: string[]) {
  for (const name of names) {
    writeFileSync(join(folder, name), "")
    chmodSync(join(folder, name), 0o755)
  }
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "browsers-"))
  process.env = { ...before, PATH: folder }
  delete process.env.BROWSER_PATH
})

afterEach(() => {
  process.env = before
  rmSync(folder, { recursive: true })
})

test("the tests run in the headless shell, and what is measured in the whole browser", () => {
  install("chromium", "chromium-headless-shell")

  expect(findTestBrowser()).toBe(join(folder, "chromium-headless-shell"))
  expect(findBrowser()).toBe(join(folder, "chromium"))
})

test("the browser that BROWSER_PATH names comes before all others", () => {
  install("chromium", "chromium-headless-shell", "mine")
  process.env.BROWSER_PATH = join(folder, "mine")

  expect(findTestBrowser()).toBe(join(folder, "mine"))
  expect(findBrowser()).toBe(join(folder, "mine"))
})

test("a BROWSER_PATH at which there is no program is named", () => {
  process.env.BROWSER_PATH = join(folder, "none")

  expect(findTestBrowser).toThrow(`BROWSER_PATH is ${join(folder, "none")}, which is not a program that can be run.`)
})
