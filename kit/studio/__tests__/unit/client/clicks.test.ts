/** @jest-environment jsdom */
import type { ContentStore } from "../../../client/content/content-store"
import { factsAt } from "../../../client/content/location"
import { createTextIndex } from "../../../client/content/text-index"
import { clickedAt } from "../../../client/preview/clicks"
import { contentOf, docsOf } from "../support/docs"

const docs = docsOf({ "pages/home.json": '{ "hero": { "heading": "Ship what matters now", "emphasis": "matters" } }' })
const content = contentOf(docs)
// The part of the store that a click asks.
const store = {
  index: () => createTextIndex([...docs.values()]),
  snapshot: () => content,
  factsOf: ({ file, path }) => factsAt(content.contract[file], path),
} as Pick<ContentStore, "index" | "snapshot" | "factsOf"> as ContentStore

test("a click on words in colour means the text that they stand in, and then the words", () => {
  document.body.innerHTML = "<h1>Ship what <em>matters</em> now</h1>"
  const [words] = document.querySelectorAll("em")
  const found = words && clickedAt(words, store)
  expect(found?.matches.map(({ path }) => path.join("."))).toEqual(["hero.heading", "hero.emphasis"])
})
