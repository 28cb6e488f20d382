import files from "node:fs/promises"
import { join } from "node:path"
import { type Change, unchanged, write } from "../../../content/__tests__/support/changed-data"
import { entriesAfter, run } from "../../../content/__tests__/support/new-entry"

const title = ["book", "--title", "Rest", "--author", "A", "--amazonUrl", "https://www.amazon.com/dp/1"]
const book = [...title, "--cover", "ROOT/images/cover.png"]

/** Lets a step of the writing fail, as on a full disk. */
function fail(step: "open" | "mkdir", on: RegExp) {
  const real = files[step] as (...args: unknown[]) => unknown
  jest.spyOn(files, step).mockImplementation(((...args: unknown[]) => {
    const isMeant = args.some((arg) => typeof arg === "string" && on.test(arg))
    if (isMeant) return Promise.reject(Object.assign(new Error("ENOSPC: no space left on device"), { code: "ENOSPC" }))
    return real(...args)
  }) as never)
}

test.each([
  ["the picture’s folder cannot be made", "mkdir", /books$/],
  ["the picture cannot be written", "open", /images.*\.tmp$/],
  ["the collection cannot be written", "open", /data[/\\]\.new-.*\.tmp$/],
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
