import { expect, test } from "@playwright/test"
import { brotliSize, builtFile } from "./support/built-files"
import { routes } from "./support/routes"

const kB = 1000

test("home's HTML with its styles is at most 20 kB", () => {
  expect(brotliSize(builtFile("index.html"))).toBeLessThanOrEqual(20 * kB)
})

test("home's script, with what it loads later, is at most 70 kB, and its fonts 64 kB", async ({ page }) => {
  const loaded = new Map<string, number>()
  page.on("requestfinished", async (request) => {
    const { pathname } = new URL(request.url())
    if (/\.(js|woff2)$/.test(pathname)) {
      const body = builtFile(pathname.slice(1))
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

for (const width of [390, 1440]) {
  for (const route of routes) {
    test(`${route} does not move while it loads, ${width} px wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 })
      await page.addInitScript(() => {
        const shifts: number[] = []
        Object.assign(window, { shifts })
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value)
        }).observe({ type: "layout-shift", buffered: true })
      })
      await page.goto(route, { waitUntil: "networkidle" })

      const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
      expect(shifts.reduce((total, value) => total + value, 0)).toBeLessThanOrEqual(0.01)
    })
  }
}
