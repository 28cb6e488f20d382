import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import type { FSWatcher } from "chokidar"
import { poll } from "../../../__tests__/support/poll"
import { scratchFolder } from "../../../__tests__/support/scratch-folder"
import { watchFolder } from "../files/watch-folder"

let root: string
let watcher: FSWatcher
const listeners = new Set<(event: string, path: string) => void>()

beforeEach(async () => {
  root = scratchFolder()
  write("posts/first.md", "First.")
  write("posts/2026/first.md", "First.")
  listeners.clear()
  watcher = watchFolder(root, {}, (event, path) => {
    for (const listener of listeners) listener(event, path)
  })
  await new Promise<void>((done) => watcher.once("ready", done))
})

afterEach(() => watcher.close())

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

test("a file that is saved later is seen in a folder that was made again at once, and in the folder in it", async () => {
  const again = next("posts")
  rmSync(join(root, "posts"), { recursive: true })
  mkdirSync(join(root, "posts/2026"), { recursive: true })
  expect(await again).toBe("addDir")
  for (const file of ["posts/second.md", "posts/2026/third.md"]) {
    let said: string | undefined
    void next(file).then((event) => {
      said = event
    })
    // chokidar does not see what comes while it begins to watch; it does when that is saved again.
    expect(await poll(async () => said ?? void write(file, "Another."))).toBe("add")
  }
})

test("of a file that is replaced as a whole it is said once that it has changed", async () => {
  const said: string[] = []
  listeners.add((event, path) => said.push(`${event} ${path}`))
  write("new.tmp", "Another text.")
  await next("new.tmp")
  said.length = 0
  const first = next("posts/first.md")
  renameSync(join(root, "new.tmp"), join(root, "posts/first.md"))
  await first
  // What happens later is said later.
  const later = next("posts/2026/later.md")
  rmSync(join(root, "posts/2026"), { recursive: true })
  write("posts/2026/later.md", "Later.")
  await later
  const gone = next("posts/first.md")
  rmSync(join(root, "posts/first.md"))
  expect(await gone).toBe("unlink")
  expect(said.filter((text) => text.endsWith("posts/first.md"))).toEqual([
    `change ${join(root, "posts/first.md")}`,
    `unlink ${join(root, "posts/first.md")}`,
  ])
})

test("a folder that comes back later is watched too", async () => {
  const gone = next("posts")
  rmSync(join(root, "posts"), { recursive: true })
  expect(await gone).toBe("unlinkDir")
  const file = next("posts/second.md")
  write("posts/second.md", "Second.")
  expect(await file).toBe("add")
})

test("what is in the folder itself is said when it is made again at once", async () => {
  const book = next("books.json")
  rmSync(root, { recursive: true })
  write("books.json", "[]")
  expect(await book).toBe("add")
})

test("what is in the folder itself is said when it comes back later", async () => {
  const gone = next("posts/first.md")
  rmSync(root, { recursive: true })
  expect(await gone).toBe("unlink")
  const book = next("books.json")
  write("books.json", "[]")
  expect(await book).toBe("add")
})

test("a folder that has become a file is gone, and the file is said", async () => {
  const said = ["posts/2026/first.md", "posts"].map(next)
  rmSync(join(root, "posts"), { recursive: true })
  write("posts", "A file.")
  const [gone] = await Promise.all(said)
  expect(gone).toBe("unlink")
  const book = next("books.json")
  write("books.json", "[]")
  expect(await book).toBe("add")
})
