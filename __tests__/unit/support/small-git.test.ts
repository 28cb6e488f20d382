import { execFile, execFileSync } from "node:child_process"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { promisify } from "node:util"
import { commitAllIn, gitIn, initIn } from "../../support/git/git-in"

const folder = mkdtempSync(join(tmpdir(), "small-git-"))
const large = Buffer.from(Array.from({ length: 300_000 }, (_each, index) => index % 256))
beforeAll(() => {
  initIn(folder)
  writeFileSync(join(folder, "large"), large)
  commitAllIn(folder, "First")
})
afterAll(() => rmSync(folder, { recursive: true }))

const run = (args: readonly string[], options = {}) =>
  promisify(execFile)("git", [...args], { cwd: folder, encoding: "buffer", ...options })

test("git's bytes arrive, however many, and of several calls at once", async () => {
  const calls = await Promise.all([1, 2, 3].map(() => run(["show", "HEAD:large"])))
  const waited = execFileSync("git", ["show", "HEAD:large"], { cwd: folder })
  for (const bytes of [...calls.map(({ stdout }) => stdout), waited]) expect(bytes.equals(large)).toBe(true)
})

test("git reads what it is given", async () => {
  const running = run(["hash-object", "--stdin"])
  running.child.stdin?.end(large)
  expect((await running).stdout.toString()).toBe(gitIn(folder, "rev-parse", "HEAD:large"))
})

test("a git that fails says so, with its words and its code", async () => {
  const failure = { code: 128, message: expect.stringContaining("Command failed: git show HEAD:none") }
  await expect(run(["show", "HEAD:none"], { encoding: "utf8" })).rejects.toMatchObject({
    ...failure,
    stderr: expect.stringContaining("does not exist"),
  })
  expect(() => gitIn(folder, "show", "HEAD:none")).toThrow(expect.objectContaining({ ...failure, status: 128 }))
})

test("where there is no git, none is found", async () => {
  await expect(run(["status"], { env: { PATH: "/nowhere" } })).rejects.toMatchObject({ code: "ENOENT" })
})

test("it is started by another process than this one", () => {
  const parent = gitIn(folder, "-c", "alias.parent=!ps -o ppid= -p $PPID", "parent").trim()
  expect(Number(parent)).not.toBe(process.pid)
})
