import { act, renderHook } from "@testing-library/react"
import { createElement, type PropsWithChildren } from "react"
import { useFormer } from "../../../client/preview/use-former"
import { StudioContext, type StudioContextValue } from "../../../client/studio-context"

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test("a page with the name of the site before says that it is of former content, until it is made anew", () => {
  const frame = document.body.appendChild(document.createElement("iframe"))
  const page = frame.contentDocument
  if (!page) throw new Error("The frame has no page.")
  let name = "Edda Marlowe"
  const studio = { store: { value: () => name } } as unknown as StudioContextValue
  const wrapper = ({ children }: PropsWithChildren) =>
    createElement(StudioContext.Provider, { value: studio }, children)
  const { result, rerender } = renderHook(() => useFormer({ current: frame }), { wrapper })
  const look = () => {
    rerender()
    act(() => jest.advanceTimersByTime(1000))
    return result.current
  }
  expect(look()).toBe(false)
  page.body.innerHTML = "<footer>© 2026 Edda\u00a0Marlowe</footer>"
  expect(look()).toBe(false)
  name = "Ada Kern"
  expect(look()).toBe(true)
  page.body.innerHTML = "<footer>© 2026 Ada Kern</footer>"
  expect(look()).toBe(false)
})
