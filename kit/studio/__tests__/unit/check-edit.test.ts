import { all, type Change, edit, unchanged, withChange, write } from "../../../content/__tests__/support/changed-data"
import type { Path } from "../../../content/location/json-path"
import type { FileEdit } from "../../server/content/edits/apply-edit"
import { checkEdit } from "../../server/content/edits/check-edit"

const title = (to: string): FileEdit => ({ kind: "set", path: [0, "title"], to })
const page = "pages/own/how-i-work.md"
const withPage = write(page, "---\ntitle: How I work\ndescription: Two days a week.\n---\nThe text.\n")

test.each<[string, string, FileEdit, readonly Path[], Change?]>([
  ["an edit that breaks nothing has no diagnostics", "books.json", title("Mine"), []],
  ["an edit that breaks something is judged at its place", "books.json", title(""), [[0, "title"]]],
  [
    "the settings of a page of one’s own are judged too",
    page,
    { kind: "set", path: ["menu"], to: "everywhere" },
    [["menu"]],
    withPage,
  ],
  [
    "a file that is not there yet is judged as it would be begun",
    "brand.json",
    { kind: "set", path: ["light"], to: { signal: "no colour" } },
    [["light", "signal"]],
  ],
  [
    "an edit that does not fit the file is not judged: a colour that goes before it has been saved",
    "brand.json",
    { kind: "remove", path: ["light", "ink"] },
    [],
  ],
  ["a text is not judged by itself", "posts/a-small-database.md", { kind: "text", to: "" }, []],
])("%s", (...row) => {
  const [, file, edit, paths, change = unchanged] = row
  return withChange(change, async (root) => {
    const errors = paths.map((path) => expect.objectContaining({ file, path, severity: "error" }))
    expect(await checkEdit(root, file, edit)).toEqual(errors)
  })
})

test("a page’s address that is refused is told without its file, and mended by one that fits", () =>
  withChange(all(withPage, edit("site.json", "en-GB", "de")), async (root) => {
    const [refused] = await checkEdit(root, page, { kind: "name", to: "Über mich" })
    expect(refused?.message).not.toContain("file")
    expect(refused?.fix?.edit).toEqual({ kind: "set", path: ["slug"], to: "uber-mich" })
  }))
