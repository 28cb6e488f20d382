import { execFileSync } from "node:child_process"
import { chmod, mkdir, rm, symlink, truncate, writeFile } from "node:fs/promises"
import { basename, dirname, join } from "node:path"
import { testIf } from "../../../../__tests__/support/left-out"
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

const inStatic = (change: Change) =>
  withChange(change, async (root) => {
    const found = await checkData(root)
    return { found: found.map((each) => inOneLine({ ...each, file: each.file.replace(dirname(root), "") })), root }
  })
const pipe: Change = async (root) => {
  await mkdir(join(root, "../static"), { recursive: true })
  execFileSync("mkfifo", [join(root, "../static/pipe.pdf")])
}

test("a link, a pipe and a folder that lead out of static/ are named, and are none of its files", async () => {
  const change = all(
    write("../static/talks/one.pdf", "%PDF"),
    link("../talks/one.pdf", "../static/talks/same.pdf"),
    link("/etc/passwd", "../static/talks/p.txt"),
    link("/etc", "../static/etc"),
    link("../data/site.json", "../static/site.json"),
    link("nowhere.pdf", "../static/gone.pdf"),
    link(".", "../static/loop"),
    write("../static/.well-known/security.txt", "Contact: mailto:a@example.org"),
    pipe,
  )
  const { found } = await inStatic(change)
  const outside = "This symbolic link leads out of static/, so the site does not publish what is there."
  expect(found).toEqual([
    expect.stringContaining(`/static/etc:1:1  ${outside}`),
    expect.stringContaining("/static/gone.pdf:1:1  This symbolic link leads to nothing."),
    expect.stringContaining("/static/loop:1:1  This symbolic link points to a folder that contains it."),
    expect.stringContaining("/static/pipe.pdf:1:1  This is neither a file nor a folder"),
    expect.stringContaining(`/static/site.json:1:1  ${outside}`),
    expect.stringContaining(`/static/talks/p.txt:1:1  ${outside}`),
  ])
  await withChange(change, async (root) => {
    const { published } = (await dataFolder(root)) ?? {}
    expect(published).toEqual([".well-known/security.txt", "talks/one.pdf", "talks/same.pdf"])
  })
})

test("static/ itself is a folder, and no link to all of the project", async () => {
  expect((await inStatic(link("data", "../static"))).found).toEqual([
    expect.stringContaining("/static:1:1  This symbolic link leads out of static/"),
  ])
  expect((await inStatic(write("../static", ""))).found).toEqual([
    expect.stringContaining("/static:1:1  There is a file where a folder belongs."),
  ])
})

test("a file of static/ that Cloudflare Pages refuses is said before it does", async () => {
  const large = (bytes: number) =>
    all(write("../static/talk.mp4", ""), (root) => truncate(join(root, "../static/talk.mp4"), bytes))
  expect((await inStatic(large(25 * 1024 * 1024))).found).toEqual([])
  expect((await inStatic(large(25 * 1024 * 1024 + 1))).found).toEqual([
    expect.stringContaining("/static/talk.mp4:1:1  Warning: This file has 26 MB."),
  ])
})

test("a picture that is too large to be read is not read", async () => {
  const large: Change = (root) => truncate(join(root, "images/cover.png"), 3 * 1024 ** 3)
  const [found = ""] = await withChange(large, errorsIn)
  expect(found).toContain("This file has 3222 MB; the site reads none of this kind above 100 MB.")
})

const onLinux = testIf(process.platform === "linux", "names that are not UTF-8", "Other systems store none.")

onLinux("a name that is not UTF-8 is said, in letters that can be read", async () => {
  const misread = (root: string, folder: string) =>
    Buffer.concat([Buffer.from(join(root, folder, "Jos")), Buffer.of(0xe9), Buffer.from(".pdf")])
  await withChange(write("../static/cv.pdf", "%PDF"), async (root) => {
    const paths = ["images", "../static"].map((folder) => misread(root, folder))
    for (const path of paths) await writeFile(path, "")
    const found = await checkData(root)
    for (const path of paths) await rm(path)
    expect(found.map(({ code, file }) => [code, file.replace(dirname(root), "")])).toEqual([
      ["file-name", "/data/images/José.pdf"],
      ["file-name", "/static/José.pdf"],
    ])
  })
})
