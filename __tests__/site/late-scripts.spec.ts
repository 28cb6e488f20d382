import type { Page } from "@playwright/test"
import { hydrated } from "./support/hydrated"
import { articles } from "./support/routes"
import { expect, test } from "./support/test"

const tag = "@sample"

/** When the page had come, and when its scripts were asked for, in milliseconds. */
async function moments(page: Page) {
  await hydrated(page)
  return page.evaluate(() => {
    const scripts = performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".js"))
    const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[]
    return {
      loaded: navigation?.loadEventStart ?? 0,
      scripts: scripts.map(({ startTime }) => startTime),
    }
  })
}

for (const path of ["/", "/books/", articles[0] ?? ""]) {
  test(`${path} asks for its scripts when all that stands in it has come`, { tag }, async ({ page }) => {
    await page.goto(path)
    const { loaded, scripts } = await moments(page)

    expect(scripts.length).toBeGreaterThan(2)
    expect(loaded).toBeGreaterThan(0)
    for (const start of scripts) expect(start).toBeGreaterThanOrEqual(loaded)
  })
}

test("a page answers to script although a picture of it never comes", { tag }, async ({ page }) => {
  // An answer that is never given.
  await page.route(/\.(?:avif|webp|png)$/, () => {})
  await page.goto("/books/", { waitUntil: "commit" })
  await hydrated(page)

  await page.getByRole("switch", { name: "Dark theme" }).click()
  await expect(page.locator("html")).toHaveAttribute("data-theme", /dark|light/)
})
