import { type Browser, chromium } from "@playwright/test"
import { findBrowser } from "../../../owner/browser/find-browser"
import type { ServedSite } from "../../../owner/browser/hosting"
import { say } from "../../support/report-progress"
import { figure, ratio, table } from "../../support/table"
import { speedometer } from "../support/browser-speed"
import { median } from "../support/median"
import { phones } from "../support/slowdown"
import { type Bench, calmRun } from "./calm-run"
import { type Navigation, pixel5, visibleLinks } from "./follow-link"

/**
 * Measures the time from a tap on a link until the next page is painted, in a phone's viewport, with the processor slowed down to each phone's, a warm and
 * unthrottled connection, and a warm cache. For comparison: the time that the browser alone needs to replace the page, which is the limit, and a full load of
 * the same address.
 *
 * @param site served
 * @param routes the pages to include
 * @param runs per navigation
 * @returns tables in Markdown
 */
export async function navigationSpeed(site: ServedSite, routes: readonly string[], runs: number): Promise<string> {
  const browser = await chromium.launch({ executablePath: findBrowser() })
  try {
    const navigations = await navigationsOf(browser, site, routes)
    if (navigations.length === 0) return "No link leads from one of these pages to another."
    const measureSpeed = await speedometer(browser)
    const results = []
    for (const phone of phones) {
      say(`As on a ${phone.name}`)
      results.push(await measureNavigations({ browser, measureSpeed, site, phone }, navigations, runs))
    }
    return results.join("\n\n")
  } finally {
    await browser.close()
  }
}

async function measureNavigations(bench: Bench, navigations: readonly Navigation[], runs: number): Promise<string> {
  const rows = []
  const all = { followed: [] as number[], placed: [] as number[], slowdowns: [] as number[], hosts: [] as number[] }
  for (const step of navigations) {
    const times = { followed: [] as number[], placed: [] as number[], loaded: [] as number[] }
    for (let run = 0; run < runs; run += 1) {
      const { followed, placed, loaded, slowdown, host } = await calmRun(bench, step)
      times.followed.push(followed)
      times.placed.push(placed)
      times.loaded.push(loaded)
      all.slowdowns.push(slowdown)
      if (host !== undefined) all.hosts.push(host)
    }
    say(`${step.from} to ${step.to}: ${times.followed.map((value) => figure(value))} ms`)
    const [own, least, full] = [median(times.followed), median(times.placed), median(times.loaded)]
    all.followed.push(own)
    all.placed.push(least)
    rows.push([
      step.from,
      step.to,
      `${figure(own)} ms`,
      `${figure(least)} ms`,
      ratio(own / least),
      `${figure(full)} ms`,
      ratio(own / full),
    ])
  }
  const [most, least] = [Math.max(...all.slowdowns), Math.min(...all.slowdowns)]
  const { phone } = bench
  return [
    `As on a ${phone.name} (benchmarkIndex ${phone.benchmarkIndex}), ${figure(least, 2)} to ${figure(most, 2)} times slower than this machine:`,
    table(["From", "to", "by the link", "browser alone", "ratio", "full load", "ratio"], rows),
    `Median over all links: ${figure(median(all.followed))} ms, of the browser alone ${figure(median(all.placed))} ms. ${hostSentence(all.hosts)}`,
  ].join("\n\n")
}

function hostSentence(hosts: readonly number[]): string {
  if (hosts.length === 0) return "What a host took of the processors' time is not known on this system."
  const [middle, most] = [median(hosts), Math.max(...hosts)].map((share) => `${figure(share * 100, 1)} %`)
  return `In the runs that count the host took ${middle} of the processors' time in the median, ${most} at most.`
}

/** From home to the pages it links to, and from the blog to two posts. */
async function navigationsOf(
  browser: Browser,
  { origin }: ServedSite,
  routes: readonly string[],
): Promise<Navigation[]> {
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
