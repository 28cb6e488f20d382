import { readFile, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { all, edit } from "../../../content/__tests__/support/changed-data"
import {
  written as engagement,
  file as engagementFile,
  base as withPage,
} from "../../../content/__tests__/support/engagement"
import type { Edit } from "../../../content/json/edit-json"
import { valueAt } from "../../../content/location/json-path"
import { ContentFiles } from "../../server/content/content-files"
import { diagnosticsIn } from "../../server/content/diagnostics"
import { diskAt } from "../../server/content/disk"
import type { ContentEvent } from "../../server/content/observed-files"
import { changed, contentInMemory, withContent } from "./support/with-content"

const title: Edit["path"] = [0, "title"]
const called = (to: string): Edit => ({ kind: "set", path: title, to })

const readText = (root: string, file = "books.json") => readFile(join(root, file), "utf8")

test.each([
  [
    "services.json",
    [0, "offer"],
    { price: { amount: 1900, currency: "EUR", atLeast: true }, length: "3 Wochen" },
    "pages/services.json",
    ["offer"],
    { heading: "Was es kostet", length: "Dauer", atLeast: "ab {price}" },
  ],
  ["media.json", [0, "type"], "webinar", "pages/media.json", ["actions", "webinar"], "Ansehen"],
] as const)(
  "the UI labels that a value in %s needs come with it, in the site’s language, as one step",
  async (...row) => {
    const [file, path, to, page, place, words] = row
    await withContent(
      async (content, root) => {
        const texts = () => Promise.all([readText(root, file), readText(root, page)])
        const before = await texts()
        const outcome = await changed(content, file, { kind: "set", path, to })
        expect(outcome.kind).toBe("written")
        expect(valueAt(JSON.parse(await readText(root, page)), place)).toEqual(words)
        await content.undo()
        expect(await texts()).toEqual(before)
      },
      edit("site.json", '"language": "en-GB"', '"language": "de-AT"'),
    )
  },
)

test("what somebody else has written is not undone", () =>
  withContent(async (content, root) => {
    await changed(content, "books.json", called("Mine"))
    await writeFile(join(root, "books.json"), "[]\n")
    expect(await content.undo()).toEqual({ kind: "changed", files: ["books.json"] })
    expect(await readText(root)).toBe("[]\n")
  }))

test("two edits at once are made one after the other: the second learns of the first", () =>
  withContent(async (content) => {
    const { revision } = await content.read("books.json")
    const outcomes = await Promise.all(
      ["One", "Two"].map((name) => content.save("books.json", revision, [called(name)])),
    )
    expect(outcomes.map(({ kind }) => kind)).toEqual(["saved", "changed"])
  }))

test("nothing is written while something else reads and then writes, such as publishing", async () => {
  const { content, textOf: inMemory } = contentInMemory({ "books.json": '[{ "title": "Ida" }]\n' })
  const { revision } = await content.read("books.json")
  const publishing = content.runExclusively(async () => {
    const before = inMemory("books.json")
    // Many times as long as the edit takes.
    for (let turn = 0; turn < 100; turn += 1) await new Promise((done) => setImmediate(done))
    expect(inMemory("books.json")).toBe(before)
  })
  const edit = content.save("books.json", revision, [called("Mine")])
  await publishing
  expect(await edit).toMatchObject({ kind: "saved", file: { text: '[{ "title": "Mine" }]\n' } })
})

test("a file that another program breaks and mends while an edit is checked does not keep anybody from editing another", () =>
  withContent(async (_content, root) => {
    const sound = await readText(root, "tools.json")
    await writeFile(join(root, "tools.json"), sound.slice(0, 40))
    const check = async (overlay: ReadonlyMap<string, Buffer | undefined>) => {
      await writeFile(join(root, "tools.json"), sound)
      return diagnosticsIn(root, overlay)
    }
    const content = new ContentFiles(root, { disk: diskAt(root), check, committed: async () => undefined })
    expect(await changed(content, "books.json", called("Mine"))).toMatchObject({ kind: "written" })
  }))

test("a byte order mark and the line breaks of Windows stay", () =>
  withContent(async (content, root) => {
    const windows = `\ufeff${(await readText(root)).replaceAll("\n", "\r\n")}`
    await writeFile(join(root, "books.json"), windows)
    const { revision, text } = await content.read("books.json")
    await content.save("books.json", revision, [called("Mine")])
    expect(await readText(root)).toBe(windows.replace(JSON.stringify(JSON.parse(text)[0].title), '"Mine"'))
  }))

test("a section that the kit has words for is added with them, in the language of the site", async () => {
  const german = all(withPage, edit("site.json", '"en-GB"', '"de"'))
  await withContent(async (content) => {
    const set = { kind: "set", path: ["fit"], to: {} } as const
    expect(await changed(content, engagementFile, set)).toMatchObject({ kind: "written" })
    const { fit } = JSON.parse((await content.read(engagementFile)).text)
    expect(fit).toMatchObject({ heading: "Für wen es passt", forYou: { heading: "Für Sie, wenn" } })
  }, german)
})

test("a sum is added with its figures alone", () =>
  withContent(async (content, root) => {
    const { currency, salary, employerCosts, recruiterFee, days, weeks, dayPrice } = JSON.parse(engagement).sum
    const to = { currency, salary, employerCosts, recruiterFee, days, weeks, dayPrice, words: {} }
    await changed(content, engagementFile, { kind: "remove", path: ["sum"] })
    await changed(content, engagementFile, { kind: "set", path: ["sum"], to })
    const added = JSON.parse(await readText(root, engagementFile)).sum
    expect(added).toMatchObject({ salary, heading: "The sum behind the figure", words: { reset: "Start again" } })
  }, withPage))

test.each<readonly [string, Edit, object]>([
  [
    "a column is added",
    { kind: "insert", path: ["comparison", "columns", 1], to: "Full-time" },
    { columns: ["Fractional", "Full-time", "Interim"], rows: [{ cells: ["Two", "…", "Five"] }] },
  ],
  [
    "a column is moved",
    { kind: "move", path: ["comparison", "columns", 0], index: 1 },
    { columns: ["Interim", "Fractional"], rows: [{ cells: ["Five", "Two"] }] },
  ],
  [
    "a column is removed",
    { kind: "remove", path: ["comparison", "columns", 0] },
    { columns: ["Interim"], rows: [{ cells: ["Five"] }] },
  ],
  [
    "a row is added",
    { kind: "insert", path: ["comparison", "rows", 1], to: { name: "Start", cells: ["Soon"] } },
    { rows: [{}, { name: "Start", cells: ["Soon", "…"] }] },
  ],
])("%s in a table, with a cell for each column", (_what, change, after) =>
  withContent(async (content, root) => {
    expect(await changed(content, engagementFile, change)).toMatchObject({ kind: "written" })
    expect(JSON.parse(await readText(root, engagementFile)).comparison).toMatchObject(after)
    await content.undo()
    expect(await readText(root, engagementFile)).toBe(engagement)
  }, withPage),
)

test("a text keeps the line breaks of Windows", () =>
  withContent(async (content, root) => {
    const file = "pages/privacy.md"
    await writeFile(join(root, file), "One.\r\n\r\nTwo.\r\n")
    await changed(content, file, { kind: "text", to: "One.\n\nTwo.\n\nThree.\n" })
    expect(await readText(root, file)).toBe("One.\r\n\r\nTwo.\r\n\r\nThree.\r\n")
  }))

test("the first entry of a collection is indented as the owner’s other files are", () =>
  withContent(async (content, root) => {
    await writeFile(join(root, "site.json"), (await readText(root, "site.json")).replace(/^ +/gm, "\t"))
    await writeFile(join(root, "books.json"), "[]\n")
    const to = { title: "T", author: "A", amazonUrl: "https://t.org" }
    await changed(content, "books.json", { kind: "insert", path: [0], to })
    expect(await readText(root)).toBe(
      '[\n\t{\n\t\t"title": "T",\n\t\t"author": "A",\n\t\t"amazonUrl": "https://t.org"\n\t}\n]\n',
    )
  }))

test("a picture that a file still names can be put back", () =>
  withContent(async (content, root) => {
    const cover = join(root, "images/cover.png")
    const bytes = await readFile(cover)
    await rm(cover)
    expect(await content.change(() => new Map([["images/cover.png", bytes]]))).toMatchObject({ kind: "written" })
    expect(await readFile(cover)).toEqual(bytes)
  }))

const removed = (index: number): Edit => ({ kind: "remove", path: [index] })
const unencrypted = "http://not-encrypted.example.org"

test.each<[string, number, Edit, string]>([
  ["an old error in another entry does not keep anybody from removing one above it", 1, removed(0), "written"],
  ["of more errors than the check says, one that was not said stops no other edit", 150, removed(1), "written"],
  [
    "a new error is refused although an old one of the same kind is there",
    1,
    { kind: "set", path: [0, "amazonUrl"], to: unencrypted },
    "refused",
  ],
])("%s", (_what, errors, edit, kind) =>
  withContent(async (content, root) => {
    const [sound] = JSON.parse(await readText(root))
    const wrong = Array.from({ length: errors }, (_, index) => ({
      ...sound,
      title: `${index}`,
      amazonUrl: unencrypted,
    }))
    await writeFile(join(root, "books.json"), JSON.stringify([sound, ...wrong], null, 2))
    expect(await changed(content, "books.json", edit)).toMatchObject({ kind })
  }),
)

test("whoever listens is told of each change, and by which tab", () =>
  withContent(async (content, root) => {
    const heard: ContentEvent[] = []
    const stop = await content.listen((event) => heard.push(event))
    expect(heard[0]).toMatchObject({ kind: "all" })
    await changed(content, "books.json", called("Mine"), "one")
    await writeFile(join(root, "books.json"), "[]\n")
    await content.refreshFiles(["books.json"])
    stop()
    const files = heard.flatMap((event) => (event.kind === "file" ? [event] : []))
    expect(files.map(({ by, file }) => [by, file.file])).toEqual([
      ["one", "books.json"],
      [undefined, "books.json"],
    ])
    expect((files[1]?.file.seq ?? 0) > (files[0]?.file.seq ?? 0)).toBe(true)
  }))

test("after a look at all files the pictures count as changed too: nobody knows which are new", () =>
  withContent(async (content) => {
    const heard: string[] = []
    const stop = await content.listen(({ kind }) => heard.push(kind))
    await content.refreshFiles(["books.json"])
    expect(heard).not.toContain("pictures")
    await content.refreshFiles()
    expect(heard).toContain("pictures")
    stop()
  }))
