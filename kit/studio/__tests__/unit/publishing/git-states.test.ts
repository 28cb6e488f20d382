import { existsSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { gitIn } from "../../../../../__tests__/support/git/git-in"
import { changesSince } from "../../../server/publishing/changes"
import { commitContent } from "../../../server/publishing/commit-content"
import { publish } from "../../../server/publishing/publish"
import { Site } from "./support/site"

let site = new Site()
beforeEach(() => {
  site = new Site().begin()
})

/** Two branches that have changed the same line. */
function twoBranches(): void {
  site.git("switch", "--quiet", "--create", "theirs")
  site.edit("books.json", "Accelerate", "Theirs")
  site.commitAll("Theirs")
  site.git("switch", "--quiet", "main")
  site.edit("books.json", "Accelerate", "Ours")
  site.commitAll("Ours")
}

/** What git has staged, where it stands, and what is in the files. */
const state = () => [
  site.git("status", "--porcelain=v2", "--branch"),
  site.git("for-each-ref"),
  site.git("ls-files", "--stage"),
]

const patch = (from: string): string => site.git("format-patch", "--stdout", `${from}^..${from}`)

test.each<readonly [what: string, begin: () => void, words: RegExp]>([
  ["a merge", () => site.gitStops("merge", "theirs"), /git merge --abort/],
  ["a rebase", () => site.gitStops("rebase", "theirs"), /^(?!.*git switch).*git rebase --abort/s],
  ["a rebase that applies patches", () => site.gitStops("rebase", "--apply", "theirs"), /git rebase --abort/],
  ["a cherry-pick", () => site.gitStops("cherry-pick", "theirs"), /git cherry-pick --abort/],
  [
    "a revert",
    () => {
      site.edit("books.json", "Ours", "Ours again")
      site.commitAll("Again")
      site.gitStops("revert", "HEAD^")
    },
    /git revert --abort/,
  ],
  [
    "a cherry-pick of several commits, one of which was just committed",
    () => {
      site.gitStops("cherry-pick", "theirs", "theirs^")
      site.git("checkout", "--quiet", "--theirs", "data")
      site.commitAll("Picked")
    },
    /git status says which/,
  ],
  [
    "git am",
    () => {
      writeFileSync(join(site.root, "theirs.patch"), patch("theirs"))
      site.gitStops("am", "--quiet", join(site.root, "theirs.patch"))
    },
    /git am --abort/,
  ],
  ["a bisect", () => void site.git("bisect", "start", "HEAD", "HEAD^"), /git bisect reset/],
  [
    "a detached HEAD, from which it leads back to the branch that was left,",
    () => {
      site.git("switch", "--quiet", "--create", "spring")
      site.git("switch", "--quiet", "--detach", "HEAD^")
    },
    /git switch spring/,
  ],
  [
    "a conflict that a stash has left",
    () => {
      site.edit("books.json", "Ours", "Stashed")
      site.git("stash")
      site.edit("books.json", "Ours", "Ours again")
      site.commitAll("Again")
      site.gitStops("stash", "pop")
    },
    /have merge conflicts/,
  ],
  [
    "a repository without a commit",
    () => {
      site = new Site().copyContent().init()
    },
    /no commit yet/,
  ],
  [
    "a git that does not know its owner",
    () => {
      for (const name of ["user.name", "user.email"]) site.git("config", name, "")
      site.git("config", "user.useConfigOnly", "true")
    },
    /git config user\.name/,
  ],
  [
    "a signature that fails",
    () => {
      site.git("config", "commit.gpgsign", "true")
      site.git("config", "gpg.program", "false")
    },
    /could not sign/,
  ],
  [
    "a content folder that git ignores",
    () => {
      site.git("rm", "--quiet", "-r", "--cached", "data")
      writeFileSync(join(site.folder, ".gitignore"), "data/\n")
      site.commitAll("Ignored")
    },
    /\.gitignore/,
  ],
  ["a lock of another program", () => writeFileSync(join(site.folder, ".git/index.lock"), ""), /in a moment/],
])("%s keeps anything from being committed or staged, and it says what to do", async (_what, begin, words) => {
  twoBranches()
  begin()
  site.write("pages/terms.md", "Mine.\n")
  const before = state()
  expect(await publish(site.data, "Mine", true)).toEqual({
    kind: "not-committed",
    message: expect.stringMatching(words),
  })
  expect(state()).toEqual(before)
})

test("in a shallow clone it is committed and pushed", async () => {
  site.becomeShallow()
  site.edit("books.json", "Second", "Third")
  expect(await publish(site.data, "Third", true)).toEqual({ kind: "published", pushed: true })
})

test("in a second worktree it is committed on its branch", async () => {
  site.git("worktree", "add", "--quiet", "-b", "spring", join(site.root, "spring"))
  const main = site.folder
  site.folder = join(site.root, "spring")
  site.change()
  expect(await changesSince(site.data)).toHaveLength(1)
  expect(await publish(site.data, "In spring", true)).toEqual({ kind: "published", pushed: false })
  expect(site.lastSubject()).toBe("In spring")
  expect(site.git("status", "--porcelain")).toBe("")
  expect(gitIn(main, "log", "-1", "--format=%s").trim()).toBe("First")
})

test("in a submodule it is committed there, once it is on a branch", async () => {
  const outer = join(site.root, "outer")
  gitIn(site.root, "init", "--quiet", "--initial-branch", "main", "outer")
  gitIn(outer, "-c", "protocol.file.allow=always", "submodule", "--quiet", "add", site.folder, "site")
  gitIn(outer, "commit", "--quiet", "--message", "Outer")
  site.folder = join(outer, "site")
  site.git("config", "user.name", "Ada")
  site.git("config", "user.email", "ada@example.org")
  site.git("switch", "--quiet", "--detach")
  site.change()
  expect(await commitContent(site.data, "Mine", { withWarnings: true })).toMatchObject({
    message: expect.stringContaining("git switch main"),
  })
  site.git("switch", "--quiet", "main")
  expect(await commitContent(site.data, "Mine", { withWarnings: true })).toMatchObject({ kind: "committed" })
  expect(site.lastFiles()).toEqual(["data/books.json"])
  expect(gitIn(outer, "log", "-1", "--format=%s").trim()).toBe("Outer")
})

test("of a sparse checkout, what is not there stays in the commit", async () => {
  writeFileSync(join(site.folder, "notes.txt"), "x")
  site.write("posts/old/notes.txt", "x")
  site.commitAll("More")
  site.git("sparse-checkout", "set", "--no-cone", "/data/*", "!/data/posts/old/", "!/data/images/cover.png")
  expect(existsSync(join(site.data, "images/cover.png"))).toBe(false)
  site.change()
  site.remove("images/talk.png")
  site.edit("media.json", "images/talk.png", "images/post.png")
  expect(await publish(site.data, "Sparse", true)).toEqual({ kind: "published", pushed: false })
  expect(site.lastFiles()).toEqual(["data/books.json", "data/images/talk.png", "data/media.json"])
  expect(site.git("status", "--porcelain")).toBe("")
  expect(existsSync(join(site.data, "images/cover.png"))).toBe(false)
})

test("with several places to push to, it names them and commits here", async () => {
  for (const name of ["home", "backup"]) site.git("remote", "add", name, join(site.root, "there.git"))
  site.change()
  expect(await publish(site.data, "Mine", true)).toMatchObject({
    kind: "not-pushed",
    message: expect.stringMatching(/backup, home.*git push --set-upstream backup HEAD/),
  })
  expect(site.lastSubject()).toBe("Mine")
})

test("on a machine without git it says what to upload", async () => {
  jest.replaceProperty(process, "env", { ...process.env, PATH: "/nowhere" })
  expect(await publish(site.data, "Mine", true)).toMatchObject({ kind: "no-git" })
  expect(await changesSince(site.data)).toBeUndefined()
})
