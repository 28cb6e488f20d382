import type { Page } from "@playwright/test"
import type { Labels } from "../../kit/content/contract/labels"
import { contentOf } from "../../kit/dev/support/owners"
import { linkTo, linkToTeam, partOf } from "../support/sample-results"
import { paleFigures } from "./support/pale-figures"
import { waitForHydration } from "./support/settled"
import { expect, test } from "./support/test"

const paper = "oklch(0.985 0.006 85)"
const night = "oklch(0.17 0.015 260)"
const surface = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
const rgbOf = (hex: string) =>
  `rgb(${(hex.match(/[0-9a-f]{2}/g) ?? []).map((two) => Number.parseInt(two, 16)).join(", ")})`
const themeSwitch = (page: Page, name = "Dark theme") => page.getByRole("switch", { name })

/** What the browser's own bars take, in the theme that the system has. */
const barColour = (page: Page, scheme: string) =>
  page.locator(`meta[name="theme-color"][media*="${scheme}"]`).getAttribute("content")

/** The colour of the page, as the browser draws it. */
const drawn = (page: Page) =>
  page.evaluate(() => {
    const canvas = document.createElement("canvas").getContext("2d")
    if (!canvas) return ""
    canvas.fillStyle = getComputedStyle(document.body).backgroundColor
    canvas.fillRect(0, 0, 1, 1)
    const parts = [...canvas.getImageData(0, 0, 1, 1).data.slice(0, 3)]
    return `#${parts.map((part) => part.toString(16).padStart(2, "0")).join("")}`
  })

test("the site follows the system's theme, and so do the browser's bars", { tag: "@sample" }, async ({ page }) => {
  await page.goto("./")
  await waitForHydration(page)
  expect(await surface(page)).toBe(paper)
  expect(await barColour(page, "light")).toBe(await drawn(page))

  await page.emulateMedia({ colorScheme: "dark" })

  expect(await surface(page)).toBe(night)
  expect(await barColour(page, "dark")).toBe(await drawn(page))
  await expect(themeSwitch(page)).toHaveAttribute("aria-checked", "true")
})

test("the site has the owner's own colours, and dark ones that follow from them", { tag: "@arabic" }, async ({
  page,
  owner,
}) => {
  const { light } = contentOf<{ light: { paper: string } }>(owner, "brand.json")
  await page.goto("./")
  await waitForHydration(page)
  expect(await surface(page)).toBe(rgbOf(light.paper))
  await expect(page.locator('meta[name="theme-color"]').first()).toHaveAttribute("content", light.paper)

  await page.emulateMedia({ colorScheme: "dark" })

  expect(await surface(page)).toBe("rgb(9, 18, 16)")
})

test("the switch changes the theme, and the next page has it before any script file has arrived", {
  tag: ["@sample", "@polish"],
}, async ({ page, owner }) => {
  const { darkTheme } = contentOf<Labels>(owner, "labels.json")
  await page.goto("./")
  await waitForHydration(page)
  await themeSwitch(page, darkTheme).click()
  expect(await surface(page)).toBe(night)

  await page.route("**/*.js", (route) => route.abort())
  await page.goto("./about/")
  expect(await surface(page)).toBe(night)

  await page.unroute("**/*.js")
  await page.reload()
  await expect(themeSwitch(page, darkTheme)).toHaveAttribute("aria-checked", "true")
})

test("the switch shows a different icon in each theme, even before its script has arrived", { tag: "@sample" }, async ({
  page,
}) => {
  const sign = () =>
    themeSwitch(page)
      .locator("path")
      .evaluateAll((all) =>
        all.filter((path) => getComputedStyle(path).display !== "none").map((path) => path.outerHTML),
      )
  await page.route("**/*.js", (route) => route.abort())
  await page.goto("./")
  const light = await sign()
  await page.emulateMedia({ colorScheme: "dark" })
  const dark = await sign()

  expect([light, dark].map(({ length }) => length)).toEqual([1, 1])
  expect(dark).not.toEqual(light)
})

test("with the visitor's own colours the shown page stays marked in the menu", {
  tag: "@sample",
}, async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" })
  await page.goto("./")
  const colourOf = (selector: string) =>
    page
      .getByRole("banner")
      .locator(selector)
      .first()
      .evaluate((link) => getComputedStyle(link).borderBlockEndColor)

  expect(await colourOf("nav a[aria-current]")).not.toBe(await surface(page))
  expect(await colourOf("nav a:not([aria-current])")).toBe(await surface(page))
})

for (const [what, address] of [
  ["the home page's", () => "./"],
  ["an engagement's", () => "./how-i-work/"],
  ["a tool's", () => "./tools/"],
  ["a result's", () => linkTo(partOf(1))],
  ["a team's", () => linkToTeam([0, 1, 2].map(partOf))],
  ["a case's stacked", () => "./eleven-idle-clusters/"],
  ["a case's struck out", () => "./stopping-six-of-nine-projects/"],
  ["a case's counted", () => "./thirty-seven-of-thirty-eight/"],
] as const) {
  test(`${what} figures are readable in the visitor's own colours, dark or light`, {
    tag: ["@sample", "@all"],
  }, async ({ page }) => {
    for (const colorScheme of ["dark", "light"] as const) {
      await page.emulateMedia({ forcedColors: "active", colorScheme })
      await page.goto(address())
      await waitForHydration(page)
      await expect(page.locator("main figure").first()).toBeVisible()
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 900 })
        expect(await paleFigures(page), `${colorScheme}, ${width} px wide`).toEqual([])
      }
    }
  })
}
