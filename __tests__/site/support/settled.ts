import { expect, type Locator, type Page } from "@playwright/test"

/**
 * Waits until the window shows all that it will show at this position: the page is loaded, its fonts have loaded or been given up, its pictures are drawn or
 * replaced, and the browser has painted them. Linked pages may still be prefetched.
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

/** Waits until the page's script runs: until then the browser alone follows links. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.locator("body header[data-scrolled]").waitFor()
}

/** Points at a link until its page is loaded and its script has run: the tab requests nothing more of it from the host. */
export async function waitForPrefetch(page: Page, link: Locator): Promise<void> {
  await link.hover()
  const address = await link.getAttribute("href")
  await expect
    .poll(() => page.evaluate((path) => Boolean(Reflect.get(window, "___loader").loadPageSync(path)), address))
    .toBe(true)
}
