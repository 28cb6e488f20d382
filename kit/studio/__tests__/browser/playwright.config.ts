import { defineConfig } from "@playwright/test"
import { ignoredWithoutSample } from "../../../../__tests__/support/of-sample"
import { findTestBrowser } from "../../../owner/browser/find-browser"
import type { JourneyOptions } from "./journeys/support/journey"
import type { StudioOptions } from "./support/test"

/** A phone held upright. */
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true }

/** With JOURNEYS=all each of an owner's journeys is made in all ways, by finger if it fits a phone; otherwise once, in the way that its tag says. */
const isEachJourney = process.env.JOURNEYS === "all"

interface JourneyWay {
  readonly name: string
  /** Which journeys are usually made in this way; none without it. */
  readonly grep?: RegExp
  readonly use: JourneyOptions & Pick<StudioOptions, "owner"> & Partial<typeof phone>
}

const ways: readonly JourneyWay[] = [
  { name: "by mouse, on the sample", grep: /@mouse/, use: { owner: "sample", way: "mouse" } },
  { name: "by finger, on the sample", grep: /@finger/, use: { owner: "sample", way: "finger", ...phone } },
  { name: "by keyboard, on the sample", use: { owner: "sample", way: "keyboard" } },
  { name: "by keyboard, on Arabic content", grep: /@keyboard/, use: { owner: "arabic", way: "keyboard" } },
  { name: "by mouse, on Arabic content", use: { owner: "arabic", way: "mouse" } },
]

/** None if `data/` is not the sample. */
const ignored = ignoredWithoutSample("the studio in a browser")

/** Tests of `npm run edit` in a real browser: one studio for all of them, whose content they edit, so one after the other. */
export default defineConfig<StudioOptions & JourneyOptions>({
  testDir: ".",
  testMatch: "*.spec.ts",
  testIgnore: ignored,
  globalSetup: "./support/start-studio.ts",
  workers: 1,
  timeout: 240_000,
  // With much else on the machine the preview was seen to take more than 30 s for a text. Nobody waits for it unless a test fails.
  expect: { timeout: 60_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [["list"]],
  outputDir: `../../../../test-results/${process.env.STUDIO_COPY ?? "studio"}`,
  use: {
    // As patient as an expectation: otherwise waiting for a button that never appears would take up all of its test's time.
    actionTimeout: 60_000,
    // With one process for all tabs, Gatsby's script is compiled once: a page took 1.0 processor seconds instead of 1.5.
    launchOptions: {
      executablePath: findTestBrowser(),
      args: ["--font-render-hinting=none", "--renderer-process-limit=1"],
    },
    viewport: { width: 1440, height: 900 },
  },
  projects: [
    { name: "spine", testMatch: "spine.spec.ts" },
    { name: "parts", testIgnore: ["**/journeys/**", "spine.spec.ts", ...ignored] },
    ...ways
      .filter(({ grep }) => grep || isEachJourney)
      .map(({ grep = /./, ...way }) => ({
        ...way,
        testDir: "journeys",
        grep: !isEachJourney ? grep : way.use.way === "finger" ? /@finger|@phone/ : /./,
      })),
  ],
})
