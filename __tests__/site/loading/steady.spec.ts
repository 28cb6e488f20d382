import type { Page } from "@playwright/test"
import { addressOf, firstArticle, routes } from "../support/routes"
import { waitForHydration, waitUntilSettled } from "../support/settled"
import { expect, test } from "../support/test"

// Each width is a page load, so the tests of a width share a page, and with it the browser's caches; fonts are reloaded each time.
for (const width of [390, 1440])
  test(`no page moves while it loads, ${width} px wide`, { tag: ["@arabic", "@crowded"] }, async ({ page, owner }) => {
    // Whether lines rewrap when they arrive depends on the owner's words: the sample's are tested below.
    await page.route("**/*.woff2", (font) => font.abort())
    await noteShifts(page)
    for (const route of [...routes, firstArticle]) {
      const { moved } = await open(page, addressOf(route, owner) ?? "", width)
      expect.soft(moved, route).toBeLessThanOrEqual(0.01)
    }
  })

for (const width of [390, 820, 1440])
  test(`no page moves when its fonts load late, ${width} px wide`, { tag: ["@sample", "@all"] }, async ({
    page,
    owner,
  }) => {
    await noteShifts(page)
    await page.route("**/*.woff2", async (font) => {
      await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0)
      await font.continue()
    })
    for (const route of [...routes, firstArticle, "/privacy/"]) {
      const { moved } = await open(page, addressOf(route, owner) ?? "", width)
      expect.soft(moved, route).toBeLessThanOrEqual(0.01)
    }
  })

/** Makes every page that is opened from here on record by how much it moves. */
async function noteShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value)
    }).observe({ type: "layout-shift", buffered: true })
  })
}

/** Opens a page in a window of a width in px, and waits until it is complete: its fonts have loaded or been given up. */
async function open(page: Page, address: string, width: number): Promise<{ moved: number }> {
  await page.setViewportSize({ width, height: 844 })
  await page.goto(`.${address}`)
  await waitForHydration(page)
  await waitUntilSettled(page)
  const shifts = await page.evaluate((): number[] => Reflect.get(window, "shifts"))
  return { moved: shifts.reduce((total, value) => total + value, 0) }
}
