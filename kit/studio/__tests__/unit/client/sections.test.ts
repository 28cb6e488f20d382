import type { Page } from "../../../client/view/pages"
import { onlySection, sectionsOf } from "../../../client/view/sections"
import { docsOf, freshState } from "../support/docs"

const content = freshState(
  docsOf({
    "books.json": '[{ "title": "One" }, { "title": "Two" }]',
    "pages/books.json": '{ "seo": {} }',
    "pages/own/case.md": '---\ntitle: A case\nfigures:\n  - figure: "6"\n    text: Stopped\n---\nThe text.\n',
    "posts/a.md": "The text.\n",
  }),
)
const pageOf = (parts: readonly string[]): Page => ({
  key: "Page",
  name: "Page",
  kind: "pages",
  parts: parts.map((file) => ({ file, path: [] })),
})
const sections = (...parts: readonly string[]) => sectionsOf(pageOf(parts), content)

test.each([
  [
    "a collection",
    "books.json",
    { name: "The books", about: "2 in total", location: { file: "books.json", path: [] } },
  ],
  [
    "a text",
    "posts/a.md",
    { name: "The text", about: "in Markdown", location: { file: "posts/a.md", path: [] }, isText: true },
  ],
])("%s is a section, and says what it has", (_what, file, section) => {
  expect(sections(file)).toEqual([section])
})

test("the groups of a page are sections, in the contract’s order", () => {
  const [first] = sections("pages/books.json")
  expect(first).toMatchObject({ name: "Search and sharing", location: { file: "pages/books.json", path: ["seo"] } })
})

test("where the page follows its file, sections stand in the order of the file, those that are not there last", () => {
  const page = freshState(
    docsOf({ "pages/engagement.json": '{ "slug": "how", "fit": {}, "phases": {}, "callToAction": {} }' }),
  )
  const found = sectionsOf(pageOf(["pages/engagement.json"]), page).map(({ location }) => location.path[0])
  expect(found).toEqual(["seo", "fit", "phases", "comparison", "sum", "questions", "callToAction"])
})

test("a page of one’s own has its text and its lists, with how many there are", () => {
  const [text, figures] = sections("pages/own/case.md")
  expect(text?.isText).toBe(true)
  expect(figures).toMatchObject({ name: "Figures", about: "1 in total" })
})

test("a file that is not there has sections if it could be; what needs nothing to be begun is not called missing", () => {
  expect(sections("posts/none.md")).toEqual([])
  const fields = sections("brand.json")
  expect(fields.length).toBeGreaterThan(0)
  expect(fields.filter(({ about }) => about === "not added yet")).toEqual([])
})

test.each([
  ["a list alone is all that its page has", ["books.json"], "The books"],
  ["a text alone is all that its page has", ["posts/a.md"], "The text"],
  ["beside fields of the page, a list is one of several", ["pages/books.json", "books.json"], undefined],
  ["two sections are a choice", ["brand.json"], undefined],
])("%s", (_name, parts, only) => {
  const page = pageOf(parts)
  expect(onlySection(page, sectionsOf(page, content), content)?.name).toBe(only)
})

test("of a file that cannot be read nobody knows how many entries it has", () => {
  const broken = freshState(docsOf({ "books.json": '[{ "title": "One }]', "pages/books.json": '{ "seo": ' }))
  expect(sectionsOf(pageOf(["books.json", "pages/books.json"]), broken)).toEqual([
    { name: "The books", about: "can’t be read", location: { file: "books.json", path: [] } },
  ])
})
