import { type BrowserContext, chromium, devices, type Page } from "@playwright/test"
import { table } from "../support/table"
import { median, ms } from "./figures"

/** Speeds to which Chrome's DevTools calibrate (front_end/panels/mobile_throttling/CalibrationController.ts). */
const phones = [
  { name: "Pixel 5", benchmarkIndex: 1000 },
  { name: "Moto G Power 2022", benchmarkIndex: 264 },
]

const links = "a[href]:visible"

/**
 * Measures the time from a tap on a link of the home page until the next page is painted, with everything prefetched and the processor slowed down to each
 * phone's speed. For comparison, also measures what the browser alone needs for the same change, and a full load.
 *
 * @param origin of the site
 * @param speed how fast the browser is on this machine, as Lighthouse's benchmarkIndex
 * @returns a table in Markdown
 */
export async function navigationTimes(
  origin: string,
  routes: readonly string[],
  { runs, speed, browser }: { readonly runs: number; readonly speed: number; readonly browser: string },
): Promise<string> {
  const running = await chromium.launch({ executablePath: browser })
  const rows = []
  try {
    const home = await running.newPage(devices["Pixel 5"])
    await home.goto(origin)
    const paths = await home
      .locator(links)
      .evaluateAll((all: HTMLAnchorElement[]) => all.map((link) => new URL(link.href).pathname))
    const targets = [...new Set(paths)].filter((path) => path !== "/" && routes.includes(path))
    for (const { name, benchmarkIndex } of phones)
      for (const to of targets) {
        const times: [tapped: number, placed: number, loaded: number][] = []
        for (let run = 0; run < runs; run += 1) {
          const context = await running.newContext(devices["Pixel 5"])
          const open = () => slowPage(context, Math.max(1, speed / benchmarkIndex))
          times.push([
            await tap(await open(), origin, to),
            await tap(await open(), origin, to, placeMarkup),
            await load(await open(), origin + to),
          ])
          await context.close()
        }
        rows.push([name, to, ...([0, 1, 2] as const).map((which) => ms(median(times.map((each) => each[which]))))])
      }
  } finally {
    await running.close()
  }
  return table(["As on a", "from / to", "navigation", "browser alone", "full load"], rows)
}

async function slowPage(context: BrowserContext, rate: number): Promise<Page> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send("Emulation.setCPUThrottlingRate", { rate })
  return page
}

/** When the frame with the element was shown (https://w3c.github.io/element-timing/). Missing from TypeScript's own library. */
interface PerformanceElementTiming extends PerformanceEntry {
  readonly renderTime: number
}

/**
 * Opens the home page and, once the target of a link is prefetched, follows the link like a visitor who has read the page.
 *
 * @returns the milliseconds from the end of the tap until the frame with the next page's heading is on the screen
 */
async function tap(page: Page, origin: string, to: string, prepare?: (page: Page, to: string) => Promise<void>) {
  await page.goto(origin, { waitUntil: "networkidle" })
  const link = page.locator(`${links}[href="${to}"]`).first()
  await link.scrollIntoViewIfNeeded()
  await page.waitForFunction((path) => Boolean(Reflect.get(window, "___loader")?.loadPageSync(path)), to)
  await prepare?.(page, to)
  const painted = await page.evaluateHandle(() => {
    const heading = document.querySelector("main h1")?.textContent
    return {
      at: new Promise<number>((resolve) => {
        let tapped = 0
        document.addEventListener("click", ({ timeStamp }) => (tapped = timeStamp), { capture: true, once: true })
        new PerformanceObserver((list) => {
          const [entry] = list.getEntries() as PerformanceElementTiming[]
          if (entry) resolve(entry.renderTime - tapped)
        }).observe({ type: "element" })
        new MutationObserver((_, observer) => {
          const shown = document.querySelector("main h1")
          if (!shown?.textContent || shown.textContent === heading) return
          observer.disconnect()
          shown.setAttribute("elementtiming", "heading")
        }).observe(document.body, { subtree: true, childList: true, characterData: true })
      }),
    }
  })
  await link.tap()
  const duration = await painted.evaluate(({ at }) => at)
  await page.close()
  return duration
}

/** Makes the tap insert the next page's built markup, without router and React, which leaves only the browser's own work. */
async function placeMarkup(page: Page, to: string): Promise<void> {
  await page.evaluate(async (address) => {
    const built = new DOMParser().parseFromString(await (await fetch(address)).text(), "text/html")
    const markup = built.querySelector("main")?.innerHTML ?? ""
    document.addEventListener(
      "click",
      (event) => {
        event.preventDefault()
        event.stopPropagation()
        const main = document.querySelector("main")
        if (main) main.innerHTML = markup
        window.scrollTo(0, 0)
      },
      { capture: true, once: true },
    )
  }, to)
}

/** @returns when an address loaded from scratch is first painted, in milliseconds */
async function load(page: Page, address: string): Promise<number> {
  await page.goto(address)
  const painted = await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint")[0]?.startTime)
  const time = Number(await painted.jsonValue())
  await page.close()
  return time
}
