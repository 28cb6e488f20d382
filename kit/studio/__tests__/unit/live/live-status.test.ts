import { rmSync } from "node:fs"
import { join } from "node:path"
import { computeFolderVersion } from "../../../../content/files/content-version"
import { readLiveAddress } from "../../../server/live/live-address"
import { committedVersion, liveStatus } from "../../../server/live/live-status"
import { Site } from "../publishing/support/site"

let site = new Site()
beforeEach(() => {
  site = new Site().begin()
})

/** A site that shows the content as it is now. */
async function built(): Promise<() => Promise<{ readonly kind: "version"; readonly version: string }>> {
  const version = await computeFolderVersion(site.data)
  return async () => ({ kind: "version", version })
}

const dateOf = (commit: string): string => site.git("log", "-1", "--format=%cI", commit).trim()

test("a commit has the version of a build of it", async () => {
  site.edit("books.json", "Accelerate", "Mine")
  site.write("images/.DS_Store", "x")
  site.commitAll("Second")
  expect(await committedVersion(site.data, "HEAD")).toBe(await computeFolderVersion(site.data))
  expect(await committedVersion(site.data, "HEAD^")).not.toBe(await computeFolderVersion(site.data))
})

test("a site with what was published is live", async () => {
  site.withRemote()
  expect(await liveStatus(site.data, await built())).toEqual({ kind: "live", date: dateOf("HEAD") })
})

test("what is changed or committed since, but not pushed, does not count", async () => {
  site.withRemote()
  const ask = await built()
  site.edit("books.json", "Accelerate", "Mine")
  site.commitAll("Second")
  site.edit("books.json", "Mine", "Unsaid")
  expect(await liveStatus(site.data, ask)).toEqual({ kind: "live", date: dateOf("origin/main") })
})

test("a site with what was published before is older", async () => {
  site.withRemote()
  const ask = await built()
  const date = dateOf("HEAD")
  site.edit("books.json", "Accelerate", "Mine")
  site.commitAll("Second")
  site.git("push", "--quiet")
  expect(await liveStatus(site.data, ask)).toEqual({ kind: "older", date })
})

test("after going back, the site is live when it shows that", async () => {
  const ask = await built()
  for (const [from, to] of [
    ["Accelerate", "Mine"],
    ["Mine", "Accelerate"],
  ] as const) {
    site.edit("books.json", from, to)
    site.commitAll(to)
  }
  expect(await liveStatus(site.data, ask)).toMatchObject({ kind: "live" })
})

test("a site with anything else is another version", async () => {
  expect(await liveStatus(site.data, async () => ({ kind: "version", version: "x" }))).toEqual({ kind: "other" })
})

test("without git it is compared with the files", async () => {
  rmSync(join(site.folder, ".git"), { recursive: true })
  expect(await liveStatus(site.data, await built())).toEqual({ kind: "live" })
  const ask = await built()
  site.edit("books.json", "Accelerate", "Mine")
  expect(await liveStatus(site.data, ask)).toEqual({ kind: "other" })
})

test("the address is that of site.json, with the path prefix of builds", async () => {
  expect(await readLiveAddress(site.data)).toBe("https://www.ada-north.org/")
  expect(await readLiveAddress(site.data, "/team/site")).toBe("https://www.ada-north.org/team/site/")
})

test.each([
  ["https://github.com/Ada/portfolio.git", "https://ada.github.io/portfolio/"],
  ["git@github.com:ada/portfolio.git", "https://ada.github.io/portfolio/"],
  ["https://github.com/ada/ada.github.io", "https://ada.github.io/"],
  ["https://gitlab.com/ada/portfolio", "https://ada.github.io/"],
])("on GitHub Pages, the repository %s is at %s", async (remote, address) => {
  site.edit("site.json", "https://www.ada-north.org", "https://ada.github.io")
  site.git("remote", "add", "origin", remote)
  expect(await readLiveAddress(site.data)).toBe(address)
})

test.each(["", "ada-north.org", "file:///etc/passwd", "javascript:alert(1)"])(
  "%p is no address, and nobody is asked",
  async (written) => {
    site.edit("site.json", "https://www.ada-north.org", written)
    expect(await liveStatus(site.data, () => Promise.reject(new Error("asked")))).toEqual({ kind: "no-address" })
  },
)
