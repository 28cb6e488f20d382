import type { Page } from "@playwright/test"

/**
 * Ends what a test answers in place of the server (`page.route`). A request that is still on its way when the test is over would fail the run.
 *
 * @param page of the test, which may be closed
 */
export async function endRoutes(page: Page): Promise<void> {
  if (!page.isClosed()) await page.unrouteAll({ behavior: "ignoreErrors" })
}
