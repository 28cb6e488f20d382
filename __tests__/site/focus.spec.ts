import type { Page } from "@playwright/test"
import { addressOf, firstArticle, lostRoute, routes } from "./support/routes"
import { hydrated } from "./support/settled"
import { expect, test } from "./support/test"

/** An element that got the focus, and how its ring stands out. */
interface Ring {
  readonly what: string
  readonly style: string
  /** In CSS pixels. */
  readonly width: number
  /** The ring's contrast with what is around it, from 1 to 21 (WCAG 2.2, relative luminance). */
  readonly contrast: number
}

/** @returns the ring of what has the focus; undefined when the focus has left the page */
const ringOfFocus = (page: Page): Promise<Ring | undefined> =>
  page.evaluate(() => {
    const element = document.activeElement
    if (!element || element === document.body) return undefined
    const luminance = (colour: string): number => {
      const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true })
      if (!canvas) return 0
      canvas.fillStyle = colour
      canvas.fillRect(0, 0, 1, 1)
      const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((part) =>
        part <= 10 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
      )
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    const isClear = (colour: string) => /^rgba\(.*, 0\)$/.test(colour)
    let around = element.parentElement
    while (around && isClear(getComputedStyle(around).backgroundColor)) around = around.parentElement
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element)
    const [dark = 0, light = 0] = [outlineColor, getComputedStyle(around ?? document.body).backgroundColor]
      .map(luminance)
      .sort((a, b) => a - b)
    return {
      what: `${element.tagName} "${element.textContent?.trim().slice(0, 40) || element.getAttribute("type")}"`,
      style: outlineStyle,
      width: Number.parseFloat(outlineWidth),
      contrast: (light + 0.05) / (dark + 0.05),
    }
  })

test.use({ contextOptions: { reducedMotion: "reduce" } })

for (const route of [...routes, firstArticle, lostRoute])
  test(`everything on ${route} that the keyboard comes to shows that it has the focus, light or dark`, {
    tag: "@sample",
  }, async ({ page, owner }) => {
    await page.goto(`.${addressOf(route, owner)}`)
    await hydrated(page)
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme })
      const rings: Ring[] = []
      await page.keyboard.press("Tab")
      for (let ring = await ringOfFocus(page); ring; ring = await ringOfFocus(page)) {
        rings.push(ring)
        await page.keyboard.press("Tab")
      }

      expect(rings.length).toBeGreaterThan(10)
      // WCAG 2.2: 2.4.7 asks that it is seen, 1.4.11 for this contrast.
      expect(rings.filter(({ style, width, contrast }) => style === "none" || width < 2 || contrast < 3)).toEqual([])
    }
  })
