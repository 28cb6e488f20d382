import type { Page } from "@playwright/test"
import type { Labels } from "../../src/content/contract/labels"
import { hydrated } from "./support/hydrated"
import { contentOf, servedAt } from "./support/owners"
import { addressOf, firstArticle, lostRoute, routes } from "./support/routes"
import { expect, test, withAndWithoutPrefix } from "./support/test"

test.use({ javaScriptEnabled: false })

/** What a visitor can read, but for the filter, which is script's. */
const words = async (page: Page) => {
  const read = await page.getByRole("main").evaluate((main: HTMLElement) => {
    main.querySelector("form:has([role=status])")?.remove()
    return main.innerText
  })
  return read.replace(/\s+/g, " ").trim()
}

for (const route of [...routes, firstArticle, lostRoute]) {
  test(`${route} shows all its content and its pictures`, withAndWithoutPrefix, async ({ page, browser, owner }) => {
    const address = addressOf(route, owner)
    await page.goto(`.${address}`)
    const pictures = await page
      .locator("img")
      .evaluateAll((all) => all.map((img) => img.checkVisibility({ opacityProperty: true, visibilityProperty: true })))
    const baseURL = servedAt(owner)
    const scripted = await browser.newPage({ baseURL, javaScriptEnabled: true, viewport: { width: 1440, height: 900 } })
    await scripted.goto(`.${address}`)
    await hydrated(scripted)
    const expected = await words(scripted)
    await scripted.close()

    expect(await words(page)).toBe(expected)
    expect(expected.length).toBeGreaterThan(10)
    expect(pictures).not.toContain(false)
  })
}

test("the menu works on a phone", withAndWithoutPrefix, async ({ page, owner }) => {
  const { menu, navigation } = contentOf<Labels>(owner, "labels.json")
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto("./")
  await page.getByRole("button", { name: menu, exact: true }).click()
  const list = page.getByRole("navigation", { name: navigation.main, exact: true })
  await list.getByRole("link", { name: navigation.about, exact: true }).click()

  await expect(page).toHaveURL("./about/")
})

test("a chip leads to its section, below the header", { tag: "@sample" }, async ({ page }) => {
  await page.goto("./services/")
  await page.getByRole("navigation", { name: "On this page" }).getByRole("link", { name: "Org scaling" }).click()

  await expect.poll(async () => (await page.locator("#org-scaling").boundingBox())?.y ?? 0).toBeLessThan(150)
  expect((await page.locator("#org-scaling").boundingBox())?.y).toBeGreaterThan(68)
})

test("the header is solid over a scrolled page", { tag: "@sample" }, async ({ page }) => {
  await page.goto("./services/#org-scaling")

  await expect(page.getByRole("banner")).not.toHaveCSS("background-color", "rgba(0, 0, 0, 0)")
})
