import { expect, type Page, test } from "@playwright/test"
import { hydrated } from "./support/hydrated"
import { lostRoute, pages } from "./support/routes"

test.use({ javaScriptEnabled: false })

const words = async (page: Page) =>
  (await page.getByRole("main").evaluate((main: HTMLElement) => main.innerText)).replace(/\s+/g, " ").trim()

for (const route of [...pages, lostRoute]) {
  test(`${route} shows all its content`, async ({ page, browser, baseURL }) => {
    await page.goto(route)
    const scripted = await browser.newPage({ javaScriptEnabled: true, viewport: { width: 1440, height: 900 } })
    await scripted.goto(`${baseURL}${route}`)
    await hydrated(scripted)

    // The filter is script's, so only its words are missing.
    const expected = (await words(scripted)).replace(/Topics Leadership .* posts shown /, "")

    expect(await words(page)).toBe(expected)
    expect(expected.length).toBeGreaterThan(100)
    await scripted.close()
  })

  test(`every picture of ${route} is visible`, async ({ page }) => {
    await page.goto(route)
    for (const picture of await page.locator("img").all()) {
      await picture.scrollIntoViewIfNeeded()
      await expect(picture).toBeVisible()
      await expect(picture).toHaveCSS("opacity", "1")
    }
  })
}

test("the menu works on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto("/")
  await page.getByRole("button", { name: "Menu" }).click()
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "About" }).click()

  await expect(page).toHaveURL("/about/")
})

test("a chip leads to its section, below the header", async ({ page }) => {
  await page.goto("/services/")
  await page.getByRole("navigation", { name: "On this page" }).getByRole("link", { name: "Org scaling" }).click()

  await expect.poll(async () => (await page.locator("#org-scaling").boundingBox())?.y ?? 0).toBeLessThan(150)
  expect((await page.locator("#org-scaling").boundingBox())?.y).toBeGreaterThan(68)
})

test("the header is solid over a scrolled page", async ({ page }) => {
  await page.goto("/services/#org-scaling")

  await expect(page.getByRole("banner")).not.toHaveCSS("background-color", "rgba(0, 0, 0, 0)")
})
