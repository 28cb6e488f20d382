import { defineConfig } from "@playwright/test"
import { engineNames } from "../../kit/dev/support/requirements"
import { ignoredWithoutSample } from "../support/of-sample"

import type { EngineOption } from "./support/test"

/**
 * The built site in the engines of Firefox and Safari, as Debian packs them: a project and a browser each, side by side. `npm run build` first.
 */
export default defineConfig<object, EngineOption>({
  testDir: ".",
  testIgnore: ignoredWithoutSample("the built site in Firefox and WebKit"),
  testMatch: "*.spec.ts",
  workers: 2,
  // As in playwright.config.ts of the project: for a shared machine.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [["list"]],
  outputDir: "../../test-results/engines",
  projects: engineNames.map((engine) => ({ name: engine, use: { engine } })),
})
