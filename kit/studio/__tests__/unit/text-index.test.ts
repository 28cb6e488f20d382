import fc from "fast-check"
import { createTextIndex, findMatches, normalizeText, picturesNamed } from "../../client/content/text-index"
import { docsOf, positionIn } from "./support/docs"

const docs = docsOf({
  "site.json": '{ "language": "en-GB", "name": "Ada", "costClaim": { "percent": 30 } }',
  "labels.json": '{ "count": "{count} posts shown", "code": "The <b> tag", "next": "Read next" }',
  "books.json": '[{ "title": "Peopleware", "summary": "<p>Quiet &amp; <em>slow</em>.</p>" }]',
  "posts.json": '[{ "title": "Read next", "date": "2026-09-22" }, { "title": "Older", "date": "2026-06" }]',
  "posts/a.md":
    'First.\n\n## A _heading_ with `code`\n\n| One | Two |\n\n![Alt](../images/a.png "A caption.")\n\nFewer \\< than \\> more\n\nWrite \\&amp; for it\n',
  "pages/own/case.md": "---\nfigures:\n  - text: months on\n---\n\nAfter it.\n",
})
const index = createTextIndex([...docs.values()])
const found = (...texts: string[]) =>
  findMatches(index, texts).map((location) => [location.file, location.line ?? positionIn(docs, location).join(".")])

/** Where texts lead in a file that is all there is. */
function foundIn(text: string, ...texts: string[]) {
  const only = docsOf({ "labels.json": text })
  return findMatches(createTextIndex([...only.values()]), texts).map((location) => positionIn(only, location))
}

test.each([
  ["a title", ["Peopleware"], [["books.json", "0.title"]]],
  ["a word with a soft hyphen", ["People\u00adware"], [["books.json", "0.title"]]],
  ["what a template has become", ["3 posts shown"], [["labels.json", "count"]]],
  ["a part of a text with markup", ["slow"], [["books.json", "0.summary"]]],
  ["a tag that is a word of a title", ["The <b> tag"], [["labels.json", "code"]]],
  ["an escaped sign of a text", ["Fewer < than > more"], [["posts/a.md", 9]]],
  ["an escaped entity of a text", ["Write &amp; for it"], [["posts/a.md", 11]]],
  ["a day in the site’s language", ["22 September 2026"], [["posts.json", "0.date"]]],
  ["a month in the site’s language", ["June 2026"], [["posts.json", "1.date"]]],
  ["a share with its sign", ["<30%"], [["site.json", "costClaim.percent"]]],
  ["a heading of a text, to its line", ["A heading with code"], [["posts/a.md", 3]]],
  ["a cell of a table", ["Two"], [["posts/a.md", 5]]],
  ["an entry of a page’s settings", ["months on"], [["pages/own/case.md", "figures.0.text"]]],
  ["the text below settings", ["After it."], [["pages/own/case.md", 6]]],
  ["a caption", ["A caption."], [["posts/a.md", 7]]],
])("%s leads to its place", (_what, texts, places) => {
  expect(found(...texts)).toEqual(places)
})

test("a text that two fields say leads to both", () => {
  expect(found("Read next")).toEqual([
    ["labels.json", "next"],
    ["posts.json", "0.title"],
  ])
})

test("what is not found by itself is looked for with what is around it", () => {
  expect(found("&", "Quiet & slow.")).toEqual([["books.json", "0.summary"]])
})

test("a word within another is not taken for it", () => {
  expect(found("ware")).toEqual([])
})

test("a file that cannot be read just now has nothing to be found, and does no harm", () => {
  expect(foundIn("[{", "Peopleware")).toEqual([])
})

const signs = fc.string({ unit: fc.constantFrom(..."{}[]()\\^$.*+?|/-<>&_ ab1é😀\ud800") })

test("whatever texts a file has, each of them is found", () => {
  fc.assert(
    fc.property(
      fc.array(fc.oneof(signs, fc.string(), fc.constantFrom("{}", "{count} of {", "{a}{b}")), { maxLength: 9 }),
      (texts) => {
        for (const [location, text] of texts.entries())
          if (normalizeText(text)) expect(foundIn(JSON.stringify(texts), text)).toContainEqual([location])
      },
    ),
  )
})

test("what a template has become is found, whatever stands around what is filled in", () => {
  fc.assert(
    fc.property(signs, signs, fc.integer({ min: 0, max: 9999 }), (before, after, count) => {
      const text = JSON.stringify({ count: `${before} {count} ${after}` })
      expect(foundIn(text, `${before} ${count} ${after}`)).toEqual([["count"]])
    }),
  )
})

test("a text that is full of placeholders is looked through at once", () => {
  const template = "{a} ".repeat(40)
  const text = JSON.stringify([template, "Next"])
  expect(foundIn(text, "a ".repeat(80))).toEqual([])
  expect(foundIn(text, "Next")).toEqual([[1]])
})

test.each([
  ["of a field", "peopleware-cover", [["books.json", "0.coverUrl"]]],
  ["in a text, also without a description", "on-stage", [["posts/a.md", 3]]],
  ["that nothing names", "stage", []],
])("a picture %s leads to where its file is named", (_where, name, places) => {
  const pictured = docsOf({
    "books.json": '[{ "title": "Peopleware cover", "coverUrl": "images/Peopleware cover.PNG" }]',
    "posts/a.md": 'First.\n\n![](../images/on-stage.jpg "On stage")\n\nOn stage, see on-stage.\n',
  })
  const matches = picturesNamed(createTextIndex([...pictured.values()]), name)
  expect(matches.map((each) => [each.file, each.line ?? positionIn(pictured, each).join(".")])).toEqual(places)
})
