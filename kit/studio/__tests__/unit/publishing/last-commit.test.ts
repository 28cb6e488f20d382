import { existsSync, readFileSync, rmSync } from "node:fs"
import { join } from "node:path"
import { committedBytes, GitError, hasHistory } from "../../../../owner/files/git"
import { ContentFiles } from "../../../server/content/content-files"
import { readPicture } from "../../../server/pictures/read-picture"
import { lastPublished } from "../../../server/publishing/last-published"
import { changed } from "../support/with-content"
import { site } from "./support/new-site"

test("the last commit of the content is known, with its day, its author and its words", async () => {
  site.git("commit", "--quiet", "--allow-empty", "-m", "Something else")
  expect(await lastPublished(site.data)).toEqual({
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
  await changed(content, "posts.json", { kind: "remove", path: [0] })
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
  const look = async () =>
    (await readPicture(site.data, new URLSearchParams({ path: "images/new.png", at: "HEAD" })))?.content.toString()
  site.write("images/new.png", "new")
  expect(await look()).toBeUndefined()
  site.commitAll("A picture")
  expect(await look()).toBe("new")
})
