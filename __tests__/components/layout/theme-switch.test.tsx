import { screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { ThemeSwitch } from "../../../src/layout/header/theme-switch"
import { themeScript } from "../../../src/ui/theme"
import { hydrateInSite, renderInSite, renderOnServer } from "../support/render-in-site"
import { closeStorage, givenSystem } from "../support/visitor"

const darkTheme = () => screen.getByRole("switch", { name: "Dark theme" })
const shown = () => document.documentElement.dataset.theme

/** What the head of each page does before the page is painted. */
function runThemeScript() {
  const script = document.createElement("script")
  script.textContent = themeScript
  document.body.append(script)
}

const follow = (theme: "light" | "dark") => {
  const system = givenSystem(theme)
  renderInSite(<ThemeSwitch />)
  return system
}
const expectOn = (on: boolean) => expect(darkTheme()).toHaveAttribute("aria-checked", String(on))

test("it is as the system is, and follows it while nothing is chosen", () => {
  const system = follow("light")
  expectOn(false)
  system.change("dark")
  expectOn(true)
})

test.each([
  ["light", "dark"],
  ["dark", "light"],
] as const)("on a %s system it switches to %s, and remembers it", async (system, chosen) => {
  follow(system)
  expectOn(system === "dark")
  await userEvent.click(darkTheme())
  expectOn(chosen === "dark")
  expect(shown()).toBe(chosen)
  expect(localStorage.getItem("theme")).toBe(chosen)
})

test("choosing what the system has forgets the choice", async () => {
  follow("light")
  await userEvent.click(darkTheme())
  await userEvent.click(darkTheme())
  expectOn(false)
  expect(localStorage.getItem("theme")).toBeNull()
  expect(shown()).toBeUndefined()
})

test("a choice holds when the system changes", async () => {
  const system = follow("dark")
  await userEvent.click(darkTheme())
  system.change("light")
  system.change("dark")
  expectOn(false)
})

test("it switches even if the browser stores nothing", async () => {
  closeStorage()
  follow("light")
  await userEvent.click(darkTheme())
  expectOn(true)
  expect(shown()).toBe("dark")
})

test.each([
  ["the next page shows the remembered theme before its script takes over", "dark", "dark"],
  ["a remembered value that is no theme is not shown", "purple", undefined],
])("%s", (_what, kept, theme) => {
  localStorage.setItem("theme", kept)
  runThemeScript()
  expect(shown()).toBe(theme)
})

test("the next page follows the system if storage is closed", () => {
  const failed = jest.fn()
  window.addEventListener("error", failed)
  closeStorage()
  runThemeScript()
  window.removeEventListener("error", failed)
  expect(failed).not.toHaveBeenCalled()
  expect(shown()).toBeUndefined()
})

test("the switch of a built page is corrected when its script takes over", () => {
  givenSystem("light")
  localStorage.setItem("theme", "dark")
  runThemeScript()
  const container = renderOnServer(<ThemeSwitch />)
  expect(darkTheme()).not.toBeChecked()

  hydrateInSite(<ThemeSwitch />, container)

  expect(darkTheme()).toBeChecked()
})
