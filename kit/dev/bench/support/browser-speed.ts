import { type Browser, chromium } from "@playwright/test"
import { findBrowser } from "../../../owner/browser/find-browser"
import { median } from "./median"

/** The number of speed measurements for a whole part of the bench; each takes a second. */
const measurements = 5

/** @returns the browser's speed on this machine, as Lighthouse's benchmarkIndex: the median of several measurements */
export async function browserSpeed(): Promise<number> {
  const browser = await chromium.launch({ executablePath: findBrowser() })
  try {
    const measure = await speedometer(browser)
    const speeds = []
    for (let time = 0; time < measurements; time += 1) speeds.push(await measure())
    return median(speeds)
  } finally {
    await browser.close()
  }
}

/**
 * @param browser in which to open a page for it
 * @returns a function that measures the browser's current speed, as Lighthouse's benchmarkIndex, in a second
 */
export async function speedometer(browser: Browser): Promise<() => Promise<number>> {
  // An ES module, which a CommonJS script must load this way.
  const { pageFunctions } = await import("lighthouse/core/lib/page-functions.js")
  const page = await browser.newPage()
  const measure = async (): Promise<number> => page.evaluate(`(${pageFunctions.computeBenchmarkIndex})()`)
  // A warm-up, which compiles the code.
  await measure()
  return measure
}
