import { defineConfig } from "@playwright/test"
import { findTestBrowser } from "../../kit/owner/browser/find-browser"

/** Tests of `npm run develop` in a real browser: one server for all of them, whose content they edit, so one after the other. */
export default defineConfig({
  testDir: ".",
  testMatch: "*.spec.ts",
  globalSetup: "./support/dev-server.ts",
  workers: 1,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [["list"]],
  outputDir: "../../test-results/preview",
  use: {
    // With one process for all tabs, Gatsby's script is compiled once: a page took 1.0 processor seconds instead of 1.5.
    launchOptions: {
      executablePath: findTestBrowser(),
      args: ["--font-render-hinting=none", "--renderer-process-limit=1"],
    },
    viewport: { width: 1440, height: 900 },
  },
})
