import { test as base } from "../../support/test"
import { type Hand, handOf, type Way } from "./hands"

export interface TaskOptions {
  readonly way: Way
}

interface TaskFixtures extends TaskOptions {
  readonly hand: Hand
}

/** A task of an owner's first week: the projects of the settings say by which hand, and on whose content. */
export const task = base.extend<TaskFixtures>({
  way: ["mouse", { option: true }],
  hand: async ({ page, way }, use) => use(handOf(way, page)),
})
