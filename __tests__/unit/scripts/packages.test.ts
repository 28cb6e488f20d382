import { spawnSync } from "node:child_process"
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { missingPackages } from "../../../scripts/support/missing-packages"

let folder: string

/** A project with one package for the site and two for development, of which these are installed. */
function projectWith(...installed: readonly string[]): void {
  const settings = { dependencies: { site: "1.0.0" }, devDependencies: { "@tools/editor": "1.0.0", tests: "1.0.0" } }
  writeFileSync(join(folder, "package.json"), JSON.stringify(settings))
  for (const name of installed) mkdirSync(join(folder, "node_modules", name), { recursive: true })
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "packages-"))
})

afterEach(() => rmSync(folder, { recursive: true }))

test("a package that is declared and not installed is missing", () => {
  projectWith("site", "tests")
  expect(missingPackages(folder)).toEqual(["@tools/editor"])
})

test("nothing is missing when everything is installed", () => {
  projectWith("site", "@tools/editor", "tests")
  expect(missingPackages(folder)).toEqual([])
})

test.each(["edit", "new"])("without its packages, npm run %s says what to run", (command) => {
  projectWith("site")
  for (const part of ["scripts", "src/content/terminal.ts", "src/content/check/error-code.ts"])
    cpSync(part, join(folder, part), { recursive: true })
  const tsx = require.resolve("tsx/cli")
  const { status, stderr } = spawnSync(process.execPath, [tsx, join(folder, "scripts", `${command}.ts`)], {
    encoding: "utf8",
  })
  expect(stderr).toBe(
    "Packages that this command needs are not installed (@tools/editor and 1 more). Install them with: npm ci\n",
  )
  expect(status).toBe(1)
})
