import { expect, type Locator, type Page } from "@playwright/test"

/**
 * Waits until the window shows all that it will show where it is: the page is loaded, its fonts have come or are given up, its pictures are
 * drawn or replaced, and the browser has painted them. Pages that links lead to may still be fetched ahead.
 */
export async function waitUntilSettled(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(async () => {
        // A picture that comes into view, or a font that it moves into view, is asked for after the frame that shows it.
        for (const _ of [1, 2]) await new Promise(requestAnimationFrame)
        const isInView = (element: Element) => {
          const { top, bottom, width } = element.getBoundingClientRect()
          return width > 0 && bottom > 0 && top < innerHeight
        }
        const missing = [...document.images].filter((img) => isInView(img) && !img.complete).map((img) => img.src)
        return { page: document.readyState, fonts: document.fonts.status, missing }
      }),
    )
    .toEqual({ page: "complete", fonts: "loaded", missing: [] })
}

/** Waits until the page answers to script: until then a link is followed by the browser alone. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.locator("body header[data-scrolled]").waitFor()
}

/** Points at a link until its page is there, its script run: the tab asks the host for nothing of it any more. */
export async function waitForPrefetch(page: Page, link: Locator): Promise<void> {
  await link.hover()
  const address = await link.getAttribute("href")
  await expect
    .poll(() => page.evaluate((path) => Boolean(Reflect.get(window, "___loader").loadPageSync(path)), address))
    .toBe(true)
}
