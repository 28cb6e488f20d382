import type { Browser } from "@playwright/test"
import { median } from "./median"

/** A phone that the bench stands for. */
export interface Phone {
  readonly name: string
  /** How fast its processor is, in Lighthouse's measure. */
  readonly benchmarkIndex: number
}

/**
 * The phones to which Chrome's DevTools calibrate their "mid-tier mobile" and "low-tier mobile"
 * (front_end/panels/mobile_throttling/CalibrationController.ts in ChromeDevTools/devtools-frontend).
 */
export const phones: readonly Phone[] = [
  { name: "Pixel 5", benchmarkIndex: 1000 },
  { name: "Moto G Power 2022", benchmarkIndex: 264 },
]

/** How often the browser's speed is measured; each time takes a second. */
const measurements = 5

/**
 * @param browser whose processor nothing slows down
 * @returns how fast it is, as Lighthouse's benchmarkIndex: the median of some measurements, and a first one that does not count
 */
export async function speedOf(browser: Browser): Promise<number> {
  // A module of the new kind only, which a script of the old kind has to load like this.
  const { pageFunctions } = await import("lighthouse/core/lib/page-functions.js")
  const page = await browser.newPage()
  const measure = async (): Promise<number> => page.evaluate(`(${pageFunctions.computeBenchmarkIndex})()`)
  await measure()
  const speeds = []
  for (let time = 0; time < measurements; time += 1) speeds.push(await measure())
  await page.close()
  return median(speeds)
}

/**
 * @param speed of the browser that measures, as `speedOf` says it
 * @param phone that it is to be as slow as
 * @returns by how much to slow it down; 1, which is not at all, for one that is slower than the phone
 */
export function slowdownTo(speed: number, { benchmarkIndex }: Phone): number {
  return Math.max(1, speed / benchmarkIndex)
}
