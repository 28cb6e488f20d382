import AxeBuilder from "@axe-core/playwright"
import type { Page } from "@playwright/test"
import { expect } from "./test"

/** A hundred entries of one kind take axe half a minute, and contain nothing that the first few do not. */
const repeated = "li:nth-child(n + 10), section:nth-of-type(n + 10)"

/** What axe found: its rule, and where. */
type Violation = { readonly id: string; readonly targets: readonly unknown[] }

async function violations(axe: AxeBuilder): Promise<Violation[]> {
  // Without frames there are no results to merge, for which axe would open a page of its own each time.
  const found = await axe.setLegacyMode().exclude(repeated).analyze()
  return found.violations.map(({ id, nodes }) => ({ id, targets: nodes.map(({ target }) => target) }))
}

/** @returns the barriers that axe finds: WCAG 2.2 A and AA, and its best practices */
export const findBarriers = (page: Page): Promise<Violation[]> =>
  violations(
    new AxeBuilder({ page }).withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]),
  )

/** @returns the colours that axe finds too pale, on a page that it has seen in the other theme: only colours have changed */
export const findPaleColours = (page: Page): Promise<Violation[]> =>
  violations(new AxeBuilder({ page }).withRules(["color-contrast", "link-in-text-block"]))

/** Lets axe look for barriers, in the theme of the page and, for colours, in the dark one. */
export async function expectNoBarrier(page: Page): Promise<void> {
  expect.soft(await findBarriers(page), "barriers").toEqual([])
  await page.emulateMedia({ colorScheme: "dark" })
  expect.soft(await findPaleColours(page), "pale colours in the dark theme").toEqual([])
  await page.emulateMedia({ colorScheme: "light" })
}
