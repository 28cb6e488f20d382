import { execFileSync } from "node:child_process"
import { mkdirSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { scratchFolder } from "../../../../__tests__/support/scratch-folder"
import { lastCommit } from "../../check/relations/last-commit"
import { dataFolder } from "../../files/data-folder"
import { CheckMemo } from "../../files/memo"

let root = ""
let memo = new CheckMemo()
beforeEach(() => {
  root = scratchFolder()
  memo = new CheckMemo()
})

const git = (...args: readonly string[]) =>
  execFileSync("git", ["-c", "user.name=Ada", "-c", "user.email=ada@example.org", ...args], {
    cwd: root,
    stdio: "ignore",
  })

function commit(text: string, folder = root) {
  mkdirSync(join(folder, "data"), { recursive: true })
  writeFileSync(join(folder, "data/posts.json"), JSON.stringify(text))
  git("-C", folder, "add", "--all")
  git("-C", folder, "commit", "--quiet", "--no-gpg-sign", "-m", text)
}

/** Asks as somebody does who has asked before. */
async function postsAt(folder = root): Promise<unknown> {
  const found = await dataFolder(join(folder, "data"), { memo })
  return found && (await lastCommit(found))?.("posts.json")
}

test("a folder outside of a repository has no last commit", async () => {
  mkdirSync(join(root, "data"))
  expect(await postsAt()).toBeUndefined()
})

test("a repository without a commit has none, until the first is made", async () => {
  git("init", "--quiet", "--initial-branch", "main")
  mkdirSync(join(root, "data"))
  expect(await postsAt()).toBeUndefined()
  commit("one")
  expect(await postsAt()).toBe("one")
})

describe("in a repository with two commits", () => {
  beforeEach(async () => {
    git("init", "--quiet", "--initial-branch", "main")
    commit("one")
    git("branch", "other")
    commit("two")
    expect(await postsAt()).toBe("two")
  })

  test("a commit by another program is seen", async () => {
    commit("three")
    expect(await postsAt()).toBe("three")
  })

  test("another branch is seen", async () => {
    git("switch", "--quiet", "other")
    expect(await postsAt()).toBe("one")
  })

  test("a detached HEAD is seen", async () => {
    git("switch", "--quiet", "--detach", "HEAD^")
    expect(await postsAt()).toBe("one")
  })

  test("a branch that is reset is seen, also when git has packed its refs", async () => {
    git("pack-refs", "--all")
    expect(await postsAt()).toBe("two")
    git("reset", "--quiet", "--hard", "HEAD^")
    git("pack-refs", "--all")
    expect(await postsAt()).toBe("one")
  })

  test("a commit in a worktree is seen there", async () => {
    const there = join(root, "there")
    git("worktree", "add", "--quiet", "there", "other")
    expect(await postsAt(there)).toBe("one")
    commit("three", there)
    expect(await postsAt(there)).toBe("three")
    expect(await postsAt()).toBe("two")
  })
})

test("git is asked once for as long as nothing is committed", async () => {
  git("init", "--quiet", "--initial-branch", "main")
  commit("one")
  await postsAt()
  // Without git there is no other way to know it.
  const { PATH } = process.env
  process.env.PATH = ""
  try {
    expect(await postsAt()).toBe("one")
  } finally {
    process.env.PATH = PATH
  }
})
