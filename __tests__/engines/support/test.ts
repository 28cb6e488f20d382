import { test as base } from "@playwright/test"
import { sample } from "../../../scripts/support/owners"
import { type ServedSite, serve } from "../../../scripts/support/server"
import type { SiteFiles } from "../../../scripts/support/site-files"
import { type EngineName, start } from "./engines"
import { siteOf } from "./sites"
import { Visitor } from "./visitor"

/** What each project of playwright.config.ts gives to its tests. */
export interface EngineOption {
  readonly engine: EngineName
}

interface Served {
  /** Where the sample's site is served, without a slash at the end. */
  readonly site: string
  /** Somebody with the engine's browser. */
  readonly visitor: Visitor
}

interface ServesMore {
  /** Serves another site while the test runs. */
  readonly serveSite: (files: SiteFiles) => Promise<string>
}

/** A test of the built site in one of the other engines. Its browser is started once. */
export const test = base.extend<ServesMore, EngineOption & Served>({
  engine: ["firefox", { option: true, scope: "worker" }],
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads off the pattern what a fixture needs.
    async ({}, use) => {
      const served = await serve(await siteOf(sample))
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
  // biome-ignore lint/correctness/noEmptyPattern: as above.
  serveSite: async ({}, use) => {
    const all: ServedSite[] = []
    await use(async (files) => {
      const served = await serve(files)
      all.push(served)
      return served.origin
    })
    for (const served of all) served.close()
  },
})

export { expect } from "@playwright/test"
