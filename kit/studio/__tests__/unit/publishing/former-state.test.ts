import { existsSync, readFileSync, symlinkSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { snapshot } from "../../../../content/__tests__/support/new-entry"
import { ContentFiles } from "../../../server/content/content-files"
import { restoreContent } from "../../../server/publishing/restore-content"
import { site } from "./support/new-site"

let first = ""

beforeEach(() => {
  first = site.git("rev-parse", "HEAD").trim()
})

const backTo = (commit = first, content = new ContentFiles(site.data)) => restoreContent(content, commit, false)

/** All files of data/ and what they hold. */
const files = () => snapshot(site.data)

/** A commit with a changed text, a new one, a deleted picture and a new one. */
function changeAndCommit(): void {
  site.edit("books.json", "Accelerate", "Mine")
  site.write("posts/notes.md", "New\n")
  site.write("images/new.png", readFileSync(join(site.data, "images/talk.png")))
  site.remove("images/talk.png")
  site.edit("media.json", "images/talk.png", "images/new.png")
  site.commitAll("Second")
}

test("the content is as it was: texts, pictures that were deleted, and without what is new", async () => {
  const before = await files()
  changeAndCommit()
  expect(await backTo()).toEqual({
    kind: "written",
    files: {
      texts: ["books.json", "media.json", "posts/notes.md"],
      pictures: ["images/new.png", "images/talk.png"],
    },
  })
  expect(await files()).toEqual(before)
})

test("a trial says what would change, and changes nothing", async () => {
  changeAndCommit()
  const later = await files()
  expect(await restoreContent(new ContentFiles(site.data), first, true)).toMatchObject({
    kind: "possible",
    files: { pictures: ["images/new.png", "images/talk.png"] },
  })
  expect(await files()).toEqual(later)
})

test("when it is like that already, there is nothing to do", async () => {
  expect(await backTo()).toEqual({ kind: "same" })
})

test.each<readonly [what: string, change: () => void]>([
  ["a changed text", () => site.edit("books.json", "Mine", "Unpublished")],
  ["a new file", () => site.write("posts/other.md", "Unpublished\n")],
  ["a deleted picture", () => site.remove("images/new.png")],
])("with %s that is not published it is refused", async (_what, change) => {
  changeAndCommit()
  change()
  const before = await files()
  expect(await backTo()).toEqual({ kind: "not-now", message: expect.stringContaining("Publish or undo it first") })
  expect(await files()).toEqual(before)
})

test("a file that git ignores is not written over", async () => {
  site.write("posts/notes.md", "Old\n")
  site.commitAll("Notes")
  const notes = site.git("rev-parse", "HEAD").trim()
  site.remove("posts/notes.md")
  writeFileSync(join(site.folder, ".gitignore"), "notes.md\n")
  site.commitAll("Without notes")
  site.write("posts/notes.md", "Mine alone\n")
  expect(await backTo(notes)).toEqual({ kind: "not-now", message: expect.stringContaining("data/posts/notes.md") })
  expect(site.text("posts/notes.md")).toBe("Mine alone\n")
})

test("a state that today’s check refuses stays where it is, and its errors are told", async () => {
  site.edit("books.json", '"author"', '"writer"')
  site.commitAll("Broken")
  const broken = site.git("rev-parse", "HEAD").trim()
  site.edit("books.json", '"writer"', '"author"')
  site.commitAll("Mended")
  const before = await files()
  expect(await backTo(broken)).toEqual({
    kind: "refused",
    diagnostics: expect.arrayContaining([expect.objectContaining({ file: "books.json", severity: "error" })]),
  })
  expect(await files()).toEqual(before)
})

test("only the content goes back, not the guides in data/ nor what is beside it", async () => {
  site.write("README.md", "The guide\n")
  writeFileSync(join(site.folder, "package.json"), "{}\n")
  site.commitAll("With a guide")
  site.edit("books.json", "Accelerate", "Mine")
  site.commitAll("Mine")
  expect(await backTo()).toMatchObject({ kind: "written", files: { texts: ["books.json"], pictures: [] } })
  expect(site.text("README.md")).toBe("The guide\n")
  expect(existsSync(join(site.folder, "package.json"))).toBe(true)
})

test("a commit that there is not is refused", async () => {
  await expect(backTo("0".repeat(40))).rejects.toThrow("no longer here")
})

test("a symbolic link is left to git", async () => {
  site.write("posts/notes.md", "New\n")
  symlinkSync("notes.md", join(site.data, "posts/link.md"))
  site.commitAll("With a link")
  site.git("rm", "--quiet", "data/posts/link.md")
  site.commitAll("Without")
  const linked = site.git("rev-parse", "HEAD^").trim()
  expect(await backTo(linked)).toEqual({ kind: "not-now", message: expect.stringContaining("symbolic link") })
})
