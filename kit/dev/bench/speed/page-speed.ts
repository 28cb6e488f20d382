import { chromium } from "@playwright/test"
import type { Result } from "lighthouse"
import { findBrowser } from "../../../owner/browser/find-browser"
import type { ServedSite } from "../../../owner/browser/hosting"
import { say } from "../../support/report-progress"
import { figure, ratio, table } from "../../support/table"
import { speedometer } from "../support/browser-speed"
import { median } from "../support/median"
import { slowdownOfLighthouse } from "../support/slowdown"
import { chromeFlags } from "./chrome-flags"
import { type Audit, type Kind, kinds, readReport } from "./lighthouse-report"

/** The results of several runs of a page. */
interface Measured {
  readonly route: string
  readonly site: readonly Audit[]
  readonly baseline: readonly Audit[]
  /** The factor by which the browser was slowed down, by run. */
  readonly slowdowns: readonly number[]
  /** Lighthouse's scores other than speed, out of 100. */
  readonly quality: Quality
}

interface Quality {
  readonly accessibility: number
  readonly bestPractices: number
  readonly seo: number
  /** The names of the failed audits. */
  readonly failed: readonly string[]
}

interface Sites {
  readonly site: ServedSite
  readonly baseline: ServedSite
}

/** The sites to measure, and a function that measures the browser's current speed. */
interface Bench extends Sites {
  readonly measureSpeed: () => Promise<number>
}

/**
 * Measures pages with Lighthouse, as a phone with simulated throttling (its defaults, except on a slow machine), each against its baseline. Page and baseline
 * alternate, so that other work on the machine affects both, and share a slowdown.
 *
 * @param sites the site and the baseline, both served
 * @param routes the pages
 * @param runs per page
 * @returns tables in Markdown
 */
export async function pageSpeed(sites: Sites, routes: readonly string[], runs: number): Promise<string> {
  const browser = await chromium.launch({ executablePath: findBrowser() })
  try {
    const bench = { ...sites, measureSpeed: await speedometer(browser) }
    const measured: Measured[] = []
    for (const route of routes) measured.push(await measure(bench, route, runs))
    return tables(measured)
  } finally {
    await browser.close()
  }
}

function tables(measured: readonly Measured[]): string {
  const failed = measured.flatMap(({ route, quality }) => quality.failed.map((audit) => `- ${route}: ${audit}`))
  const audits = measured.flatMap(({ site, baseline }) => [...site, ...baseline])
  const slowdowns = measured.flatMap((page) => page.slowdowns)
  const [least, most] = [Math.min(...slowdowns), Math.max(...slowdowns)]
  return [
    `Lighthouse ${audits[0]?.version}, which finds this machine's speed to be ${figure(median(audits.map(({ benchmarkIndex }) => benchmarkIndex)))} (benchmarkIndex), and simulates a phone ${figure(least, 2)} to ${figure(most, 2)} times slower.`,
    table(
      [
        "Page",
        "FCP",
        "baseline",
        "ratio",
        "LCP",
        "baseline",
        "ratio",
        "TBT",
        "baseline",
        "CLS",
        "Perf",
        "baseline",
        "A11y",
        "Best",
        "SEO",
      ],
      measured.map(speedRow),
    ),
    "Bytes over the wire, headers included:",
    table(["Page", ...Object.values(kinds), "sum", "baseline’s sum"], measured.map(bytesRow)),
    ...(failed.length > 0 ? ["What Lighthouse does not pass:", failed.join("\n")] : []),
  ].join("\n\n")
}

function speedRow({ route, site, baseline, quality }: Measured) {
  const pairOf = (metric: "fcp" | "lcp") => {
    const [own, limit] = [site, baseline].map((audits) => median(audits.map((audit) => audit[metric])))
    return [`${figure(own ?? 0)} ms`, `${figure(limit ?? 0)} ms`, ratio((own ?? 0) / (limit ?? 0))]
  }
  return [
    route,
    ...pairOf("fcp"),
    ...pairOf("lcp"),
    ...[site, baseline].map((audits) => `${figure(median(audits.map(({ tbt }) => tbt)))} ms`),
    figure(median(site.map(({ cls }) => cls)), 3),
    ...[site, baseline].map((audits) => median(audits.map(({ performance }) => performance))),
    quality.accessibility,
    quality.bestPractices,
    quality.seo,
  ]
}

function bytesRow({ route, site, baseline }: Measured) {
  const bytesOf = (audits: readonly Audit[], kind: Kind) => median(audits.map(({ bytes }) => bytes[kind]))
  const all = Object.keys(kinds) as Kind[]
  const sumOf = (audits: readonly Audit[]) => all.reduce((sum, kind) => sum + bytesOf(audits, kind), 0)
  return [route, ...all.map((kind) => figure(bytesOf(site, kind))), figure(sumOf(site)), figure(sumOf(baseline))]
}

async function measure(bench: Bench, route: string, runs: number): Promise<Measured> {
  const measured = { site: [] as Audit[], baseline: [] as Audit[], slowdowns: [] as number[] }
  for (let run = 1; run <= runs; run += 1) {
    // For each run, because a shared machine's speed varies: one was measured at 1,490, and at 973 in the median of the following runs.
    const slowdown = slowdownOfLighthouse(await bench.measureSpeed())
    measured.slowdowns.push(slowdown)
    // Alternating, so that neither always runs after the other.
    for (const which of run % 2 === 1 ? (["site", "baseline"] as const) : (["baseline", "site"] as const)) {
      measured[which].push(readReport(await audit(bench[which].origin + route, ["performance"], slowdown)))
    }
    say(`${route} ${run}/${runs}: LCP ${measured.site.map(lcp)} ms, the baseline's ${measured.baseline.map(lcp)} ms`)
  }
  return { route, ...measured, quality: await qualityOf(bench.site.origin + route) }
}

const lcp = (audit: Audit): string => figure(audit.lcp)

/** Scores that do not depend on timing or the processor: measured once, without slowdown. */
async function qualityOf(address: string): Promise<Quality> {
  const report = await audit(address, ["accessibility", "best-practices", "seo"], 1)
  const scoreOf = (category: string) => Math.round((report.categories[category]?.score ?? 0) * 100)
  const failed = Object.values(report.categories)
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 1)
  return {
    accessibility: scoreOf("accessibility"),
    bestPractices: scoreOf("best-practices"),
    seo: scoreOf("seo"),
    failed: failed.map(({ id }) => `${report.audits[id]?.title} (${id})`),
  }
}

/** Maximum attempts: Lighthouse sometimes misses the start of a page load on a busy machine. */
const attempts = 3

async function audit(address: string, categories: readonly string[], slowdown: number): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    const report = await auditOnce(address, categories, slowdown)
    if (!report.runtimeError) return report
    const failure = `Lighthouse cannot measure ${address}: ${report.runtimeError.message}`
    if (attempt === attempts) throw new Error(failure)
    say(failure)
  }
}

/** One run of Lighthouse, in a browser of its own. */
async function auditOnce(address: string, categories: readonly string[], slowdown: number): Promise<Result> {
  // Both are ES modules, which a CommonJS script must load this way.
  const [{ default: lighthouse }, { launch }] = await Promise.all([import("lighthouse"), import("chrome-launcher")])
  const chrome = await launch({ chromePath: findBrowser(), chromeFlags: [...chromeFlags], logLevel: "error" })
  try {
    const result = await lighthouse(address, {
      port: chrome.port,
      onlyCategories: [...categories],
      logLevel: "error",
      disableFullPageScreenshot: true,
      throttling: { cpuSlowdownMultiplier: slowdown },
    })
    if (!result) throw new Error(`Lighthouse says nothing about ${address}.`)
    return result.lhr
  } finally {
    chrome.kill()
  }
}
