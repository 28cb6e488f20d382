import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Place } from "../../__tests__/updates/support/place"
import { type Present, release } from "../release"

const today = new Date("2026-12-01T12:00:00Z")

const schema = (...keys: readonly string[]) =>
  `${JSON.stringify({ properties: Object.fromEntries(keys.map((key) => [key, { items: { properties: { inner: {} } } }])) })}\n`

const fields = (...keys: readonly string[]) =>
  new Set(keys.flatMap((key) => [`site.json.${key}`, `site.json.${key}[].inner`]))

/** A kit at version 1.0.0, with something new since. */
async function inKit(
  use: (kit: Place, run: (version?: string, present?: Partial<Present>) => Promise<string>) => Promise<void>,
) {
  const kit = new Place(mkdtempSync(join(tmpdir(), "release-")))
  try {
    kit.begin()
    kit.write("kit.json", '{ "version": "1.0.0" }\n')
    kit.write("package.json", '{ "name": "kit", "version": "1.0.0" }\n')
    kit.write("package-lock.json", '{ "version": "1.0.0", "packages": { "": { "version": "1.0.0" } } }\n')
    kit.write("CHANGELOG.md", "# Changes\n\n## Unreleased\n\nNothing yet.\n\n## 1.0.0 (2026-11-23)\n\nThe kit.\n")
    kit.write(".vscode/schemas/site.json", schema("name", "phrase"))
    kit.commit("The kit")
    kit.write("CHANGELOG.md", "# Changes\n\n## Unreleased\n\nA warmer heading.\n\n## 1.0.0 (2026-11-23)\n\nThe kit.\n")
    kit.commit("A warmer heading")
    await use(kit, (version, present) =>
      release(kit.folder, version, { today, fields: fields("name", "phrase"), migrations: [], ...present }),
    )
  } finally {
    rmSync(kit.folder, { recursive: true })
  }
}

test("a release writes version and date, commits and tags", () =>
  inKit(async (kit, run) => {
    expect(await run("1.1.0")).toContain("git push --follow-tags")
    expect(kit.read("kit.json")).toBe('{ "version": "1.1.0" }\n')
    expect(kit.read("package.json")).toBe('{ "name": "kit", "version": "1.1.0" }\n')
    expect(kit.read("package-lock.json")).toBe('{ "version": "1.1.0", "packages": { "": { "version": "1.1.0" } } }\n')
    expect(kit.read("CHANGELOG.md")).toBe(
      "# Changes\n\n## 1.1.0 (2026-12-01)\n\nA warmer heading.\n\n## 1.0.0 (2026-11-23)\n\nThe kit.\n",
    )
    expect(kit.git("rev-parse", "v1.1.0^{commit}")).toBe(kit.git("rev-parse", "HEAD"))
    expect(kit.git("log", "-1", "--format=%s")).toBe("Version 1.1.0")
    expect(kit.git("status", "--porcelain")).toBe("")
  }))

const migration = (version: string) => ({
  version,
  file: "site.json",
  what: "",
  fields: ["site.json.phrase"],
  edits: () => [],
})

test("a field that is gone has a migration, or the release is refused", () =>
  inKit(async (kit, run) => {
    const before = kit.state()
    await expect(run("1.1.0", { fields: fields("name") })).rejects.toThrow(
      "site.json.phrase\n  site.json.phrase[].inner",
    )
    await expect(run("1.1.0", { fields: fields("name"), migrations: [migration("1.0.0")] })).rejects.toThrow("are gone")
    await expect(run("1.1.0", { fields: fields("name"), migrations: [migration("1.2.0")] })).rejects.toThrow(
      "is for version 1.2.0, but this will be 1.1.0",
    )
    expect(kit.state()).toBe(before)
    await run("1.1.0", { fields: fields("name"), migrations: [migration("1.1.0")] })
  }))

type Case = readonly [name: string, prepare: (kit: Place) => void, version: string | undefined, says: string]

const cases: readonly Case[] = [
  ["no version", () => undefined, undefined, "Name the version"],
  ["a version to try out", () => undefined, "1.1.0-beta", "Name the version"],
  ["the same version", () => undefined, "1.0.0", "1.0.0 is not newer than 1.0.0"],
  ["a tag that is there", (kit) => kit.git("tag", "v1.1.0"), "1.1.0", "There is a tag v1.1.0 already"],
  ["changes that are not committed", (kit) => kit.write("new.txt", "new"), "1.1.0", "changes that are not committed"],
  [
    "a changelog that says nothing",
    (kit) => {
      kit.write("CHANGELOG.md", "# Changes\n\n## Unreleased\n\n## 1.0.0\n\nThe kit.\n")
      kit.commit("Nothing")
    },
    "1.1.0",
    'does not say under "## Unreleased"',
  ],
]

test.each(cases)("%s: refused, and nothing is changed", (_name, prepare, version, says) =>
  inKit(async (kit, run) => {
    prepare(kit)
    const before = kit.state()
    await expect(run(version)).rejects.toThrow(says)
    expect(kit.state()).toBe(before)
  }),
)
