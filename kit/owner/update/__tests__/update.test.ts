import { statSync } from "node:fs"
import { join } from "node:path"
import { scene, success, text } from "../../__tests__/updates/support/fake-kit"

// An update's spine. What else may happen to a site that is updated: `kit/owner/__tests__/updates`.

const kinds = [
  ["a clone", true],
  ["a repository that shares no history with the kit", false],
] as const

test.each(kinds)("%s gets the kit's changes, and keeps the owner's", (_name, isClone) =>
  scene(async ({ site, run }) => {
    site.write("src/home.css", text([7, "my line 7"]))
    site.write("src/old-name.css", text([5, "mine in a file that the kit renames"], [9, "renamed later"]))
    site.commitFile("src/own.css", "mine alone")
    expect(await run()).toMatchObject(success)
    expect(site.read("src/home.css")).toBe(text([3, "the kit's line 3"], [7, "my line 7"], [10, "the kit's line 10"]))
    expect(site.read("src/new-name.css")).toBe(text([5, "mine in a file that the kit renames"], [9, "renamed later"]))
    expect(["src/old-name.css", "src/goes.css"].filter((path) => site.has(path))).toEqual([])
    expect([site.read("src/own.css"), site.read("src/comes.css")]).toEqual(["mine alone", "the kit's"])
    expect(statSync(join(site.folder, "tool.sh")).mode & 0o100).toBe(0o100)
    expect(site.git("status", "--porcelain")).toBe("")
    expect(site.git("rev-list", "--count", "HEAD^..HEAD")).toBe("1")
  }, isClone),
)

test("a trial shows the same and changes nothing", () =>
  scene(async ({ site, run }) => {
    const before = site.state()
    const { code, written } = await run("--dry-run")
    expect({ code, state: site.state() }).toEqual({ code: 0, state: before })
    expect(written).toContain("This was a trial: nothing was changed.")
    expect(written).toContain("phrase is removed")
  }))
