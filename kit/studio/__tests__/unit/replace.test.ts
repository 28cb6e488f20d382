import { readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { type Change, unchanged, withChange } from "../../../content/__tests__/support/changed-data"
import { NoSuchPath } from "../../../content/json/edit-json"
import { ContentFiles } from "../../server/content/content-files"
import { diagnosticsIn } from "../../server/content/diagnostics"
import { type Disk, diskAt } from "../../server/content/disk"
import { type Replacement, replaceTexts } from "../../server/content/replace"

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

test("what another program writes at that very moment is not written over", async () => {
  await withContent(async (_content, textOf, root) => {
    const title = await titleOf(textOf)
    const theirs = (await textOf("books.json")).replace(title, "Theirs")
    const disk = diskAt(root)
    const late: Disk = {
      ...disk,
      async swap(swaps) {
        await writeFile(join(root, "books.json"), theirs)
        return disk.swap(swaps)
      },
    }
    const check = (overlay: ReadonlyMap<string, Buffer | undefined>) => diagnosticsIn(root, overlay)
    const content = new ContentFiles(root, { disk: late, check, committed: async () => undefined })
    const outcome = await replaceTexts(content, [whole("books.json", [0, "title"], title, "Mine")])
    expect(outcome).toEqual({ kind: "changed", texts: [{ file: "books.json", path: [0, "title"] }] })
    expect(await textOf("books.json")).toBe(theirs)
  })
})

test("front matter and text of one file are changed together, with the line breaks of Windows and a byte order mark", async () => {
  const file = "pages/own/a-page.md"
  const text = '\ufeff---\r\ntitle: "The old page" # mine\r\ndescription: About it\r\n---\r\n\r\nOld and\r\nold.\r\n'
  await withContent(
    async (content, textOf) => {
      const outcome = await replaceTexts(content, [
        { file, path: ["title"], was: "The old page", spans: [{ start: 4, end: 7, to: "brand-new" }] },
        { file, path: [], was: "\nOld and\nold.\n", spans: [{ start: 9, end: 12, to: "new" }] },
      ])
      expect(outcome).toEqual({ kind: "written" })
      expect(await textOf(file)).toBe(text.replace("The old", "The brand-new").replace("\r\nold.", "\r\nnew."))
    },
    async (root) => {
      const { mkdir } = await import("node:fs/promises")
      await mkdir(join(root, "pages/own"), { recursive: true })
      await writeFile(join(root, file), text)
    },
  )
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
