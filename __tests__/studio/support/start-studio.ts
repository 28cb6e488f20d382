import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { cpSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { setTimeout as later } from "node:timers/promises"
import { sample } from "../../../scripts/support/owners"
import { copyProject } from "../../../scripts/support/project-copy"
import { addressFile, beginHistory, data, folder, port } from "./owner"

const log = join(folder, "edit.log")
const project = join(__dirname, "../../..")

/** A shared machine may take long; nobody waits for so long unless something fails. */
const patience = 300_000

/**
 * Playwright's global set-up: runs `npm run edit` in a copy of the project until the tests are over.
 *
 * @returns what ends it: Ctrl-C
 * @throws an Error with what it said if it does not come, or does not end
 */
// biome-ignore lint/style/noDefaultExport: Playwright wants it.
export default async function startStudio(): Promise<() => Promise<void>> {
  copyProject(folder)
  for (const part of ["studio", "scripts"]) {
    rmSync(join(folder, part), { recursive: true, force: true })
    cpSync(join(project, part), join(folder, part), { recursive: true })
  }
  rmSync(data, { recursive: true, force: true })
  cpSync(sample.data, data, { recursive: true })
  beginHistory()
  const output = openSync(log, "w")
  const studio = spawn("npm", ["run", "edit"], {
    cwd: folder,
    env: { ...process.env, PORT: String(port), BROWSER: "none", GATSBY_ENABLE_QUERY_ON_DEMAND_IN_CI: "true" },
    stdio: ["ignore", output, output],
    // A group of processes, as a terminal makes of a command: Ctrl-C goes to all of them.
    detached: true,
  })
  writeFileSync(addressFile, await addressOf(studio))
  return () => interrupt(studio)
}

/** Waits until the studio says where it is. */
async function addressOf(studio: ChildProcess): Promise<string> {
  const deadline = Date.now() + patience
  while (studio.exitCode === null && Date.now() < deadline) {
    const found = /http:\/\/localhost:\d+\/__studio\/#\S+/.exec(readFileSync(log, "utf8"))
    if (found) return found[0]
    await later(100)
  }
  signal(studio, "SIGKILL")
  throw new Error(`npm run edit does not begin:\n${readFileSync(log, "utf8")}`)
}

async function interrupt(studio: ChildProcess): Promise<void> {
  if (studio.exitCode !== null) throw new Error(`npm run edit ended by itself:\n${readFileSync(log, "utf8")}`)
  const ended = once(studio, "exit", { signal: AbortSignal.timeout(20_000) })
  signal(studio, "SIGINT")
  await ended.catch(() => {
    signal(studio, "SIGKILL")
    throw new Error("npm run edit does not end on Ctrl-C.")
  })
}

/** Sends a signal to the whole group, as a terminal does. */
const signal = ({ pid }: ChildProcess, name: NodeJS.Signals) => pid !== undefined && process.kill(-pid, name)
