import { defineConfig } from "@playwright/test"
import { ignoredWithoutSample } from "../support/of-sample"
import { engines, missingPackages } from "./support/engines"
import type { EngineOption } from "./support/test"

const installed = engines.filter((engine) => missingPackages(engine).length === 0)

// Each worker reads this file too; it is said once.
if (process.env.TEST_WORKER_INDEX === undefined) {
  for (const engine of engines.filter((one) => !installed.includes(one))) {
    process.stdout.write(`Not tested in ${engine}: apt-get install ${missingPackages(engine).join(" ")}\n`)
  }
}

/**
 * The built site in the engines of Firefox and Safari, as Debian packs them: a project and a browser each, side by side. An engine that is not
 * installed is left out and named. `npm run build` first.
 */
export default defineConfig<object, EngineOption>({
  testDir: ".",
  testIgnore: ignoredWithoutSample("the built site in Firefox and WebKit"),
  testMatch: installed.length > 0 ? "*.spec.ts" : [],
  workers: 2,
  // As in playwright.config.ts of the project: for a shared machine.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [["list"]],
  outputDir: "../../test-results/engines",
  projects: installed.map((engine) => ({ name: engine, use: { engine } })),
})
