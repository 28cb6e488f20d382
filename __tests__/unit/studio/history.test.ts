import { existsSync } from "node:fs"
import { readFile, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { ContentFiles } from "../../../studio/server/content/content-files"
import { pictureFor } from "../../../studio/server/pictures/picture-requests"
import { committedBytes, GitError, hasHistory } from "../../../studio/server/publishing/git"
import { lastPublished } from "../../../studio/server/publishing/history"
import { withChange } from "../content/support/changed-data"
import { gitIn, withHistory } from "./support/with-history"

const unchanged = async () => {}
/** Puts a whole file back as it was at the last commit. */
const restore = async (content: ContentFiles, file: string) =>
  content.put(new Map([[file, await committedBytes(content.root, file)]]))

test("the last commit of the content is known, with its day, its author and its words", async () => {
  await withHistory(async (root) => {
    expect(await lastPublished(root)).toEqual({
      date: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/),
      author: "Ada",
      subject: "First",
    })
  })
})

test("a commit of something else than the content is not the content’s last", async () => {
  await withHistory(async (root) => {
    gitIn(root, "commit", "--quiet", "--allow-empty", "-m", "Something else")
    expect((await lastPublished(root))?.subject).toBe("First")
  })
})

test("where there is no git there is no last commit, and nothing was committed", async () => {
  await withChange(unchanged, async (root) => {
    expect(await lastPublished(root)).toBeNull()
    expect(await hasHistory(root)).toBe(false)
    expect(await committedBytes(root, "books.json")).toBeUndefined()
  })
})

test("a repository without a commit has no history", async () => {
  await withChange(unchanged, async (root) => {
    gitIn(root, "init", "--quiet")
    expect(await hasHistory(root)).toBe(false)
  })
})

test("a file is put back as it was at the last commit, and that can be undone", async () => {
  await withHistory(async (root) => {
    const content = new ContentFiles(root)
    const before = await readFile(join(root, "books.json"))
    await writeFile(join(root, "books.json"), "[]\n")
    expect(await restore(content, "books.json")).toMatchObject({ kind: "written" })
    expect(await readFile(join(root, "books.json"))).toEqual(before)
    await content.undo()
    expect(await readFile(join(root, "books.json"), "utf8")).toBe("[]\n")
  })
})

test("a file that was not there at the last commit goes when it is put back", async () => {
  await withHistory(async (root) => {
    await writeFile(join(root, "redirects.json"), "[]\n")
    expect((await restore(new ContentFiles(root), "redirects.json")).kind).toBe("written")
    expect(existsSync(join(root, "redirects.json"))).toBe(false)
  })
})

test("a file that would break the site as it was is not put back", async () => {
  await withHistory(async (root) => {
    const broken = (await readFile(join(root, "tools.json"), "utf8")).replace("https://quick-check.org", "quick-check")
    const sound = await readFile(join(root, "tools.json"), "utf8")
    await writeFile(join(root, "tools.json"), broken)
    gitIn(root, "commit", "--quiet", "--all", "-m", "Broken")
    await writeFile(join(root, "tools.json"), sound)
    expect(await restore(new ContentFiles(root), "tools.json")).toMatchObject({ kind: "refused" })
    expect(await readFile(join(root, "tools.json"), "utf8")).toBe(sound)
  })
})

test("a post that was removed comes back with the text that it had", async () => {
  await withHistory(async (root) => {
    const [text, content] = ["posts/two-teams-one-rota.md", new ContentFiles(root)]
    const before = await readFile(join(root, text), "utf8")
    const { revision } = await content.read("posts.json")
    await content.edit("posts.json", revision, { kind: "remove", path: [0] })
    expect(existsSync(join(root, text))).toBe(false)
    expect(await restore(content, "posts.json")).toMatchObject({ kind: "written" })
    expect(await readFile(join(root, text), "utf8")).toBe(before)
  })
})

test("a file that git has and cannot give stays as it is", async () => {
  await withHistory(async (root) => {
    const name = gitIn(root, "rev-parse", "HEAD:./books.json").trim()
    await rm(join(root, ".git/objects", name.slice(0, 2), name.slice(2)))
    await writeFile(join(root, "books.json"), "[]\n")
    await expect(restore(new ContentFiles(root), "books.json")).rejects.toThrow(GitError)
    expect(await readFile(join(root, "books.json"), "utf8")).toBe("[]\n")
  })
})

test("a file comes back with the line breaks of Windows where git writes these", async () => {
  await withHistory(async (root) => {
    gitIn(root, "config", "core.autocrlf", "true")
    const before = await readFile(join(root, "books.json"), "utf8")
    await writeFile(join(root, "books.json"), "[]\r\n")
    await restore(new ContentFiles(root), "books.json")
    expect(await readFile(join(root, "books.json"), "utf8")).toBe(before.replaceAll("\n", "\r\n"))
  })
})

test("a picture that is gone can still be looked at as it was", async () => {
  await withHistory(async (root) => {
    const before = await readFile(join(root, "images/cover.png"))
    await rm(join(root, "images/cover.png"))
    const asked = new URLSearchParams({ path: "images/cover.png", at: "HEAD" })
    expect((await pictureFor(root, asked))?.content).toEqual(before)
  })
})
