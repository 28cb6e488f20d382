import { defineConfig } from "@playwright/test"
import { findTestBrowser } from "./__tests__/site/support/find-browser"
import { type Owner, others, sample, servedAt } from "./__tests__/site/support/owners"
import type { OwnerOption } from "./__tests__/site/support/test"

const all = [sample, ...others]

/** Each worker reads this file too: what was found once is not looked for, or installed, again. */
const browser = findTestBrowser()
process.env.BROWSER_PATH = browser

/** Fewer owners for a quick run: OWNERS=sample,bare. Their sites alone are served, and have to be built. */
const owners = all.filter(({ name }) => process.env.OWNERS?.split(",").includes(name) ?? true)

/** A test that bears owners' names as its tags runs for them only. */
const forOthersOnly = ({ name }: Owner) =>
  new RegExp(`^(?!.*@${name}\\b).*@(?:${all.map((owner) => owner.name).join("|")})\\b`)

/**
 * Tests of the built sites in a real browser: the same for each owner's site. `npm run build` and `npm run build:owners` first; `npm test`
 * does it all.
 */
export default defineConfig<object, OwnerOption>({
  testDir: "__tests__/site",
  testMatch: "*.spec.ts",
  fullyParallel: true,
  workers: 2,
  // Not Playwright's 30 and 5 seconds: a shared machine's host was seen to take 56 to 99 % of its processors' time, and a page was not hydrated
  // after 15. Nobody waits for them unless a test fails.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [["list"]],
  use: {
    // The headless shell would fit letters to the pixels of the screen, and lines would break elsewhere than in visitors' browsers.
    launchOptions: { executablePath: browser, args: ["--font-render-hinting=none"] },
    viewport: { width: 1440, height: 900 },
  },
  projects: owners.map((owner) => ({
    name: owner.name,
    grepInvert: forOthersOnly(owner),
    use: { owner, baseURL: servedAt(owner) },
  })),
  webServer: owners.map((owner) => ({
    command: `npx gatsby serve --prefix-paths --port ${owner.port}`,
    cwd: owner.folder,
    env: { PATH_PREFIX: owner.prefix },
    url: servedAt(owner),
    timeout: 120_000,
  })),
})
