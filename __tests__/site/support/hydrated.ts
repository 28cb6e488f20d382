import { expect, type Page } from "@playwright/test"

/** A busy machine with two cores has taken more than Playwright's five seconds for a page of a hundred entries. */
const timeout = 15_000

/** Waits until the page answers to script: until then a link is followed by the browser alone. */
export async function hydrated(page: Page): Promise<void> {
  await expect(page.getByRole("banner")).toHaveAttribute("data-scrolled", /true|false/, { timeout })
}
