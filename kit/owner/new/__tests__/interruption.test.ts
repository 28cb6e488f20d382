import { spawn } from "node:child_process"
import { once } from "node:events"
import sync from "node:fs"
import files from "node:fs/promises"
import { join } from "node:path"
import sharp from "sharp"
import { someOf } from "../../../../__tests__/support/runs"
import { type Change, unchanged, withChange, write } from "../../../content/__tests__/support/changed-data"
import { addedFiles, entriesAfter, run, snapshot } from "../../../content/__tests__/support/new-entry"

const title = ["book", "--title", "Rest", "--author", "A", "--amazonUrl", "https://www.amazon.com/dp/1"]
const book = [...title, "--cover", "ROOT/images/cover.png"]

/** Lets a step of the writing fail, as on a full disk. */
function fail(step: "renameSync" | "open" | "mkdir", on: RegExp) {
  const isMeant = (args: readonly unknown[]) => args.some((arg) => typeof arg === "string" && on.test(arg))
  const full = () => Object.assign(new Error("ENOSPC: no space left on device"), { code: "ENOSPC" })
  if (step === "renameSync") {
    const rename = sync.renameSync
    jest.spyOn(sync, step).mockImplementation((...args) => {
      if (isMeant(args)) throw full()
      rename(...args)
    })
    return
  }
  const real = files[step] as (...args: unknown[]) => unknown
  jest.spyOn(files, step).mockImplementation(((...args: unknown[]) => {
    if (isMeant(args)) return Promise.reject(full())
    return real(...args)
  }) as never)
}

test.each([
  ["the picture’s folder cannot be made", "mkdir", /books$/],
  ["the picture cannot be written", "open", /images.*\.tmp$/],
  ["the collection cannot be written", "open", /data[/\\]\.new-.*\.tmp$/],
  ["the collection cannot be replaced", "renameSync", /books\.json$/],
] as const)("nothing changes when %s", async (_what, step, on) => {
  fail(step, on)
  const { code, stderr, before, after } = await run(unchanged, book)
  expect({ code, stderr }).toEqual({
    code: 1,
    stderr: "Nothing was changed. The disk is full. Free some space, then try again.\n",
  })
  expect(after).toEqual(before)
})

test("nothing changes when a file stands where the pictures’ folder should be", async () => {
  const { code, stderr, before, after } = await run(write("images/books", "a file"), book)
  expect(code).toBe(1)
  expect(stderr).toMatch(/^Nothing was changed\. There is already a file/)
  expect(after).toEqual(before)
})

test("interrupted while it writes, nothing changes", async () => {
  const controller = new AbortController()
  const real = files.open
  jest.spyOn(files, "open").mockImplementation(async (...args) => {
    controller.abort()
    return real(...args)
  })
  const result = await run(unchanged, book, controller.signal)
  expect(result).toMatchObject({ code: 130, written: "", stderr: "\nStopped. Nothing was changed.\n" })
  expect(result.after).toEqual(result.before)
})

test("nothing changes, and no text is left, when a post’s entry cannot be written", async () => {
  fail("renameSync", /posts\.json$/)
  const { code, before, after } = await run(unchanged, ["post", "--title", "Nine days", "--slug", "nine-days"])
  expect(code).toBe(1)
  expect(after).toEqual(before)
})

test("an edit that was made meanwhile is kept", async () => {
  const real = files.readFile
  const other = { title: "Theirs", author: "B", amazonUrl: "https://theirs.org" }
  const beside: Change = (root) => files.copyFile(join(root, "images/cover.png"), join(root, "../beside.png"))
  // The picture is read after the answers and before the collection is read again.
  jest.spyOn(files, "readFile").mockImplementation((async (...args: Parameters<typeof real>) => {
    const path = String(args[0])
    if (path.endsWith("beside.png"))
      await files.writeFile(join(path, "../data/books.json"), JSON.stringify([other], null, 2))
    return real(...args)
  }) as never)
  const result = await run(beside, [...title, "--cover", "ROOT/../beside.png"])
  expect(entriesAfter(result, "books.json")).toMatchObject([other, { title: "Rest" }])
})

/** Takes the command long enough to be interrupted on its way. Beside data/, not in it: a failing test prints what is there. */
async function largePicture(root: string): Promise<string> {
  const path = join(root, "..", "large.png")
  const noise = { type: "gaussian", mean: 128, sigma: 60 } as const
  const image = sharp({ create: { width: 2000, height: 3000, channels: 3, background: "#357", noise } })
  await files.writeFile(path, await image.png({ compressionLevel: 1 }).toBuffer())
  return path
}

const signals = [
  ["SIGINT", 900],
  ["SIGTERM", 300],
  ["SIGTERM", 1300],
] as const

test.each(someOf(signals, 1))(
  "%s after %d ms leaves the real command with everything done or nothing",
  async (signal, delay) => {
    await withChange(unchanged, async (root) => {
      const before = await snapshot(root)
      const args = [...title, "--cover", await largePicture(root), "--data", root]
      const child = spawn(process.execPath, ["--import", "tsx", "kit/owner/commands/new.ts", ...args], {
        stdio: "ignore",
      })
      const stop = setTimeout(() => child.kill(signal), delay)
      const [code] = await once(child, "exit")
      clearTimeout(stop)
      const after = await snapshot(root)
      // A signal that finds the command done and on its way out ends it as the system does, with no code of its own.
      const done = code === 0 || (code === null && after.size > before.size)
      if (done) {
        expect(addedFiles({ before, after })).toEqual(["images/books", "images/books/rest.png"])
        expect(entriesAfter({ after }, "books.json").at(-1)).toMatchObject({ title: "Rest" })
      } else expect(after).toEqual(before)
    })
  },
  60_000,
)
