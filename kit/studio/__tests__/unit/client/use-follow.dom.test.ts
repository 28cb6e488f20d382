import { act, renderHook } from "@testing-library/react"
import type { ContentStore } from "../../../client/content/content-store"
import { type ContentLocation, factsAt } from "../../../client/content/location"
import { currentValue, positionOf } from "../../../client/content/reading"
import { useFollow, useShownEnd } from "../../../client/preview/use-follow"
import { docsOf, freshState } from "../support/docs"
import { markSources } from "../support/sources"

const before = freshState(
  docsOf({
    "site.json":
      '{ "tagline": "Calm releases", "availability": { "from": "2027-02-01" }, "iconUrl": "images/ada.png" }',
    "labels.json": '{ "filter": { "shown": "{count} of all posts" } }',
    "pages/about.json": '{ "seo": { "title": "About" } }',
  }),
)

/** @returns whether it is said of a place that a page shows it nowhere, at once and once the preview has had time for a change of the content */
function isSaidToBeNowhere(file: string, path: ContentLocation["path"], page: string, isChanged = false) {
  jest.useFakeTimers()
  const frame = { current: document.body.appendChild(document.createElement("iframe")) }
  const { contentDocument } = frame.current
  if (!contentDocument) throw new Error("The frame has no page.")
  contentDocument.body.innerHTML = page
  for (const each of contentDocument.querySelectorAll("*"))
    each.getClientRects = () => [new DOMRect()] as unknown as DOMRectList
  markSources(contentDocument)
  let content = before
  const listeners: (() => void)[] = []
  const store: Partial<ContentStore> = {
    language: "en",
    subscribe: (listener) => {
      listeners.push(listener)
      return () => {}
    },
    snapshot: () => content,
    value: (location) => currentValue(content, location),
    valueAt: () => undefined,
    factsOf: ({ file, path }) => factsAt(content.contract[file], path),
    positionOf: (location) => positionOf(content, location),
  }
  const following = { frame, store: store as ContentStore, place: { file, path }, request: 0, isClicked: false }
  const address = contentDocument.location.pathname
  const { result } = renderHook(() => useFollow({ ...following, address, onElsewhere: () => {} }))
  content = isChanged ? { ...before, docs: new Map(before.docs) } : before
  for (const listener of listeners) listener()
  return [10_000, 10_000].map((milliseconds) => {
    act(() => jest.advanceTimersByTime(milliseconds))
    return result.current
  })
}

test.each([
  ["a text that is not there, though another says the same", "site.json", ["tagline"], "Calm releases", true],
  ["a page's title for search engines, though a heading says the same", "pages/about.json", ["seo"], "About", true],
  [
    "a text that is there in other tags",
    "site.json",
    ["tagline"],
    '<p data-from="site.json#tagline">Calm <i>releases</i></p>',
    false,
  ],
  [
    "a message with its number",
    "labels.json",
    ["filter", "shown"],
    '<p data-from="labels.json#filter/shown">3 of all posts</p>',
    false,
  ],
  ["a day, which a page may write in any form", "site.json", ["availability", "from"], "Feb 27", false],
  ["a picture, whose file is made when it is shown", "site.json", ["iconUrl"], "", false],
  ["a text without a word", "site.json", ["role"], "", false],
  ["a menu, which all pages show", "site.json", ["menu", "header"], "", false],
])("whether a page shows it nowhere is said only where it is sure: %s", (_what, file, path, page, isSaid) => {
  expect(isSaidToBeNowhere(file, path, page)).toEqual([isSaid, isSaid])
})

test("while the preview may still be making the page anew, it is not said", () => {
  expect(isSaidToBeNowhere("site.json", ["tagline"], "Quick releases", true)).toEqual([false, true])
})

test("while the end of a long text is written, the page shows that end; while its middle is, it stays", () => {
  jest.useFakeTimers()
  const frame = { current: document.body.appendChild(document.createElement("iframe")) }
  const { contentDocument } = frame.current
  if (!contentDocument) throw new Error("The frame has no page.")
  contentDocument.body.innerHTML =
    '<div data-from="posts/one.md#"><p>One.</p><p>And then everybody went <b>home</b> again.</p></div>'
  markSources(contentDocument)
  const shown: (string | null)[] = []
  contentDocument.querySelectorAll("p").forEach((each) => {
    each.scrollIntoView = () => shown.push(each.textContent)
  })
  let text = "One.\n\nAnd then everybody went"
  let tell = () => {}
  const store: Partial<ContentStore> = {
    value: () => text,
    positionOf: () => [],
    subscribe: (listener) => {
      tell = listener
      return () => {}
    },
  }
  renderHook(() => useShownEnd({ frame, store: store as ContentStore, place: { file: "posts/one.md", path: [] } }))
  const write = (to: string) => {
    text = to
    tell()
    jest.advanceTimersByTime(5000)
  }
  write("One.\n\nAnd then everybody went **home** again.")
  expect(shown).toEqual(["And then everybody went home again."])
  write("Two.\n\nAnd then everybody went **home** again.")
  expect(shown).toHaveLength(1)
})
