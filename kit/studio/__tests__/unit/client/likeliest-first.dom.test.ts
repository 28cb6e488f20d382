import { createTextIndex } from "../../../client/content/text-index"
import { likeliestFirst } from "../../../client/preview/clicked-place"
import { elementOf } from "../../../client/preview/clicks"
import { docsOf } from "../support/docs"

const docs = docsOf({
  "labels.json": '{ "navigation": { "home": "Home", "blog": "Blog" }, "footer": { "blog": "Blog", "terms": "Terms" } }',
})
const index = createTextIndex([...docs.values()])
const title = { file: "pages/home.json", path: ["title"] }

beforeEach(() => {
  // Nothing is laid out here.
  jest.spyOn(Element.prototype, "getClientRects").mockReturnValue(Object.assign([new DOMRect()], { item: () => null }))
})

test.each([
  ["header", "navigation"],
  ["footer", "footer"],
])("a word of the %s that is elsewhere too is the one whose neighbours are around it", (place, group) => {
  document.body.innerHTML = "<header><a>Home</a><a>Blog</a></header><footer><a>Terms</a><a>Blog</a></footer>"
  const target = document.querySelector(`${place} a:last-child`) ?? document.body
  const [first] = likeliestFirst(index.exact.get("Blog") ?? [], target, index)
  expect(first?.path).toEqual([group, "blog"])
})

test("a name that is in menus too is found where the rest of its entry is", () => {
  const links = "<ul><li>Audit</li><li>Coaching</li></ul>"
  document.body.innerHTML = `<nav>${links}</nav><main><section><h2>Audit</h2><p>Two weeks</p></section><section><h2>Coaching</h2></section></main><footer>${links}</footer>`
  expect(elementOf(document, title, "Audit", ["Two weeks", "Audit"], "en")?.tagName).toBe("H2")
})

test.each([
  [4500, "4.500\u00a0€"],
  ["2027-02-01", "Frei ab 1. Februar 2027"],
  ["{count} Beiträge", "12 Beiträge"],
  ["Kontakt", 'Kontakt<b class="visually-hidden"> (neuer Tab)</b>'],
])("%s is found where a page says “%s”", (value, shown) => {
  document.body.innerHTML = `<p>Preise</p><div><i>${shown}</i></div><p>45 Beispiele</p>`
  expect(elementOf(document, title, value, [], "de")?.tagName).toBe("I")
})
