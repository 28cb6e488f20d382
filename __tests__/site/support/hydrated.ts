import { expect, type Page } from "@playwright/test"

/** Waits until the page answers to script: until then a link is followed by the browser alone. */
export async function hydrated(page: Page): Promise<void> {
  await expect(page.getByRole("banner")).toHaveAttribute("data-scrolled", /true|false/)
}
