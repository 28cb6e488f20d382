import { TextEncoder } from "node:util"
import "@testing-library/jest-dom"
import { configure } from "@testing-library/react"
import "./popover"
import "./window-view"

/** A busy machine is slow. */
configure({ asyncUtilTimeout: 20_000 })

/** jsdom has none, and react-dom/server asks for one when it is loaded. */
Object.assign(globalThis, { TextEncoder })

/** jsdom has no themes; the tests' system uses the light one. */
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

/** Every test has its own first-time visitor. */
afterEach(() => {
  jest.restoreAllMocks()
  window.history.replaceState(null, "", "/")
  window.localStorage.clear()
  delete document.documentElement.dataset.theme
  document.body.replaceChildren()
})
