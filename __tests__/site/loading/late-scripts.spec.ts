import type { Page } from "@playwright/test"
import type { Labels } from "../../../kit/content/contract/labels"
import { contentOf } from "../../../kit/dev/support/owners"
import { addressOf, firstArticle } from "../support/routes"
import { waitForHydration } from "../support/settled"
import { expect, test } from "../support/test"

/** When the page had loaded, when it was painted, and when its scripts were requested, in milliseconds. */
async function moments(page: Page) {
  await waitForHydration(page)
  return page.evaluate(() => {
    const scripts = performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".js"))
    const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[]
    return {
      loaded: navigation?.loadEventStart ?? 0,
      painted: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0,
      scripts: scripts.map(({ startTime }) => startTime),
    }
  })
}

test("a page asks for its scripts once all its content has arrived and been painted", { tag: "@sample" }, async ({
  page,
  owner,
}) => {
  for (const route of ["/", "/books/", firstArticle]) {
    await page.goto(`.${addressOf(route, owner)}`)
    const { loaded, painted, scripts } = await moments(page)

    expect(scripts.length, route).toBeGreaterThan(2)
    expect(loaded, route).toBeGreaterThan(0)
    expect(painted, route).toBeGreaterThan(0)
    for (const start of scripts) expect(start, route).toBeGreaterThanOrEqual(Math.max(loaded, painted))
  }
})

test("a page's script runs even if one of its pictures never arrives", { tag: "@sample" }, async ({ page, owner }) => {
  const { darkTheme } = contentOf<Labels>(owner, "labels.json")
  // An answer that never comes.
  await page.route(/\.(?:avif|webp|png)$/, () => {})
  await page.goto("./books/", { waitUntil: "commit" })
  await waitForHydration(page)

  await page.getByRole("switch", { name: darkTheme }).click()
  await expect(page.locator("html")).toHaveAttribute("data-theme", /dark|light/)
})
