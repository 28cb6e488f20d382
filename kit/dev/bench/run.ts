import { execFileSync } from "node:child_process"
import { cpus, loadavg } from "node:os"
import { join } from "node:path"
import { Argument } from "@commander-js/extra-typings"
import { findBrowser } from "../../owner/browser/find-browser"
import { readSite, routesOf, serveSite } from "../../owner/browser/hosting"
import { commandLine, runCommand, runInTerminal } from "../../owner/command-line"
import { buildCosts } from "./builds"
import { pageSpeed, speedOfMachine, withoutScripts } from "./pages"
import { pictureBytes } from "./pictures"
import { studioTimes } from "./studio"

const project = join(__dirname, "../../..")

const subjects = ["pages", "pictures", "builds", "studio"] as const

const command = commandLine("kit bench", "Measures what docs/performance.md tells, and prints Markdown.")
  .addArgument(
    new Argument("<subject>", "All but builds and studio measure public/: npm run build first.").choices(subjects),
  )
  .option("--runs <number>", "How often.", Number, 5)
  .option("--routes <routes>", "These pages only, with commas between them.")
  .option("--sizes <numbers>", "Of builds: how many times the sample's posts.", "1,3")

async function measured(
  subject: (typeof subjects)[number],
  { runs, routes, sizes }: { readonly runs: number; readonly routes?: string | undefined; readonly sizes: string },
): Promise<string> {
  if (subject === "builds") return buildCosts(project, sizes.split(",").map(Number))
  if (subject === "studio") return studioTimes(join(project, ".bench/studio"))
  const browser = findBrowser()
  const files = await readSite(join(project, "public"))
  const some = routesOf(files).filter((route) => routes?.split(",").includes(route) ?? true)
  const site = await serveSite(files)
  const baseline = await serveSite(withoutScripts(files))
  try {
    if (subject === "pictures")
      return await pictureBytes(site.origin, files, some, { browser, data: join(project, "data") })
    const speed = await speedOfMachine(site.origin, browser)
    const found = await pageSpeed([site.origin, baseline.origin], some, { runs, speed, browser })
    return `benchmarkIndex ${speed}, ${execFileSync(browser, ["--version"], { encoding: "utf8" }).trim()}\n\n${found}`
  } finally {
    site.close()
    baseline.close()
  }
}

runInTerminal((args, io) =>
  runCommand(command, args, io, async (options, subject) => {
    const [cpu] = cpus()
    const machine = `${cpus().length} × ${cpu?.model}, Node ${process.versions.node}, load ${loadavg()[0]?.toFixed(1)}`
    io.write(`${new Date().toISOString().slice(0, 16)}, ${machine}\n\n${await measured(subject, options)}\n`)
    return 0
  }),
)
