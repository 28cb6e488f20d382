import { test as base } from "../../support/test"
import { type Hand, handOf, type Way } from "./hands"

export interface JourneyOptions {
  readonly way: Way
}

interface JourneyFixtures extends JourneyOptions {
  readonly hand: Hand
}

/** A journey of an owner's first week: Playwright's projects say by which hand, and on whose content. */
export const journey = base.extend<JourneyFixtures>({
  way: ["mouse", { option: true }],
  hand: async ({ page, way }, use) => use(handOf(way, page)),
})
