import { type Browser, chromium } from "@playwright/test"
import { findBrowser } from "../../scripts/support/find-browser"
import { median } from "./median"

/** How often the browser's speed is measured for a whole part of the bench; each time takes a second. */
const measurements = 5

/** @returns how fast the browser is on this machine, as Lighthouse's benchmarkIndex: the median of some measurements */
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
 * @param browser in which a page is opened for it
 * @returns measures how fast the browser is at this moment, as Lighthouse's benchmarkIndex, which takes a second
 */
export async function speedometer(browser: Browser): Promise<() => Promise<number>> {
  // A module of the new kind only, which a script of the old kind has to load like this.
  const { pageFunctions } = await import("lighthouse/core/lib/page-functions.js")
  const page = await browser.newPage()
  const measure = async (): Promise<number> => page.evaluate(`(${pageFunctions.computeBenchmarkIndex})()`)
  // The first finds nothing compiled.
  await measure()
  return measure
}
