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

test("it is off on a light system", () => {
  givenSystem("light")
  renderInSite(<ThemeSwitch />)
  expect(darkTheme()).not.toBeChecked()
})

test("it is on on a dark system", () => {
  givenSystem("dark")
  renderInSite(<ThemeSwitch />)
  expect(darkTheme()).toBeChecked()
})

test("it follows the system while nothing is chosen", () => {
  const system = givenSystem("light")
  renderInSite(<ThemeSwitch />)
  system.change("dark")
  expect(darkTheme()).toBeChecked()
})

test("it switches to dark", async () => {
  givenSystem("light")
  renderInSite(<ThemeSwitch />)
  await userEvent.click(darkTheme())
  expect(darkTheme()).toBeChecked()
  expect(shown()).toBe("dark")
})

test("it switches to light on a dark system", async () => {
  givenSystem("dark")
  renderInSite(<ThemeSwitch />)
  await userEvent.click(darkTheme())
  expect(darkTheme()).not.toBeChecked()
  expect(shown()).toBe("light")
})

test("the choice is remembered", async () => {
  givenSystem("light")
  renderInSite(<ThemeSwitch />)
  await userEvent.click(darkTheme())
  expect(localStorage.getItem("theme")).toBe("dark")
})

test("choosing what the system has forgets the choice", async () => {
  givenSystem("light")
  renderInSite(<ThemeSwitch />)
  await userEvent.click(darkTheme())
  await userEvent.click(darkTheme())
  expect(darkTheme()).not.toBeChecked()
  expect(localStorage.getItem("theme")).toBeNull()
  expect(shown()).toBeUndefined()
})

test("a choice holds when the system changes", async () => {
  const system = givenSystem("dark")
  renderInSite(<ThemeSwitch />)
  await userEvent.click(darkTheme())
  system.change("light")
  system.change("dark")
  expect(darkTheme()).not.toBeChecked()
})

test("it switches although the browser keeps nothing", async () => {
  givenSystem("light")
  closeStorage()
  renderInSite(<ThemeSwitch />)
  await userEvent.click(darkTheme())
  expect(darkTheme()).toBeChecked()
  expect(shown()).toBe("dark")
})

test("the next page shows the remembered theme before its script takes over", () => {
  localStorage.setItem("theme", "dark")
  runThemeScript()
  expect(shown()).toBe("dark")
})

test("a remembered value that is no theme is not shown", () => {
  localStorage.setItem("theme", "purple")
  runThemeScript()
  expect(shown()).toBeUndefined()
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

test("the switch of a page as it is built is put right when its script takes over", () => {
  givenSystem("light")
  localStorage.setItem("theme", "dark")
  runThemeScript()
  const container = renderOnServer(<ThemeSwitch />)
  expect(darkTheme()).not.toBeChecked()

  hydrateInSite(<ThemeSwitch />, container)

  expect(darkTheme()).toBeChecked()
})
