import { expect, type Locator, type Page } from "@playwright/test"

/** Points at a link until its page is there, its script run: the tab asks the host for nothing of it any more. */
export async function readAhead(page: Page, link: Locator): Promise<void> {
  await link.hover()
  const address = await link.getAttribute("href")
  await expect
    .poll(() => page.evaluate((path) => Boolean(Reflect.get(window, "___loader").loadPageSync(path)), address))
    .toBe(true)
}
