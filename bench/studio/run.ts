import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { say } from "../../scripts/support/say"
import { machine } from "../support/machine"
import { studioSpeed } from "./studio-speed"

/** Measures how fast the studio answers, and prints Markdown. Nothing has to be built for it. */
async function main() {
  const folder = await mkdtemp(join(tmpdir(), "studio-speed-"))
  try {
    const found = await studioSpeed(join(folder, "data"), join(__dirname, "../../data"))
    process.stdout.write(`## The studio\n\n${machine([])}\n\n${found}\n`)
  } finally {
    await rm(folder, { recursive: true })
  }
}

main().catch((error: unknown) => {
  say(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
})
