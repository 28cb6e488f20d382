import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { FSWatcher } from "chokidar"
import { watchFolder } from "../../../src/content/watch-folder"

let root: string
let watcher: FSWatcher
const listeners = new Set<(event: string, path: string) => void>()

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), "watched-"))
  write("posts/first.md", "First.")
  write("posts/2026/first.md", "First.")
  listeners.clear()
  watcher = watchFolder(root, {}, (event, path) => {
    for (const listener of listeners) listener(event, path)
  })
  await new Promise<void>((done) => watcher.once("ready", done))
})

afterEach(async () => {
  await watcher.close()
  rmSync(root, { recursive: true })
})

function write(file: string, text: string) {
  mkdirSync(join(root, file, ".."), { recursive: true })
  writeFileSync(join(root, file), text)
}

/** @returns what is said next of a file or a folder */
const next = (wanted: string) =>
  new Promise<string>((done) => listeners.add((event, path) => path === join(root, wanted) && done(event)))

test("what is said after a folder was deleted and made again at once: what is gone, what has changed, and what is new", async () => {
  const said = ["posts/2026/first.md", "posts/first.md", "posts/second.md", "posts/2026/third.md"].map(next)
  rmSync(join(root, "posts"), { recursive: true })
  write("posts/first.md", "Another text.")
  write("posts/second.md", "Second.")
  write("posts/2026/third.md", "Third.")
  const [gone, changed, ...added] = await Promise.all(said)
  expect(gone).toBe("unlink")
  expect(["unlink", "change"]).toContain(changed)
  expect(added).toEqual(["add", "add"])
})

test("a file that comes later is seen in a folder that was made again at once, and in the folder in it", async () => {
  const gone = next("posts/2026/first.md")
  rmSync(join(root, "posts"), { recursive: true })
  mkdirSync(join(root, "posts/2026"), { recursive: true })
  await gone
  for (const file of ["posts/second.md", "posts/2026/third.md"]) {
    const event = next(file)
    write(file, "Another.")
    expect(await event).toBe("add")
  }
})

test("a folder that comes back later is watched too", async () => {
  const gone = next("posts")
  rmSync(join(root, "posts"), { recursive: true })
  expect(await gone).toBe("unlinkDir")
  const file = next("posts/second.md")
  write("posts/second.md", "Second.")
  expect(await file).toBe("add")
})

test("the folder itself is watched when it comes back, at once or later", async () => {
  const gone = next("posts/first.md")
  rmSync(root, { recursive: true })
  write("books.json", "[]")
  await gone
  const again = next("books.json")
  rmSync(root, { recursive: true })
  expect(await again).toBe("unlink")
  const book = next("books.json")
  write("books.json", "[]")
  expect(await book).toBe("add")
})
