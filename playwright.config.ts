import { defineConfig } from "@playwright/test"
import type { OwnerOption } from "./__tests__/site/support/test"
import { allOwners, isTested, type Owner, ownerNames } from "./kit/dev/support/owners"
import { findBrowser, findTestBrowser } from "./kit/owner/browser/find-browser"

/** A test with owners' names as tags runs for them only. */
const forOthersOnly = ({ name }: Owner) => new RegExp(`^(?!.*@${name}\\b).*@(?:${ownerNames.join("|")})\\b`)

/** Tests of what the headless shell lacks run with WHOLE_BROWSER=1, in a whole browser. */
const isWhole = Boolean(process.env.WHOLE_BROWSER)
const forWholeBrowser = /@whole-browser\b/

/**
 * Tests of the built sites in a real browser: the same for each owner's site. `npm run build` and `npm run kit -- build:owners` first; `npm test`
 * does it all. OWNERS=sample,bare tests, and needs, the sites of these owners only.
 */
export default defineConfig<object, OwnerOption>({
  testDir: "__tests__/site",
  testMatch: "*.spec.ts",
  globalSetup: "./__tests__/site/support/serve-owners.ts",
  fullyParallel: true,
  workers: 2,
  // Not Playwright's 30 and 5 seconds: a shared machine's host was seen to take 56 to 99 % of its processors' time, and a page was not hydrated
  // after 15. Nobody waits for them unless a test fails.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env.CI),
  // Keeps the results of other stages.
  outputDir: `test-results/${process.env.OWNERS ?? "sites"}`,
  reporter: [["list"]],
  use: {
    launchOptions: {
      ...testBrowser(),
      // The headless shell would fit letters to the pixels of the screen, and lines would break elsewhere than in visitors' browsers.
      args: ["--font-render-hinting=none"],
      // A scroll bar would take 15 pixels of a phone's 320, on which it takes none: Playwright hides it.
      ignoreDefaultArgs: isWhole ? ["--hide-scrollbars"] : [],
    },
    viewport: { width: 1440, height: 900 },
  },
  projects: allOwners.filter(isTested).map((owner) => ({
    name: owner.name,
    grepInvert: [forOthersOnly(owner), ...(isWhole ? [] : [forWholeBrowser])],
    use: { owner },
  })),
})

/** The tests can be listed without a browser; before they run, the global setup asks for one. */
function testBrowser(): { executablePath?: string } {
  try {
    return { executablePath: isWhole ? findBrowser() : findTestBrowser() }
  } catch {
    return {}
  }
}
