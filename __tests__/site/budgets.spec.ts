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

/** What a page's files of one kind weigh, compressed as a host would; fonts are already. */
async function weightOf(ending: string, address: string, page: Page, owner: Owner): Promise<number> {
  const loaded = new Map<string, number>()
  page.on("requestfinished", (request) => {
    const { pathname } = new URL(request.url())
    if (!pathname.endsWith(ending)) return
    const body = builtFile(pathname.slice(1), owner)
    loaded.set(pathname, ending === ".woff2" ? body.length : brotliSize(body))
  })
  await page.goto(address, { waitUntil: "networkidle" })
  return [...loaded.values()].reduce((total, size) => total + size, 0)
}

for (const route of ["/", firstArticle]) {
  test(`the script of ${route}, with what it loads later, is at most 70 kB`, async ({ page, owner }) => {
    const address = addressOf(route, owner)
    test.skip(!address, "This owner has no article.")
    const weight = await weightOf(".js", address ?? "", page, owner)
    expect(weight).toBeGreaterThan(0)
    expect(weight).toBeLessThanOrEqual(70 * kB)
  })

  // Another language may need more letters, which are in files of their own.
  test(`the fonts of ${route} are at most 64 kB`, { tag: "@sample" }, async ({ page, owner }) => {
    const weight = await weightOf(".woff2", addressOf(route, owner) ?? "", page, owner)
    expect(weight).toBeGreaterThan(0)
    expect(weight).toBeLessThanOrEqual(64 * kB)
  })

  test(`what is largest in the first view of ${route} is text, or a picture that comes at once`, {
    tag: "@sample",
  }, async ({ page, owner }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(addressOf(route, owner) ?? "", { waitUntil: "networkidle" })
    const largest = await page.evaluate(
      () =>
        new Promise<{ tag: string; loading: string | null }>((resolve) =>
          new PerformanceObserver((list) => {
            const element = (list.getEntries().at(-1) as PerformanceEntry & { element: Element }).element
            resolve({ tag: element.tagName, loading: element.getAttribute("loading") })
          }).observe({ type: "largest-contentful-paint", buffered: true }),
        ),
    )

    if (largest.tag === "IMG") expect(largest.loading).toBe("eager")
    else expect(largest.tag).toMatch(/^(H1|P|SPAN|DIV)$/)
  })
}

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
