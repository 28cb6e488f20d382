import { type BrowserContext, type CDPSession, devices, type Locator, type Page } from "@playwright/test"
import type { ServedSite } from "../../../owner/browser/hosting"
import type { HostWatch } from "./host"

/** Duration of a tap, in milliseconds: that of Chromium's own synthetic tap (`Input.synthesizeTapGesture`). */
const press = 50

/** The viewport, with touch support. */
export const pixel5 = devices["Pixel 5"]

/** Excludes those of the closed menu. */
export const visibleLinks = "a[href]:visible"

/** From one page to another, by a link. */
export interface Navigation {
  readonly from: string
  readonly to: string
}

/** Missing from TypeScript's own library (https://w3c.github.io/element-timing/). */
interface PerformanceElementTiming extends PerformanceEntry {
  /** When the frame with the element was shown, as with a load's first contentful paint. */
  readonly renderTime: number
}

/** A site in a browser slowed down to a phone, with a visitor's cache, initially empty. */
export interface Opened {
  readonly site: ServedSite
  readonly slowdown: number
  readonly context: BrowserContext
  /** Watches from each tap, or from the start of a load, until the page is painted. */
  readonly host: HostWatch
}

/**
 * Opens a page and follows its link like a visitor who has read the page.
 *
 * @param prepare runs before the tap, with the link's target
 * @returns the milliseconds from the tap until the next page is painted: the browser's timestamp of the frame on screen with its heading. A message sent in
 *   that frame would differ, because Chromium delays messages for a while after a tap (docs/decisions/measuring.md)
 */
export async function tapLink(
  opened: Opened,
  { from, to }: Navigation,
  prepare?: (page: Page, to: string) => Promise<void>,
): Promise<number> {
  const { origin } = opened.site
  const { page, session } = await slowPage(opened)
  const data = `/page-data${to === "/" ? "/index/" : to}page-data.json`
  const fetched = page.waitForEvent("requestfinished", { predicate: (request) => request.url() === origin + data })
  await page.goto(origin + from, { waitUntil: "networkidle" })
  await page.locator("header[data-scrolled]").waitFor()
  const link = page.locator(`${visibleLinks}[href="${to}"]`).first()
  await link.scrollIntoViewIfNeeded()
  // The router prefetches the targets of links in view, and runs them when idle: before a visitor has read the link.
  await fetched
  await page.waitForFunction((path) => Boolean(Reflect.get(window, "___loader").loadPageSync(path)), to)
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
  const duration = await opened.host.during(async () => {
    await tap(link, session)
    return painted.evaluate(({ at }) => at)
  })
  await page.close()
  return duration
}

/**
 * Makes the tap insert the next page's built markup into this page, bypassing the router and React. What remains is the browser's own work: parsing, style,
 * layout and paint.
 */
export async function placeMarkup(page: Page, to: string): Promise<void> {
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

/** Loads the address from scratch, and returns the time of the paint. */
export async function loadFully(opened: Opened, { to }: Navigation): Promise<number> {
  const { page } = await slowPage(opened)
  const painted = await opened.host.during(async () => {
    await page.goto(opened.site.origin + to)
    return page.evaluate(
      () =>
        new Promise<number>((resolve) =>
          new PerformanceObserver((list) => {
            const [entry] = list.getEntriesByName("first-contentful-paint")
            if (entry) resolve(entry.startTime)
          }).observe({ type: "paint", buffered: true }),
        ),
    )
  })
  await page.close()
  return painted
}

/** Playwright's own tap lifts the finger immediately, which would count the browser's touchstart work as part of the tap. */
async function tap(link: Locator, session: CDPSession): Promise<void> {
  // The first line of a multi-line link.
  const { x, y } = await link.evaluate((element) => {
    const [line = element.getBoundingClientRect()] = element.getClientRects()
    return { x: line.x + line.width / 2, y: line.y + line.height / 2 }
  })
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] })
  await new Promise((resolve) => setTimeout(resolve, press))
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] })
}

async function slowPage({ context, slowdown }: Opened) {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown })
  return { page, session }
}
