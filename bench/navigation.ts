import { type Browser, chromium, devices } from "@playwright/test"
import { findBrowser } from "../__tests__/site/support/find-browser"
import type { ServedSite } from "../__tests__/support/server"
import { median } from "./support/median"
import { type Phone, phones, slowdownTo, speedometer } from "./support/phone"
import { say } from "./support/say"
import { figure, ratio, table } from "./support/table"
import { loadFully, placeMarkup, tapLink, visibleLinks, type Way } from "./support/way"

const pixel5 = devices["Pixel 5"]

/**
 * Measures how long it takes from a tap on a link of the site to the next page painted, in a phone's window, with the processor slowed
 * down to each phone's, the connection warm and unthrottled, and what the site has loaded before in the cache. Beside it: what the browser
 * alone needs to put that page in the place of this one, which is the limit, and a full load of the same address.
 *
 * @param site served
 * @param routes the pages that may take part
 * @param runs how often each way
 * @returns tables in Markdown
 */
export async function navigation(site: ServedSite, routes: readonly string[], runs: number): Promise<string> {
  const browser = await chromium.launch({ executablePath: findBrowser() })
  try {
    const ways = await waysOf(browser, site, routes)
    if (ways.length === 0) return "No link leads from one of these pages to another."
    const measureSpeed = await speedometer(browser)
    const results = []
    for (const phone of phones) {
      say(`As on a ${phone.name}`)
      results.push(await measureWays({ browser, measureSpeed, site, phone }, ways, runs))
    }
    return results.join("\n\n")
  } finally {
    await browser.close()
  }
}

/** What the ways are measured with. */
interface Bench {
  readonly browser: Browser
  readonly measureSpeed: () => Promise<number>
  readonly site: ServedSite
  readonly phone: Phone
}

async function measureWays(
  { browser, measureSpeed, site, phone }: Bench,
  ways: readonly Way[],
  runs: number,
): Promise<string> {
  const rows = []
  const all = { followed: [] as number[], placed: [] as number[], slowdowns: [] as number[] }
  for (const way of ways) {
    const times = { followed: [] as number[], placed: [] as number[], loaded: [] as number[] }
    for (let run = 0; run < runs; run += 1) {
      // Anew each time: a shared machine has been seen at 1,050 and at 1,580 within an hour.
      const slowdown = slowdownTo(await measureSpeed(), phone)
      const opened = { site, slowdown, context: await browser.newContext({ ...pixel5 }) }
      times.followed.push(await tapLink(opened, way))
      times.placed.push(await tapLink(opened, way, placeMarkup))
      times.loaded.push(await loadFully(opened, way))
      all.slowdowns.push(slowdown)
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
  const [most, least] = [Math.max(...all.slowdowns), Math.min(...all.slowdowns)]
  return [
    `As on a ${phone.name} (benchmarkIndex ${phone.benchmarkIndex}), ${figure(least, 2)} to ${figure(most, 2)} times slower than this machine:`,
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
