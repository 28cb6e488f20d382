import type { Page } from "@playwright/test"
import { expect, test } from "./support/test"

/** The routes that show pictures. */
const routes = ["/books/", "/media/", "/blog/", "/about/", "/contact/"]

/** Every picture of the page: how wide it is shown, in CSS pixels, the file that the browser chose, and the widest that there is. */
async function measurePictures(page: Page) {
  for (const picture of await page.locator("img").all()) {
    await picture.scrollIntoViewIfNeeded()
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0))
      .toBe(true)
  }
  return page.locator("img").evaluateAll((imgs: HTMLImageElement[]) =>
    imgs.map((img) => {
      // `naturalWidth` counts in CSS pixels of the chosen density; how wide the file is, the `srcset` says.
      const candidates = [...(img.parentElement?.querySelectorAll("source") ?? []), img].flatMap(({ srcset }) =>
        srcset.split(/,\s+/).map((candidate) => {
          const [url = "", width = ""] = candidate.split(" ")
          return { url: new URL(url, location.href).href, width: Number.parseInt(width, 10) }
        }),
      )
      return {
        file: img.currentSrc,
        shown: img.getBoundingClientRect().width,
        chosen: candidates.find(({ url }) => url === img.currentSrc)?.width ?? 0,
        widest: Math.max(...candidates.map(({ width }) => width)),
      }
    }),
  )
}

const screens = [
  { width: 390, height: 844, ratio: 2 },
  { width: 820, height: 1180, ratio: 2 },
  { width: 1440, height: 900, ratio: 1 },
  { width: 1440, height: 900, ratio: 2 },
]

for (const { width, height, ratio } of screens) {
  test.describe(`${width} px wide, ${ratio} device pixels to one`, () => {
    test.use({ viewport: { width, height }, deviceScaleFactor: ratio })

    for (const route of routes) {
      test(`the browser gets pictures for ${route} that fit: 1 to 1.6 times what it shows`, { tag: "@sample" }, async ({
        page,
      }) => {
        await page.goto(`.${route}`)
        const pictures = await measurePictures(page)

        expect(pictures).not.toEqual([])
        for (const { file, shown, chosen } of pictures) {
          // A hair of tolerance: slots are fractions of a pixel wide.
          expect(chosen / (shown * ratio), file).toBeGreaterThan(0.997)
          expect(chosen / (shown * ratio), file).toBeLessThanOrEqual(1.6)
        }
      })
    }
  })
}

for (const route of routes) {
  test(`no picture of ${route} is wider than twice its largest place`, { tag: "@sample" }, async ({ page }) => {
    const largest: number[] = []
    let widest: number[] = []
    // Just below each breakpoint a slot is at its largest.
    for (const width of [499, 639, 959, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(`.${route}`)
      const pictures = await measurePictures(page)
      pictures.forEach(({ shown }, index) => {
        largest[index] = Math.max(largest[index] ?? 0, shown)
      })
      widest = pictures.map((picture) => picture.widest)
    }

    widest.forEach((width, index) => {
      expect(width).toBeLessThanOrEqual(2 * (largest[index] ?? 0) + 1)
    })
  })

  test(`the first picture of ${route} comes at once, those below the fold when they are needed`, {
    tag: "@sample",
  }, async ({ page }) => {
    await page.goto(`.${route}`)
    const pictures = page.locator("img")
    await expect(pictures.first()).toHaveAttribute("loading", "eager")
    await expect(pictures.first()).toHaveAttribute("fetchpriority", "high")

    for (const picture of await pictures.all()) {
      const top = (await picture.boundingBox())?.y ?? 0
      if (top > 1800) await expect(picture).toHaveAttribute("loading", "lazy")
    }
  })

  test(`each picture of ${route} comes as AVIF, WebP and PNG, and has its box reserved`, { tag: "@sample" }, async ({
    page,
  }) => {
    await page.goto(`.${route}`)
    for (const picture of await page.locator("picture").all()) {
      await expect(picture.locator("source").first()).toHaveAttribute("type", "image/avif")
      await expect(picture.locator("source").last()).toHaveAttribute("type", "image/webp")
      await expect(picture.locator("img")).toHaveAttribute("src", /\.png$/)
      await expect(picture.locator("img")).toHaveAttribute("width", /^\d+$/)
      await expect(picture.locator("img")).toHaveAttribute("height", /^\d+$/)
    }
  })
}
