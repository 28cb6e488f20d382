import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { say } from "../../scripts/support/say"
import { machine } from "../support/machine"
import { changesSpeed } from "./changes-speed"
import { studioPageSpeed } from "./studio-page"
import { studioSpeed } from "./studio-speed"

/** Measures how fast the studio answers and its page follows, and prints Markdown. Nothing has to be built for it; it wants a browser. */
async function main() {
  const folder = await mkdtemp(join(tmpdir(), "studio-speed-"))
  try {
    const found = await studioSpeed(join(folder, "data"))
    const changes = await changesSpeed(join(folder, "pictures"))
    const waited = await studioPageSpeed(join(__dirname, "../../.bench/studio"))
    process.stdout.write(`## The studio

${machine([])}

${found}

${changes}

${waited}
`)
  } finally {
    await rm(folder, { recursive: true })
  }
}

main().catch((error: unknown) => {
  say(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
})
