import type { Page } from "@playwright/test"

/**
 * Focuses everything on a page that the tab key reaches, as the keyboard does.
 *
 * @returns how many there are, and those whose ring cannot be seen well: none, one of less than 2 CSS pixels (WCAG 2.2: 2.4.7 asks that it is seen), or one of
 * less contrast than 3 with what is around it (1.4.11)
 */
export async function dimFocusRings(page: Page): Promise<{ seen: number; dim: string[] }> {
  // From here on the browser shows the focus that script sets, as it does for keyboard users.
  await page.keyboard.press("Tab")
  return page.evaluate(() => {
    const canvas = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true })
    /** WCAG's relative luminance, from 0 to 1. */
    const luminance = (colour: string): number => {
      if (!canvas) return 0
      canvas.fillStyle = colour
      canvas.fillRect(0, 0, 1, 1)
      const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((part) =>
        part <= 10 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
      )
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    const isClear = (colour: string) => /^rgba\(.*, 0\)$/.test(colour)
    const ringOf = (element: HTMLElement): string => {
      element.focus({ preventScroll: true })
      let around = element.parentElement
      while (around && isClear(getComputedStyle(around).backgroundColor)) around = around.parentElement
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element)
      const [dark = 0, light = 0] = [outlineColor, getComputedStyle(around ?? document.body).backgroundColor]
        .map(luminance)
        .sort((a, b) => a - b)
      const contrast = (light + 0.05) / (dark + 0.05)
      const isSeen = outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2 && contrast >= 3
      return isSeen ? "" : `${element.outerHTML.slice(0, 100)}: ${outlineWidth} ${outlineStyle}, ${contrast.toFixed(1)}`
    }
    const rings = [...document.querySelectorAll<HTMLElement>("a[href], button, input, textarea, summary, [tabindex]")]
      .filter((element) => element.tabIndex >= 0 && element.checkVisibility({ visibilityProperty: true }))
      .map(ringOf)
    return { seen: rings.length, dim: rings.filter(Boolean) }
  })
}
