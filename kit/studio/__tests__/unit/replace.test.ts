import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { type Change, unchanged, withChange } from "../../../content/__tests__/support/changed-data"
import { NoSuchPath } from "../../../content/json/edit-json"
import { ContentFiles } from "../../server/content/content-files"
import { type Replacement, replaceTexts } from "../../server/content/replace"
import { contentInMemory } from "./support/with-content"

/** A task with content of its own, and every file in it as it is at any time. */
const withContent = (
  task: (content: ContentFiles, textOf: (file: string) => Promise<string>, root: string) => Promise<void>,
  change: Change = unchanged,
) => withChange(change, (root) => task(new ContentFiles(root), (file) => readFile(join(root, file), "utf8"), root))

const titleOf = async (textOf: (file: string) => Promise<string>): Promise<string> =>
  JSON.parse(await textOf("books.json"))[0].title

/** Replaces all of a text. */
const whole = (file: string, path: Replacement["path"], was: string, to: string): Replacement => ({
  file,
  path,
  was,
  spans: [{ start: 0, end: was.length, to }],
})

test("words in several files are replaced as one step, and undone as one", async () => {
  await withContent(async (content, textOf) => {
    const before = await Promise.all(["books.json", "site.json", "pages/privacy.md"].map(textOf))
    const title = await titleOf(textOf)
    const { name } = JSON.parse(await textOf("site.json"))
    const privacy = await textOf("pages/privacy.md")
    const outcome = await replaceTexts(content, [
      whole("books.json", [0, "title"], title, "Another title"),
      whole("site.json", ["name"], name, "Noa Winter"),
      { file: "pages/privacy.md", path: [], was: privacy, spans: [{ start: 0, end: 0, to: "New: " }] },
    ])
    expect(outcome).toEqual({ kind: "written" })
    expect(await titleOf(textOf)).toBe("Another title")
    expect(JSON.parse(await textOf("site.json")).name).toBe("Noa Winter")
    expect(await textOf("pages/privacy.md")).toBe(`New: ${privacy}`)
    await content.undo()
    expect(await Promise.all(["books.json", "site.json", "pages/privacy.md"].map(textOf))).toEqual(before)
    expect(await content.undo()).toBeUndefined()
  })
})

test("what is between two of the words keeps its bytes", async () => {
  const { content, textOf } = contentInMemory({ "site.json": '{"name": "old caf\\u00e9 old"}' })
  const spans = [0, 9].map((start) => ({ start, end: start + 3, to: "né" }))
  await replaceTexts(content, [{ file: "site.json", path: ["name"], was: "old café old", spans }])
  expect(textOf("site.json")).toBe('{"name": "né caf\\u00e9 né"}')
})

test("if one of them would break the site, none is written, and the check says where", async () => {
  await withContent(async (content, textOf) => {
    const before = await Promise.all(["books.json", "site.json"].map(textOf))
    const { amazonUrl } = JSON.parse(before[0] ?? "")[0]
    const { name } = JSON.parse(before[1] ?? "")
    const outcome = await replaceTexts(content, [
      whole("site.json", ["name"], name, "Noa Winter"),
      whole("books.json", [0, "amazonUrl"], amazonUrl, "a book"),
    ])
    expect(outcome).toMatchObject({
      kind: "refused",
      diagnostics: [{ file: "books.json", path: [0, "amazonUrl"] }],
    })
    expect(await Promise.all(["books.json", "site.json"].map(textOf))).toEqual(before)
  })
})

test("if one of them is another by now, none is written, and it is named", async () => {
  await withContent(async (content, textOf) => {
    const before = await Promise.all(["books.json", "site.json"].map(textOf))
    const outcome = await replaceTexts(content, [
      whole("books.json", [0, "title"], await titleOf(textOf), "Another title"),
      whole("site.json", ["name"], "Somebody else", "Noa Winter"),
      whole("pages/none.md", [], "Words", "Others"),
    ])
    expect(outcome).toEqual({
      kind: "changed",
      texts: [
        { file: "site.json", path: ["name"] },
        { file: "pages/none.md", path: [] },
      ],
    })
    expect(await Promise.all(["books.json", "site.json"].map(textOf))).toEqual(before)
  })
})

test("spans that overlap, and two requests for one text, are refused", async () => {
  await withContent(async (content, textOf) => {
    const before = await textOf("books.json")
    const title = await titleOf(textOf)
    const twice = whole("books.json", [0, "title"], title, "X")
    const overlapping = { ...twice, spans: [...twice.spans, ...twice.spans] }
    for (const wrong of [[twice, twice], [overlapping]]) expect(() => replaceTexts(content, wrong)).toThrow(NoSuchPath)
    expect(await textOf("books.json")).toBe(before)
  })
})
