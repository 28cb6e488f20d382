import { execFile } from "node:child_process"
import { join } from "node:path"
import { promisify } from "node:util"
import { print, runAsCommand } from "../content/files/terminal"
import { findBrowser } from "../owner/browser/find-browser"
import { readSite, routesOf, serveFiles } from "../owner/browser/site-files"

/** Not a dependency, which would add 130 MB to the project. Lighthouse 13 needs Node 22.19. */
const lighthouse = "lighthouse@12.8.2"

const categories = ["performance", "accessibility", "best-practices", "seo"]
const audits = ["first-contentful-paint", "largest-contentful-paint", "total-blocking-time", "cumulative-layout-shift"]

/** The part of a report that is read. */
interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number }>>
  readonly audits: Readonly<Record<string, { readonly displayValue?: string }>>
}

async function report(address: string, browser: string): Promise<Report> {
  const flags = `--chrome-flags=--headless=new${process.getuid?.() === 0 ? " --no-sandbox" : ""}`
  const { stdout } = await promisify(execFile)(
    "npx",
    ["--yes", lighthouse, address, "--output=json", "--quiet", flags],
    {
      env: { ...process.env, CHROME_PATH: browser },
      maxBuffer: 2 ** 27,
    },
  )
  return JSON.parse(stdout)
}

const printRow = (cells: ReadonlyArray<string | number>) => print(`| ${cells.join(" | ")} |\n`)

/** Measures pages of the built site as on Lighthouse's phone, and prints a Markdown table: the pages that are named, such as /blog/, or all. */
async function main(named: readonly string[]): Promise<number> {
  const files = await readSite(join(__dirname, "../../public"))
  const routes = routesOf(files)
  const unknown = named.find((route) => !routes.includes(route))
  if (unknown !== undefined) throw new Error(`The site has no page ${unknown}. It has: ${routes.join(" ")}`)
  const site = await serveFiles(files, true)
  try {
    const head = ["Page", ...categories, "FCP", "LCP", "TBT", "CLS"]
    printRow(head)
    printRow(head.map(() => "--"))
    for (const route of named.length > 0 ? named : routes) {
      const found = await report(site.origin + route, findBrowser())
      printRow([
        route,
        ...categories.map((name) => Math.round(100 * (found.categories[name]?.score ?? 0))),
        ...audits.map((name) => found.audits[name]?.displayValue ?? "–"),
      ])
    }
    return 0
  } finally {
    site.close()
  }
}

runAsCommand(() => main(process.argv.slice(2)))
