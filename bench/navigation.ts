import {
  type Browser,
  type BrowserContext,
  type CDPSession,
  chromium,
  devices,
  type Locator,
  type Page,
} from "@playwright/test"
import { findBrowser } from "../__tests__/site/support/find-browser"
import type { ServedSite } from "../__tests__/support/server"
import { median } from "./support/median"
import { phones, slowdownTo } from "./support/phone"
import { say } from "./support/say"
import { figure, ratio, table } from "./support/table"

const pixel5 = devices["Pixel 5"]

/** How long a finger stays on the glass, in milliseconds: what Chromium's own synthetic tap takes (`Input.synthesizeTapGesture`). */
const press = 50

/** Not those of the closed menu. */
const visibleLinks = "a[href]:visible"

/** A way from one page to another by a link. */
interface Way {
  readonly from: string
  readonly to: string
}

/** A site in a browser that is slowed down to a phone. */
interface Slowed {
  readonly site: ServedSite
  readonly slowdown: number
}

/** With a visitor's cache, which is empty at first. */
interface Opened extends Slowed {
  readonly context: BrowserContext
}

/**
 * Measures how long it takes from a tap on a link of the site to the next page painted, in a phone's window, with the processor slowed
 * down to each phone's, the connection warm and unthrottled, and what the site has loaded before in the cache. Beside it: what the browser
 * alone needs to put that page in the place of this one, which is the limit, and a full load of the same address.
 *
 * @param site served
 * @param routes the pages that may take part
 * @param runs how often each way
 * @param speed of the browser, as `browserSpeed` says it
 * @returns tables in Markdown
 */
export async function navigation(
  site: ServedSite,
  routes: readonly string[],
  runs: number,
  speed: number,
): Promise<string> {
  const browser = await chromium.launch({ executablePath: findBrowser() })
  try {
    const ways = await waysOf(browser, site, routes)
    if (ways.length === 0) return "No link leads from one of these pages to another."
    const results = []
    for (const phone of phones) {
      const slowdown = slowdownTo(speed, phone)
      say(`As on a ${phone.name}, ${figure(slowdown, 2)} times slower`)
      results.push(
        `As on a ${phone.name} (benchmarkIndex ${phone.benchmarkIndex}), ${figure(slowdown, 2)} times slower than this machine (${figure(speed)}):`,
        await measureWays(browser, { site, slowdown }, ways, runs),
      )
    }
    return results.join("\n\n")
  } finally {
    await browser.close()
  }
}

async function measureWays(browser: Browser, slowed: Slowed, ways: readonly Way[], runs: number): Promise<string> {
  const rows = []
  const all = { followed: [] as number[], placed: [] as number[] }
  for (const way of ways) {
    const times = { followed: [] as number[], placed: [] as number[], loaded: [] as number[] }
    for (let run = 0; run < runs; run += 1) {
      const opened = { ...slowed, context: await browser.newContext({ ...pixel5 }) }
      times.followed.push(await tapLink(opened, way))
      times.placed.push(await tapLink(opened, way, placeMarkup))
      times.loaded.push(await loadFully(opened, way))
      await opened.context.close()
    }
    say(`${way.from} to ${way.to}: ${times.followed.map((value) => figure(value))} ms`)
    const [own, least, full] = [median(times.followed), median(times.placed), median(times.loaded)]
    all.followed.push(own)
    all.placed.push(least)
    rows.push([
      way.from,
      way.to,
      `${figure(own)} ms`,
      `${figure(least)} ms`,
      ratio(own / least),
      `${figure(full)} ms`,
      ratio(own / full),
    ])
  }
  return [
    table(["From", "to", "by the link", "browser alone", "ratio", "full load", "ratio"], rows),
    `Median over all links: ${figure(median(all.followed))} ms, of the browser alone ${figure(median(all.placed))} ms.`,
  ].join("\n\n")
}

/** From home to what it links to, and from the listing of posts to two of them. */
async function waysOf(browser: Browser, { origin }: ServedSite, routes: readonly string[]): Promise<Way[]> {
  const page = await browser.newPage({ ...pixel5 })
  const linked = async (from: string) => {
    await page.goto(origin + from)
    const paths = await page
      .locator(visibleLinks)
      .evaluateAll((links: HTMLAnchorElement[]) => links.map((link) => new URL(link.href).pathname))
    return [...new Set(paths)].filter((path) => path !== from && routes.includes(path))
  }
  const home = await linked("/")
  const articles = routes.includes("/blog/") ? (await linked("/blog/")).filter((path) => path.startsWith("/blog/")) : []
  await page.close()
  return [
    ...home.map((to) => ({ from: "/", to })),
    ...articles
      .filter((path) => !home.includes(path))
      .slice(0, 2)
      .map((to) => ({ from: "/blog/", to })),
  ]
}

/**
 * Opens a page and follows its link as a visitor does who has read it.
 *
 * @param prepare is done before the tap, with the address that the link leads to
 * @returns the milliseconds from the tap to the next page painted
 */
async function tapLink(
  opened: Opened,
  { from, to }: Way,
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
  // The router fetches ahead what the links in view lead to, and runs it when there is time: before a visitor has read the link.
  await fetched
  await page.waitForFunction((path) => Boolean(Reflect.get(window, "___loader").loadPageSync(path)), to)
  await prepare?.(page, to)
  const painted = await page.evaluateHandle(() => {
    const heading = document.querySelector("main h1")?.textContent
    return {
      at: new Promise<number>((resolve) => {
        let tapped = 0
        document.addEventListener("click", ({ timeStamp }) => (tapped = timeStamp), { capture: true, once: true })
        new MutationObserver((_, observer) => {
          const shown = document.querySelector("main h1")?.textContent
          if (!shown || shown === heading) return
          observer.disconnect()
          // A frame's callbacks run before it is painted, a message after that.
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel()
            port1.onmessage = () => resolve(performance.now() - tapped)
            port2.postMessage(null)
          })
        }).observe(document.body, { subtree: true, childList: true, characterData: true })
      }),
    }
  })
  await tap(link, session)
  const duration = await painted.evaluate(({ at }) => at)
  await page.close()
  return duration
}

/**
 * Has the tap put the next page's built markup into this page, past the router and React. What is left is the browser's own work: to read
 * the markup, to style it, lay it out and paint it.
 */
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

/** Loads the address anew, and says when the page was painted. */
async function loadFully(opened: Opened, { to }: Way): Promise<number> {
  const { page } = await slowPage(opened)
  await page.goto(opened.site.origin + to)
  const painted = await page.evaluate(
    () =>
      new Promise<number>((resolve) =>
        new PerformanceObserver((list) => {
          const [entry] = list.getEntriesByName("first-contentful-paint")
          if (entry) resolve(entry.startTime)
        }).observe({ type: "paint", buffered: true }),
      ),
  )
  await page.close()
  return painted
}

/** Playwright's own tap lifts the finger at once, so that what the browser does when it is put down counts as a part of the tap. */
async function tap(link: Locator, session: CDPSession): Promise<void> {
  // The first line of a link that has several.
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
