import { spawnSync } from "node:child_process"
import { cpSync, mkdirSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { scratchFolder } from "../../../../__tests__/support/scratch-folder"
import { missingPackages } from "../../../owner/commands/support/missing-packages"

let folder: string

/** A project with one package for the site and two for development, of which these are installed. */
function projectWith(...installed: readonly string[]): void {
  const settings = { dependencies: { site: "1.0.0" }, devDependencies: { "@tools/editor": "1.0.0", tests: "1.0.0" } }
  writeFileSync(join(folder, "package.json"), JSON.stringify(settings))
  for (const name of installed) mkdirSync(join(folder, "node_modules", name), { recursive: true })
}

beforeEach(() => {
  folder = scratchFolder()
})

test("a package that is declared and not installed is missing", () => {
  projectWith("site", "tests")
  expect(missingPackages(folder)).toEqual(["@tools/editor"])
})

test("nothing is missing when everything is installed", () => {
  projectWith("site", "@tools/editor", "tests")
  expect(missingPackages(folder)).toEqual([])
})

/** Runs a command in the project, which has only the command's script. */
function run(command: string): { readonly status: number | null; readonly stderr: string } {
  for (const part of [
    "kit/owner/commands",
    "kit/owner/edit",
    "kit/content/files/terminal.ts",
    "kit/content/files/errors.ts",
    "kit/content/diagnostic/diagnostic.ts",
    "kit/content/location/json-path.ts",
    "kit/content/sentences/en.json",
  ])
    cpSync(part, join(folder, part), { recursive: true })
  const script = join(folder, "kit/owner/commands", `${command}.ts`)
  const { status, stderr } = spawnSync(process.execPath, [require.resolve("tsx/cli"), script], { encoding: "utf8" })
  return { status, stderr }
}

test.each(["edit", "new"])("without its packages, npm run %s says what to run", (command) => {
  projectWith("site")
  expect(run(command)).toEqual({
    status: 1,
    stderr:
      "Packages that this command needs are not installed (@tools/editor and 1 more). Install them with: npm ci\n",
  })
})

test("without the studio's folder, npm run edit says in a sentence what to do", () => {
  projectWith("site", "@tools/editor", "tests")
  expect(run("edit")).toEqual({
    status: 1,
    stderr:
      "There is no studio here, since its folder kit/studio/ is gone: change the files in data/, and look at your site with npm run develop.\n",
  })
})
