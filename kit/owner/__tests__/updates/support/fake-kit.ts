import { chmodSync, cpSync, renameSync } from "node:fs"
import { join } from "node:path"
import { nameIn } from "../../../../../__tests__/support/git/git-in"
import { scratchFolder } from "../../../../../__tests__/support/scratch-folder"
import type { RunProgram } from "../../../run-program"
import { update } from "../../../update/command"
import { fakeRun } from "./fake-run"
import { Place } from "./place"

/** A text of twelve lines, of which some are changed. */
export const text = (...changed: ReadonlyArray<readonly [line: number, text: string]>): string =>
  Array.from(
    { length: 12 },
    (_each, index) => `${changed.find(([line]) => line === index + 1)?.[1] ?? `line ${index + 1}`}\n`,
  ).join("")

/** What a command comes to that does what it is asked to. */
export const success = { code: 0, stderr: "" }

/** What a command comes to that says this, and does nothing. */
export const refusal = (words: string) => ({ code: 1, stderr: expect.stringContaining(words) })

/** What a trial has left of its own. */
export const leftBy = (site: Place): readonly string[] =>
  ["site", "run.json"].filter((name) => site.has(`.update/${name}`))

/** Beginning of the kit's scripts. */
const begin = `const fs = require("fs")
const file = "data/site.json"
const text = fs.readFileSync(file, "utf8")
const site = JSON.parse(text)
`

const check = `${begin}
const rules = JSON.parse(fs.readFileSync("rules.json", "utf8"))
const diagnostics = Object.keys(site).filter((key) => rules.refused.includes(key)).map((key) => ({ severity: "error", code: "unknown-key", file: "data/site.json", path: [key], message: key + " is not allowed" }))
console.log(JSON.stringify({ diagnostics }))`

const migrate = `${begin}const after = text.replace(/"phrase": "[^"]*", /, "")
fs.writeFileSync(file, after)
console.log(JSON.stringify(after === text ? [] : [{ file: "site.json", done: ["phrase is removed"] }]))`

/** The kit with two versions: v1.0.0, and v1.1.0 which changes something of everything. */
export function kitIn(folder: string): Place {
  const kit = new Place(folder)
  kit.begin()
  kit.write(".gitignore", "node_modules/\npublic/\n")
  kit.write("package.json", '{\n  "name": "kit",\n  "version": "1.0.0",\n  "dependencies": {\n    "a": "1"\n  }\n}\n')
  kit.write("package-lock.json", '{ "a": "1" }\n')
  kit.write("kit.json", '{\n  "version": "1.0.0"\n}\n')
  kit.write("CHANGELOG.md", "# Changelog\n\n## 1.0.0\n\nThe kit.\n")
  kit.write("check.js", check)
  kit.write("rules.json", '{ "refused": [] }\n')
  kit.write("src/heading.txt", "Welcome")
  kit.write("src/home.css", text())
  kit.write("src/room/one.css", text())
  kit.write("src/room/two.css", text())
  kit.write("src/old-name.css", text([9, "renamed later"]))
  kit.write("src/goes.css", "removed later")
  kit.write("static/pic.bin", Buffer.from([1, 0, 2]))
  kit.write("tool.sh", text())
  kit.write("data/README.md", "Guide of 1.0.0\n")
  kit.write("data/site.json", '{ "name": "Sample", "phrase": "less", "percent": 30 }\n')
  kit.commit("The kit")
  kit.git("tag", "--annotate", "v1.0.0", "--message", "1.0.0")
  kit.write(
    "package.json",
    '{\n  "name": "kit",\n  "version": "1.1.0",\n  "dependencies": {\n    "a": "1",\n    "b": "2"\n  }\n}\n',
  )
  kit.write("package-lock.json", '{ "a": "1", "b": "2" }\n')
  kit.write("kit.json", '{\n  "version": "1.1.0"\n}\n')
  kit.write(
    "CHANGELOG.md",
    "# Changelog\n\n## Unreleased\n\nSoon.\n\n## 1.1.0 (2026-12-01)\n\nA warmer heading.\n\n## 1.0.0\n\nThe kit.\n",
  )
  kit.write("rules.json", '{ "refused": ["phrase"] }\n')
  kit.write("kit/owner/commands/migrate.ts", migrate)
  kit.write("src/heading.txt", "Welcome, friend")
  kit.write("src/home.css", text([3, "the kit's line 3"], [10, "the kit's line 10"]))
  kit.write("src/room/one.css", text([1, "the kit's"]))
  kit.write("src/room/three.css", text())
  renameSync(join(folder, "src/old-name.css"), join(folder, "src/new-name.css"))
  kit.remove("src/goes.css")
  kit.write("src/comes.css", "the kit's")
  kit.write("static/pic.bin", Buffer.from([1, 0, 3]))
  chmodSync(join(folder, "tool.sh"), 0o755)
  kit.write("data/README.md", "Guide of 1.1.0\n")
  kit.write("data/site.json", '{ "name": "Another sample", "percent": 25 }\n')
  kit.commit("A warmer heading")
  kit.git("tag", "v1.1.0")
  return kit
}

/** What a run of the command came to. */
export interface Outcome {
  readonly code: number
  readonly written: string
  readonly stderr: string
}

/** The kit, and the site of an owner who began with v1.0.0. */
export interface Scene {
  readonly kit: Place
  readonly site: Place
  /** Runs the command on the site. */
  readonly run: (...args: readonly string[]) => Promise<Outcome>
  /** Runs it with these arguments, and no others. */
  readonly runExactly: (args: readonly string[]) => Promise<Outcome>
  /** As `run`, with other programs, or an interruption. */
  readonly runWith: (
    changed: { readonly run?: RunProgram; readonly signal?: AbortSignal },
    ...args: readonly string[]
  ) => Promise<Outcome>
}

/** A kit and a site made of it, as clones and copies of which a test begins, made once for the tests of a file: a copy costs no process. */
const prepared = new Map<boolean, string>()

function prepare(isClone: boolean): string {
  const folder = scratchFolder("file")
  const kit = kitIn(join(folder, "kit"))
  const site = new Place(join(folder, "site"))
  site.git("clone", "--quiet", "--branch", "v1.0.0", kit.folder, ".")
  if (isClone) {
    site.git("switch", "--quiet", "--create", "main")
    nameIn(site.folder)
    // Wherever both are copied to.
    site.git("remote", "set-url", "origin", "../kit")
  } else {
    site.remove(".git")
    site.begin()
  }
  site.write("data/site.json", '{ "name": "Ada North", "phrase": "cheap", "percent": 3e1 }\n')
  site.commit("My content")
  return folder
}

/**
 * @param use what is done with a kit and a site made of it
 * @param isClone whether the site's history is the kit's; otherwise it begins with a copy of the kit's files
 */
export async function scene<Result>(use: (scene: Scene) => Promise<Result>, isClone = false): Promise<Result> {
  const ready = prepared.get(isClone) ?? prepare(isClone)
  prepared.set(isClone, ready)
  // A name that a shell would take for several words.
  const folder = join(scratchFolder(), "Ada's update")
  cpSync(ready, folder, { recursive: true, preserveTimestamps: true })
  const kit = new Place(join(folder, "kit"))
  const site = new Place(join(folder, "site"))
  const runWith: Scene["runWith"] = (changed, ...args) =>
    outcomeOf([...args, "--site", site.folder, ...(args.includes("--from") ? [] : ["--from", kit.folder])], changed)
  return use({ kit, site, runWith, run: (...args) => runWith({}, ...args), runExactly: (args) => outcomeOf(args, {}) })
}

async function outcomeOf(
  args: readonly string[],
  { run = fakeRun, signal = new AbortController().signal }: Parameters<Scene["runWith"]>[0],
): Promise<Outcome> {
  let [written, stderr] = ["", ""]
  const code = await update(args, {
    signal,
    run,
    write: (each) => {
      written += each
    },
    writeError: (each) => {
      stderr += each
    },
  })
  return { code, written, stderr }
}
