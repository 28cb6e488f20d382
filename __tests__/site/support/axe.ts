import AxeBuilder from "@axe-core/playwright"
import { expect, type Page } from "@playwright/test"

/** Lets axe look for barriers: WCAG 2.2 A and AA, and its best practices. */
export async function expectNoViolation(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
    .analyze()
  expect(violations.map(({ id, nodes }) => ({ id, targets: nodes.map(({ target }) => target) }))).toEqual([])
}
