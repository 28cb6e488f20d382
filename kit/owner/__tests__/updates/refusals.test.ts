import { symlinkSync } from "node:fs"
import { dirname, join } from "node:path"
import { type Scene, scene } from "./support/fake-kit"
import { fakeRun } from "./support/fake-run"
import { Place } from "./support/place"

type Case = readonly [name: string, prepare: (scene: Scene) => void, args: readonly string[], says: string]

const cases: readonly Case[] = [
  ["a file that git does not know", ({ site }) => site.write("notes.txt", "new"), [], "notes.txt"],
  [
    "a link in place of the folder for updates",
    ({ site }) => {
      site.write(".git/info/exclude", ".update\n")
      symlinkSync("data", join(site.folder, ".update"))
    },
    [],
    "something else has that name",
  ],
  [
    "a folder of a larger repository",
    ({ site }) => {
      site.remove(".git")
      const whole = new Place(dirname(site.folder))
      whole.begin()
      whole.git("add", "site")
      whole.git("commit", "--quiet", "--message", "All")
    },
    [],
    "The site is a folder within a larger repository",
  ],
  [
    "files that git keeps from the disk",
    ({ site }) => site.git("sparse-checkout", "set", "--no-cone", "/*", "!/data/"),
    [],
    "sparse-checkout disable",
  ],
  [
    "a version that is newer than the kit's",
    ({ site }) => site.commitFile("kit.json", '{ "version": "2.0.0" }'),
    [],
    "This site has version 2.0.0, which is newer than 1.1.0",
  ],
  [
    "an older version",
    ({ site }) => site.commitFile("kit.json", '{ "version": "1.1.0" }'),
    ["--to", "v1.0.0"],
    "An update only goes forward",
  ],
  [
    "a commit of the site's own as a version to go to",
    () => undefined,
    ["--to", "HEAD"],
    "The kit has no version, tag or commit HEAD. Its versions are 1.0.0, 1.1.0.",
  ],
  [
    "a version that there is not",
    () => undefined,
    ["--to", "v3.0.0"],
    "The kit has no version, tag or commit v3.0.0. Its versions are 1.0.0, 1.1.0.",
  ],
  [
    "a source without versions",
    ({ kit }) => {
      kit.git("tag", "--delete", "v1.0.0", "v1.1.0")
      kit.git("switch", "--quiet", "--orphan", "another")
      kit.commitFile("notes.txt", "No kit")
    },
    [],
    "has no version of the kit",
  ],
  ["an address that is wrong", () => undefined, ["--from", "/nowhere/kit"], "No versions came from /nowhere/kit"],
  ["an update to continue where none waits", () => undefined, ["--continue"], "No update waits to be continued."],
  ["an update to give up where none waits", () => undefined, ["--abort"], "No update waits to be given up."],
]

test.each(cases)("%s: said in plain words, and nothing is done", (_name, prepare, args, says) =>
  scene(async (given) => {
    prepare(given)
    const before = given.site.state()
    const { code, stderr } = await given.run(...args)
    expect(code).toBeGreaterThan(0)
    expect(stderr).toContain(says)
    expect(given.site.state()).toBe(before)
  }),
)

test("content that the new version refuses and no migration mends", () =>
  scene(async ({ kit, site, run }) => {
    kit.write("rules.json", '{ "refused": ["percent"] }')
    kit.release("v1.2.0")
    const before = site.git("rev-parse", "HEAD")
    const { code, stderr } = await run()
    expect({ code, head: site.git("rev-parse", "HEAD") }).toEqual({ code: 1, head: before })
    expect(stderr).toContain("data/site.json  percent  percent is not allowed")
  }))

test.each(["diagnostics", "problems"])("an error that was there before does not stop an update: %s", (key) =>
  scene(async ({ site, run }) => {
    site.write(
      "check.js",
      `const fs = require("fs")
const isNew = fs.existsSync("src/comes.css")
const said = { severity: "error", code: isNew ? "new-code" : "code", file: "data/site.json", path: ["name"], message: "Too short" }
console.log(JSON.stringify({ [isNew ? "diagnostics" : "${key}"]: [said] }))`,
    )
    site.commit("A check as it was")
    // Packages, without which no check of the site as it is can run.
    site.write("node_modules/a/package.json", "{}")
    expect(await run()).toMatchObject({ code: 0 })
  }),
)

test("a commit that comes in while it is tried out", () =>
  scene(async ({ site, runWith }) => {
    const { code, stderr } = await runWith({
      run: (program, args, folder, signal) => {
        if (args.includes("check")) site.commit("Meanwhile")
        return fakeRun(program, args, folder, signal)
      },
    })
    expect({ code, last: site.git("log", "-1", "--format=%s") }).toEqual({ code: 1, last: "Meanwhile" })
    expect(stderr).toContain("Somebody has committed meanwhile")
  }))
