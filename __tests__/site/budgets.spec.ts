import { expect, test } from "@playwright/test"
import { brotliSize, builtFile } from "./support/built-files"
import { articles, pages } from "./support/routes"

const kB = 1000

test("home's HTML with its styles is at most 20 kB", () => {
  expect(brotliSize(builtFile("index.html"))).toBeLessThanOrEqual(20 * kB)
})

for (const route of ["/", articles[0] ?? ""]) {
  test(`the script of ${route}, with what it loads later, is at most 70 kB, and its fonts 64 kB`, async ({ page }) => {
    const loaded = new Map<string, number>()
    page.on("requestfinished", async (request) => {
      const { pathname } = new URL(request.url())
      if (/\.(js|woff2)$/.test(pathname)) {
        const body = builtFile(pathname.slice(1))
        loaded.set(pathname, pathname.endsWith(".js") ? brotliSize(body) : body.length)
      }
    })
    await page.goto(route, { waitUntil: "networkidle" })
    const sum = (ending: string) =>
      [...loaded].filter(([path]) => path.endsWith(ending)).reduce((total, [, size]) => total + size, 0)

    expect(sum(".js")).toBeGreaterThan(0)
    expect(sum(".js")).toBeLessThanOrEqual(70 * kB)
    expect(sum(".woff2")).toBeGreaterThan(0)
    expect(sum(".woff2")).toBeLessThanOrEqual(64 * kB)
  })

  test(`what is largest in the first view of ${route} is text, or a picture that comes at once`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(route, { waitUntil: "networkidle" })
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

for (const width of [390, 1440]) {
  for (const route of pages) {
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
