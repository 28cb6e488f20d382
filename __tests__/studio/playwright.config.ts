import { defineConfig, type Project } from "@playwright/test"
import { findTestBrowser } from "../../scripts/support/find-browser"
import { ignoredWithoutSample } from "../support/of-sample"
import type { StudioOptions } from "./support/test"
import type { TaskOptions } from "./tasks/support/task"

/** A phone that is held upright. */
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true }

interface TaskProject extends Project<StudioOptions & TaskOptions> {
  /** Left out unless TASKS=all. */
  readonly isFurther?: true
}

/** Tasks of an owner's first week: by default each once on two owners' content, with TASKS=all each in all ways. */
const tasks: readonly TaskProject[] = [
  { name: "by mouse, on the sample", use: { owner: "sample", way: "mouse" } },
  { name: "by finger, on the sample", grep: /@phone/, use: { owner: "sample", way: "finger", ...phone } },
  { name: "by keyboard, on the sample", use: { owner: "sample", way: "keyboard" }, isFurther: true },
  { name: "by keyboard, on Arabic content", use: { owner: "arabic", way: "keyboard" } },
  { name: "by mouse, on Arabic content", use: { owner: "arabic", way: "mouse" }, isFurther: true },
]

/** None, where `data/` is not the sample. */
const ignored = ignoredWithoutSample("the studio in a browser")

/** Tests of `npm run edit` in a real browser: one studio for all of them, whose content they edit, so one after the other. */
export default defineConfig<StudioOptions & TaskOptions>({
  testDir: ".",
  testMatch: "*.spec.ts",
  testIgnore: ignored,
  globalSetup: "./support/start-studio.ts",
  workers: 1,
  // Gatsby's development server now and then leaves a page that has just been made unanswered for a minute, on a machine with five times more to do than it has
  // processors (docs/testing.md). A test that passes at a later try is reported as flaky.
  retries: 2,
  timeout: 240_000,
  // With much else on the machine the preview was seen to take more than 30 s for a text. Nobody waits for it unless a test fails.
  expect: { timeout: 60_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [["list"]],
  outputDir: `../../test-results/${process.env.STUDIO_COPY ?? "studio"}`,
  use: {
    launchOptions: { executablePath: findTestBrowser(), args: ["--font-render-hinting=none"] },
    viewport: { width: 1440, height: 900 },
  },
  projects: [
    { name: "parts", testIgnore: ["**/tasks/**", ...ignored] },
    ...tasks
      .filter(({ isFurther }) => !isFurther || process.env.TASKS === "all")
      .map(({ isFurther: _, ...project }) => ({ ...project, testDir: "tasks" })),
  ],
})
