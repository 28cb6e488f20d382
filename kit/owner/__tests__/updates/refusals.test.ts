import { symlinkSync } from "node:fs"
import { dirname, join } from "node:path"
import { refusal, type Scene, scene, success } from "./support/fake-kit"
import { fakeRun } from "./support/fake-run"
import { Place } from "./support/place"

type Case = readonly [name: string, prepare: (scene: Scene) => void, args: readonly string[], says: string]

const cases: readonly Case[] = [
  ["a file that git does not know", ({ site }) => site.write("notes.txt", "new"), ["--yes"], "notes.txt"],
  [
    "a link in place of the folder for updates",
    ({ site }) => {
      site.write(".git/info/exclude", ".update\n")
      symlinkSync("data", join(site.folder, ".update"))
    },
    ["--yes"],
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
    ["--yes"],
    "The site is a folder within a larger repository",
  ],
  [
    "files that git keeps from the disk",
    ({ site }) => site.git("sparse-checkout", "set", "--no-cone", "/*", "!/data/"),
    ["--yes"],
    "sparse-checkout disable",
  ],
  [
    "a version that is newer than the kit's",
    ({ site }) => {
      site.commitFile("kit.json", '{ "version": "2.0.0" }')
    },
    ["--yes"],
    "This site has version 2.0.0, which is newer than 1.1.0",
  ],
  [
    "an older version",
    ({ site }) => {
      site.commitFile("kit.json", '{ "version": "1.1.0" }')
    },
    ["--yes", "--to", "v1.0.0"],
    "An update only goes forward",
  ],
  [
    "a commit of the site's own as a version to go to",
    () => undefined,
    ["--yes", "--to", "HEAD"],
    "The kit has no version, tag or commit HEAD. Its versions are 1.0.0, 1.1.0.",
  ],
  [
    "a version that there is not",
    () => undefined,
    ["--yes", "--to", "v3.0.0"],
    "The kit has no version, tag or commit v3.0.0. Its versions are 1.0.0, 1.1.0.",
  ],
  [
    "an address that is wrong",
    () => undefined,
    ["--yes", "--from", "/nowhere/kit"],
    "No versions came from /nowhere/kit",
  ],
  ["nobody to ask", () => undefined, [], "Nobody can be asked here"],
  [
    "an update to continue where none waits",
    () => undefined,
    ["--continue", "--yes"],
    "No update waits to be continued.",
  ],
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

test("a source without versions", () =>
  scene(async ({ kit, site, run }) => {
    kit.git("tag", "--delete", "v1.0.0", "v1.1.0")
    kit.git("switch", "--quiet", "--orphan", "another")
    kit.commitFile("notes.txt", "No kit")
    const before = site.state()
    expect(await run("--yes")).toMatchObject(refusal("has no version of the kit"))
    expect(site.state()).toBe(before)
  }))

test("content that the new version refuses and no migration mends", () =>
  scene(async ({ kit, site, run }) => {
    kit.write("rules.json", '{ "refused": ["percent"] }')
    kit.release("v1.2.0")
    const before = site.git("rev-parse", "HEAD")
    const { code, stderr } = await run("--yes")
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
    expect(await run("--yes")).toMatchObject({ code: 0 })
  }),
)

test("a site that cannot be built with the new version: the last lines say why, and it goes on when that is mended", () =>
  scene(async ({ site, run }) => {
    site.write(
      "build.js",
      `if (require("fs").existsSync("src/comes.css")) throw new Error("No comes.css, please")\n${site.read("build.js")}`,
    )
    site.commit("Mine")
    const before = site.state()
    const { code, stderr } = await run("--yes")
    expect(code).toBe(1)
    expect(stderr).toMatch(/The new version cannot be built[\s\S]*No comes\.css, please[\s\S]*--continue/)
    site.write(".update/site/build.js", site.read("build.js").replace(/.*\n/, ""))
    expect(await run("--continue", "--dry-run")).toMatchObject(success)
    // What was mended is not lost by a look at it.
    expect(await run("--abort")).toMatchObject(success)
    expect(site.state()).toBe(before)
  }))

test("a commit that comes in while it is tried out", () =>
  scene(async ({ site, runWith }) => {
    const { code, stderr } = await runWith(
      {
        run: (program, args, folder, signal) => {
          if (args.includes("build")) site.commit("Meanwhile")
          return fakeRun(program, args, folder, signal)
        },
      },
      "--yes",
    )
    expect({ code, last: site.git("log", "-1", "--format=%s") }).toEqual({ code: 1, last: "Meanwhile" })
    expect(stderr).toContain("Somebody has committed meanwhile")
  }))
