import { refusal, type Scene, scene, success } from "./support/fake-kit"
import { saidByGit } from "./support/history"

const noTags = ({ kit }: Scene) => kit.git("tag", "--delete", "v1.0.0", "v1.1.0")

const heading = ({ site }: Scene) => site.read("src/heading.txt")

/** The kit is further than its last version. */
const goOn = ({ kit }: Scene, words: string) => {
  kit.write("src/heading.txt", words)
  return kit.commit(words)
}

test("where the kit's tags are missing, a version is the commit in which kit.json got its number", () =>
  scene(async (given) => {
    noTags(given)
    goOn(given, "Not released")
    expect(await given.run()).toMatchObject(success)
    expect(heading(given)).toBe("Welcome, friend")
    expect((await given.run()).written).toContain("This site has the newest version, 1.1.0.")
  }))

const ways: ReadonlyArray<readonly [name: string, named: (scene: Scene, version: string) => string]> = [
  ["a version", (_scene, version) => version],
  ["a version, as a tag would be called", (_scene, version) => `v${version}`],
  ["another tag", ({ kit }, version) => tagged(kit, `the-${version}`, version)],
  ["a commit", ({ kit }, version) => commitOf(kit, version).slice(0, 8)],
]

const commitOf = (kit: Scene["kit"], version: string) =>
  kit.git("log", "--format=%H", `--grep=${version === "1.0.0" ? "The kit" : "A warmer heading"}`)

function tagged(kit: Scene["kit"], tag: string, version: string): string {
  kit.git("tag", tag, commitOf(kit, version))
  return tag
}

test.each(ways)(
  "what the site began with and what it goes to is named by %s, also without the kit's tags",
  (_name, named) =>
    scene(async (given) => {
      noTags(given)
      goOn(given, "Later")
      given.site.remove("kit.json")
      given.site.commit("Before versions")
      const [base, to] = ["1.0.0", "1.1.0"].map((version) => named(given, version))
      expect(await given.run("--base", base ?? "", "--to", to ?? "")).toMatchObject(success)
      expect([heading(given), JSON.parse(given.site.read("kit.json")).version]).toEqual(["Welcome, friend", "1.1.0"])
    }),
)

test("a commit between two versions is what the next update goes on from, and none goes back", () =>
  scene(async (given) => {
    const { kit, site, run } = given
    const [before, between] = [goOn(given, "Before"), goOn(given, "Between")]
    expect((await run("--to", between)).written).toContain(`There is 1.1.0 (${between.slice(0, 8)}).`)
    expect(JSON.parse(site.read("kit.json"))).toMatchObject({ version: "1.1.0", commit: between })
    expect((await run()).written).toContain("This site has the newest version, 1.1.0.")
    expect(await run("--to", before)).toMatchObject(refusal("An update only goes forward."))
    goOn(given, "Released")
    kit.git("tag", "v1.2.0")
    expect(await run()).toMatchObject(success)
    expect([heading(given), JSON.parse(site.read("kit.json"))]).toMatchObject(["Released", { version: "1.2.0" }])
  }))

test.each([
  ["a clone", () => undefined],
  [
    "a zip",
    (site: Scene["site"], commit: string) => {
      site.remove(".git")
      site.write("kit.json", JSON.stringify({ version: "1.1.0", commit }))
      site.begin()
    },
  ],
])("%s that was made between two versions has no conflict in files that nobody touched", (_origin, prepare) =>
  scene(async (given) => {
    const { kit, site, run } = given
    const between = goOn(given, "Between")
    goOn(given, "Released")
    kit.git("tag", "v1.2.0")
    site.git("fetch", "--quiet", kit.folder, "main")
    site.git("reset", "--quiet", "--hard", between)
    prepare(site, between)
    site.write("data/site.json", '{ "name": "Ada North" }\n')
    site.commit("My content")
    expect(await run()).toMatchObject(success)
    expect(heading(given)).toBe("Released")
  }, true),
)

test("a zip of this repository says in kit.json from which commit it is", () =>
  expect(saidByGit("archive", "HEAD", "kit.json")).toMatch(/"commit": "[\da-f]{40,64}"/))
