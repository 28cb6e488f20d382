import { defineConfig } from "@playwright/test"
import { findBrowser } from "./__tests__/site/support/find-browser"
import { others, sample } from "./__tests__/site/support/owners"

/** Tests of the built site in a real browser. `npm run build` first; `npm test` does both. */
export default defineConfig({
  testDir: "__tests__/site",
  testMatch: "*.spec.ts",
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  reporter: [["list"]],
  use: {
    baseURL: `http://localhost:${sample.port}`,
    launchOptions: { executablePath: findBrowser() },
    viewport: { width: 1440, height: 900 },
  },
  webServer: [sample, ...others].map(({ folder, port }) => ({
    command: `npx gatsby serve --port ${port}`,
    cwd: folder,
    url: `http://localhost:${port}/`,
    timeout: 120_000,
  })),
})
