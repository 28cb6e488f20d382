import AxeBuilder from "@axe-core/playwright"
import { expect, type Page } from "@playwright/test"

/** Lets axe look for barriers: WCAG 2.2 A and AA, and its best practices. */
export async function expectNoViolation(page: Page): Promise<void> {
  await expectNone(
    new AxeBuilder({ page }).withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]),
  )
}

/** Lets axe look at a page again that it has seen in the other theme: only colours have changed. */
export async function expectEnoughContrast(page: Page): Promise<void> {
  await expectNone(new AxeBuilder({ page }).withRules(["color-contrast", "link-in-text-block"]))
}

/** A hundred entries of one kind take axe half a minute, and have nothing that the first of them have not. */
const repeated = "li:nth-child(n + 10), section:nth-of-type(n + 10)"

async function expectNone(axe: AxeBuilder): Promise<void> {
  // Without frames there is nothing to put together, for which axe opens a page of its own each time.
  const { violations } = await axe.setLegacyMode().exclude(repeated).analyze()
  expect(violations.map(({ id, nodes }) => ({ id, targets: nodes.map(({ target }) => target) }))).toEqual([])
}
