import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { htmlToMarkdown } from "../html-to-markdown"
import { limits } from "../offer"
import { readApart } from "../read-apart"
import { readSource } from "../read-source"
import { openSource } from "../source/open-source"

let folder = ""
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "source-"))
})
afterEach(() => rmSync(folder, { recursive: true }))

const never = new AbortController().signal
const post = (name: string, text: string) => writeFileSync(join(folder, name), `---\ntitle: A title\n---\n\n${text}\n`)

test("a source is read beside everything else, and its progress is told", async () => {
  for (const name of ["a.md", "b.md"]) post(name, "Some words.")
  const told: unknown[] = []
  let turns = 0
  const turning = setInterval(() => (turns += 1), 5)
  const content = await readApart(folder, { signal: never, onProgress: (progress) => told.push(progress) })
  clearInterval(turning)
  expect(content).toEqual(await readSource(folder, () => {}))
  expect(content.proposals).toHaveLength(2)
  expect(told[0]).toEqual({ done: 1, total: 2 })
  expect(turns).toBeGreaterThan(5)
})

test("the reading ends at once when it is given up, and by itself when it takes too long", async () => {
  post("a.md", "Some words.")
  const giving = new AbortController()
  const reading = readApart(folder, { signal: giving.signal })
  giving.abort()
  await expect(reading).rejects.toThrow("aborted")
  await expect(readApart(folder, { signal: never, timeoutMs: 0 })).rejects.toThrow("takes too long to read")
})

test.each([
  ["a text of a million lines", "a\n".repeat(1_000_000), "This text has more than 300000 characters."],
  ["quotes within quotes", ">".repeat(4000), "Quotes and lists are nested more than 100 deep here."],
])("%s is refused before it is parsed, with its file", async (_what, text, message) => {
  post("a.md", text)
  await expect(readSource(folder, () => {})).rejects.toThrow(`a.md: ${message}`)
})

test("HTML without end is refused, and so are texts that are too much together", async () => {
  expect(() => htmlToMarkdown("<p>a</p>".repeat(200_000))).toThrow("A text has more than 1200000 characters.")
  for (const name of ["a.md", "b.md"]) post(name, "Some words.")
  const source = await openSource(folder, { ...limits, texts: 60 })
  await source.files.text("a.md")
  // Read again, it is counted once.
  await source.files.text("a.md")
  await expect(source.files.text("b.md")).rejects.toThrow("are larger than 0 MB together")
})
