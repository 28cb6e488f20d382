import { writeFile } from "node:fs/promises"
import { join } from "node:path"
import { gzipSync } from "node:zlib"
import { scratchFolder } from "../../../../__tests__/support/scratch-folder"
import { readSource } from "../read-source"
import { zipOf } from "./support/zip"

const folder = scratchFolder("file")

/** @returns an archive of empty files */
const zip = (...names: readonly string[]) => zipOf(names.map((name) => ({ name, content: "" })))

const excel = zip("[Content_Types].xml", "xl/workbook.xml")
const openDocument = zipOf([
  { name: "mimetype", content: "application/vnd.oasis.opendocument.spreadsheet", stored: true },
  { name: "content.xml", content: "<a/>" },
])
const oldExcel = Buffer.from(`d0cf11e0a1b11ae1${Buffer.from("Workbook", "utf16le").toString("hex")}`, "hex")

const workbook =
  "is a workbook: save each sheet that you need as CSV (in Numbers: File, Export To, CSV), and import that."
const bibliography =
  "is a bibliography: export it as CSV with the columns title, author and link (in Zotero: File, Export Library, CSV), and import that."
const archive = "is an archive that is no zip: unpack it, and import its folder, or pack that as zip."
const notion = "is a page of Notion’s in HTML: export it as Markdown & CSV, and import that."
const page =
  "is a page: copy its text into a new post, or open the feed of its blog (often at /feed or /rss.xml), save that as feed.xml, and import it."
const devTo =
  "is an export of dev.to: save your feed, https://dev.to/feed/ with your name behind it, as feed.xml, and import that."
const hashnode =
  "is an export of Hashnode: import the folder of Markdown files that its backup at GitHub has, or your blog’s feed (at /rss.xml), saved as feed.xml."
const document = "is a document: copy its text into a new post, in the studio or in a Markdown file (.md)."

/** The names do not tell where the content does. */
test.each<[string, string | Buffer, string]>([
  ["Excel’s", excel, workbook],
  ["OpenDocument’s.bin", openDocument, workbook],
  ["old Excel’s", oldExcel, workbook],
  ["damaged.xlsx", "x", workbook],
  ["BibTeX", "% Library\n@book{pang2016,\n  title = {Rest},\n}\n", bibliography],
  ["library.bib", "", bibliography],
  ["RIS", "TY  - BOOK\nTI  - Rest\nER  - \n", bibliography],
  [
    "CSL.json",
    '[\n{ "id": "a", "author": [{ "family": "Pang" }], "issued": { "date-parts": [[2016]] } }]',
    bibliography,
  ],
  ["tar", Buffer.from(`${"a.md".padEnd(257, "\0")}ustar\0`), archive],
  ["tar.gz", gzipSync("x"), archive],
  ["export.tgz", "x", archive],
  ["A 0123", '<html><body><article id="0123" class="page sans"><h1>A</h1></article></body></html>', notion],
  ["Rota | Ada", "\n<!DOCTYPE html><html><body><article><h1>Rota</h1><p>Text.</p></article></body></html>", page],
  ["rota.mhtml", "", page],
  ["articles.json", '[{ "title": "Rota", "path": "/ada/rota-1ab2", "body_markdown": "Text." }]', devTo],
  ["posts.json", '{ "posts": [{ "_id": "x", "title": "Rota", "contentMarkdown": "Text." }] }', hashnode],
  ["letter", zip("[Content_Types].xml", "word/document.xml"), document],
  ["paper", "%PDF-1.7", document],
])("%s is refused in one sentence, which says what to import in its place", async (name, content, sentence) => {
  await writeFile(join(folder, name), content)
  await expect(readSource(join(folder, name), () => {})).rejects.toThrow(new Error(`${name} ${sentence}`))
})

test("within an archive such a file is named, and the others are read", async () => {
  const path = join(folder, "export.zip")
  await writeFile(
    path,
    zipOf([
      { name: "a/b", content: excel },
      { name: "words.csv", content: "quote,name\nGood,Zoë\n" },
    ]),
  )
  const { proposals, sentences } = await readSource(path, () => {})
  expect(proposals).toHaveLength(1)
  expect(sentences).toEqual([`Left out: a/b ${workbook}`])
})

test("of a site of texts, its spreadsheets are named", async () => {
  const path = join(folder, "site.zip")
  await writeFile(
    path,
    zipOf([
      { name: "posts/a.md", content: "---\ntitle: A\n---\nText." },
      ...["talks.ods", "package.json"].map((name) => ({ name, content: "" })),
    ]),
  )
  expect((await readSource(path, () => {})).sentences).toEqual([`Left out: talks.ods ${workbook}`])
})

test("what a refusal says to export is read: Zotero’s CSV", async () => {
  const path = join(folder, "library.csv")
  await writeFile(
    path,
    '"Key","Item Type","Publication Year","Author","Title","Url"\n"A","book","2016","Pang, Alex","Rest","https://www.example.org/rest"\n',
  )
  const { proposals } = await readSource(path, () => {})
  expect(proposals.map(({ kind, values }) => ({ kind, ...values }))).toEqual([
    { kind: "book", title: "Rest", author: "Pang, Alex", amazonUrl: "https://www.example.org/rest" },
  ])
})
