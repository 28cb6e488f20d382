import { join } from "node:path"
import { reportProgress } from "../../support/report-progress"
import { machine } from "../support/machine"
import { scaleOptions } from "../support/options"
import { scale } from "./scale"

/** Measures builds with many times the sample's posts, and prints Markdown. docs/performance.md explains how to read it. */
async function main() {
  const { sizes, pictureWidth } = scaleOptions(process.argv.slice(2))
  const results = await scale(sizes, pictureWidth, join(__dirname, ".."))
  process.stdout.write(`## Measured\n\n${machine([])}\n\n## Builds\n\n${results}\n`)
}

main().catch((error: unknown) => {
  reportProgress(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
})
