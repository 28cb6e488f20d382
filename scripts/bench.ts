import { execFileSync } from "node:child_process"
import { join } from "node:path"
import { navigation } from "../bench/navigation"
import { pageSpeed } from "../bench/page-speed"
import { pictureQuality } from "../bench/picture-quality"
import { pictureBytes } from "../bench/pictures"
import { machine } from "../bench/support/machine"
import { benchOptions } from "../bench/support/options"
import { browserSpeed } from "../bench/support/phone"
import { say } from "../bench/support/say"
import { twinOf } from "../bench/support/twin"
import { findBrowser } from "./support/find-browser"
import { serve } from "./support/server"
import { readSite, routesOf } from "./support/site-files"

const project = join(__dirname, "..")

/** Measures the built site beside its twin without scripts, and prints Markdown. docs/performance.md says how to read it. */
async function main() {
  const { build, runs, routes: named, parts } = benchOptions(process.argv.slice(2))
  // Its words are no result, so they go where the bench's own go.
  if (build) execFileSync("npm", ["run", "build"], { cwd: project, stdio: ["ignore", 2, 2] })
  const files = await readSite(join(project, "public"))
  const routes = routesOf(files).filter((route) => named === undefined || named.includes(route))
  const lost = named?.filter((route) => !routes.includes(route)) ?? []
  if (lost.length > 0) throw new Error(`The site has no page ${lost.join(", ")}.`)

  say("Compressing the site and its twin")
  const [site, twin] = await Promise.all([serve(files), serve(twinOf(files))])
  try {
    const browser = execFileSync(findBrowser(), ["--version"], { encoding: "utf8" }).trim()
    const speed = await browserSpeed()
    print("## Measured", machine([browser]), `Speed of the browser (benchmarkIndex): ${speed}. Runs: ${runs}.`)
    if (parts.includes("speed")) {
      print("## Pages beside their twins", await pageSpeed({ site, twin }, routes, runs))
    }
    if (parts.includes("navigation")) print("## From page to page", await navigation(site, routes, runs))
    if (parts.includes("pictures")) {
      print("## Picture bytes", await pictureBytes(site, files, routes, join(project, "data")))
    }
    if (parts.includes("quality")) print("## Picture quality", await pictureQuality(files, join(project, "data")))
  } finally {
    site.close()
    twin.close()
  }
}

function print(...paragraphs: readonly string[]) {
  process.stdout.write(`${paragraphs.join("\n\n")}\n\n`)
}

main().catch((error: unknown) => {
  say(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
})
