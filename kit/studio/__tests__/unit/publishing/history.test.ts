import { existsSync, readFileSync, rmSync } from "node:fs"
import { join } from "node:path"
import { committedBytes, GitError, hasHistory } from "../../../../content/files/git"
import { ContentFiles } from "../../../server/content/content-files"
import { readPicture } from "../../../server/pictures/read-picture"
import { type HistoryEntry, lastPublished, readHistory } from "../../../server/publishing/history"
import { readCommitChanges } from "../../../server/publishing/history-changes"
import { Site } from "./support/site"

let site = new Site()
beforeEach(() => {
  site = new Site().begin()
})

const history = async (...asked: ReadonlyArray<Parameters<typeof readHistory>[1]>) => {
  const found = await readHistory(site.data, asked[0])
  if (!found) throw new Error("There is a history")
  return found
}
const subjects = (entries: readonly HistoryEntry[]) => entries.map(({ subject }) => subject)

async function entry(subject: string): Promise<HistoryEntry> {
  const found = (await history()).entries.find((each) => each.subject === subject)
  if (!found) throw new Error(`There is no ${subject}`)
  return found
}

async function changes(subject: string): Promise<readonly string[]> {
  const found = await readCommitChanges(site.data, (await entry(subject)).commit)
  if (found.kind !== "changes") throw new Error(`${subject} is ${found.kind}`)
  return found.changes.map(({ kind, file, path }) => [kind, file, ...path].join(" "))
}

test("the commits of the content are there, newest first, and no others", async () => {
  site.edit("books.json", "Accelerate", "Mine")
  site.commitAll("Second")
  site.git("commit", "--quiet", "--allow-empty", "-m", "Of something else")
  expect((await history()).entries).toEqual([
    expect.objectContaining({ subject: "Second", author: "Ada", isLatest: true }),
    expect.objectContaining({ subject: "First", author: "Ada", isLatest: false }),
  ])
})

test("what was pushed is published, the rest is not yet", async () => {
  site.withRemote()
  site.edit("books.json", "Accelerate", "Mine")
  site.commitAll("Second")
  expect((await history()).entries.map(({ isPublished }) => isPublished)).toEqual([false, true])
})

test("without a place to push to it says nothing of publishing", async () => {
  expect(await entry("First")).toMatchObject({ isPublished: undefined })
})

test("the history continues where it stopped, whatever is committed meanwhile", async () => {
  for (let number = 1; number <= 24; number += 1) {
    site.write("posts/notes.md", `${number}\n`)
    site.commitAll(`Change ${number}`)
  }
  const first = await history()
  site.write("posts/notes.md", "Meanwhile\n")
  site.commitAll("Meanwhile")
  const second = await history({ from: first.from, skip: first.entries.length })
  expect([first.hasMore, second.hasMore]).toEqual([true, false])
  expect(subjects([...first.entries, ...second.entries])).toEqual([
    ...Array.from({ length: 24 }, (_, index) => `Change ${24 - index}`),
    "First",
  ])
})

test("a history that is continued from a commit that is gone asks to be opened again", async () => {
  await expect(readHistory(site.data, { from: "0".repeat(40), skip: 20 })).rejects.toThrow("no longer here")
})

test("a state that is the same as the last one is known as such", async () => {
  site.edit("books.json", "Accelerate", "Mine")
  site.commitAll("Second")
  site.edit("books.json", "Mine", "Accelerate")
  site.commitAll("Back")
  expect((await history()).entries.map(({ isLatest }) => isLatest)).toEqual([true, false, true])
})

test("a commit shows what it changed by value", async () => {
  site.edit("books.json", "Accelerate", "Mine")
  site.commitAll("Second")
  site.edit("books.json", "Mine", "Later")
  site.commitAll("Third")
  expect(await changes("Second")).toEqual(["changed books.json 0 title"])
  const found = await readCommitChanges(site.data, (await entry("Second")).commit)
  expect(found).toMatchObject({
    changes: [{ before: "Accelerate", after: "Mine" }],
    texts: { "books.json": expect.stringContaining("Mine") },
  })
})

test("the first commit says how much it added", async () => {
  const files = site.git("ls-files", "data").trim().split("\n").length
  expect(await readCommitChanges(site.data, (await entry("First")).commit)).toEqual({ kind: "first", files })
})

test("a merge shows what it brought", async () => {
  site.git("switch", "--quiet", "--create", "theirs")
  site.edit("books.json", "Matthew Skelton", "Theirs")
  site.commitAll("Theirs")
  site.git("switch", "--quiet", "main")
  site.write("posts/notes.md", "Mine\n")
  site.commitAll("Mine")
  site.git("merge", "--quiet", "theirs", "-m", "Merged")
  expect(await changes("Merged")).toEqual(["changed books.json 1 author"])
  expect(new Set(subjects((await history()).entries))).toEqual(new Set(["Merged", "Mine", "Theirs", "First"]))
})

test("in a shallow clone it says that older commits are missing, and what the oldest changed is unknown", async () => {
  site.becomeShallow()
  expect(await history()).toMatchObject({ isShallow: true, hasMore: false, entries: [{ subject: "Second" }] })
  expect(await readCommitChanges(site.data, (await entry("Second")).commit)).toEqual({ kind: "unknown" })
})

test("without git, and before the first commit, there is no history", async () => {
  site = new Site().copyContent().init()
  expect(await readHistory(site.data)).toBeNull()
  rmSync(join(site.folder, ".git"), { recursive: true })
  expect(await readHistory(site.data)).toBeNull()
})

test("subjects may hold anything that git lets them", async () => {
  site.edit("books.json", "Accelerate", "Mine")
  site.commitAll('"Quoted" --and | with \t ümlauts')
  expect((await history()).entries[0]?.subject).toBe('"Quoted" --and | with \t ümlauts')
})

test("the last commit of the content is known, with its day, its author and its words", async () => {
  site.git("commit", "--quiet", "--allow-empty", "-m", "Something else")
  expect(await lastPublished(site.data)).toEqual({
    commit: expect.any(String),
    date: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/),
    author: "Ada",
    subject: "First",
  })
})

test("where there is no git or no commit yet, nothing was committed", async () => {
  rmSync(join(site.folder, ".git"), { recursive: true })
  expect(await lastPublished(site.data)).toBeNull()
  expect(await committedBytes(site.data, "books.json")).toBeUndefined()
  expect(await hasHistory(site.data)).toBe(false)
  site.init()
  expect(await hasHistory(site.data)).toBe(false)
})

/** Puts a whole file back as it was at the last commit. */
const restore = async (content: ContentFiles, file: string) =>
  content.change(async () => new Map([[file, await committedBytes(site.data, file)]]))

test("a post that was removed comes back with the text that it had", async () => {
  const [file, content] = ["posts/two-teams-one-rota.md", new ContentFiles(site.data)]
  const before = site.text(file)
  const { revision } = await content.read("posts.json")
  await content.edit("posts.json", revision, { kind: "remove", path: [0] })
  expect(existsSync(join(site.data, file))).toBe(false)
  expect(await restore(content, "posts.json")).toMatchObject({ kind: "written" })
  expect(site.text(file)).toBe(before)
})

test("a file that git has and cannot give is not taken for one that was not there", async () => {
  const name = site.git("rev-parse", "HEAD:data/books.json").trim()
  rmSync(join(site.folder, ".git/objects", name.slice(0, 2), name.slice(2)))
  await expect(committedBytes(site.data, "books.json")).rejects.toThrow(GitError)
})

test("a file comes back with the line breaks of Windows where git writes these", async () => {
  site.git("config", "core.autocrlf", "true")
  const windows = Buffer.from(site.text("books.json").replaceAll("\n", "\r\n"))
  expect(await committedBytes(site.data, "books.json")).toEqual(windows)
})

test("a picture that is gone can still be looked at as it was", async () => {
  const before = readFileSync(join(site.data, "images/cover.png"))
  site.remove("images/cover.png")
  const asked = new URLSearchParams({ path: "images/cover.png", at: "HEAD" })
  expect((await readPicture(site.data, asked))?.content).toEqual(before)
})

test("a picture of the last commit is the one of the commit that came in meanwhile", async () => {
  const look = async (path: string, at = "HEAD") =>
    (await readPicture(site.data, new URLSearchParams({ path, at })))?.content.toString()
  const first = site.git("rev-parse", "HEAD").trim()
  site.write("images/new.png", "new")
  expect(await look("images/new.png")).toBeUndefined()
  site.commitAll("A picture")
  expect(await look("images/new.png")).toBe("new")
  expect([await look("images/new.png", first), await look("images/new.png", "0".repeat(40))]).toEqual([
    undefined,
    undefined,
  ])
})
