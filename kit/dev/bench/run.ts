import { execFileSync } from "node:child_process"
import { existsSync } from "node:fs"
import { join } from "node:path"
import { findBrowser } from "../../owner/browser/find-browser"
import { readSite, routesOf, serveSite } from "../../owner/browser/hosting"
import { say } from "../support/report-progress"
import { navigationSpeed } from "./navigation/navigation-speed"
import { pictureBytes } from "./pictures/picture-bytes"
import { baselineOf } from "./speed/baseline"
import { pageSpeed } from "./speed/page-speed"
import { browserSpeed } from "./support/browser-speed"
import { machine } from "./support/machine"
import { benchOptions } from "./support/options"

const project = join(__dirname, "../../..")

/** Measures the built site against its baseline, the same site without scripts, and prints Markdown. docs/performance.md explains how to read it. */
async function main() {
  const { build, runs, routes: named, parts } = benchOptions(process.argv.slice(2))
  if (!existsSync(join(__dirname, "node_modules")))
    throw new Error("Lighthouse is not installed: npm ci --prefix kit/dev/bench")
  // Its output is not a result, so it goes to stderr like the bench's own messages.
  if (build) execFileSync("npm", ["run", "build"], { cwd: project, stdio: ["ignore", 2, 2] })
  const files = await readSite(join(project, "public"))
  const routes = routesOf(files).filter((route) => named === undefined || named.includes(route))
  const lost = named?.filter((route) => !routes.includes(route)) ?? []
  if (lost.length > 0) throw new Error(`The site has no page ${lost.join(", ")}.`)

  say("Compressing the site and its baseline")
  const [site, baseline] = await Promise.all([serveSite(files), serveSite(baselineOf(files))])
  try {
    const browser = execFileSync(findBrowser(), ["--version"], { encoding: "utf8" }).trim()
    const speed = await browserSpeed()
    print("## Measured", machine([browser]), `Speed of the browser (benchmarkIndex): ${speed}. Runs: ${runs}.`)
    if (parts.includes("speed")) {
      print("## Pages beside their baseline", await pageSpeed({ site, baseline }, routes, runs))
    }
    if (parts.includes("navigation")) print("## From page to page", await navigationSpeed(site, routes, runs))
    if (parts.includes("pictures")) {
      print("## Picture bytes", await pictureBytes(site, files, routes, join(project, "data")))
    }
  } finally {
    site.close()
    baseline.close()
  }
}

function print(...paragraphs: readonly string[]) {
  process.stdout.write(`${paragraphs.join("\n\n")}\n\n`)
}

main().catch((error: unknown) => {
  say(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
})
