import { execFileSync } from "node:child_process"
import { chmod, mkdir, symlink } from "node:fs/promises"
import { basename, dirname, join } from "node:path"
import { checkData } from "../../check/check-data"
import { dataFolder, isFileWithin } from "../../files/data-folder"
import { all, type Change, inOneLine, link, move, named, withChange, write } from "../support/changed-data"

const errorsIn = async (root: string) =>
  (await checkData(root)).filter(({ severity }) => severity === "error").map((each) => inOneLine(named(each, root)))

test("a link within the content is read, and so is content that is itself behind a link", async () => {
  const within = all(move("pages/terms.md", "words.md"), async (root) => {
    await symlink("../words.md", join(root, "pages/terms.md"))
    await symlink(root, join(root, "../content"))
  })
  await withChange(within, async (root) => {
    const folder = await dataFolder(join(root, "../content"))
    expect(folder?.files).toContain("pages/terms.md")
    expect(folder?.refused.size).toBe(0)
    expect(isFileWithin(join(root, "../content/pages/terms.md"), join(root, "../content"))).toBe(true)
  })
})

test("what Gatsby still holds of a file that has become a link is not read", async () => {
  await withChange(link("/etc/hostname", "pages/terms.md"), async (root) => {
    expect(isFileWithin(join(root, "pages/terms.md"), root)).toBe(false)
    expect(isFileWithin(join(root, "pages/nothing.md"), root)).toBe(false)
  })
})

/** The superuser may read everything: for them a folder is given to the user nobody, who then asks. */
async function asNobody<Result>(root: string, ask: (root: string) => Promise<Result>): Promise<Result> {
  if (process.getuid?.() !== 0) return ask(root)
  execFileSync("chown", ["-R", "nobody", dirname(root)])
  process.seteuid?.("nobody")
  try {
    return await ask(root)
  } finally {
    process.seteuid?.("root")
  }
}

test("a file and a folder that may not be read are named, each in a sentence", async () => {
  const locked: Change = async (root) => {
    await chmod(join(root, "books.json"), 0)
    await mkdir(join(root, "images/locked"), { mode: 0 })
  }
  const found = await withChange(locked, (root) => asNobody(root, errorsIn))
  expect(found).toEqual([
    expect.stringContaining("data/books.json:1:1  Your account may not read or change this."),
    expect.stringContaining("data/images/locked:1:1  Your account may not read or change this."),
  ])
})

test("what every computer can have and git has fetched is in static/ too", async () => {
  const pointer = "version https://git-lfs.github.com/spec/v1\n"
  const files = { "aux.pdf": "%PDF", "CV.pdf": "%PDF", "cv.pdf": "%PDF", "talk.pdf": pointer }
  const published = all(...Object.entries(files).map(([name, words]) => write(`../static/${name}`, words)))
  const found = await withChange(published, checkData)
  expect(found.map(({ code, file }) => [code, basename(file)])).toEqual([
    ["file-name", "aux.pdf"],
    ["file-name-same", "cv.pdf"],
    ["git-lfs", "talk.pdf"],
  ])
})
