import { act, renderHook } from "@testing-library/react"
import { createElement, type PropsWithChildren } from "react"
import type { ContentState } from "../../../client/content/state"
import { useBehind } from "../../../client/preview/use-behind"
import { StudioContext, type StudioContextValue } from "../../../client/studio-context"
import { docsOf, freshState, storeOf } from "../support/docs"
import { markSources } from "../support/sources"

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const home = (heading: string, more = "") => `{ "hero": { "heading": "${heading}"${more} } }`

/** What a page is behind with, some seconds after the content has changed. */
function behind(html: string, changed: string, afterMs = 6000) {
  const frame = document.body.appendChild(document.createElement("iframe"))
  const page = frame.contentDocument
  if (!page) throw new Error("The frame has no page.")
  page.body.innerHTML = html
  markSources(page)
  let content: ContentState = freshState(docsOf({ "pages/home.json": home("Ship it") }))
  const studio = { store: storeOf(() => content) } as unknown as StudioContextValue
  const wrapper = ({ children }: PropsWithChildren) =>
    createElement(StudioContext.Provider, { value: studio }, children)
  const { result } = renderHook(() => useBehind({ current: frame }), { wrapper })
  act(() => jest.advanceTimersByTime(6000))
  content = freshState(docsOf({ "pages/home.json": changed }))
  act(() => jest.advanceTimersByTime(afterMs))
  return result.current
}

const heading = (words: string) => `<h1 data-from="pages/home.json#hero/heading">${words}</h1>`

test.each([
  ["shows the new words", heading("Plan it"), home("Plan it"), undefined],
  ["shows the new words with a soft hyphen", heading("Plan i\u00adt"), home("Plan *it*"), undefined],
  ["still shows the old words", heading("Ship it"), home("Plan it"), "Ship it"],
  ["shows words in place of a placeholder", heading("From £40"), home("From {price}"), undefined],
])("a page that %s some seconds after a change", (_name, html, changed, said) => {
  expect(behind(html, changed)).toBe(said)
})

test("a page may be behind for some seconds", () => {
  expect(behind(heading("Ship it"), home("Plan it"), 2000)).toBeUndefined()
})
