import { test as base, expect, type Page } from "@playwright/test"
import { errorsOf } from "../../support/console-errors"
import { inSharedContext } from "../../support/shared-context"

interface PreviewFixtures {
  /** The console errors that are allowed where a test makes requests fail. */
  readonly expectedErrors: RegExp | undefined
}

/** A test of the preview. In the end, the console of its page has no error, and Gatsby's overlay does not cover it. */
export const test = base.extend<PreviewFixtures>({
  expectedErrors: [undefined, { option: true }],
  context: ({ browser }, use) => inSharedContext(browser, use),
  page: async ({ page, expectedErrors }, use) => {
    const said = errorsOf(page)
    await use(page)
    await expect(page.locator("gatsby-fast-refresh")).toHaveCount(0)
    expect(said.filter((text) => !expectedErrors?.test(text))).toEqual([])
  },
})

export { expect } from "@playwright/test"

/**
 * Changes the content and waits until the change is visible, in the window as it is.
 *
 * @throws if the page was reloaded in between
 */
export async function withoutReload(page: Page, whatHappens: () => Promise<void>): Promise<void> {
  await page.evaluate(() => Object.assign(window, { marked: true }))
  await whatHappens()
  expect(await page.evaluate(() => "marked" in window), "The page was loaded anew.").toBe(true)
}
