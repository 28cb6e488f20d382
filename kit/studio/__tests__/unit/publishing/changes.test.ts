import { readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { gitIn } from "../../../../../__tests__/support/git/git-in"
import { scratchFolder } from "../../../../../__tests__/support/scratch-folder"
import { readCommitted } from "../../../server/pictures/read-picture"
import { changesSince } from "../../../server/publishing/changes"
import { site } from "./support/new-site"

/** What has changed, without what tells it from others. */
const changes = async () => (await changesSince(site.data))?.map(({ key: _key, ...change }) => change)
const changeNames = async () => (await changesSince(site.data))?.map(({ kind, file }) => `${kind} ${file}`)

test("a field that is changed, one that is new and a file that is new are named", async () => {
  site.edit("site.json", '"role"', '"securityContact": "mailto:a@example.org",\n  "role"')
  site.edit("books.json", "Accelerate", "Another")
  site.write("images/new.txt", "x")
  expect(await changes()).toEqual([
    { kind: "changed", file: "books.json", path: [0, "title"], isFile: false, before: "Accelerate", after: "Another" },
    { kind: "added", file: "images/new.txt", path: [], isFile: true, after: "images/new.txt" },
    { kind: "added", file: "site.json", path: ["securityContact"], isFile: false, after: "mailto:a@example.org" },
  ])
})

test("a post that has another slug is a change of the slug, and its text has moved", async () => {
  site.edit("posts.json", '"a-small-database"', '"a-large-database"')
  site.move("posts/a-small-database.md", "posts/a-large-database.md")
  const [from, to] = ["posts/a-small-database.md", "posts/a-large-database.md"]
  expect(await changes()).toEqual([
    {
      kind: "changed",
      file: "posts.json",
      path: [1, "slug"],
      isFile: false,
      before: "a-small-database",
      after: "a-large-database",
    },
    { kind: "moved", file: to, path: [], isFile: true, before: from, after: to },
  ])
})

test("so it is when its text was written anew as well", async () => {
  site.edit("posts.json", '"a-small-database"', '"a-large-database"')
  site.remove("posts/a-small-database.md")
  site.write("posts/a-large-database.md", "Not a word of this was there.\n")
  expect(await changeNames()).toEqual([
    "changed posts.json",
    "moved posts/a-large-database.md",
    "changed posts/a-large-database.md",
  ])
})

test("another post’s text in the place of one that was removed is no move", async () => {
  site.remove("posts/a-small-database.md")
  site.write("posts/on-nights.md", "Not a word of this was there.\n")
  expect(await changeNames()).toEqual(["removed posts/a-small-database.md", "added posts/on-nights.md"])
})

test("a picture that comes with the value that names it is one change with it", async () => {
  site.write("images/new.png", "x")
  site.edit("pages/about.json", "portrait.png", "new.png")
  expect(await changeNames()).toEqual(["changed pages/about.json"])
})

test("a picture that moved is one change, and one with the same size is another picture", async () => {
  site.move("images/post.png", "images/posts/post.png")
  const talk = readFileSync(join(site.data, "images/talk.png"))
  site.remove("images/talk.png")
  site.write("images/other.png", Buffer.alloc(talk.length))
  expect(await changeNames()).toEqual([
    "added images/other.png",
    "moved images/posts/post.png",
    "removed images/talk.png",
  ])
})

test("what programs leave behind is no change", async () => {
  for (const name of [".DS_Store", "images/.new-0123.tmp"]) site.write(name, "x")
  expect(await changeNames()).toEqual([])
})

test.each([
  ["git does not show new files", ["status.showUntrackedFiles", "no"]],
  ["git writes paths from where one is", ["status.relativePaths", "true"]],
  ["git finds renames", ["status.renames", "copies"]],
  ["git shows other characters as they are", ["core.quotePath", "false"]],
  ["git writes Windows’ line breaks", ["core.autocrlf", "true"]],
])("spaces and other characters in names are read where %s", async (_what, config) => {
  site.git("config", ...config)
  site.write("posts/überall daheim.md", "a\n")
  site.edit("books.json", "Accelerate", "Another")
  expect(await changeNames()).toEqual(["changed books.json", "added posts/überall daheim.md"])
})

test("content with Windows’ line breaks is compared with what git would write here", async () => {
  site.git("config", "core.autocrlf", "true")
  site.write("posts/a-small-database.md", `${site.text("posts/a-small-database.md").replaceAll("\n", "\r\n")}More.\r\n`)
  const [change] = (await changes()) ?? []
  expect(change).toMatchObject({ kind: "changed", before: expect.stringContaining("\r\n") })
  expect(Reflect.get(change ?? {}, "after")).toBe(`${Reflect.get(change ?? {}, "before")}More.\r\n`)
})

test("what is staged and then put back is no change", async () => {
  const cover = readFileSync(join(site.data, "images/cover.png"))
  site.write("images/cover.png", "x")
  site.write("books.json", "[]")
  site.git("add", "--all")
  site.write("images/cover.png", cover)
  site.git("checkout", "HEAD", "--", "data/books.json")
  site.git("rm", "--quiet", "--cached", "data/images/talk.png")
  expect(await changeNames()).toEqual([])
})

test("a file that cannot be read as JSON is shown as a whole", async () => {
  const before = site.text("books.json")
  site.write("books.json", "[")
  expect(await changes()).toEqual([{ kind: "changed", file: "books.json", path: [], isFile: true, before, after: "[" }])
})

test("a repository in the project, such as a submodule, is no file of the content", async () => {
  gitIn(site.root, "init", "--quiet", "other")
  gitIn(join(site.root, "other"), "commit", "--quiet", "--allow-empty", "--message", "Theirs")
  site.git(
    "-c",
    "protocol.file.allow=always",
    "submodule",
    "--quiet",
    "add",
    join(site.root, "other"),
    "data/images/theirs",
  )
  site.commitAll("With a submodule")
  site.write("images/theirs/new.txt", "x")
  expect(await changeNames()).toEqual([])
})

test("before the first commit, and without git, nothing can be compared", async () => {
  rmSync(join(site.folder, ".git"), { recursive: true })
  expect(await changesSince(site.data)).toBeUndefined()
  site.init()
  expect(await changesSince(site.data)).toBeUndefined()
})

const committedPicture = (number: number) => readCommitted(site.data, `images/${number}.png`, "HEAD")

test("sixty pictures and twenty texts that have changed, and the pictures as they were, take five questions to git", async () => {
  for (let number = 0; number < 60; number += 1) site.write(`images/${number}.png`, `${number}`)
  for (let number = 0; number < 20; number += 1) site.write(`posts/${number}.md`, `${number}\n`)
  site.commitAll("Many")
  // Where the repository is, is asked once for all questions.
  expect(await changeNames()).toEqual([])
  for (let number = 0; number < 60; number += 1) site.write(`images/${number}.png`, `other ${number}`)
  for (let number = 0; number < 20; number += 1) site.write(`posts/${number}.md`, `other ${number}\n`)
  const folder = scratchFolder()
  const trace = join(folder, "trace")
  try {
    writeFileSync(trace, "")
    process.env.GIT_TRACE2_EVENT = trace
    expect(await changeNames()).toHaveLength(80)
    const before = await Promise.all(Array.from({ length: 60 }, (_, number) => committedPicture(number)))
    expect(before.map(String)).toEqual(Array.from({ length: 60 }, (_, number) => `${number}`))
  } finally {
    delete process.env.GIT_TRACE2_EVENT
  }
  const started = readFileSync(trace, "utf8").match(/"event":"start"/g)
  expect(started).toHaveLength(5)
})
