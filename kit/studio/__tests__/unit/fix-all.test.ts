import { appendFile, readFile } from "node:fs/promises"
import { join } from "node:path"
import { all, type Change, edit, unchanged, withChange } from "../../../content/__tests__/support/changed-data"
import { snapshot } from "../../../content/__tests__/support/new-entry"
import { ContentFiles } from "../../server/content/content-files"
import { applyCertainFixes } from "../../server/content/fix-all"
import { type Sources, sourcesOf } from "../../server/content/sources"

const mistakes = all(
  edit("books.json", '"Accelerate",', '"Accelerate"'),
  edit("books.json", '"author": "Matthew', '"autor": "Matthew'),
  edit("posts.json", '"2026-04-28"', '"28. April 2026"'),
)

const withContent = (
  task: (content: ContentFiles, root: string) => Promise<void>,
  change: Change,
  sources: (root: string) => Sources = sourcesOf,
) => withChange(change, (root) => task(new ContentFiles(root, sources(root)), root))

const right = (file: string) => withChange(unchanged, (root) => readFile(join(root, file), "utf8"))

test("what cannot be wrong is fixed in all files as one step, which is undone to the byte", async () => {
  await withContent(async (content, root) => {
    const before = await snapshot(root)
    expect(await applyCertainFixes(content, [])).toMatchObject({ kind: "written", fixed: 3 })
    for (const file of ["books.json", "posts.json"])
      expect(await readFile(join(root, file), "utf8")).toBe(await right(file))
    expect(await content.undo()).toMatchObject({ kind: "done" })
    expect(await snapshot(root)).toEqual(before)
    expect(await content.undo()).toBeUndefined()
  }, mistakes)
})

test("a file with something that is not saved stays as it is", async () => {
  await withContent(async (content, root) => {
    const before = await readFile(join(root, "books.json"), "utf8")
    expect(await applyCertainFixes(content, ["books.json"])).toMatchObject({ kind: "written", fixed: 1 })
    expect(await readFile(join(root, "books.json"), "utf8")).toBe(before)
    expect(await applyCertainFixes(content, ["books.json"])).toMatchObject({ kind: "gone" })
  }, mistakes)
})

test("if another program saves one of the files while the content is checked, nothing is written", async () => {
  const busy = (root: string): Sources => {
    const { check, ...others } = sourcesOf(root)
    let isFirst = true
    return {
      ...others,
      check: async (overlay) => {
        if (isFirst) await appendFile(join(root, "posts.json"), "\n")
        isFirst = false
        return check(overlay)
      },
    }
  }
  await withContent(
    async (content, root) => {
      const before = await readFile(join(root, "posts.json"), "utf8")
      expect(await applyCertainFixes(content, [])).toMatchObject({ kind: "changed" })
      expect(await readFile(join(root, "posts.json"), "utf8")).toBe(`${before}\n`)
    },
    mistakes,
    busy,
  )
})
