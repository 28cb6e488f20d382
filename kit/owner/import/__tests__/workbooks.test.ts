import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { SourceContent } from "../formats"
import { readSource } from "../read-source"
import { zipOf } from "./support/zip"

let folder = ""
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "import-"))
})
afterAll(() => rm(folder, { recursive: true }))

/** @returns what is read of a file that is an archive of these parts, or has these bytes */
async function read(name: string, content: Readonly<Record<string, string>> | Buffer): Promise<SourceContent> {
  const parts = Buffer.isBuffer(content) ? [] : Object.entries(content)
  const path = join(folder, name)
  await writeFile(path, Buffer.isBuffer(content) ? content : zipOf(parts.map(([name, content]) => ({ name, content }))))
  return readSource(path, () => {})
}

const rels = (...targets: readonly string[]) =>
  `<Relationships xmlns="r">${targets.map((target, at) => `<Relationship Id="rId${at + 1}" Target="${target}"/>`).join("")}</Relationships>`

/** A workbook of Excel's with three sheets, one of them hidden. */
const excel = {
  "[Content_Types].xml": "<Types/>",
  "xl/workbook.xml": `<?xml version="1.0"?><workbook xmlns:r="r"><sheets><sheet name="Notes" sheetId="7" r:id="rId3"/><sheet name="Hidden" state="hidden" r:id="rId2"/><sheet name="Talks" r:id="rId1"/></sheets></workbook>`,
  "xl/_rels/workbook.xml.rels": rels("worksheets/sheet1.xml", "/xl/worksheets/sheet2.xml", "worksheets/sheet3.xml"),
  "xl/sharedStrings.xml":
    '<sst><si><t>Title</t></si><si><t>Event</t></si><si><r><t xml:space="preserve">A </t></r><r><rPr><b/></rPr><t>talk</t></r><rPh sb="0" eb="1"><t>hint</t></rPh></si><si><t>QCon_x000D_</t></si></sst>',
  "xl/styles.xml":
    '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="[$-407]mmm\\-yy;@"/><numFmt numFmtId="165" formatCode="0.00&quot;d&quot;"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs></styleSheet>',
  "xl/worksheets/sheet1.xml": `<worksheet xmlns:r="r"><sheetData>
<row r="1"><c r="A1" t="inlineStr"><is><t>What I have said</t></is></c></row>
<row r="3"><c r="A3" t="s"><v>0</v></c><c r="B3" t="s"><v>1</v></c><c r="D3" t="str"><v>Date</v></c><c r="E3" t="str"><v>Link</v></c><c r="F3" t="str"><v>Type</v></c></row>
<row r="4"><c r="A4" t="s"><v>2</v></c><c r="B4" t="s"><v>3</v></c><c r="C4" t="e"><v>#N/A</v></c><c r="D4" s="1"><v>45356.75</v></c><c r="E4" t="str"><v>Slides &amp; more</v></c><c r="F4" t="str"><v>talk</v></c></row>
<row r="5"><c r="A5"><v>9.780465074877E12</v></c><c r="B5" t="s"><v>3</v></c><c r="D5" s="2"><v>45047</v></c><c r="E5" t="str"><f>HYPERLINK("https://qcon.example.org/2","here")</f><v>here</v></c></row>
<row r="6"><c r="A6" t="str"><v>Third</v></c><c r="B6" t="s"><v>3</v></c><c r="D6" s="3"><v>2019</v></c><c r="E6" t="str"><v>https://qcon.example.org/3</v></c></row>
</sheetData><hyperlinks><hyperlink ref="E4" r:id="rId1"/><hyperlink ref="E6" r:id="rId2"/></hyperlinks></worksheet>`,
  "xl/worksheets/_rels/sheet1.xml.rels": rels("https://qcon.example.org/1", "mailto:ada@north.org"),
  "xl/worksheets/sheet2.xml":
    '<worksheet><sheetData><row><c t="str"><v>Title</v></c><c t="str"><v>Author</v></c></row></sheetData></worksheet>',
  "xl/worksheets/sheet3.xml":
    '<x:worksheet xmlns:x="m"><x:sheetData><x:row><x:c t="str"><x:v>To do</x:v></x:c><x:c t="str"><x:v>By</x:v></x:c></x:row></x:sheetData></x:worksheet>',
  "xl/media/image1.png": "x",
}

test("Excel’s workbook has its lists: texts, days as far as cells show them, and addresses behind words", async () => {
  const { formats, proposals, sentences } = await read("lists.xlsx", excel)
  expect(formats).toEqual(["a workbook with lists"])
  expect(
    proposals.map(({ values: { title, platform, date, externalUrl } }) => [title, platform, date, externalUrl]),
  ).toEqual([
    ["A talk", "QCon", "2024-03-05", "https://qcon.example.org/1"],
    ["9780465074877", "QCon", "2023-05", "https://qcon.example.org/2"],
    ["Third", "QCon", "2019", "https://qcon.example.org/3"],
  ])
  expect(sentences).toEqual([
    expect.stringMatching(/^Pictures in lists\.xlsx were left out/),
    expect.stringMatching(/^Left out: “Notes” in lists\.xlsx has the columns “To do”, “By”\. A list needs/),
  ])
})

const cell = (text: string, attributes = 'office:value-type="string"') =>
  `<table:table-cell ${attributes}><text:p>${text}</text:p></table:table-cell>`

const openDocument = (...rows: readonly string[]) => ({
  "content.xml": `<office:document-content xmlns:office="o" xmlns:table="t" xmlns:text="x" xmlns:xlink="l"><office:spreadsheet><table:table table:name="Books">
<table:table-row>${["Title", "Author", "Review"].map((name) => cell(name)).join("")}<table:table-cell table:number-columns-repeated="16381"/></table:table-row>
${rows.join("\n")}<table:table-row table:number-rows-repeated="1048570"><table:table-cell table:number-columns-repeated="16384"/></table:table-row></table:table></office:spreadsheet></office:document-content>`,
})

test("OpenDocument’s spreadsheet has its lists, without comments; a linked title gives the address", async () => {
  const title = `<text:a xlink:href="https://books.example.org/1">Das<text:s text:c="2"/>Maß</text:a> &amp; mehr`
  const note = "<office:annotation><text:p>private</text:p></office:annotation>"
  const row = `<table:table-row>${cell(title)}${cell("J. Müller").replace("<text:p>", `${note}<text:p>`)}${cell("Kurz.</text:p><text:p>Gut.")}</table:table-row>`
  const { proposals } = await read("lists.ods", openDocument(row))
  expect(proposals.map(({ values }) => values)).toEqual([
    {
      title: "Das Maß & mehr",
      author: "J. Müller",
      summary: "<p>Kurz.<br>Gut.</p>",
      amazonUrl: "https://books.example.org/1",
    },
  ])
})

test("OpenDocument’s days are taken as far as cells show them", async () => {
  const day = (shown: string) => cell(shown, 'office:value-type="date" office:date-value="2023-05-01"')
  const heads = ["Title", "Show", "Date"].map((name) => cell(name)).join("")
  const rows = ["1. Mai 2023", "Mai 23", "2023"].map(
    (shown, at) => `<table:table-row>${cell(`Talk ${at}`)}${cell("QCon")}${day(shown)}</table:table-row>`,
  )
  const content = openDocument(`<table:table-row>${heads}</table:table-row>`, ...rows)
  const talks = { "content.xml": content["content.xml"].replace(/<table:table-row>.*Review.*<\/table:table-row>/, "") }
  const { proposals } = await read("talks.ods", talks)
  expect(proposals.map(({ values }) => values.date)).toEqual(["2023-05-01", "2023-05", "2023"])
})

const many = `<table:table-row table:number-rows-repeated="1000000">${cell("a")}${cell("b")}</table:table-row>`

test.each([
  ["encrypted.xlsx", Buffer.from("d0cf11e0a1b11ae1", "hex"), "is encrypted, or of an old Excel"],
  ["damaged.xlsx", { ...excel, "xl/worksheets/sheet1.xml": "<worksheet><row>" }, "is no workbook that can be read"],
  ["other.xlsx", { "a.xml": "<a/>" }, "is no workbook that can be read"],
  ["many.ods", openDocument(many), "has too many cells. Save the sheet that you need as CSV"],
  ["empty.ods", openDocument(), "has a row of column names, and nothing below it"],
  [
    "letter.docx",
    { "word/document.xml": "<a/>" },
    "letter.docx is nothing that can be imported.*Copy its text into a new post",
  ],
] as const)("%s is refused in a sentence", async (name, content, message) => {
  await expect(read(name, content)).rejects.toThrow(new RegExp(message))
})
