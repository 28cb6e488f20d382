import { poll } from "../../../dev/support/poll"
import { ContentFiles } from "../../../studio/server/content/content-files"
import type { UpdatePhase } from "../../../studio/server/update/update-state"
import { Updates } from "../../../studio/server/update/updates"
import { words } from "../../../studio/words/words"
import type { Tools } from "../../update/proof/tools"
import { leftBy, type Scene, scene } from "./support/fake-kit"
import { fakeRun, noPictures } from "./support/fake-run"

interface Given extends Scene {
  readonly updates: Updates
  readonly content: ContentFiles
  /** Looks in the kit, and tries out what it has, to the end. */
  readonly tryOut: () => Promise<UpdatePhase | undefined>
}

/** The studio's updates of a site that began with the kit's v1.0.0. */
const withUpdates = (use: (given: Given) => Promise<void>, run: Tools["run"] = fakeRun) =>
  scene(async (its) => {
    its.site.write("kit.json", '{ "version": "1.0.0", "source": "../kit" }')
    its.site.commit("The source")
    const updates = new Updates(its.site.folder, { run, pictures: noPictures })
    const content = new ContentFiles(`${its.site.folder}/data`)
    const tryOut = async () => {
      if (updates.state.phase.kind === "start") await updates.look()
      updates.tryOut()
      return poll(async () => (updates.state.phase.kind === "trying" ? undefined : updates.state.phase))
    }
    await use({ ...its, updates, content, tryOut })
  })

const alone =
  ({ content }: Given) =>
  <Result>(task: () => Promise<Result>) =>
    content.runExclusively(task)

test("it knows the version that the site has, and fetches nothing to know it", () =>
  withUpdates(async ({ site, updates }) => {
    expect(await updates.installed()).toEqual({ version: "1.0.0", source: "../kit", canTakeBack: false })
    expect(updates.state).toEqual({ phase: { kind: "start" } })
    expect(site.git("for-each-ref", "refs/kit")).toBe("")
  }))

test.each([
  ["is missing", undefined, { canTakeBack: false }],
  ["names no version", "{", { canTakeBack: false, problem: expect.stringContaining("kit.json names no version") }],
])("a kit.json that %s", (_name, written, expected) =>
  withUpdates(async ({ site, updates }) => {
    if (written === undefined) site.remove("kit.json")
    else site.write("kit.json", written)
    expect(await updates.installed()).toMatchObject(expected)
  }),
)

test("a look says what the newest version brings", () =>
  withUpdates(async ({ updates }) => {
    await updates.look()
    const target = { title: "1.1.0" }
    expect(updates.state).toMatchObject({
      phase: { kind: "newer", newer: { step: { target }, changes: "1.1.0\n\nA warmer heading." } },
    })
  }))

test("a look says that there is nothing newer", () =>
  withUpdates(async ({ site, updates }) => {
    site.commitFile("kit.json", '{ "version": "1.1.0", "source": "../kit" }')
    await updates.look()
    expect(updates.state).toEqual({ phase: { kind: "newest" } })
  }))

test("what keeps a site from an update is told as the command tells it", () =>
  withUpdates(async ({ site, updates }) => {
    site.git("switch", "--quiet", "--detach")
    await updates.look()
    expect(updates.state.refusal).toEqual({ message: expect.stringContaining("Git is on no branch") })
  }))

test("a version is tried out beside the site, which stays as it was, and each part is told", () =>
  withUpdates(async ({ site, updates, tryOut }) => {
    const before = site.state()
    const told: string[] = []
    updates.listen(() => {
      const { phase } = updates.state
      if (phase.kind === "trying" && phase.now) told.push(phase.now.name)
    })
    const phase = await tryOut()
    expect(phase).toMatchObject({ kind: "tried", trial: { to: "1.1.0" } })
    expect(JSON.stringify(phase)).toContain("/: nothing → “, friend”")
    expect(told).toEqual(Object.keys(words.updating.parts))
    expect(site.state()).toBe(before)
    expect(leftBy(site)).toEqual([])
  }))

test("what was tried out is taken in one commit, and taken back", () =>
  withUpdates(async (given) => {
    const { site, updates, tryOut } = given
    const before = site.git("rev-parse", "HEAD^{tree}")
    await tryOut()
    await updates.take(alone(given))
    expect(updates.state).toEqual({ phase: { kind: "taken", version: "1.1.0", needsPackages: true } })
    expect(site.read("src/heading.txt")).toBe("Welcome, friend")
    expect(site.git("status", "--porcelain")).toBe("")
    expect(site.git("log", "-1", "--format=%B")).toContain("“, friend”")
    expect(await updates.installed()).toMatchObject({ version: "1.1.0", canTakeBack: true })
    await expect(updates.take(alone(given))).rejects.toThrow(words.updating.notNow)

    await updates.takeBack(alone(given))
    expect(updates.state).toEqual({ phase: { kind: "takenBack", version: "1.0.0", needsPackages: true } })
    expect(site.git("rev-parse", "HEAD^{tree}")).toBe(before)
    expect(await updates.installed()).toEqual({ version: "1.0.0", source: "../kit", canTakeBack: false })
  }))

test.each([
  ["content that is not published", "data/site.json", { about: "content" }],
  ["code that is not committed", "src/home.css", {}],
])("%s keeps a version from being tried out, and it says which of both it is", (_name, file, about) =>
  withUpdates(async ({ site, updates, tryOut }) => {
    site.write(file, `${site.read(file)} `)
    expect(await tryOut()).toMatchObject({ kind: "newer" })
    expect(updates.state.refusal).toEqual({ message: expect.stringContaining(file), ...about })
    site.commit("Published")
    expect(await tryOut()).toMatchObject({ kind: "tried" })
  }),
)

test("what is edited while a version is tried out stays, and keeps the version from being taken", () =>
  withUpdates(async (given) => {
    const { site, updates, tryOut } = given
    await tryOut()
    site.write("data/site.json", '{ "name": "Ada South", "phrase": "cheap", "percent": 3e1 }\n')
    await updates.take(alone(given))
    expect(updates.state).toMatchObject({ phase: { kind: "tried" }, refusal: { about: "content" } })
    site.commit("Published")
    await updates.take(alone(given))
    expect(updates.state).toMatchObject({
      phase: { kind: "tried" },
      refusal: { message: expect.stringContaining("Somebody has committed meanwhile") },
    })
    expect(await tryOut()).toMatchObject({ kind: "tried" })
    await updates.take(alone(given))
    expect(updates.state.phase.kind).toBe("taken")
    expect(site.read("data/site.json")).toContain("Ada South")
  }))

test("a version that was looked for is not tried out on a site that has another one by now", () =>
  withUpdates(async ({ site, updates, tryOut }) => {
    await updates.look()
    site.commitFile("kit.json", '{ "version": "1.1.0" }')
    expect(await tryOut()).toMatchObject({ kind: "newer" })
    expect(updates.state.refusal?.message).toContain("The site has got another version meanwhile")
  }))

test("nobody writes content while a version is put in place", () =>
  withUpdates(async (given) => {
    const { site, content, updates, tryOut } = given
    await tryOut()
    const taking = updates.take(alone(given))
    expect(await content.runExclusively(async () => site.read("src/heading.txt"))).toBe("Welcome, friend")
    await taking
  }))

/** Waits in a step of a trial until it is stopped. */
const waitingAt =
  (step: string): Tools["run"] =>
  (program, args, folder, signal) =>
    args.includes(step)
      ? new Promise((_resolve, reject) => signal.addEventListener("abort", () => reject(signal.reason)))
      : fakeRun(program, args, folder, signal)

test.each([
  ["stopped", async (updates: Updates) => updates.stop()],
  ["ended with the studio", (updates: Updates) => updates.close()],
])("a trial that is %s leaves nothing, and can begin again", (_name, end) =>
  withUpdates(async ({ site, updates }) => {
    const before = site.state()
    await updates.look()
    updates.tryOut()
    await poll(async () => (JSON.stringify(updates.state).includes('"now":{"name":"build') ? true : undefined))
    await expect(updates.look()).rejects.toThrow(words.updating.busy)
    await end(updates)
    expect(await poll(async () => (updates.state.phase.kind === "newer" ? updates.state : undefined))).toEqual({
      phase: expect.objectContaining({ kind: "newer" }),
    })
    expect(site.state()).toBe(before)
    expect(leftBy(site)).toEqual([])
  }, waitingAt("build")),
)

test("a program that fails in an unforeseen way is told, and ends nothing else", () => {
  const write = jest.spyOn(process.stderr, "write").mockReturnValue(true)
  return withUpdates(
    async ({ updates, tryOut }) => {
      expect(await tryOut()).toMatchObject({ kind: "newer" })
      expect(updates.state.refusal).toEqual({ message: "The studio failed: Error: npm is broken" })
      expect(String(write.mock.calls)).toContain("npm is broken")
    },
    async () => {
      throw new Error("npm is broken")
    },
  ).finally(() => write.mockRestore())
})
