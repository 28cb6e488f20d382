import { execFileSync } from "node:child_process"
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"

const project = join(__dirname, "../../..")
const folder = mkdtempSync(join(tmpdir(), "attributes-"))
afterAll(() => rmSync(folder, { recursive: true }))

const git = (...args: readonly string[]): string =>
  execFileSync("git", ["-c", "core.autocrlf=true", "-c", "core.safecrlf=false", ...args], {
    cwd: folder,
    encoding: "utf8",
  })

/** What a machine with Windows has after a clone, of a file that somebody has committed there. */
function cloned(name: string, content: string | Buffer): Buffer {
  writeFileSync(join(folder, name), content)
  git("add", name)
  rmSync(join(folder, name))
  git("checkout-index", "--force", name)
  return readFileSync(join(folder, name))
}

beforeAll(() => {
  git("init", "--quiet")
  copyFileSync(join(project, ".gitattributes"), join(folder, ".gitattributes"))
})

test.each(["site.json", "post.md", "icon.svg", "script.ts", "run", "nginx.conf"])(
  "on Windows %s is cloned with the line breaks that it has everywhere",
  (name) => {
    expect(cloned(name, "one\r\ntwo\r\n").toString()).toBe("one\ntwo\n")
    expect(git("ls-files", "--eol", name)).toContain("i/lf")
  },
)

test.each(["png", "jpg", "jpeg", "webp", "avif", "gif", "woff2", "pdf", "ico"])(
  "no byte of a .%s changes",
  (ending) => {
    // What git would take for a text.
    const bytes = Buffer.from("one\r\ntwo\n")
    expect(cloned(`file.${ending}`, bytes)).toEqual(bytes)
  },
)
