import { defineConfig } from "@playwright/test"
import { findTestBrowser } from "../../scripts/support/find-browser"
import { ignoredWithoutSample } from "../support/of-sample"

/** Tests of `npm run edit` in a real browser: one studio for all of them, whose content they edit, so one after the other. */
export default defineConfig({
  testDir: ".",
  testMatch: "*.spec.ts",
  testIgnore: ignoredWithoutSample("the studio in a browser"),
  globalSetup: "./support/start-studio.ts",
  workers: 1,
  timeout: 240_000,
  // With much else on the machine the preview was seen to take more than 30 s for a text. Nobody waits for it unless a test fails.
  expect: { timeout: 60_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [["list"]],
  outputDir: "../../test-results/studio",
  use: {
    launchOptions: { executablePath: findTestBrowser(), args: ["--font-render-hinting=none"] },
    viewport: { width: 1440, height: 900 },
  },
})
