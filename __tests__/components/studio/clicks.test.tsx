import { render, screen } from "@testing-library/react"
import { contentOf, docsOf, positionIn } from "../../../kit/studio/__tests__/unit/support/docs"
import type { ContentStore } from "../../../kit/studio/client/content/content-store"
import { storedValue } from "../../../kit/studio/client/content/reading"
import { createTextIndex } from "../../../kit/studio/client/content/text-index"
import { clickedAt } from "../../../kit/studio/client/preview/clicks"

const docs = docsOf({
  "testimonials.json": `[
    { "name": "Ada", "quote": "Calm.", "portraitUrl": "images/ada/portrait.png" },
    { "name": "Ben", "quote": "Quick.", "portraitUrl": "images/ben/portrait.png" }
  ]`,
  "pages/about.json": '{ "portrait": "../images/desk.jpg", "portraitAlt": "Ben" }',
  "pages/contact.json": '{ "picture": "../images/desk.jpg" }',
})
const content = contentOf(docs)
/** The part of the store that is used. */
const store = {
  index: () => createTextIndex([...docs.values()]),
  snapshot: () => content,
  stored: (location: Parameters<typeof storedValue>[1]) => storedValue(content, location),
} as unknown as ContentStore

test.each([
  ["desk", "Ben", ["pages/about.json portrait", "pages/contact.json picture"]],
  ["portrait", "Ben", ["testimonials.json 1.portraitUrl"]],
  ["portrait", "Ada", ["testimonials.json 0.portraitUrl"]],
])("a picture made of %s beside “%s” leads to where that file is named, and nowhere else", (name, beside, places) => {
  render(
    <figure>
      <img src={`/pictures/${name}-0123456789-128.png`} alt="" />
      <figcaption>{beside}</figcaption>
    </figure>,
  )
  const found = clickedAt(screen.getByRole("presentation"), store)?.matches ?? []
  expect(found.map((match) => `${match.file} ${positionIn(docs, match).join(".")}`)).toEqual(places)
})
