import type { Page } from "@playwright/test"
import type { Labels } from "../../src/content/contract/labels"
import { hydrated } from "./support/hydrated"
import { contentOf } from "./support/owners"
import { addressOf, firstArticle } from "./support/routes"
import { expect, test, withAndWithoutPrefix } from "./support/test"

/** When the page had come, when it was painted, and when its scripts were asked for, in milliseconds. */
async function moments(page: Page) {
  await hydrated(page)
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

for (const route of ["/", "/books/", firstArticle]) {
  test(
    `${route} asks for its scripts when all that stands in it has come and was painted`,
    withAndWithoutPrefix,
    async ({ page, owner }) => {
      await page.goto(`.${addressOf(route, owner)}`)
      const { loaded, painted, scripts } = await moments(page)

      expect(scripts.length).toBeGreaterThan(2)
      expect(loaded).toBeGreaterThan(0)
      expect(painted).toBeGreaterThan(0)
      for (const start of scripts) expect(start).toBeGreaterThanOrEqual(Math.max(loaded, painted))
    },
  )
}

test("a page answers to script although a picture of it never comes", withAndWithoutPrefix, async ({ page, owner }) => {
  const { darkTheme } = contentOf<Labels>(owner, "labels.json")
  // An answer that is never given.
  await page.route(/\.(?:avif|webp|png)$/, () => {})
  await page.goto("./books/", { waitUntil: "commit" })
  await hydrated(page)

  await page.getByRole("switch", { name: darkTheme }).click()
  await expect(page.locator("html")).toHaveAttribute("data-theme", /dark|light/)
})

test("every script asks to be compiled while it is read", withAndWithoutPrefix, async ({ page, owner }) => {
  const asked: Promise<string>[] = []
  page.on("response", (response) => {
    if (/-[0-9a-f]{20}\.js$/.test(response.url())) asked.push(response.text())
  })
  await page.goto(`.${addressOf("/books/", owner)}`)
  await hydrated(page)
  // The one that starts the others is a few lines, and runs at once.
  const scripts = (await Promise.all(asked)).filter((text) => text.includes("webpackChunk"))

  // webpack's, React's, the site's and the page's.
  expect(scripts.length).toBeGreaterThanOrEqual(4)
  for (const script of scripts) expect(script.slice(0, 200)).toContain("//# allFunctionsCalledOnLoad\n")
})
