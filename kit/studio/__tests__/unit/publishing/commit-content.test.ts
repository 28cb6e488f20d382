import { execFileSync } from "node:child_process"
import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, utimesSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { scratchFolder } from "../../../../../__tests__/support/scratch-folder"
import { addFile } from "../../../server/content/add-file"
import { diagnosticsIn } from "../../../server/content/diagnostics"
import { changesSince } from "../../../server/publishing/changes"
import { type CommitOptions, commitContent } from "../../../server/publishing/commit-content"
import { publish } from "../../../server/publishing/publish"
import { push } from "../../../server/publishing/push"
import { site } from "./support/new-site"

const commit = (options: CommitOptions = {}) => commitContent(site.data, "Mine", { withWarnings: true, ...options })
const committed = { kind: "committed", commit: expect.stringMatching(/^[0-9a-f]{40}$/) }
const expectCommit = async (options?: CommitOptions) => expect(await commit(options)).toEqual(committed)
const subjects = () => site.git("log", "--format=%s").trim().split("\n")
const lastPushed = () => site.git("log", "-1", "--format=%s", "origin/main").trim()

/** A check that other programs write during, for so many times. */
const whileChecked =
  (write: () => void, times = 1): NonNullable<CommitOptions["check"]> =>
  async (...asked) => {
    const found = await diagnosticsIn(...asked)
    times -= 1
    if (times >= 0) write()
    return found
  }

test("what is staged elsewhere stays staged, and what is staged in data/ is committed as it is on the disk", async () => {
  writeFileSync(join(site.folder, "notes.txt"), "mine")
  site.edit("books.json", "Accelerate", "Staged")
  site.git("add", "--all")
  site.edit("books.json", "Staged", "Mine")
  await expectCommit()
  expect(site.lastFiles()).toEqual(["data/books.json"])
  expect(site.committed("books.json")).toContain("Mine")
  expect(site.git("status", "--porcelain")).toBe("A  notes.txt\n")
})

test("a PDF that was added goes along, and nothing else of static/", async () => {
  mkdirSync(join(site.folder, "static"))
  for (const name of ["_headers", "sent.pdf"]) writeFileSync(join(site.folder, "static", name), "there")
  site.edit("site.json", '"en-GB"', '"de"')
  site.commitAll("With static/")
  for (const name of ["_headers", "sent.pdf", "draft.html"]) writeFileSync(join(site.folder, "static", name), "mine")
  const pdf = Buffer.from("%PDF-1.7")
  const addresses = [await addFile(site.data, "Über uns.PDF", pdf), await addFile(site.data, "Sent.pdf", pdf)]
  expect(addresses).toEqual(["/ueber-uns.pdf", "/sent-2.pdf"])
  await expect(addFile(site.data, "cv.pdf", Buffer.from("<script>"))).rejects.toThrow("not a PDF")
  const added = (await changesSince(site.data))?.map(({ kind, file }) => `${kind} ${file}`)
  expect(added).toEqual(["added ../static/sent-2.pdf", "added ../static/ueber-uns.pdf"])
  await expectCommit()
  expect(site.lastFiles()).toEqual(["static/sent-2.pdf", "static/ueber-uns.pdf"])
  expect(site.git("status", "--porcelain")).toBe(" M static/_headers\n M static/sent.pdf\n?? static/draft.html\n")
})

test("what programs leave behind does not go along, and stays as it is where it is tracked", async () => {
  site.write(".DS_Store", "tracked")
  site.commitAll("With a leftover")
  const names =
    ".DS_Store images/Thumbs.db ._books.json books.json~ .#books.json #books.json# a.swp posts/.new-0123.tmp .~lock.a.odt# ~$a.docx images/desktop.ini"
  for (const name of names.split(" ")) site.write(name, "left")
  site.change()
  await expectCommit()
  expect(site.lastFiles()).toEqual(["data/books.json"])
  expect(site.committed(".DS_Store")).toBe("tracked")
})

test("new files go along where git does not show them", async () => {
  site.git("config", "status.showUntrackedFiles", "no")
  site.write("posts/überall daheim.md", "a\n")
  site.write("redirects.json", "[]\n")
  await expectCommit({ check: async () => [] })
  expect(site.lastFiles()).toEqual(["data/posts/überall daheim.md", "data/redirects.json"])
})

test("a picture that git ignores is missing for whoever builds the site, so it is not published", async () => {
  writeFileSync(join(site.folder, ".gitignore"), "mine.png\n")
  site.write("images/mine.png", readFileSync(join(site.data, "images/cover.png")))
  site.edit("books.json", "images/cover.png", "images/mine.png")
  expect(await commit()).toMatchObject({ kind: "diagnostics", diagnostics: [{ code: "picture-missing" }] })
})

test("a text that git ignores is not judged in the place of the one that is committed", async () => {
  site.git("update-index", "--assume-unchanged", "data/books.json")
  site.write("books.json", "[")
  site.edit("tools.json", '"title": "', '"title": "My ')
  await expectCommit()
  expect(site.lastFiles()).toEqual(["data/tools.json"])
  expect(site.text("books.json")).toBe("[")
})

test("content with Windows’ line breaks is judged as a checkout gives it, and committed with git’s", async () => {
  site.git("config", "core.autocrlf", "true")
  site.write("books.json", site.text("books.json").replaceAll("\n", "\r\n").replace("Accelerate", "Mine"))
  const judged: string[] = []
  const check: CommitOptions["check"] = async (_root, overlay) => {
    judged.push(overlay?.get("books.json")?.toString() ?? "")
    return []
  }
  await expectCommit({ check })
  expect(judged).toEqual([site.text("books.json")])
  expect(site.committed("books.json")).not.toContain("\r")
  expect(site.git("status", "--porcelain")).toBe("")
})

test("an error that is saved after the snapshot was taken is not committed", async () => {
  site.change()
  const check = whileChecked(() => site.write("books.json", "["))
  await expectCommit({ check })
  expect(site.committed("books.json")).toContain("Mine")
  expect(site.text("books.json")).toBe("[")
})

test("a file that is new while the content is checked is checked too", async () => {
  site.change()
  const check = whileChecked(() => site.write("new.json", "{}"))
  expect(await commit({ check, withWarnings: false })).toMatchObject({
    kind: "diagnostics",
    diagnostics: [{ code: "unknown-file" }],
  })
})

test("content that keeps changing is not committed, and nothing is staged", async () => {
  site.change()
  let number = 0
  const check = whileChecked(() => {
    number += 1
    site.write("images/new.png", `${number}`)
  }, Number.POSITIVE_INFINITY)
  expect(await commit({ check })).toEqual({ kind: "not-committed", message: expect.stringContaining("kept changing") })
  expect(site.git("diff", "--cached", "--name-only")).toBe("")
  expect(number).toBeLessThan(10)
})

test("a commit that is made while git runs a hook stays, and this one follows it", async () => {
  site.change()
  const theirs = "git update-ref HEAD $(git commit-tree -p HEAD -m Theirs HEAD^{tree})"
  site.hook("pre-commit", `[ -e .git/once ] && exit 0\ntouch .git/once\n${theirs}`)
  await expectCommit()
  expect(subjects()).toEqual(["Mine", "Theirs", "First"])
})

test("a commit that is made just before git commits stays, and this one follows it", async () => {
  writeFileSync(join(site.folder, "theirs.txt"), "x")
  site.change()
  const git = execFileSync("sh", ["-c", "command -v git"], { encoding: "utf8" }).trim()
  const once = join(site.root, "once")
  const theirs = `(unset GIT_INDEX_FILE GIT_DIR GIT_WORK_TREE; cd '${site.folder}'; '${git}' add theirs.txt; '${git}' commit -q -m Theirs)`
  const script = `case " $* " in *" commit "*) [ -e '${once}' ] || { touch '${once}'; ${theirs}; } ;; esac`
  site.program("git", `${script}\nexec '${git}' "$@"`)
  jest.replaceProperty(process, "env", { ...process.env, PATH: `${site.programs}:${process.env.PATH}` })
  await expectCommit()
  expect(subjects()).toEqual(["Mine", "Theirs", "First"])
  expect(site.lastFiles()).toEqual(["data/books.json"])
})

test("a merge that begins meanwhile is not ended by it", async () => {
  site.git("switch", "--quiet", "--create", "theirs")
  writeFileSync(join(site.folder, "theirs.txt"), "x")
  site.commitAll("Theirs")
  site.git("switch", "--quiet", "main")
  site.change()
  const check = whileChecked(() => void site.git("merge", "--quiet", "--no-ff", "--no-commit", "theirs"))
  expect(await commit({ check })).toMatchObject({ message: expect.stringContaining("git merge --abort") })
  expect(site.lastSubject()).toBe("First")
})

test("a hook that refuses is quoted, and nothing is staged", async () => {
  site.hook("pre-commit", "echo 'Not on a Friday.' >&2\nexit 1")
  site.change()
  expect(await commit()).toEqual({ kind: "not-committed", message: expect.stringContaining("Not on a Friday.") })
  expect(site.git("diff", "--cached", "--name-only")).toBe("")
})

test("what a hook makes of the content is not pushed before it is checked", async () => {
  site.withRemote()
  site.hook(
    "pre-commit",
    "sed -i.bak s/Mine/Hooked/ data/books.json && rm data/books.json.bak && git add data/books.json",
  )
  site.change()
  expect(await publish(site.data, "Mine", true)).toEqual({
    kind: "not-pushed",
    message: expect.stringContaining("data/books.json"),
    output: "data/books.json",
  })
  expect(site.committed("books.json")).toContain("Hooked")
  expect(lastPushed()).toBe("First")
  expect(await publish(site.data, "Mine", true)).toEqual({ kind: "published", pushed: true })
})

test("a text that was changed as late as git’s index was written is committed", async () => {
  site.git("config", "core.trustctime", "false")
  const [text, index] = [join(site.data, "posts/a-small-database.md"), join(site.folder, ".git/index")]
  const time = new Date(2026, 0, 1)
  writeFileSync(text, "One\n")
  utimesSync(text, time, time)
  site.commitAll("One")
  writeFileSync(text, "Two\n")
  for (const path of [text, index]) utimesSync(path, time, time)
  await expectCommit()
  expect(site.committed("posts/a-small-database.md")).toBe("Two\n")
})

test("a link in data/ is committed as a link", async () => {
  symlinkSync("contact.png", join(site.data, "images/link.png"))
  await expectCommit()
  expect(site.git("ls-tree", "HEAD", "data/images/link.png")).toMatch(/^120000/)
})

test("two that publish at once do it one after the other", async () => {
  site.withRemote()
  site.change()
  const outcomes = await Promise.all([publish(site.data, "One", true), publish(site.data, "Two", true)])
  expect(outcomes.filter(({ kind }) => kind === "published").length).toBeGreaterThanOrEqual(1)
  expect(subjects()).toEqual(["One", "First"])
  expect(site.git("status", "--porcelain", "--branch").trim()).toBe("## main...origin/main")
})

test("of publishing, only the commit is done in the queue of the saves", async () => {
  site.withRemote()
  site.change()
  const seen: string[] = []
  const outcome = await publish(site.data, "Mine", true, async (task) => {
    const found = await task()
    seen.push(found.kind, lastPushed())
    return found
  })
  expect(seen).toEqual(["committed", "First"])
  expect(outcome).toEqual({ kind: "published", pushed: true })
})

test("while something is pushed, the next commit does not wait for it", async () => {
  site.withRemote()
  const go = join(site.root, "go")
  site.hook("pre-push", `while [ ! -e '${go}' ]; do sleep 0.05; done`)
  site.change()
  await commit()
  const pushed = push(site.data)
  try {
    site.edit("books.json", "Mine", "Mine again")
    await expectCommit()
  } finally {
    writeFileSync(go, "")
  }
  expect(await pushed).toEqual({ kind: "pushed" })
})

test("an index that another program holds while it is committed is told of", async () => {
  site.hook("pre-commit", "touch .git/index.lock")
  site.change()
  expect(await commit()).toEqual({ ...committed, note: expect.stringContaining("git reset -- data") })
  rmSync(join(site.folder, ".git/index.lock"))
})

test("nothing is left in the system’s temporary folder", async () => {
  const folder = scratchFolder()
  jest.replaceProperty(process, "env", { ...process.env, TMPDIR: folder })
  site.change()
  await commit()
  expect(readdirSync(folder)).toEqual([])
})
