/** @jest-environment jsdom */
import { showTexts } from "../../../client/content/effects"
import type { ContentLocation } from "../../../client/content/location"
import type { Action } from "../../../client/content/reducer"
import { StateStore } from "../../../client/content/state-store"
import { clickedText } from "../../../client/preview/clicked"
import { aimOfPicture, dropPicture } from "../../../client/preview/drop-picture"
import { edgeAt, type PageText, pageText } from "../../../client/preview/page-text"
import { elementAt, textsFrom } from "../../../client/preview/sources"
import type { Selected } from "../../../model/written-place"
import { words } from "../../../words/words"
import { docsOf, freshState, positionIn, storeOf } from "../support/docs"
import { markSources } from "../support/sources"

const texts = {
  "site.json": '{ "name": "Ada", "role": "CTO of {teams} teams" }',
  "services.json": '[{ "id": "audit", "title": "Ada" }, { "id": "interim", "title": "Ada" }]',
  "pages/home.json": '{ "hero": { "heading": "Ship what *matters* now" } }',
  "pages/about.json":
    '{ "seo": { "title": "Ada" }, "heading": "Ada", "portrait": "../images/ada.png", "portraitAlt": "Ada" }',
  "pages/own/audit.md": "---\ntitle: Audit\ndate: 2026-03\n---\n\nAda.\n\nAda.\n",
  "posts/rota.md": "Ada.\n\n![Ada](images/rota.png)\n\nAda.[^pay] Who plans it counts.\n",
}
const docs = docsOf(texts)
const content = freshState(docs)
const store = storeOf(() => content)

const about = (...path: string[]): ContentLocation => ({ file: "pages/about.json", path })

beforeEach(() => {
  // jsdom has no layout, and elements without a size are skipped.
  jest.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 0, 9, 9))
  jest.spyOn(Element.prototype, "getClientRects").mockReturnValue([new DOMRect()] as unknown as DOMRectList)
})

const isBehind = false

const spanIn = ({ start, end }: Partial<Selected> = {}) => (start === end ? String(start ?? "") : `${start}-${end}`)

/** Where a click on the last of these words leads, on a page. */
function clickOn(html: string, said: string) {
  document.body.innerHTML = html
  markSources(document)
  const [element] = document.querySelectorAll("[data-click]")
  const onWords = ({ text }: PageText) => (said === "" ? [] : [{ letter: text.lastIndexOf(said), isBehind }])
  const { matches = [] } = (element && clickedText(element, store, onWords)?.clicked) || {}
  return matches.map(({ selection, line, ...place }) =>
    `${place.file} ${positionIn(docs, place).join(".")} ${line ?? spanIn(selection)}`.trim(),
  )
}

test.each([
  [
    "of several texts that are alike the one that stands there",
    "<p data-from='site.json#name'>Ada</p><h1 data-click data-from='services.json#1/title'>Ada</h1>",
    "Ada",
    ["services.json 1.title 0"],
  ],
  [
    "words in colour the text that they stand in, at their letter",
    "<h1 data-from='pages/home.json#hero/heading'>Ship what <em data-click>matters</em> now</h1>",
    "tters",
    ["pages/home.json hero.heading 13"],
  ],
  [
    "one of two equal paragraphs its own line",
    "<p data-from='posts/rota.md#' data-lines='1-1'>Ada.</p><p data-click data-from='posts/rota.md#' data-lines='5-5'>Ada.<sup>1</sup> Who plans it counts.</p>",
    "Ada",
    ["posts/rota.md  5"],
  ],
  [
    "of a page with settings above its text the line of its file",
    "<p data-from='pages/own/audit.md#' data-lines='6-6'>Ada.</p><p data-click data-from='pages/own/audit.md#' data-lines='8-8'>Ada.</p>",
    "Ada",
    ["pages/own/audit.md  8"],
  ],
  [
    "a picture the field that names its file",
    "<img data-click src='/ada-0123456789-400.png' data-from='pages/about.json#portrait'>",
    "",
    ["pages/about.json portrait"],
  ],
  [
    "a picture of a long text its line",
    "<img data-click src='/rota-0123456789-400.png' data-from='posts/rota.md#' data-lines='3-3'>",
    "",
    ["posts/rota.md  3"],
  ],
  [
    "what the page adds itself the entry beside it",
    "<article><h2 data-from='services.json#1/title'>Ada</h2><p data-click>3 March</p></article>",
    "March",
    ["services.json 1"],
  ],
  [
    "words in place of a placeholder the end of those before it",
    "<p data-click data-from='site.json#role'>CTO of 3 teams</p>",
    "3",
    ["site.json role 6"],
  ],
  [
    "a month in words all of it",
    "<p data-click data-from='pages/own/audit.md#date'>March 2026</p>",
    "2026",
    ["pages/own/audit.md date 0-7"],
  ],
  ["a page that comes from elsewhere nothing", "<p data-click>Ada</p>", "Ada", []],
])("a click means: %s", (_what, html, said, places) => {
  expect(clickOn(html, said)).toEqual(places)
})

test("of two lines that overlap, a click means the one of the clicked element", () => {
  document.body.innerHTML = "<p><b>9</b>x</p>"
  Range.prototype.getClientRects = () => [new DOMRect(0, 0, 9, 9)] as unknown as DOMRectList
  const [figure, element] = [document.querySelector("b"), document.querySelector("p")]
  const letterAt = (within: Element | null) => within && edgeAt(pageText(document.body), within, { x: 5, y: 5 })?.letter
  expect([letterAt(figure), letterAt(element)]).toEqual([0, 1])
})

const page =
  "<header><b data-from='site.json#name'>Ada</b></header><h1 data-from='pages/about.json#heading'>Ada</h1>" +
  "<img data-from='pages/about.json#portrait' src='/ada-0123456789-400.png' alt='Ada'>"

test("what is edited is framed where the page shows it, a description at its picture", () => {
  document.body.innerHTML = page
  markSources(document)
  const framed = [about("heading"), about("portraitAlt"), about("seo", "title")]
  expect(framed.map((each) => elementAt(document, each, store)?.tagName)).toEqual(["H1", "IMG", undefined])
  const said = framed.map((each) => textsFrom(document, each, store).map(({ data }) => data))
  expect(said).toEqual([["Ada"], [], []])
})

test("a text in the middle of a sentence is framed, too", () => {
  document.body.innerHTML = "<p data-from='site.json#name pages/about.json#heading site.json#role'>Ada, Ada, CTO</p>"
  markSources(document)
  expect(elementAt(document, about("heading"), store)?.tagName).toBe("P")
})

test.each([
  ["img", "text/plain", "Only a picture can take the place of this one: About: Portrait", true],
  ["img", "image/png", "Drop it to replace this picture: About: Portrait", true],
  ["img", "", "Drop it to replace this picture: About: Portrait", true],
  ["h1", "image/png", words.pictures.dropOnPicture, true],
  ["h1", "text/plain", undefined, false],
])("what a drop would do is said: on %s, of a file of the type “%s”", async (on, type, said, isTaken) => {
  document.body.innerHTML = page
  markSources(document)
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

test("what is typed is shown on the page", () => {
  const location = about("heading")
  const after = freshState(docsOf({ ...texts, "pages/about.json": texts["pages/about.json"].replaceAll("Ada", "Ida") }))
  const state = new StateStore(() => after)
  state.state = content
  const show = jest.fn()
  showTexts(state, "one", show)
  state.dispatch({ kind: "type", location, value: "Ida", isHeld: false, at: 0 } satisfies Action)
  expect(show.mock.calls).toEqual([[location, "Ada", "Ida"]])
})
