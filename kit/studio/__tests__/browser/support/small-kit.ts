import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { Place } from "../../../../owner/__tests__/updates/support/place"
import { askStudio, folder, git } from "./owner"

/** Where the kit is from which the studio's site is updated. */
const kitFolder = join(folder, "newer-kit")

/** While it is there, a build does not end. */
const slow = join(folder, "slow-build")

const manifest = (version: string) =>
  `${JSON.stringify({ name: "kit", version, scripts: { check: "node check.cjs", build: "node build.cjs" } }, null, 2)}\n`

const lock = (version: string) =>
  `${JSON.stringify({ name: "kit", version, lockfileVersion: 3, packages: { "": { name: "kit", version } } }, null, 2)}\n`

/** Runs in .update/before and .update/site. */
const build = `const fs = require("fs")
const build = () => {
  if (fs.existsSync("../../slow-build")) return setTimeout(build, 100)
  fs.mkdirSync("public", { recursive: true })
  const [heading, style] = ["heading.txt", "home.css"].map((file) => fs.readFileSync(file, "utf8"))
  fs.writeFileSync("public/index.html", "<!doctype html><title>Home</title><style>" + style + "</style><h1>" + heading + "</h1>")
}
build()
`

const style = (colour: string) => `h1 {\n  color: ${colour};\n}\n`

const first: Readonly<Record<string, string>> = {
  "kit.json": '{\n  "version": "1.0.0"\n}\n',
  "package.json": manifest("1.0.0"),
  "package-lock.json": lock("1.0.0"),
  "CHANGELOG.md": "# What each version brings\n\n## 1.0.0\n\nThe kit.\n",
  "check.cjs": "console.log(JSON.stringify({ diagnostics: [] }))\n",
  "build.cjs": build,
  "heading.txt": "Welcome",
  "home.css": style("black"),
}

const second: Readonly<Record<string, string>> = {
  ...first,
  "kit.json": '{\n  "version": "1.1.0"\n}\n',
  "package.json": manifest("1.1.0"),
  "package-lock.json": lock("1.1.0"),
  "CHANGELOG.md":
    "# What each version brings\n\n## 1.1.0 (2026-12-01)\n\n- A warmer heading. See [Updating](docs/updating.md),\n  on two lines.\n- Colours.\n\nWhat you may have to do: nothing.\n\n## 1.0.0\n\nThe kit.\n",
  "heading.txt": "Welcome, friend",
  "home.css": style("darkred"),
}

const writeAll = (place: Place, files: Readonly<Record<string, string>>) => {
  for (const [path, text] of Object.entries(files)) place.write(path, text)
}

/** The manifest of the project that the studio runs in; a site of the small kit has its own in its place. */
let manifestOfProject: string | undefined

/** The studio's project becomes a site of a small kit with two versions, whose packages and builds take no time. */
export async function beginSmallSite(): Promise<void> {
  manifestOfProject ??= readFileSync(join(folder, "package.json"), "utf8")
  rmSync(kitFolder, { recursive: true, force: true })
  rmSync(join(folder, ".update"), { recursive: true, force: true })
  const kit = new Place(kitFolder)
  kit.begin()
  for (const [tag, files] of [
    ["v1.0.0", first],
    ["v1.1.0", second],
  ] as const) {
    writeAll(kit, files)
    kit.commit(`The kit ${tag}`)
    kit.git("tag", tag)
  }
  writeAll(new Place(folder), first)
  nameSource("nowhere")
  // The studio remembers how far an update has come: a look that finds nothing is where it began.
  await askStudio("update-look")
  nameSource("newer-kit")
}

/** Says in kit.json where newer versions come from, in a commit. */
export function nameSource(source: string | undefined): void {
  writeFileSync(join(folder, "kit.json"), `${JSON.stringify({ version: "1.0.0", source })}\n`)
  commitCode("The source")
}

/** The studio's project is no site of the small kit any more. */
export function endSmallSite(): void {
  finishBuilds()
  git("reset", "--quiet", "--hard", "sample")
  for (const path of [kitFolder, join(folder, ".update")]) rmSync(path, { recursive: true, force: true })
  if (manifestOfProject !== undefined) writeFileSync(join(folder, "package.json"), manifestOfProject)
}

/** Changes a file of the site's code, in a commit. */
export function changeCode(file: string, text: string): void {
  writeFileSync(join(folder, file), text)
  commitCode("My own colour")
}

function commitCode(message: string): void {
  git("add", "--force", ...Object.keys(second))
  git("commit", "--quiet", "-m", message)
}

/** Builds do not end until they are finished. */
export const slowBuilds = (): void => writeFileSync(slow, "")

export const finishBuilds = (): void => rmSync(slow, { force: true })

/** @returns a file of the site's code; undefined if it is not there */
export const codeOf = (file: string): string | undefined =>
  existsSync(join(folder, file)) ? readFileSync(join(folder, file), "utf8") : undefined
