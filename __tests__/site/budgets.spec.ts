import { brotliSize, builtFile } from "./support/built-files"
import { addressOf, firstArticle, routes } from "./support/routes"
import { expect, test } from "./support/test"

const kB = 1000

test("home's HTML with its styles is at most 20 kB", async ({ owner }) => {
  test.skip(owner.name === "crowded", "A hundred services stand in its footer.")
  expect(brotliSize(builtFile("index.html", owner))).toBeLessThanOrEqual(20 * kB)
})

test("home's script, with what it loads later, is at most 70 kB, and its fonts 64 kB", async ({ page, owner }) => {
  const loaded = new Map<string, number>()
  page.on("requestfinished", async (request) => {
    const { pathname } = new URL(request.url())
    if (/\.(js|woff2)$/.test(pathname)) {
      const body = builtFile(pathname.slice(1), owner)
      loaded.set(pathname, pathname.endsWith(".js") ? brotliSize(body) : body.length)
    }
  })
  await page.goto("/", { waitUntil: "networkidle" })
  const sum = (ending: string) =>
    [...loaded].filter(([path]) => path.endsWith(ending)).reduce((total, [, size]) => total + size, 0)

  expect(sum(".js")).toBeGreaterThan(0)
  expect(sum(".js")).toBeLessThanOrEqual(70 * kB)
  expect(sum(".woff2")).toBeGreaterThan(0)
  expect(sum(".woff2")).toBeLessThanOrEqual(64 * kB)
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
