/** @jest-environment jsdom */
import type { Json } from "../../../../content/json/edit-json"
import { valueAt } from "../../../../content/location/json-path"
import type { ContentStore } from "../../../client/content/content-store"
import { showTexts } from "../../../client/content/effects"
import { type ContentLocation, factsAt } from "../../../client/content/location"
import { currentValue } from "../../../client/content/reading"
import type { Action } from "../../../client/content/reducer"
import { StateStore } from "../../../client/content/state-store"
import { createTextIndex } from "../../../client/content/text-index"
import { clickedAt, elementAt } from "../../../client/preview/clicks"
import { aimOfPicture, dropPicture } from "../../../client/preview/drop-picture"
import { words } from "../../../words/words"
import { docsOf, freshState } from "../support/docs"

const texts = {
  "site.json": '{ "name": "Ada" }',
  "pages/home.json": '{ "hero": { "heading": "Ship what *matters* now" } }',
  "pages/about.json":
    '{ "seo": { "title": "Ada" }, "heading": "Ada", "portrait": "../images/ada.png", "portraitAlt": "Ada" }',
}
const docs = docsOf(texts)
const content = freshState(docs)
// The part of the store that a page asks.
const store = {
  index: () => createTextIndex([...docs.values()]),
  snapshot: () => content,
  factsOf: ({ file, path }) => factsAt(content.contract[file], path),
  value: (location) => currentValue(content, location),
  stored: ({ file, path }) => valueAt(docs.get(file)?.content, path.map(String)) as Json | undefined,
  positionOf: () => undefined,
} as Pick<ContentStore, "index" | "snapshot" | "factsOf" | "value" | "stored" | "positionOf"> as ContentStore

const about = (...path: string[]): ContentLocation => ({ file: "pages/about.json", path })

test("a click on words in colour means the text that they stand in", () => {
  document.body.innerHTML = "<h1>Ship what <em>matters</em> now</h1>"
  const [words] = document.querySelectorAll("em")
  const found = words && clickedAt(words, store)
  expect(found?.matches.map(({ path }) => path.join("."))).toEqual(["hero.heading"])
})

test.each(["p", "p a"])(
  "a click on %s leads to the line that calls a note, not to another text with its number",
  (clicked) => {
    const noted = docsOf({
      "posts/rota.md": "A week costs more.[^pay] Who plans it counts.\n",
      "posts/other.md": "1\n",
    })
    document.body.innerHTML =
      '<p>A week costs more.<sup><a href="#fn-pay" id="fnref-pay">1</a></sup> Who plans it counts.</p>'
    const target = document.querySelector(clicked)
    const found =
      target && clickedAt(target, { ...store, index: () => createTextIndex([...noted.values()]) } as ContentStore)
    expect(found?.matches.map(({ file, line }) => [file, line])).toEqual([["posts/rota.md", 1]])
  },
)

const page = '<header><b>Ada</b></header><h1>Ada</h1><img src="/ada-0123456789-400.png" alt="Ada">'

test("a name that describes a picture too is clicked as a name, and its picture as the description", () => {
  document.body.innerHTML = page
  const [name] = document.querySelectorAll("b")
  const matches = name && clickedAt(name, store)?.matches
  expect(matches?.map(({ path }) => path.join("."))).toEqual(["name", "seo.title", "heading"])
  expect(elementAt(document, about("portraitAlt"), store)?.tagName).toBe("IMG")
})

test.each([
  ["img", "text/plain", "Only a picture can take the place of this one: About: Portrait", true],
  ["img", "image/png", "Drop it to replace this picture: About: Portrait", true],
  ["img", "", "Drop it to replace this picture: About: Portrait", true],
  ["h1", "image/png", words.pictures.dropOnPicture, true],
  ["h1", "text/plain", undefined, false],
])("what a drop would do is said: on %s, of a file of the type “%s”", async (on, type, said, isTaken) => {
  document.body.innerHTML = page
  const refused = { kind: "unfit", diagnostic: { message: "This is no picture.", advice: "" } }
  const shown = { notify: jest.fn(), upload: jest.fn(async () => refused), openLocation: jest.fn() }
  const studio = { store: Object.assign(shown, store), view: shown }
  const dataTransfer = { items: [{ type }], files: [new File(["x"], "notes", { type })] }
  const event = { target: document.querySelector(on), dataTransfer } as unknown as DragEvent
  expect(aimOfPicture(event, store)?.words).toBe(said)
  expect(dropPicture(event, studio)).toBe(isTaken)
  await Promise.all(shown.upload.mock.results.map(({ value }) => value))
  const refusedAt = on === "img" ? [[{ file: "pages/about.json", path: ["portrait"] }]] : []
  expect(shown.openLocation.mock.calls).toEqual(refusedAt)
})

test.each([
  [about("heading"), [["Ada", "Ida", expect.anything()]]],
  [about("portraitAlt"), []],
  [about("seo", "title"), []],
])("what is typed is shown where a page has words for it (%#)", (location, shown) => {
  const after = freshState(docsOf({ ...texts, "pages/about.json": texts["pages/about.json"].replaceAll("Ada", "Ida") }))
  const state = new StateStore(() => after)
  state.state = content
  const show = jest.fn()
  showTexts(state, "one", show)
  state.dispatch({ kind: "type", location, value: "Ida", isHeld: false, at: 0 } satisfies Action)
  expect(show.mock.calls).toEqual(shown)
})
