import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { checkData } from "../../check/check-data"
import { dateDiagnostics } from "../../check/relations/date-rules"
import { customPageSlug } from "../../contract/data-paths"
import { contentFile } from "../../contract/files"
import type { Diagnostic } from "../../diagnostic/diagnostic"
import { CheckMemo } from "../../files/memo"
import { all, type Change, diagnosticsAfter, edit, inOneLine, write } from "../support/changed-data"
import { ownersFolders } from "../support/owners-folders"

const linesFor = (diagnostics: readonly Diagnostic[]) => new Set(diagnostics.map(inOneLine))

/** Without the end of its list or group; a page's front matter with a text that has no end. Whatever an owner writes is broken by that. */
const broken = (file: string, text: string): string =>
  file.endsWith(".md") ? text.replace(/^\ufeff?---/, '$&\n"') : text.replace(/[\]}]\s*$/, "")

test.each(ownersFolders())(
  "%s: a file that cannot be read is the only one with an error because of it",
  async (_owner, root) => {
    const memo = new CheckMemo()
    const before = linesFor(await checkData(root, { memo }))
    const files = readdirSync(root, { recursive: true, encoding: "utf8" })
      .map((file) => file.replaceAll("\\", "/"))
      .filter((file) => contentFile(file) ?? customPageSlug(file))
    expect(files.length).toBeGreaterThan(10)
    for (const file of files) {
      const overlay = new Map([[file, Buffer.from(broken(file, readFileSync(join(root, file), "utf8")))]])
      const now = await checkData(root, { overlay, memo })
      const own = now.filter((each) => each.file.endsWith(`/${file}`) && each.severity === "error")
      const elsewhere = now.filter((each) => !each.file.endsWith(`/${file}`) && !before.has(inOneLine(each)))
      expect([file, own.length > 0, elsewhere.map(inOneLine)]).toEqual([file, true, []])
    }
  },
)

test("while site.json cannot be read, nothing is said of dates in the site's language", async () => {
  const inGerman = all(
    edit("site.json", '"language": "en-GB"', '"language": "de"'),
    write("posts.json", '[{ "title": "Rufbereitschaft", "slug": "rufbereitschaft", "date": "3. M\u00e4rz 2025" }]'),
    write("posts/rufbereitschaft.md", "Zwei Teams.\n"),
  )
  const filesAfter = async (change: Change) => (await diagnosticsAfter(change)).map(({ file, code }) => [file, code])
  expect(await filesAfter(inGerman)).toContainEqual(["data/posts.json", "date-words"])
  expect(await filesAfter(all(inGerman, write("site.json", "{")))).not.toContainEqual(["data/posts.json", "date-words"])
})

test("an entry without an id is the cause, and what may refer to it says nothing", async () => {
  const diagnostics = await diagnosticsAfter(
    all(
      edit("services.json", '"id": "audits"', '"idd": "audits"'),
      write("pages/own/case.md", "---\ntitle: A case\ndescription: One.\nservice: audits\n---\n\nWords.\n"),
    ),
  )
  expect(diagnostics.map(({ file, code }) => [file, code])).toEqual([["data/services.json", "unknown-key"]])
})

test("causes come first, then errors, then warnings", async () => {
  const diagnostics = await diagnosticsAfter(
    all(
      edit("books.json", '/1942788339"', '/1942788339?fbclid=a1"'),
      edit("site.json", '"siteUrl": "https://', '"siteUrl": "http://'),
      write("tools.json", "[{"),
    ),
  )
  expect([...new Set(diagnostics.map(({ file, severity }) => `${file} ${severity}`))]).toEqual([
    "data/tools.json error",
    "data/site.json error",
    "data/books.json warning",
  ])
})

test("a day without its year is asked about: a start is the next such day, a post the last", () => {
  const content = new Map<string, unknown>([
    ["site.json", { language: "en-GB" }],
    ["posts.json", [{ date: "1 March" }, { date: "1 December" }]],
    ["services.json", ["1 March", "1 December", "By arrangement", "Spring 2027"].map((from) => ({ offer: { from } }))],
  ])
  const asked = [...dateDiagnostics(content, "2026-11-10").values()].flat()
  expect(asked.map(({ path, fix }) => [...path, fix?.value])).toEqual([
    [0, "date", "2026-03-01"],
    [1, "date", "2025-12-01"],
    [0, "offer", "from", "2027-03-01"],
    [1, "offer", "from", "2026-12-01"],
  ])
})
