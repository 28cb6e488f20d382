import { refusal, type Scene, scene, success, text } from "./support/fake-kit"
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
    const { code, stderr } = await run("--yes")
    expect({ code, own: own(site) }).toEqual({ code: 1, own: before })
    expect(stderr).toMatch(/ {2}src\/home\.css\n[\s\S]*--continue[\s\S]*--abort/)
    expect(trial.read("src/home.css")).toMatch(
      /<<<<<<< HEAD[\s\S]*my line 3[\s\S]*=======[\s\S]*the kit's line 3[\s\S]*>>>>>>> worktree\/kit/,
    )
    expect(trial.git("diff", "--name-only", "--diff-filter=U")).toBe("src/home.css")
  }))

test("what the owner makes of it is taken, with the other changes of both", () =>
  inConflict(async ({ site, trial, run }) => {
    await run("--yes")
    const both = text([3, "both of us"], [7, "my line 7"], [10, "the kit's line 10"])
    trial.write("src/home.css", both)
    trial.write("src/home.css.orig", "left by a merge tool")
    expect(await run("--continue", "--yes")).toMatchObject(success)
    expect([site.read("src/home.css"), site.has("src/home.css.orig")]).toEqual([both, false])
    expect(site.git("status", "--porcelain")).toBe("")
  }))

test("it does not go on while a file has git's marks in it", () =>
  inConflict(async ({ run }) => {
    await run("--yes")
    expect(await run("--continue", "--yes")).toMatchObject(refusal("  src/home.css\n"))
  }))

test("a second update does not begin while one waits, and one that is given up leaves nothing", () =>
  inConflict(async ({ site, run }) => {
    const before = site.state()
    await run("--yes")
    expect(await run("--yes")).toMatchObject(refusal("An update waits"))
    expect(await run("--abort")).toMatchObject(success)
    expect([site.state(), site.has(".update/site")]).toEqual([before, false])
  }))

test("what was resolved stays, also if going on is interrupted", () =>
  inConflict(async ({ site, trial, run, runWith }) => {
    await run("--yes")
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
      "--yes",
    )
    expect(stopped.code).toBe(130)
    expect((await run("--continue", "--yes")).code).toBe(0)
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
    await run("--yes")
    make(site)
    expect(await run("--continue", "--yes")).toMatchObject(refusal("This update cannot go on"))
    expect(await run("--abort")).toMatchObject(success)
    expect(await run("--yes")).toMatchObject(refusal("src/home.css"))
  }),
)

test("an owner who has only changed content never sees a conflict, whatever the kit did to its own", () =>
  scene(async ({ kit, site, run }) => {
    kit.write("data/site.json", '{ "name": "A third sample" }\n')
    kit.release("v1.2.0")
    expect(await run("--yes")).toMatchObject(success)
    expect(site.read("data/site.json")).toContain("Ada North")
  }))

test("a text of the owner's about git's marks is no conflict", () =>
  scene(async ({ site, run }) => {
    site.write("src/notes.md", "<<<<<<< HEAD\n")
    site.commitFile("data/posts/git.md", "<<<<<<< HEAD\n")
    expect(await run("--yes")).toMatchObject(success)
  }))

test("what an owner added stays in its folder, though the kit has moved that", () =>
  scene(async ({ kit, site, run }) => {
    site.commitFile("src/room/mine.css", "mine")
    kit.git("mv", "src/room", "src/hall")
    kit.release("v1.2.0")
    expect(await run("--yes")).toMatchObject(success)
    expect([site.has("src/room/mine.css"), site.has("src/hall/one.css")]).toEqual([true, true])
  }))

test("an import that leads nowhere is found before anything is installed, and mended in the trial", () =>
  scene(async ({ site, run, runWith }) => {
    site.commitFile("src/mine.js", 'import "./goes.css"\nimport "./old-name.css"\n')
    const { code, written, stderr } = await runWith(
      {
        run: async () => {
          throw new Error("Nothing is run before")
        },
      },
      "--yes",
    )
    expect(code).toBe(1)
    expect(written).toContain("src/mine.js:2 imports ./old-name.css, which is src/new-name.css now")
    expect(stderr).toContain("src/mine.js:1 imports ./goes.css, which is not there")
    site.write(".update/site/src/mine.js", 'import "./new-name.css"\n')
    expect((await run("--continue", "--yes")).code).toBe(0)
    expect(site.read("src/mine.js")).toBe('import "./new-name.css"\n')
  }))

test("a name that GraphQL had and has no more is found in the owner's queries", () =>
  scene(async ({ kit, site, run }) => {
    kit.git("switch", "--quiet", "--create", "typed", "v1.0.0")
    kit.write("src/gatsby-types.d.ts", "type Book = { readonly coverPicture: string; readonly title: string }\n")
    kit.write("CHANGELOG.md", "## 1.0.1\n\nTypes.\n")
    kit.release("v1.0.1")
    kit.write("src/gatsby-types.d.ts", "type Book = { readonly cover: string; readonly title: string }\n")
    kit.release("v1.2.0")
    await run("--yes", "--to", "1.0.1")
    site.commitFile("src/mine.js", "const query = graphql`\n  query Mine { book { title coverPicture } }\n`\n")
    expect((await run("--yes", "--to", "1.2.0")).stderr).toContain(
      "src/mine.js:2 asks for coverPicture, which GraphQL does not have any more",
    )
  }))
