import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { parseArgs } from "node:util"
import { sample } from "../../support/owners"
import { reportProgress } from "../../support/report-progress"
import { machine } from "../support/machine"
import { wholeNumber } from "../support/options"
import { changesSpeed } from "./changes-speed"
import { studioDay } from "./day"
import { studioPageDay } from "./day-page"
import { studioPageSpeed } from "./studio-page"
import { studioSpeed } from "./studio-speed"

const pageFolder = join(__dirname, "../../../../.bench/studio")

/**
 * Measures how fast the studio responds and its page updates, and prints Markdown; with --day, the memory of its server and of its page after eight hours of
 * editing. Needs no build; the measurements in the page need a browser.
 */
async function main() {
  const { values } = parseArgs({
    options: { day: { type: "boolean", default: false }, edits: { type: "string", default: "10000" } },
  })
  const edits = wholeNumber("--edits", values.edits)
  const folder = await mkdtemp(join(tmpdir(), "studio-speed-"))
  try {
    const found = values.day
      ? [
          await studioDay(join(folder, "data"), sample.data, { edits, visits: Math.ceil(edits / 20) }),
          await studioPageDay(pageFolder, { edits: Math.ceil(edits / 5), reloads: Math.ceil(edits / 20) }),
        ]
      : [
          await studioSpeed(join(folder, "data")),
          await changesSpeed(join(folder, "pictures")),
          await studioPageSpeed(pageFolder),
        ]
    process.stdout.write(`## The studio\n\n${[machine([]), ...found].join("\n\n")}\n`)
  } finally {
    await rm(folder, { recursive: true })
  }
}

main().catch((error: unknown) => {
  reportProgress(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
})
