import type { Page } from "@playwright/test"

/** Waits until the page answers to script: until then a link is followed by the browser alone. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator("body header[data-scrolled]").waitFor()
}
