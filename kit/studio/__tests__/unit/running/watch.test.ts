import { EventEmitter } from "node:events"
import { mkdirSync, rmSync } from "node:fs"
import { mkdir, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import * as chokidar from "chokidar"
import { unchanged, withChange } from "../../../../content/__tests__/support/changed-data"
import { ContentFiles } from "../../../server/content/content-files"
import { watchContent } from "../../../server/watch"

/** Content that notes which files it has been told of. */
interface Noticing {
  readonly root: string
  /** Waits until it has been told of a file. @returns all that it has been told of so far */
  readonly told: (file: string) => Promise<readonly string[]>
  /** Waits until the watcher that was started last has seen what is there. */
  readonly ready: () => Promise<void>
  readonly watchers: readonly EventEmitter[]
}

async function withWatcher(task: (noticing: Noticing) => Promise<void>, first?: () => EventEmitter): Promise<void> {
  await withChange(unchanged, async (root) => {
    const all: string[] = []
    const changed = new EventEmitter()
    const watchers: EventEmitter[] = []
    const { watch } = jest.requireActual<typeof chokidar>("chokidar")
    jest.spyOn(chokidar, "watch").mockImplementation((...asked) => {
      const watcher = (watchers.length === 0 && first ? first() : watch(...asked)) as ReturnType<typeof watch>
      watchers.push(watcher)
      return watcher
    })
    const content = new ContentFiles(root)
    jest.spyOn(content, "refreshFiles").mockImplementation(async (files = ["all files"]) => {
      all.push(...files)
      changed.emit("told")
    })
    const told = async (file: string) => {
      while (!all.includes(file)) await new Promise((done) => changed.once("told", done))
      return all
    }
    const ready = () => new Promise<void>((done) => watchers.at(-1)?.once("ready", done))
    const stop = watchContent(content)
    try {
      await task({ root, told, ready, watchers })
    } finally {
      await stop()
    }
  })
}

test.each<[what: string, change: (root: string) => Promise<void>, files: readonly string[]]>([
  [
    "a file that another program saves, by its path within data/,",
    (root) => writeFile(join(root, "posts/two-teams-one-rota.md"), "Another text.\n"),
    ["posts/two-teams-one-rota.md"],
  ],
  [
    "a file that is new, and one that goes,",
    async (root) => {
      await writeFile(join(root, "posts/prices.md"), "None.\n")
      await rm(join(root, "books.json"))
    },
    ["books.json", "posts/prices.md"],
  ],
  [
    "nothing that editors and systems leave behind or the studio writes beside a file, but what comes after it,",
    async (root) => {
      await mkdir(join(root, ".git"))
      for (const file of [".new-1a2b.tmp", "books.json~", ".books.json.swp", ".git/index", "books.json"])
        await writeFile(join(root, file), "[]\n")
    },
    ["books.json"],
  ],
])("%s is looked at", async (_what, change, files) => {
  await withWatcher(async ({ root, told, ready }) => {
    await ready()
    await change(root)
    const all = await Promise.all(files.map(told))
    expect(new Set(all.flat())).toEqual(new Set(files))
  })
})

test.each<[when: string, change: (root: string) => void]>([
  ["there is a new folder", (root) => mkdirSync(join(root, "pages/own"))],
  [
    "a folder was deleted and made again at once",
    (root) => {
      rmSync(join(root, "posts"), { recursive: true })
      mkdirSync(join(root, "posts"))
    },
  ],
])("all files are looked at when %s", async (_when, change) => {
  await withWatcher(async ({ root, told, ready }) => {
    await ready()
    change(root)
    expect(await told("all files")).toContain("all files")
  })
})

/** A watcher that the system does not let watch. */
class Refused extends EventEmitter {
  isClosed = false
  async close(): Promise<void> {
    this.isClosed = true
  }
}

test("where the system does not let files be watched they are looked at now and then, and that is said once", async () => {
  const said = jest.spyOn(process.stderr, "write").mockReturnValue(true)
  const refused = new Refused()
  await withWatcher(
    async ({ root, told, ready, watchers }) => {
      const error = Object.assign(new Error("System limit for number of file watchers reached"), { code: "ENOSPC" })
      refused.emit("error", error)
      refused.emit("error", error)
      expect(watchers).toHaveLength(2)
      expect(refused.isClosed).toBe(true)
      expect(said.mock.calls.flat().join("")).toMatch(/^data\/ cannot be watched \(.*System limit/)
      expect(said).toHaveBeenCalledTimes(1)
      await ready()
      watchers[1]?.emit("error", error)
      expect(watchers).toHaveLength(2)
      await writeFile(join(root, "books.json"), "[ ]\n")
      expect(await told("books.json")).toEqual(["books.json"])
    },
    () => refused,
  )
})

test("what cannot be read is said, and watching goes on", async () => {
  const said = jest.spyOn(process.stderr, "write").mockReturnValue(true)
  await withChange(unchanged, async (root) => {
    const content = new ContentFiles(root)
    const tried = new EventEmitter()
    const notice = jest.spyOn(content, "refreshFiles").mockImplementation(async () => {
      tried.emit("tried")
      throw new Error("no such folder")
    })
    const watched = jest.spyOn(chokidar, "watch")
    const stop = watchContent(content)
    const watcher = watched.mock.results[0]?.value as EventEmitter
    await new Promise((done) => watcher.once("ready", done))
    for (const text of ["[]\n", "[ ]\n"]) {
      const trial = new Promise((done) => tried.once("tried", done))
      await writeFile(join(root, "books.json"), text)
      await trial
    }
    await stop()
    expect(notice).toHaveBeenCalledTimes(2)
    expect(said).toHaveBeenCalledWith(expect.stringContaining("no such folder"))
  })
})
