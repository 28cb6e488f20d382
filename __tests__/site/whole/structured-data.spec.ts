import { hydrated } from "../support/settled"
import { expect, test } from "../support/test"

const tag = "@sample"

test("the graph is still there when the page answers to script, and when the visitor goes to a part of it", {
  tag,
}, async ({ page }) => {
  await page.goto("./services/")
  await hydrated(page)
  await page.getByRole("main").getByRole("link", { name: "Org scaling" }).click()
  await expect(page).toHaveURL("./services/#org-scaling")

  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(1)
})

test("a page that the visitor goes on to is not described as the one before", { tag }, async ({ page }) => {
  await page.goto("./")
  await hydrated(page)
  await page.getByRole("banner").getByRole("link", { name: "About" }).click()
  await expect(page).toHaveTitle(/^About/)

  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0)
})
