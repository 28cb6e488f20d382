import { render, screen } from "@testing-library/react"
import { docsOf, freshState, positionIn } from "../../../kit/studio/__tests__/unit/support/docs"
import type { ContentStore } from "../../../kit/studio/client/content/content-store"
import { storedValue } from "../../../kit/studio/client/content/reading"
import { createTextIndex } from "../../../kit/studio/client/content/text-index"
import { clickedText } from "../../../kit/studio/client/preview/clicked-place"
import { clickedAt } from "../../../kit/studio/client/preview/clicks"

const docs = docsOf({
  "testimonials.json": `[
    { "name": "Ada", "quote": "Calm.", "portraitUrl": "images/ada/portrait.png" },
    { "name": "Ben", "quote": "Quick.", "portraitUrl": "images/ben/portrait.png" }
  ]`,
  "pages/about.json": '{ "portrait": "../images/desk.jpg", "portraitAlt": "Ben" }',
  "pages/contact.json": '{ "picture": "../images/desk.jpg" }',
  "pages/home.json": '{ "heading": "A calm team", "intro": "Two teams share one rota since the spring." }',
  "pages/media.json": '{ "links": { "article": "Read" } }',
  "posts/on-call.md":
    "Read [what they say](https://example.org/). Or ask.\n\nRead [my plan of the first month](/plan.pdf) or [another](/more.pdf).",
})
const content = freshState(docs)
/** The part of the store that is used. */
const store = {
  index: () => createTextIndex([...docs.values()]),
  snapshot: () => content,
  factsOf: () => undefined,
  value: (location: Parameters<typeof storedValue>[1]) => storedValue(content, location),
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

test("a sentence whose link says to screen readers what it opens in leads to its text", () => {
  render(
    <p>
      Read{" "}
      <a href="https://example.org/">
        what they say<span className="visually-hidden"> (opens in a new tab)</span>
      </a>
      . Or ask.
    </p>,
  )
  const found = clickedAt(screen.getByRole("paragraph"), store)?.matches ?? []
  expect(found.map(({ file }) => file)).toEqual(["posts/on-call.md"])
})

test("a sentence that the page writes differently, such as with the size of a file, is found in the page's text by its letters", () => {
  // jsdom has no layout, and elements without a size are skipped.
  jest.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 0, 9, 9))
  render(
    <p>
      Read <a href="/plan.pdf">my plan of the first month (2 MB)</a> or <a href="/more.pdf">another (1 MB)</a>.
    </p>,
  )
  const target = screen.getByRole("paragraph")
  const found = clickedAt(target, store) ?? { matches: [], target, link: undefined }
  expect(found.matches.map(({ file }) => file)).toEqual(["pages/media.json"])
  const onPlan = () => [{ letter: "Read my p".length - 1, isBehind: true }]
  const [first] = clickedText(found, store, onPlan, () => [{ file: "posts/on-call.md", path: [] }]).clicked.matches
  expect(first).toMatchObject({ file: "posts/on-call.md", line: 3, selection: { start: 63, end: 63 } })
})

test("a text that the page still shows as it was before an undo is found by its letters, not the headline beside it", () => {
  jest.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 0, 9, 9))
  render(
    <div>
      <h1>A calm team</h1>
      <p>Two teams share onekotek rota since the spring.</p>
    </div>,
  )
  const target = screen.getByRole("paragraph")
  const headline = { file: "pages/home.json", path: ["heading"], value: "A calm team" }
  const onSpring = ({ text }: { readonly text: string }) => [{ letter: text.indexOf("spring") + 2, isBehind: true }]
  const [first] = clickedText(
    { matches: [headline], target, link: undefined },
    store,
    onSpring,
    () => store.index().known,
  ).clicked.matches
  expect(first).toMatchObject({ file: "pages/home.json", path: ["intro"] })
})
