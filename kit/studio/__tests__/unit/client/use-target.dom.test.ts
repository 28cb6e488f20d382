import { renderHook } from "@testing-library/react"
import type { ContentStore } from "../../../client/content/content-store"
import { useTarget } from "../../../client/preview/use-target"

test("the paragraph of a text that was clicked is marked in the page that is made anew, too, but no other in its place", () => {
  const frame = document.body.appendChild(document.createElement("iframe"))
  const page = frame.contentDocument
  if (!page) throw new Error("The frame has no page.")
  const show = (...texts: readonly string[]) =>
    page.body.replaceChildren(...texts.map((text) => Object.assign(page.createElement("p"), { textContent: text })))
  show("A first paragraph.", "A second one, which was clicked.")
  const location = { file: "posts/on-call.md", path: [] }
  // The value of a text is no text of the page.
  const store = { snapshot: () => undefined, value: () => "", positionOf: () => undefined } as unknown as ContentStore
  const clicked = page.body.lastElementChild ?? undefined
  const { result } = renderHook(() => useTarget({ current: frame }, store, location, clicked))
  const textNow = () => result.current()?.textContent
  expect(textNow()).toBe("A second one, which was clicked.")
  show("A first paragraph.", "A second one, which somebody clicked.")
  expect(textNow()).toBe("A second one, which somebody clicked.")
  jest.spyOn(performance, "now").mockReturnValue(performance.now() + 60_000)
  show("A first paragraph.", "Another.")
  expect(textNow()).toBeUndefined()
})
