import { readFileSync } from "node:fs"
import { join } from "node:path"
import type { RunProgram } from "../../run-program"
import { refusal, type Scene, scene, success, text } from "./support/fake-kit"
import { fakeRun } from "./support/fake-run"
import { Place } from "./support/place"

/** Both changed line 3 of a file; each has another change in it as well. */
const inConflict = (use: (scene: Scene & { readonly trial: Place }) => Promise<void>) =>
  scene(async (given) => {
    given.site.commitFile("src/home.css", text([3, "my line 3"], [7, "my line 7"]))
    await use({ ...given, trial: new Place(`${given.site.folder}/.update/site`) })
  })

/** The site itself, whatever waits beside it. */
const own = (site: Place) => [site.git("rev-parse", "HEAD"), site.git("status", "--porcelain"), site.git("branch")]

test("where both changed the same lines, the merge waits with git's marks, and nothing of the site is changed", () =>
  inConflict(async ({ site, trial, run }) => {
    const before = own(site)
    const { code, stderr } = await run()
    expect({ code, own: own(site) }).toEqual({ code: 1, own: before })
    expect(stderr).toMatch(/ {2}src\/home\.css\n[\s\S]*--continue[\s\S]*--abort/)
    expect(trial.read("src/home.css")).toMatch(
      /<<<<<<< HEAD[\s\S]*my line 3[\s\S]*=======[\s\S]*the kit's line 3[\s\S]*>>>>>>> worktree\/kit/,
    )
    expect(trial.git("diff", "--name-only", "--diff-filter=U")).toBe("src/home.css")
  }))

test("what the owner makes of it is taken, with the other changes of both", () =>
  inConflict(async ({ site, trial, run }) => {
    await run()
    const both = text([3, "both of us"], [7, "my line 7"], [10, "the kit's line 10"])
    trial.write("src/home.css", both)
    const left = ["orig", "BACKUP_12.css", "LOCAL_12.css"].map((name) => `src/home_${name}`)
    for (const path of left) trial.write(path, "<<<<<<< HEAD\nleft by a merge tool")
    expect(await run("--continue")).toMatchObject(success)
    expect([site.read("src/home.css"), left.filter((path) => site.has(path))]).toEqual([both, []])
    expect(site.git("status", "--porcelain")).toBe("")
  }))

test("while an update waits another does not begin, with git's marks in a file it does not go on, and given up it leaves nothing", () =>
  inConflict(async ({ site, run }) => {
    const before = site.state()
    await run()
    expect(await run()).toMatchObject(refusal("An update waits"))
    expect(await run("--continue")).toMatchObject(refusal("  src/home.css\n"))
    expect(await run("--abort")).toMatchObject(success)
    expect([site.state(), site.has(".update/site")]).toEqual([before, false])
  }))

test("what was resolved stays, also if going on is interrupted", () =>
  inConflict(async ({ site, trial, run, runWith }) => {
    await run()
    trial.git("checkout", "--ours", "src/home.css")
    const controller = new AbortController()
    const stopped = await runWith(
      {
        signal: controller.signal,
        run: async () => {
          controller.abort()
          throw new Error("Stopped")
        },
      },
      "--continue",
    )
    expect(stopped.code).toBe(130)
    expect((await run("--continue")).code).toBe(0)
    expect(site.read("src/home.css")).toContain("my line 3")
  }))

const obstacles: ReadonlyArray<readonly [name: string, make: (site: Place) => void]> = [
  [
    "on a site that has another commit by now",
    (site) => site.commitFile("data/site.json", '{ "name": "Ada South" }\n'),
  ],
  ["without the folder in which it waited", (site) => site.remove(".update/site")],
  ["from a note of which only half was written", (site) => site.write(".update/waiting.json", '{ "head":')],
]

test.each(obstacles)("it is not continued %s, and can be begun again", (_name, make) =>
  inConflict(async ({ site, run }) => {
    await run()
    make(site)
    expect(await run("--continue")).toMatchObject(refusal("This update cannot go on"))
    expect(await run("--abort")).toMatchObject(success)
    expect(await run()).toMatchObject(refusal("src/home.css"))
  }),
)

test.each<[what: string, prepare: (scene: Scene) => void, there: readonly string[]]>([
  [
    "content that the kit has changed in its sample",
    ({ kit }) => kit.write("data/site.json", '{ "name": "A third sample" }\n'),
    ["data/site.json"],
  ],
  [
    "a text of the owner's about git's marks",
    ({ site }) => {
      site.write("src/notes.md", "<<<<<<< HEAD\n")
      site.commitFile("data/posts/git.md", "<<<<<<< HEAD\n")
    },
    ["src/notes.md", "data/posts/git.md"],
  ],
  [
    "what an owner added to a folder that the kit has moved",
    ({ kit, site }) => {
      site.commitFile("src/room/mine.css", "mine")
      kit.git("mv", "src/room", "src/hall")
    },
    ["src/room/mine.css", "src/hall/one.css"],
  ],
])("there is no conflict in %s", (_what, prepare, there) =>
  scene(async (given) => {
    prepare(given)
    given.kit.release("v1.2.0")
    expect(await given.run()).toMatchObject(success)
    expect(there.filter((path) => !given.site.has(path))).toEqual([])
    expect(given.site.read("data/site.json")).toContain("Ada North")
  }),
)

test("a name that is gone stops it where only code of the owner's needs it, until that is mended", () =>
  scene(async ({ site, runWith }) => {
    site.commitFile("src/mine.ts", 'import "./goes"\n')
    const typed: RunProgram = async (program, args, folder, signal) => {
      if (!args.includes("typecheck")) return fakeRun(program, args, folder, signal)
      const isMended = !readFileSync(join(folder, "src/mine.ts"), "utf8").includes("goes")
      const wrong = "src/mine.ts(1,8): error TS2307: Cannot find module './goes'.\n"
      return { code: 1, stdout: `src/kit.ts(1,1): error of the kit's\n${isMended ? "" : wrong}`, said: "" }
    }
    const { code, stderr } = await runWith({ run: typed })
    expect([code, stderr]).toEqual([1, expect.stringContaining("  src/mine.ts(1,8): error TS2307")])
    expect(stderr).not.toContain("error of the kit's")
    site.write(".update/site/src/mine.ts", 'import "./comes"\n')
    expect(await runWith({ run: typed }, "--continue")).toMatchObject(success)
    expect(site.read("src/mine.ts")).toBe('import "./comes"\n')
  }))
