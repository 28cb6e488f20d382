import { createTextIndex } from "../../../client/content/text-index"
import { likeliestFirst } from "../../../client/preview/clicked-place"
import { docsOf } from "../support/docs"

const docs = docsOf({
  "labels.json": '{ "navigation": { "home": "Home", "blog": "Blog" }, "footer": { "blog": "Blog", "terms": "Terms" } }',
})
const index = createTextIndex([...docs.values()])

test.each([
  ["header", "navigation"],
  ["footer", "footer"],
])("a word of the %s that is elsewhere too is the one whose neighbours are around it", (place, group) => {
  document.body.innerHTML = "<header><a>Home</a><a>Blog</a></header><footer><a>Terms</a><a>Blog</a></footer>"
  const target = document.querySelector(`${place} a:last-child`) ?? document.body
  const [first] = likeliestFirst(index.exact.get("Blog") ?? [], target, index)
  expect(first?.path).toEqual([group, "blog"])
})
