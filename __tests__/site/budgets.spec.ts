import type { Page } from "@playwright/test"
import { brotliSize, builtFile } from "./support/built-files"
import type { Owner } from "./support/owners"
import { addressOf, firstArticle, routes } from "./support/routes"
import { expect, test } from "./support/test"

const kB = 1000

test("home's HTML with its styles is at most 20 kB", async ({ owner }) => {
  test.skip(owner.name === "crowded", "A hundred services stand in its footer.")
  expect(brotliSize(builtFile("index.html", owner))).toBeLessThanOrEqual(20 * kB)
})

/** What home's files of one kind weigh, compressed as a host would; fonts are already. */
async function weightOf(ending: string, page: Page, owner: Owner): Promise<number> {
  const loaded = new Map<string, number>()
  page.on("requestfinished", (request) => {
    const { pathname } = new URL(request.url())
    if (!pathname.endsWith(ending)) return
    const body = builtFile(pathname.slice(1), owner)
    loaded.set(pathname, ending === ".woff2" ? body.length : brotliSize(body))
  })
  await page.goto("/", { waitUntil: "networkidle" })
  return [...loaded.values()].reduce((total, size) => total + size, 0)
}

test("home's script, with what it loads later, is at most 70 kB", async ({ page, owner }) => {
  const weight = await weightOf(".js", page, owner)
  expect(weight).toBeGreaterThan(0)
  expect(weight).toBeLessThanOrEqual(70 * kB)
})

// Another language may need more letters, which are in files of their own.
test("home's fonts are at most 64 kB", { tag: "@sample" }, async ({ page, owner }) => {
  const weight = await weightOf(".woff2", page, owner)
  expect(weight).toBeGreaterThan(0)
  expect(weight).toBeLessThanOrEqual(64 * kB)
})

for (const route of [...routes, firstArticle]) {
  test(`${route} does not move while it loads, on a phone or a desk`, async ({ page, owner }) => {
    const address = addressOf(route, owner)
    test.skip(!address, "This owner has no article.")
    await page.addInitScript(() => {
      const shifts: number[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value)
      }).observe({ type: "layout-shift", buffered: true })
    })
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 })
      await page.goto(address ?? "", { waitUntil: "networkidle" })

      const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
      expect(
        shifts.reduce((total, value) => total + value, 0),
        `${width} px`,
      ).toBeLessThanOrEqual(0.01)
    }
  })
}
