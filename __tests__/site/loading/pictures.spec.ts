import type { Page } from "@playwright/test"
import { servedAt } from "../../../kit/dev/support/owners"
import { builtFile, fileAt } from "../support/built-files"
import { addressOf, firstArticle } from "../support/routes"
import { expect, test } from "../support/test"

/**
 * The routes that show pictures, and how many kB of them a phone may load when the page is read to its end: at most a fifth more than when this was written. A
 * page that has to be heavier gets another number here, in the commit that says why.
 */
const budgets = [
  ["/books/", 47],
  ["/media/", 90],
  ["/blog/", 60],
  ["/about/", 28],
  ["/contact/", 16],
  // The author's portrait has 10 of them.
  [firstArticle, 26],
] as const

const phone = { width: 390, height: 844, ratio: 2 }
const screens = [
  phone,
  { width: 820, height: 1180, ratio: 2 },
  { width: 1440, height: 900, ratio: 1 },
  { width: 1440, height: 900, ratio: 2 },
]

for (const [route, kB] of budgets) {
  test(`the browser gets pictures for ${route} that fit, 1 to 1.6 times what it shows, and a phone at most ${kB} kB`, {
    tag: ["@sample", "@all"],
  }, async ({ browser, owner }) => {
    for (const { width, height, ratio } of screens) {
      const page = await browser.newPage({
        baseURL: servedAt(owner),
        viewport: { width, height },
        deviceScaleFactor: ratio,
      })
      await page.goto(`.${addressOf(route, owner)}`)
      await loadPictures(page)
      const pictures = await picturesOf(page)

      expect(pictures).not.toEqual([])
      for (const { file, shown, chosen } of pictures) {
        const where = `${file} on a screen of ${width} px at ${ratio}`
        // A hair of tolerance: slots are fractions of a pixel wide.
        expect.soft(chosen / (shown * ratio), where).toBeGreaterThan(0.997)
        expect.soft(chosen / (shown * ratio), where).toBeLessThanOrEqual(1.6)
      }
      if (width === phone.width) {
        const files = [...new Set(pictures.map(({ file }) => fileAt(file, owner)))]
        const bytes = files.reduce((total, file) => total + builtFile(file, owner).length, 0)
        expect.soft(bytes, "bytes of pictures").toBeLessThanOrEqual(kB * 1000)
      }
      await page.close()
    }
  })

  test(`no picture of ${route} is wider than twice its largest slot, and those far below come when they are needed`, {
    tag: ["@sample", "@all"],
  }, async ({ page, owner }) => {
    await page.goto(`.${addressOf(route, owner)}`)
    const far = (await picturesOf(page)).filter(({ top }) => top > 1800)
    expect(far.filter(({ loading }) => loading !== "lazy")).toEqual([])

    const largest = new Map<number, number>()
    // Just below each breakpoint a slot is at its largest.
    for (const width of [499, 639, 687, 959, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      for (const [index, { shown }] of (await picturesOf(page)).entries())
        largest.set(index, Math.max(largest.get(index) ?? 0, shown))
    }
    // The width of a column measured in letters differs by some hundredths between systems.
    for (const [index, { widest, file }] of (await picturesOf(page)).entries())
      expect.soft(widest, file).toBeLessThanOrEqual(2 * 1.02 * (largest.get(index) ?? 0))
  })
}

/** Reads the page to its end, so that the browser loads all its pictures. */
async function loadPictures(page: Page): Promise<void> {
  for (const picture of await page.locator("img").all()) {
    await picture.scrollIntoViewIfNeeded()
    await picture.evaluate((img: HTMLImageElement) => img.decode())
  }
}

/**
 * Every picture of the page: how wide it is shown and how far it is from the page's top, in CSS pixels; the file that the browser chose, how
 * wide that is, and the widest that there is.
 */
function picturesOf(page: Page) {
  return page.locator("img").evaluateAll((imgs: HTMLImageElement[]) =>
    imgs.map((img) => {
      // `naturalWidth` counts in CSS pixels of the chosen density; how wide the file is, the `srcset` says.
      const candidates = [...(img.parentElement?.querySelectorAll("source") ?? []), img].flatMap(({ srcset }) =>
        srcset.split(/,\s+/).map((candidate) => {
          const [url = "", width = ""] = candidate.split(" ")
          return { url: new URL(url, location.href).href, width: Number.parseInt(width, 10) || 0 }
        }),
      )
      const { width, top } = img.getBoundingClientRect()
      return {
        file: img.currentSrc,
        shown: width,
        top: top + scrollY,
        loading: img.getAttribute("loading"),
        chosen: candidates.find(({ url }) => url === img.currentSrc)?.width ?? 0,
        widest: Math.max(...candidates.map(({ width }) => width)),
      }
    }),
  )
}
