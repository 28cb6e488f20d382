import type { Page } from "@playwright/test"

/**
 * Removes a test's request handlers (`page.route`). A request that is still on its way when the test is over would fail the run.
 *
 * @param page of the test, which may be closed
 */
export async function endRoutes(page: Page): Promise<void> {
  if (!page.isClosed()) await page.unrouteAll({ behavior: "ignoreErrors" })
}
