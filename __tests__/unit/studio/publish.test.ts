import { execFileSync } from "node:child_process"
import { writeFileSync } from "node:fs"
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { publish } from "../../../studio/server/publishing/publish"
import { unpushedCommits } from "../../../studio/server/publishing/push"

const minimal = join(__dirname, "../content/support/minimal-data")
const run = (cwd: string, ...args: string[]) =>
  execFileSync("git", ["-c", "user.name=Ada", "-c", "user.email=ada@example.org", ...args], {
    cwd,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "pipe"],
  })

let root = ""
let data = ""
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "studio-"))
  data = join(root, "site/data")
  await cp(minimal, data, { recursive: true })
})
afterEach(() => rm(root, { recursive: true, force: true }))

/** A repository with the content in it and, if wanted, a bare one that it is pushed to. */
function commit(remote: boolean): string {
  const site = join(root, "site")
  run(site, "init", "--quiet", "--initial-branch", "main")
  for (const [key, value] of [
    ["user.name", "Ada"],
    ["user.email", "ada@example.org"],
  ] as const)
    run(site, "config", key, value)
  run(site, "add", "--all")
  run(site, "commit", "--quiet", "-m", "First")
  if (remote) {
    run(root, "init", "--quiet", "--bare", "--initial-branch", "main", "there.git")
    run(site, "remote", "add", "origin", join(root, "there.git"))
    run(site, "push", "--quiet", "--set-upstream", "origin", "main")
  }
  return site
}

const edit = async (file: string, from: string, to: string) => {
  const text = await readFile(join(data, file), "utf8")
  await writeFile(join(data, file), text.replace(from, to))
}
const titles = async () =>
  (JSON.parse(await readFile(join(data, "books.json"), "utf8")) as Array<{ title: string }>).map(({ title }) => title)

test("publishing commits what changed in data/ alone, and pushes it", async () => {
  const site = commit(true)
  await writeFile(join(site, "notes.txt"), "mine")
  run(site, "add", "notes.txt")
  await edit("books.json", (await titles())[0] ?? "", "Another")
  expect(await publish(data, "Another title", false)).toEqual({ kind: "published", pushed: true })
  expect(run(join(root, "there.git"), "log", "-1", "--format=%s").trim()).toBe("Another title")
  expect(run(join(root, "there.git"), "show", "--name-only", "--format=", "HEAD").trim()).toBe("data/books.json")
  expect(run(site, "status", "--porcelain").trim()).toBe("A  notes.txt")
})

test("with nothing changed there is nothing to publish", async () => {
  commit(true)
  expect(await publish(data, "Nothing", false)).toEqual({ kind: "nothing" })
})

test("a warning of the check keeps it from being published until the owner has seen it", async () => {
  commit(true)
  await edit("pages/home.json", '"intro": "', '"intro": "&amp; ')
  expect(await publish(data, "With a warning", false)).toMatchObject({
    kind: "diagnostics",
    diagnostics: [{ severity: "warning" }],
  })
  expect(await publish(data, "With a warning", true)).toEqual({ kind: "published", pushed: true })
})

test("what the check would say keeps anything from being published", async () => {
  const site = commit(true)
  await edit("tools.json", "https://quick-check.org", "quick-check")
  expect(await publish(data, "Broken", false)).toMatchObject({
    kind: "diagnostics",
    diagnostics: [{ path: [0, "url"] }],
  })
  expect(run(site, "log", "--format=%s").trim()).toBe("First")
})

test("a push that others were faster with loses nothing, and says what to do", async () => {
  const site = commit(true)
  run(root, "clone", "--quiet", "there.git", "theirs")
  const theirs = join(root, "theirs")
  await writeFile(join(theirs, "theirs.txt"), "x")
  run(theirs, "add", "--all")
  run(theirs, "commit", "--quiet", "-m", "Theirs")
  run(theirs, "push", "--quiet")
  await edit("books.json", (await titles())[0] ?? "", "Mine")
  expect(await publish(data, "Mine", false)).toMatchObject({
    kind: "not-pushed",
    message: expect.stringContaining("Somebody else has published"),
  })
  expect(run(site, "log", "-1", "--format=%s").trim()).toBe("Mine")
  run(site, "pull", "--quiet", "--no-rebase", "--no-edit")
  expect(await publish(data, "Mine", false)).toEqual({ kind: "published", pushed: true })
})

test("a place that cannot be reached is said in words", async () => {
  const site = commit(true)
  run(site, "remote", "set-url", "origin", "https://127.0.0.1:1/there.git")
  await edit("books.json", (await titles())[0] ?? "", "Mine")
  expect(await publish(data, "Mine", false)).toMatchObject({
    kind: "not-pushed",
    message: expect.stringContaining("There is no connection"),
  })
})

test("without git it says what to upload", async () => {
  expect(await publish(data, "Mine", false)).toMatchObject({
    kind: "no-git",
    message: expect.stringContaining("public/"),
  })
})

test("a branch that was never pushed goes to the only place that there is", async () => {
  const site = commit(true)
  run(site, "switch", "--quiet", "--create", "spring")
  await edit("books.json", (await titles())[0] ?? "", "Mine")
  expect(await publish(data, "Mine", false)).toEqual({ kind: "published", pushed: true })
  expect(run(join(root, "there.git"), "log", "-1", "--format=%s", "spring").trim()).toBe("Mine")
})

test.each<readonly [what: string, obstacle: (site: string) => void, words: string]>([
  ["an older state of the site", (site) => void run(site, "switch", "--quiet", "--detach"), "git switch main"],
  [
    "somebody else’s changes that are being taken in",
    (site) => writeFileSync(join(site, ".git/MERGE_HEAD"), run(site, "rev-parse", "HEAD")),
    "git merge --abort",
  ],
  [
    "a git that does not know its owner",
    (site) => {
      run(site, "config", "user.name", "")
      run(site, "config", "user.email", "")
      run(site, "config", "user.useConfigOnly", "true")
    },
    "git config user.name",
  ],
])("%s keeps anything from being committed, and it says what to do", async (_what, obstacle, words) => {
  const site = commit(true)
  await edit("books.json", (await titles())[0] ?? "", "Mine")
  obstacle(site)
  expect(await publish(data, "Mine", false)).toMatchObject({
    kind: "not-committed",
    message: expect.stringContaining(words),
  })
  expect(run(site, "log", "-1", "--format=%s").trim()).toBe("First")
})

test("a check of the owner’s own that git runs can refuse, in its own words", async () => {
  const site = commit(true)
  await edit("books.json", (await titles())[0] ?? "", "Mine")
  const hook = join(site, ".git/hooks/pre-commit")
  await mkdir(dirname(hook), { recursive: true })
  await writeFile(hook, "#!/bin/sh\necho 'Not on a Friday.' >&2\nexit 1\n", { mode: 0o755 })
  expect(await publish(data, "Mine", false)).toMatchObject({
    kind: "not-committed",
    message: expect.stringContaining("Not on a Friday."),
  })
})

test("while another program works with git, it says to wait", async () => {
  const site = commit(true)
  await edit("books.json", (await titles())[0] ?? "", "Mine")
  await writeFile(join(site, ".git/index.lock"), "")
  expect(await publish(data, "Mine", false)).toMatchObject({
    kind: "not-committed",
    message: expect.stringContaining("Try again in a moment"),
  })
})

test("with two places to push to, a branch that was never pushed waits for its owner to choose", async () => {
  const site = commit(true)
  run(site, "remote", "add", "backup", join(root, "there.git"))
  run(site, "switch", "--quiet", "--create", "spring")
  await edit("books.json", (await titles())[0] ?? "", "Mine")
  expect(await publish(data, "Mine", false)).toMatchObject({
    kind: "not-pushed",
    message: expect.stringContaining("git push --set-upstream"),
  })
  expect(run(site, "log", "-1", "--format=%s").trim()).toBe("Mine")
})

test("without a place to push to it is committed here", async () => {
  const site = commit(false)
  await edit("books.json", (await titles())[0] ?? "", "Mine")
  expect(await publish(data, "Mine", false)).toEqual({ kind: "published", pushed: false })
  expect(run(site, "log", "-1", "--format=%s").trim()).toBe("Mine")
})

test("commits that the remote does not have are counted, and none after publishing", async () => {
  const site = commit(true)
  expect(await unpushedCommits(data)).toBe(0)
  for (const words of ["One", "Two"]) run(site, "commit", "--quiet", "--allow-empty", "-m", words)
  expect(await unpushedCommits(data)).toBe(2)
  expect(await publish(data, "Nothing", false)).toEqual({ kind: "published", pushed: true })
  expect(await unpushedCommits(data)).toBe(0)
})

test("a branch that was never pushed counts what no branch of the remote has", async () => {
  const site = commit(true)
  run(site, "switch", "--quiet", "--create", "other")
  run(site, "commit", "--quiet", "--allow-empty", "-m", "One")
  expect(await unpushedCommits(data)).toBe(1)
})

test("without a remote, and without git, no commit waits to be pushed", async () => {
  expect(await unpushedCommits(data)).toBe(0)
  commit(false)
  expect(await unpushedCommits(data)).toBe(0)
})
