import { rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { gitIn } from "../../../../../__tests__/support/git/git-in"
import { publish } from "../../../server/publishing/publish"
import { unpushedCommits } from "../../../server/publishing/push"
import { readHost } from "../../../server/publishing/site-address"
import { site } from "./support/new-site"

const there = (...args: readonly string[]) => gitIn(join(site.root, "there.git"), ...args).trim()

test("publishing commits what changed in data/, and pushes it; then there is nothing to publish", async () => {
  site.withRemote().change()
  expect(await publish(site.data, "Another title", false)).toEqual({ kind: "published", pushed: true })
  expect(there("log", "-1", "--format=%s", "--name-only")).toBe("Another title\n\ndata/books.json")
  expect(await publish(site.data, "Nothing", false)).toEqual({ kind: "nothing" })
})

test.each([
  [
    "https://me:secret@git.example.org/me/site.git",
    "https://ada.dev",
    "pushed",
    { remote: "https://git.example.org/me/site.git", isConnected: true, live: "https://ada.dev/" },
  ],
  [
    "git@github.com:ada/site.git",
    "https://ada.github.io",
    "pushed",
    { remote: "git@github.com:ada/site.git", isConnected: true, live: "https://ada.github.io/site/" },
  ],
  [
    "git@github.com:me/site.git",
    "https://ada.dev",
    "not yet",
    { remote: "git@github.com:me/site.git", isConnected: true },
  ],
  [
    "git@github.com:me/site.git",
    "https://www.example.org",
    "pushed",
    { remote: "git@github.com:me/site.git", isConnected: false },
  ],
  ["/srv/site.git", "https://ada.dev", "pushed", { remote: "/srv/site.git", isConnected: false }],
  ["C:\\site.git", "https://ada.dev", "pushed", { remote: "C:\\site.git", isConnected: false }],
  [undefined, "https://ada.dev", "not yet", { remote: undefined, isConnected: false }],
])(
  "whether visitors may see what goes to %s, of a site at %s, %s, is known without asking anybody",
  async (remote, address, pushed, host) => {
    if (remote !== undefined) site.git("remote", "add", "elsewhere", remote)
    if (pushed === "pushed") site.git("update-ref", "refs/remotes/elsewhere/main", "HEAD")
    site.edit("site.json", site.json<{ siteUrl: string }>("site.json").siteUrl, address)
    expect(await readHost(site.data)).toEqual(host)
  },
)

test("a warning of the check keeps it from being published until the owner has seen it", async () => {
  site.write("pages/terms.md", `${site.text("pages/terms.md")}\nThe law of [[country]] applies.\n`)
  expect(await publish(site.data, "With a warning", false)).toMatchObject({
    kind: "diagnostics",
    diagnostics: [{ severity: "warning" }],
  })
  expect(await publish(site.data, "With a warning", true)).toEqual({ kind: "published", pushed: false })
})

test("a push that others were faster with loses nothing, and says what to do", async () => {
  site.withRemote()
  gitIn(site.root, "clone", "--quiet", "there.git", "theirs")
  const theirs = join(site.root, "theirs")
  writeFileSync(join(theirs, "theirs.txt"), "x")
  gitIn(theirs, "add", "--all")
  gitIn(theirs, "commit", "--quiet", "-m", "Theirs")
  gitIn(theirs, "push", "--quiet")
  site.change()
  const said = await publish(site.data, "Mine", false)
  expect(site.lastSubject()).toBe("Mine")
  const [, command = ""] = /Somebody else has published. Run git (.*) in a terminal/.exec(JSON.stringify(said)) ?? []
  site.git(...command.split(" "))
  expect(await publish(site.data, "Mine", false)).toEqual({ kind: "published", pushed: true })
})

test("a place that cannot be reached is said in words", async () => {
  site.withRemote().git("remote", "set-url", "origin", "https://127.0.0.1:1/there.git")
  site.change()
  expect(await publish(site.data, "Mine", false)).toMatchObject({
    kind: "not-pushed",
    message: expect.stringContaining("There is no connection"),
  })
})

test("without git it says what to upload, and no commit waits to be pushed", async () => {
  rmSync(join(site.folder, ".git"), { recursive: true })
  expect(await publish(site.data, "Mine", false)).toMatchObject({
    kind: "no-git",
    message: expect.stringContaining("public/"),
  })
  expect(await unpushedCommits(site.data)).toBe(0)
})

test("a branch that was never pushed goes to the only place that there is, with what no branch there has", async () => {
  site.withRemote().git("switch", "--quiet", "--create", "spring")
  site.change()
  site.commitAll("Mine")
  expect(await unpushedCommits(site.data)).toBe(1)
  expect(await publish(site.data, "Mine", false)).toEqual({ kind: "published", pushed: true })
  expect(there("log", "-1", "--format=%s", "spring")).toBe("Mine")
})

test("commits that the remote does not have are counted, and none after publishing", async () => {
  expect(await unpushedCommits(site.data)).toBe(0)
  site.withRemote()
  for (const words of ["One", "Two"]) site.git("commit", "--quiet", "--allow-empty", "-m", words)
  expect(await unpushedCommits(site.data)).toBe(2)
  expect(await publish(site.data, "Nothing", false)).toEqual({ kind: "published", pushed: true })
  expect(await unpushedCommits(site.data)).toBe(0)
})
