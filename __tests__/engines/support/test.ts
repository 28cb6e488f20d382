import { test as base } from "@playwright/test"
import type { EngineName } from "../../../kit/dev/support/requirements"
import { serveFiles } from "../../../kit/owner/browser/site-files"
import { start, startChromium } from "./engines"
import { observedSite } from "./sites"
import { Visitor } from "./visitor"

/** What each project of playwright.config.ts gives to its tests. */
export interface EngineOption {
  readonly engine: EngineName
}

interface Served {
  /** Where the sample's site is served, without a slash at the end. */
  readonly site: string
  /** A visitor with the engine's browser. */
  readonly visitor: Visitor
  /** A visitor with Chromium, in which all other tests run. */
  readonly inChromium: Visitor
}

/** A test of the built site in one of the other engines. Its browser is started once. */
export const test = base.extend<object, EngineOption & Served>({
  engine: ["firefox", { option: true, scope: "worker" }],
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads off the pattern what a fixture needs.
    async ({}, use) => {
      const served = await serveFiles(await observedSite())
      await use(served.origin)
      served.close()
    },
    { scope: "worker" },
  ],
  visitor: [
    async ({ engine }, use) => {
      const browser = await start(engine)
      await use(new Visitor(browser))
      await browser.close()
    },
    { scope: "worker", timeout: 120_000 },
  ],
  inChromium: [
    // biome-ignore lint/correctness/noEmptyPattern: as above.
    async ({}, use) => {
      const browser = await startChromium()
      await use(new Visitor(browser))
      await browser.close()
    },
    { scope: "worker", timeout: 120_000 },
  ],
})

export { expect } from "@playwright/test"
