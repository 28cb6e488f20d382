import type { Page } from "@playwright/test"
import type { Owner } from "../../../scripts/support/owners"
import { brotliSize, builtFile, fileAt } from "../support/built-files"
import { addressOf, firstArticle } from "../support/routes"
import { hydrated, settled } from "../support/settled"
import { expect, test } from "../support/test"

const kB = 1000

test.use({ viewport: { width: 390, height: 844 } })

// HTML: __tests__/built/budgets.test.ts. Pictures: pictures.spec.ts.
for (const route of ["/", firstArticle])
  test(`${route} loads at most 70 kB of script and 40 kB of fonts, and what is largest in its first view is text, or a picture that comes at once`, {
    tag: ["@sample", "@own"],
  }, async ({ page, owner }) => {
    const address = addressOf(route, owner)
    test.skip(!address, "This owner has no such page.")
    const loaded = noteFiles(page, owner)
    // The pages that its links lead to are read ahead once the browser has time.
    await page.route("**/page-data.json", (asked) =>
      asked.request().resourceType() === "other" ? asked.abort() : asked.continue(),
    )
    await page.goto(`.${address}`)
    await hydrated(page)
    await settled(page)

    const scripts = loaded(".js").map(brotliSize)
    expect.soft(scripts.length).toBeGreaterThan(2)
    expect.soft(sum(scripts), "bytes of script").toBeLessThanOrEqual(70 * kB)
    const fonts = loaded(".woff2").map(({ length }) => length)
    expect.soft(fonts).not.toEqual([])
    // Another owner's words may need more letters, and a language of its own other fonts.
    if (owner.name === "sample") expect.soft(sum(fonts), "bytes of fonts").toBeLessThanOrEqual(40 * kB)
    const largest = await largestInFirstView(page)
    if (largest.tag === "IMG") expect(largest.loading).toBe("eager")
    else expect(largest.tag).toMatch(/^(H1|P|SPAN|DIV)$/)
  })

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

/** Notes which files of an owner's site a page loads. The answer tells those whose names end so; fonts come compressed as they are. */
function noteFiles(page: Page, owner: Owner): (ending: string) => Buffer[] {
  const files = new Set<string>()
  page.on("requestfinished", (request) => files.add(fileAt(request.url(), owner)))
  return (ending) => [...files].filter((file) => file.endsWith(ending)).map((file) => builtFile(file, owner))
}

function largestInFirstView(page: Page): Promise<{ tag: string; loading: string | null }> {
  return page.evaluate(
    () =>
      new Promise((resolve) =>
        new PerformanceObserver((list) => {
          const { element } = list.getEntries().at(-1) as PerformanceEntry & { element: Element }
          resolve({ tag: element.tagName, loading: element.getAttribute("loading") })
        }).observe({ type: "largest-contentful-paint", buffered: true }),
      ),
  )
}
