import { type Scene, scene, text } from "./support/fake-kit"

/** Both changed lines 2 and 3 of a file; each has another change in it as well. */
const inConflict = (use: (scene: Scene) => Promise<void>) =>
  scene(async (given) => {
    given.site.write("src/home.css", text([3, "my line 3"], [7, "my line 7"]))
    given.site.commit("Mine")
    await use(given)
  })

test("where both changed the same lines, both are shown, and nothing is changed", () =>
  inConflict(async ({ site, run }) => {
    const before = site.state()
    const { code, written, stderr } = await run("--yes")
    expect({ code, state: site.state() }).toEqual({ code: 1, state: before })
    expect(stderr).toContain("--take mine src/home.css")
    expect(written).toMatch(
      /You changed \(Mine\):[\s\S]*\+my line 3[\s\S]*The kit changed \(A warmer heading\):[\s\S]*\+the kit's line 3/,
    )
    expect(site.read(".update/conflicts/src/home.css/both")).toMatch(
      /<<<<<<<[\s\S]*my line 3[\s\S]*=======[\s\S]*the kit's line 3[\s\S]*>>>>>>>/,
    )
    expect(site.read(".update/conflicts/src/home.css/mine.diff")).toContain("+my line 7")
    expect(site.read(".update/conflicts/src/home.css/kit.diff")).toContain("+the kit's line 10")
  }))

test.each([
  ["mine", "my line 3", "your lines"],
  ["kit", "the kit's line 3", "the kit's lines"],
])("they can be taken from either: %s", (side, line, said) =>
  inConflict(async ({ site, run }) => {
    const { code, written } = await run("--yes", "--take", side, "src/home.css")
    expect(code).toBe(0)
    expect(site.read("src/home.css")).toBe(text([3, line], [7, "my line 7"], [10, "the kit's line 10"]))
    expect(written).toContain(`src/home.css: ${said}`)
  }),
)

test("several are decided one after the other, and none of it is asked again", () =>
  inConflict(async ({ site, run }) => {
    site.write("src/heading.txt", "My heading")
    site.commit("My heading")
    expect(await run("--yes", "--take", "mine", "src/heading.txt")).toMatchObject({
      code: 1,
      stderr: expect.stringContaining("  src/home.css\n"),
    })
    expect((await run("--yes", "--take", "kit", "src/home.css")).code).toBe(0)
    expect(site.read("src/heading.txt")).toBe("My heading")
    expect(site.read("src/home.css")).toContain("the kit's line 3")
  }))

test("a decision is for one conflict: another change of the file is asked about again", () =>
  inConflict(async ({ site, run }) => {
    await run("--dry-run", "--take", "mine", "src/home.css")
    site.write("src/home.css", text([3, "my other line 3"]))
    site.commit("Changed my mind")
    expect((await run("--yes")).code).toBe(1)
  }))

test("a file that is in no conflict cannot be decided about", () =>
  inConflict(async ({ run }) => {
    expect(await run("--yes", "--take", "mine", "src/hme.css")).toMatchObject({
      code: 2,
      stderr: expect.stringContaining("src/hme.css is not among the files to decide about: src/home.css"),
    })
  }))

test.each([
  ["mine", "my file"],
  ["kit", "the kit's"],
])("a file that both added is taken from either: %s", (side, content) =>
  scene(async ({ site, run }) => {
    site.write("src/comes.css", "my file")
    site.commit("Mine")
    expect((await run("--yes")).code).toBe(1)
    expect((await run("--yes", "--take", side, "src/comes.css")).code).toBe(0)
    expect(site.read("src/comes.css")).toBe(content)
  }),
)

test.each([
  ["mine", 9],
  ["kit", 3],
])("a file that is no text is taken whole: %s", (side, last) =>
  scene(async ({ site, run }) => {
    site.write("static/pic.bin", Buffer.from([1, 0, 9]))
    site.commit("Mine")
    expect((await run("--yes")).code).toBe(1)
    expect((await run("--yes", "--take", side, "static/pic.bin")).code).toBe(0)
    expect(site.read("static/pic.bin").charCodeAt(2)).toBe(last)
  }),
)

test.each([
  ["mine", true],
  ["kit", false],
])("a file that the owner changed and the kit deleted: %s", (side, stays) =>
  scene(async ({ site, run }) => {
    site.write("src/goes.css", "mine")
    site.commit("Mine")
    const { code, written } = await run("--yes")
    expect(code).toBe(1)
    expect(written).toMatch(/The kit changed \(A warmer heading\):\n {4}It is deleted\./)
    expect((await run("--yes", "--take", side, "src/goes.css")).code).toBe(0)
    expect(site.has("src/goes.css")).toBe(stays)
  }),
)

test("a file that both renamed is decided about under each of its names", () =>
  scene(async ({ site, run }) => {
    site.git("mv", "src/old-name.css", "src/my-name.css")
    site.commit("My name")
    expect((await run("--yes")).code).toBe(1)
    expect((await run("--yes", "--take", "mine", "src/my-name.css", "src/new-name.css")).code).toBe(0)
    expect(["my", "new", "old"].map((name) => site.has(`src/${name}-name.css`))).toEqual([true, false, false])
  }))
