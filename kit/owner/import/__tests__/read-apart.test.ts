import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { scratchFolder } from "../../../../__tests__/support/scratch-folder"
import { speak } from "../../../content/sentences/sentences"
import { limits } from "../candidate"
import { readApart } from "../read-apart"
import { readFiles, readSource } from "../read-source"
import { openSource } from "../source/open-source"
import { textFromHtml } from "../texts/to-markdown"
import { sourceOf } from "./support/source"

let folder = ""
beforeEach(() => {
  folder = scratchFolder()
})

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

test("it refuses in the language that the command speaks", async () => {
  speak("de")
  writeFileSync(join(folder, "a.md"), "---\ntitle: A title\n")
  await expect(readApart(folder, { signal: never })).rejects.toThrow("Die Angaben am Anfang haben kein Ende")
  speak("en")
})

test("the reading ends at once when it is given up, and by itself when it takes too long", async () => {
  post("a.md", "Some words.")
  const giving = new AbortController()
  const reading = readApart(folder, { signal: giving.signal })
  giving.abort()
  await expect(reading).rejects.toThrow("aborted")
  await expect(readApart(folder, { signal: never, timeoutMs: 0 })).rejects.toThrow("takes too long to read")
})

test("what ends the process that reads is a sentence: the one that asked goes on", async () => {
  post("a.md", "Some words.")
  const dying = readApart(folder, { signal: never, memory: 12 })
  await expect(dying).rejects.toThrow(/^scratch-\w+ takes more memory than there is for it\. Import a part of it/)
  expect((await readApart(folder, { signal: never })).proposals).toHaveLength(1)
})

test.each([
  ["a text of a million lines", "a\n".repeat(1_000_000), "This text has more than 300000 characters."],
  ["quotes within quotes", ">".repeat(4000), "Quotes and lists are nested more than 100 deep here."],
])("%s is refused before it is parsed, with its file", async (_what, text, message) => {
  post("a.md", text)
  await expect(readSource(folder, () => {})).rejects.toThrow(`a.md: ${message}`)
})

const deep = "<b>".repeat(80_000)
const nested = "A text is nested too deeply to be read."
const tableOf = (cell: string) => `<table><tr><td>A</td><td>B</td></tr><tr>${cell}</tr></table>`

test.each([
  ["a text without end", "<p>a</p>".repeat(200_000), "A text has more than 1200000 characters."],
  ["80,000 unclosed tags", deep, nested],
  [
    "a table of more cells than there are",
    `${"<td>a".repeat(2000)}${"<tr><td>a".repeat(2000)}`,
    "A table has more than",
  ],
])("HTML of %s is refused in a sentence", (what, html, message) => {
  expect(() => textFromHtml(what.includes("table") ? `<table><tr>${html}</table>` : html)).toThrow(message)
})

test.each([
  ["a file’s", { "a.html": deep }],
  [
    "a feed’s",
    {
      "feed.xml": `<rss version="2.0"><channel><title>A</title><item><title>A</title><description><![CDATA[${deep}]]></description></item></channel></rss>`,
    },
  ],
])("a page that is nested without end is named, also where the whole of it is parsed: %s", async (_, files) => {
  await expect(readFiles(sourceOf(files))).rejects.toThrow(new RegExp(`(?:html|“A”): ${nested}`))
})

test.each([
  '<td colspan="300000000">C</td>',
  '<td rowspan="300000000">C</td><td>D</td>',
  '<td colspan="-1" rowspan="x">C</td>',
])("cells reach no further than in a browser: %s", (cell) => {
  const { markdown } = textFromHtml(tableOf(cell))
  expect(markdown).toContain("| C")
  expect(markdown.split("\n")[1]?.split("|").length).toBeLessThan(1100)
})

test("texts that are too much together are refused", async () => {
  for (const name of ["a.md", "b.md"]) post(name, "Some words.")
  const source = await openSource(folder, { ...limits, texts: 60 })
  await source.files.text("a.md")
  // Read again, it is counted once.
  await source.files.text("a.md")
  await expect(source.files.text("b.md")).rejects.toThrow("are larger than 0 MB together")
})
