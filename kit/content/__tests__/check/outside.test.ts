import { execFileSync } from "node:child_process"
import { chmod, mkdir, rename, rm, symlink, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { checkData } from "../../check/check-data"
import { dataFolder, isFileWithin } from "../../files/data-folder"
import { all, type Change, inOneLine, link, move, named, remove, withChange } from "../support/changed-data"

const errorsIn = async (root: string) =>
  (await checkData(root)).filter(({ severity }) => severity === "error").map((each) => inOneLine(named(each, root)))

const errorsAfter = (change: Change) => withChange(change, errorsIn)

const outside = "This symbolic link leads out of the content folder, so the site does not read it."
const minimal = join(__dirname, "../support/minimal-data")

/** Puts a link in place of a folder. */
const linkedFolder =
  (from: string, to: string): Change =>
  async (root) => {
    await rename(join(root, from), join(root, "..", "moved"))
    await symlink(to === "" ? join(root, "..", "moved") : to, join(root, from))
  }

test.each([
  ["a text", link(join(minimal, "pages/terms.md"), "pages/terms.md"), "pages/terms.md", outside],
  ["a list", link(join(minimal, "books.json"), "books.json"), "books.json", outside],
  ["a text of the system", link("/proc/self/environ", "pages/terms.md"), "pages/terms.md", outside],
  ["an unused picture", link(join(minimal, "images/cover.png"), "images/other.png"), "images/other.png", outside],
  ["a whole folder", linkedFolder("pages", ""), "pages", outside],
  ["the whole disk", link("/", "images/disk"), "images/disk", outside],
  [
    "a link to a link",
    all(link(join(minimal, "books.json"), "../elsewhere.json"), link("../elsewhere.json", "books.json")),
    "books.json",
    outside,
  ],
  ["a link to nothing", link("nowhere.json", "books.json"), "books.json", "This symbolic link leads to nothing."],
  [
    "a link to itself",
    link("terms.md", "pages/terms.md"),
    "pages/terms.md",
    "This symbolic link leads back to itself.",
  ],
  [
    "a pipe",
    all(remove("books.json"), async (root) => void execFileSync("mkfifo", [join(root, "books.json")])),
    "books.json",
    "This is neither a file nor a folder, but a pipe, a socket or a device.",
  ],
  ["a device behind a link", link("/dev/zero", "images/zero.png"), "images/zero.png", outside],
  [
    "a name with a line break",
    (root) => writeFile(join(root, "images/a\nb.png"), ""),
    "images/a\nb.png",
    "The name of this file or folder has a line break or another control character in it.",
  ],
] satisfies ReadonlyArray<[string, Change, string, string]>)(
  "%s is one error, and is not read",
  async (_what, change, file, message) => {
    expect(await errorsAfter(change)).toEqual([expect.stringContaining(`data/${file}:1:1  ${message}`)])
  },
)

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
  await rm(join(tmpdir(), "none"), { force: true })
})
