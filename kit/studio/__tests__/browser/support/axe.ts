import { AxeBuilder } from "@axe-core/playwright"
import type { Page } from "@playwright/test"
import { expect } from "./test"

/** Runs axe on the studio, without the page in its frame, and on its colours in the dark theme as well: nothing else differs there. */
export async function expectNoViolations(page: Page): Promise<void> {
  for (const [colorScheme, rules] of [
    ["light", undefined],
    ["dark", ["color-contrast"]],
  ] as const) {
    // Without the buttons' colour transitions, halfway through which nothing has enough contrast; a running one is finished.
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" })
    await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)))
    // In legacy mode axe opens no page of its own for its results; the frame is left out.
    const axe = new AxeBuilder({ page }).exclude("iframe").setLegacyMode()
    const { violations } = await (rules ? axe.withRules([...rules]) : axe).analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`)).toEqual([])
  }
}
