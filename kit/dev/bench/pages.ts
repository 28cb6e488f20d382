import { execFile } from "node:child_process"
import { promisify } from "node:util"
import type { SiteFiles } from "../../owner/browser/hosting"
import { ratio, table } from "../support/table"
import { median, ms } from "./figures"

/** Not a dependency, which would add 130 MB to the project. Lighthouse 13 needs Node 22.19. */
const lighthouse = "lighthouse@12.8.2"

/** The part of a report that is read. */
interface Report {
  readonly environment: { readonly benchmarkIndex: number }
  readonly categories: Readonly<Record<string, { readonly score: number }>>
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>
}

/** Lighthouse's own slowdown, and the slowest machine that it is meant for (docs/throttling.md in GoogleChrome/lighthouse). */
const [slowest, slowdown] = [1500, 4]

async function report(address: string, browser: string, rate: number = slowdown): Promise<Report> {
  const flags = `--chrome-flags=--headless=new${process.getuid?.() === 0 ? " --no-sandbox" : ""}`
  const { stdout } = await promisify(execFile)(
    "npx",
    ["--yes", lighthouse, address, "--output=json", "--quiet", flags, `--throttling.cpuSlowdownMultiplier=${rate}`],
    { env: { ...process.env, CHROME_PATH: browser }, maxBuffer: 2 ** 27 },
  )
  return JSON.parse(stdout)
}

/** @returns how fast the browser is on this machine, as Lighthouse's benchmarkIndex */
export const speedOfMachine = async (address: string, browser: string): Promise<number> =>
  median([(await report(address, browser)).environment.benchmarkIndex])

/** @returns the same HTML, styles, fonts and pictures without scripts: the best that the pages could reach. Data such as JSON-LD stays. */
export const withoutScripts = (files: SiteFiles): SiteFiles =>
  new Map(
    [...files].map(([path, content]) => {
      if (!path.endsWith(".html")) return [path, content]
      const text = content
        .toString("utf8")
        .replace(/<script(?![^>]*type="application\/)[^>]*>.*?<\/script>/gs, "")
        .replace(/<link[^>]*as="script"[^>]*>/g, "")
      return [path, Buffer.from(text)]
    }),
  )

const categories = ["performance", "accessibility", "best-practices", "seo"]

/**
 * Measures pages with Lighthouse as on a phone, alternating between each page and its baseline, so that other work on the machine affects both.
 *
 * @param origins of the site and of its baseline
 * @returns a table in Markdown
 */
export async function pageSpeed(
  origins: readonly [site: string, baseline: string],
  routes: readonly string[],
  { runs, speed, browser }: { readonly runs: number; readonly speed: number; readonly browser: string },
): Promise<string> {
  const rate = slowdown * Math.min(1, speed / slowest)
  const rows = []
  for (const route of routes) {
    const reports: [site: Report, baseline: Report][] = []
    for (let run = 0; run < runs; run += 1)
      reports.push([await report(origins[0] + route, browser, rate), await report(origins[1] + route, browser, rate)])
    const middle = (which: 0 | 1, audit: string) =>
      median(reports.map((pair) => pair[which].audits[audit]?.numericValue ?? Number.NaN))
    const quotient = (audit: string) => ratio(middle(0, audit) / middle(1, audit))
    rows.push([
      route,
      quotient("first-contentful-paint"),
      quotient("largest-contentful-paint"),
      ...([0, 1] as const).map((which) => ms(middle(which, "total-blocking-time"))),
      middle(0, "cumulative-layout-shift").toFixed(3),
      ...categories.map((name) => median(reports.map(([site]) => 100 * (site.categories[name]?.score ?? 0)))),
    ])
  }
  return table(["Page", "FCP", "LCP", "TBT", "baseline", "CLS", ...categories], rows)
}
