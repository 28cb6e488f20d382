import { defineConfig } from "@playwright/test"
import { engineNames } from "../../kit/dev/support/requirements"
import { ignoredWithoutSample } from "../support/of-sample"

import type { EngineOption } from "./support/test"

const ignored = ignoredWithoutSample("the built site in Firefox and WebKit")

/**
 * The built site in the engines of Firefox and Safari, as Debian packs them: a project and a browser each, side by side. `npm run build` first.
 */
export default defineConfig<object, EngineOption>({
  testDir: ".",
  testMatch: "*.spec.ts",
  workers: 2,
  // As in the project's playwright.config.ts: for a shared machine.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [["list"]],
  outputDir: "../../test-results/engines",
  // WebKit gives lines a different height, and drawings that contain words a different size.
  projects: engineNames.map((engine) => ({
    name: engine,
    testIgnore: engine === "webkit" ? ignored.concat("charts.spec.ts") : ignored,
    use: { engine },
  })),
})
