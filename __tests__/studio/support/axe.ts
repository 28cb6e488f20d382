import { AxeBuilder } from "@axe-core/playwright"
import type { Page } from "@playwright/test"
import { expect } from "./test"

/** Asks axe about the studio, without the page in its frame, in light and dark. */
export async function violatesNothing(page: Page): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    // Without the buttons' change of colour, in the middle of which nothing has enough contrast; one that has begun comes to its end.
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" })
    await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)))
    expect(await violationsOf(page)).toEqual([])
  }
}

const violationsOf = async (page: Page) =>
  (await new AxeBuilder({ page }).exclude("iframe").analyze()).violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`,
  )
