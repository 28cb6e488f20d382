import type { Page } from "@playwright/test"
import { contentOf } from "../../scripts/support/owners"
import type { Labels } from "../../src/content/contract/labels"
import { hydrated } from "./support/settled"
import { expect, test } from "./support/test"

const paper = "oklch(0.985 0.006 85)"
const night = "oklch(0.17 0.015 260)"
const surface = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
const rgbOf = (hex: string) =>
  `rgb(${(hex.match(/[0-9a-f]{2}/g) ?? []).map((two) => Number.parseInt(two, 16)).join(", ")})`
const themeSwitch = (page: Page, name = "Dark theme") => page.getByRole("switch", { name })

test("the site follows the system's theme", { tag: "@sample" }, async ({ page }) => {
  await page.goto("./")
  await hydrated(page)
  expect(await surface(page)).toBe(paper)

  await page.emulateMedia({ colorScheme: "dark" })

  expect(await surface(page)).toBe(night)
  await expect(themeSwitch(page)).toHaveAttribute("aria-checked", "true")
})

test("the site has the owner's own colours, and dark ones that follow from them", { tag: "@arabic" }, async ({
  page,
  owner,
}) => {
  const { light } = contentOf<{ light: { paper: string } }>(owner, "brand.json")
  await page.goto("./")
  await hydrated(page)
  expect(await surface(page)).toBe(rgbOf(light.paper))
  await expect(page.locator('meta[name="theme-color"]').first()).toHaveAttribute("content", light.paper)

  await page.emulateMedia({ colorScheme: "dark" })

  expect(await surface(page)).toBe("rgb(9, 18, 16)")
})

test("the switch changes the theme, and the site remembers it on the next page", {
  tag: ["@sample", "@polish"],
}, async ({ page, owner }) => {
  const { darkTheme } = contentOf<Labels>(owner, "labels.json")
  await page.goto("./")
  await hydrated(page)
  await themeSwitch(page, darkTheme).click()
  expect(await surface(page)).toBe(night)

  await page.goto("./about/")

  expect(await surface(page)).toBe(night)
  await expect(themeSwitch(page, darkTheme)).toHaveAttribute("aria-checked", "true")
})

test("the chosen theme is there before any script file has arrived", { tag: "@sample" }, async ({ page }) => {
  await page.goto("./")
  await hydrated(page)
  await themeSwitch(page).click()
  await page.route("**/*.js", (route) => route.abort())

  await page.reload()

  expect(await surface(page)).toBe(night)
})

test("the browser's own bars take the chosen theme", { tag: "@sample" }, async ({ page }) => {
  await page.goto("./")
  await hydrated(page)
  await themeSwitch(page).click()

  await expect(page.locator('meta[name="theme-color"]').first()).toHaveAttribute("content", "#0c1016")
})

test("choosing what the system has lets the site follow the system again", { tag: "@sample" }, async ({ page }) => {
  await page.goto("./")
  await hydrated(page)
  await themeSwitch(page).click()
  await themeSwitch(page).click()
  await page.emulateMedia({ colorScheme: "dark" })

  expect(await surface(page)).toBe(night)
})
