import { TextEncoder } from "node:util"
import "@testing-library/jest-dom"
import { configure } from "@testing-library/react"
import "./popover"
import "./window-view"

/** A busy machine takes its time. */
configure({ asyncUtilTimeout: 20_000 })

/** jsdom has none, and react-dom/server asks for one when it is loaded. */
Object.assign(globalThis, { TextEncoder })

/** jsdom knows no themes; the tests' system is a light one. */
window.matchMedia = (query) =>
  ({
    matches: false,
    media: query,
    addEventListener: () => {},
    removeEventListener: () => {},
  }) as unknown as MediaQueryList

/** React reports wrong markup, missing keys and failed hydration to the console only. Here they fail the test. */
beforeEach(() => {
  jest.spyOn(console, "error")
})

afterEach(() => {
  expect(jest.spyOn(console, "error")).not.toHaveBeenCalled()
})

/** Every test has a visitor of its own, who has not been here before. */
afterEach(() => {
  jest.restoreAllMocks()
  window.history.replaceState(null, "", "/")
  window.localStorage.clear()
  delete document.documentElement.dataset.theme
  document.body.replaceChildren()
})
