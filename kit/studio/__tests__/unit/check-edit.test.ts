import { edit, unchanged, withChange, write } from "../../../content/__tests__/support/changed-data"
import { checkEdit } from "../../server/content/edits/check-edit"

const title = (to: string) => ({ kind: "set", path: [0, "title"], to }) as const
const page = "pages/own/how-i-work.md"
const withPage = write(page, "---\ntitle: How I work\ndescription: Two days a week.\n---\nThe text.\n")

test("an edit that breaks nothing has no diagnostics", async () => {
  await withChange(unchanged, async (root) => expect(await checkEdit(root, "books.json", [title("Mine")])).toEqual([]))
})

test("an edit that breaks something is judged by the check’s words, at its place", async () => {
  await withChange(unchanged, async (root) => {
    expect(await checkEdit(root, "books.json", [title("")])).toMatchObject([
      { file: "books.json", path: [0, "title"], severity: "error" },
    ])
  })
})

test("the settings of a page of one’s own are judged too", async () => {
  await withChange(withPage, async (root) => {
    expect(await checkEdit(root, page, [{ kind: "set", path: ["menu"], to: "everywhere" }])).toMatchObject([
      { file: page, path: ["menu"] },
    ])
  })
})

test("a page’s address that is refused is told without its file, and mended by the one that suits the site’s language", async () => {
  const german = async (root: string) => {
    await withPage(root)
    await edit("site.json", "en-GB", "de")(root)
  }
  await withChange(german, async (root) => {
    const [refused] = await checkEdit(root, page, [{ kind: "name", to: "Über mich" }])
    expect(refused?.message).not.toContain("file")
    expect(refused?.fix?.edit).toEqual({ kind: "set", path: ["slug"], to: "ueber-mich" })
  })
})

test("a file that is not there yet is judged as it would be begun", async () => {
  await withChange(unchanged, async (root) => {
    const edit = { kind: "set", path: ["light"], to: { signal: "no colour" } } as const
    expect(await checkEdit(root, "brand.json", [edit])).toMatchObject([
      { file: "brand.json", path: ["light", "signal"] },
    ])
  })
})

test("an edit that does not fit the file is not judged: a colour that goes before it has been saved", async () => {
  await withChange(unchanged, async (root) =>
    expect(await checkEdit(root, "brand.json", [{ kind: "remove", path: ["light", "ink"] }])).toEqual([]),
  )
})

test("a text is not judged by itself", async () => {
  await withChange(unchanged, async (root) => {
    expect(await checkEdit(root, "posts/a-small-database.md", [{ kind: "text", to: "" }])).toEqual([])
  })
})
