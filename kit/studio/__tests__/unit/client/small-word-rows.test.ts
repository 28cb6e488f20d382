import { uiLabels } from "../../../../content/label-sets/label-sets"
import { factsAt } from "../../../client/content/location"
import { storedValue } from "../../../client/content/reading"
import { isFound, rowsOf } from "../../../client/panel/labels/small-word-rows"
import { pagesOf } from "../../../client/view/pages"
import { docsOf, freshState } from "../support/docs"

const content = freshState(
  docsOf({
    "labels.json": `{
      "navigation": { "home": "Start", "contact": "Say hello" },
      "filter": { "clear": "Clear", "count": { "one": "{count} post", "other": "{count} posts" } },
      "article": { "draft": "Draft" }
    }`,
    "pages/contact.json": '{ "heading": "Write to me", "homeAction": "Back" }',
    "pages/blog.json": '{ "heading": "Notes" }',
    "pages/assessment.json": '{ "result": { "print": "Print" } }',
  }),
)

const rows = rowsOf(
  uiLabels,
  {
    stored: (location) => storedValue(content, location),
    factsOf: ({ file, path }) => factsAt(content.contract[file], path),
  },
  pagesOf(content.docs, content.contract),
)

test("UI labels are listed under where visitors read them, plural forms one by one; what is left out is not", () => {
  expect([...rows].map(([place, its]) => [place, its.map(({ name }) => name)])).toEqual([
    ["On every page", ["Menu, Home", "Menu, Contact"]],
    ["Blog", ["Filter, Clear button", "Filter, Posts shown, For one", "Filter, Posts shown, For all others"]],
    ["Posts", ["Article, Mark of a draft"]],
    ["Say hello", ["Link to the home page"]],
    ["Assessments", ["Result, Print button"]],
  ])
})

test.each(["say", " HELLO ", "menu", "contact", "every page", ""])("a word is found by %j", (sought) => {
  const [, contact] = rows.get("On every page") ?? []
  expect(contact && isFound(contact, "Say hello", sought)).toBe(true)
})

test("a word is not found by what it has not", () => {
  const [home] = rows.get("On every page") ?? []
  expect(home && isFound(home, "Start", "hello")).toBe(false)
})
