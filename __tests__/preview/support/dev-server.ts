import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { cpSync, openSync, readFileSync, rmSync } from "node:fs"
import { join } from "node:path"
import { copyProject } from "../../../scripts/support/project-copy"
import { until } from "../../../scripts/support/until"
import { content, preview, previewAt } from "./preview"

const log = join(preview.folder, "develop.log")

/**
 * Playwright's global set-up: runs `npm run develop` in a copy of the project until the tests are over. The copy keeps its cache from one
 * run to the next, as the owner's project does.
 *
 * @returns what ends it: Ctrl-C
 * @throws an Error with what the server said if it does not come, or does not end
 */
// biome-ignore lint/style/noDefaultExport: Playwright wants it.
export default async function startPreview(): Promise<() => Promise<void>> {
  copyProject(preview.folder)
  rmSync(preview.data, { recursive: true, force: true })
  cpSync(content, preview.data, { recursive: true })
  const output = openSync(log, "w")
  const server = spawn("npm", ["run", "develop", "--", "--port", String(preview.port)], {
    cwd: preview.folder,
    // Gatsby would ask every page's query at the start where it finds the variable CI, which it does not on an owner's machine.
    env: { ...process.env, GATSBY_ENABLE_QUERY_ON_DEMAND_IN_CI: "true" },
    stdio: ["ignore", output, output],
    // A group of processes, as a terminal makes of a command: Ctrl-C goes to all of them.
    detached: true,
  })
  await bundled(server)
  return () => interrupt(server)
}

/** Waits for what the first page needs: the server keeps a request for the script until it has made it. */
async function bundled(server: ChildProcess): Promise<void> {
  const ask = () =>
    fetch(previewAt("/commons.js"), { signal: AbortSignal.timeout(60_000) }).then(
      ({ ok }) => ok || undefined,
      () => undefined,
    )
  if (await until(ask, () => server.exitCode === null)) return
  signal(server, "SIGKILL")
  throw new Error(`npm run develop does not answer:\n${readFileSync(log, "utf8")}`)
}

async function interrupt(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) throw new Error(`npm run develop ended by itself:\n${readFileSync(log, "utf8")}`)
  const ended = once(server, "exit", { signal: AbortSignal.timeout(20_000) })
  signal(server, "SIGINT")
  await ended.catch(() => {
    signal(server, "SIGKILL")
    throw new Error("npm run develop does not end on Ctrl-C.")
  })
}

/** Sends a signal to the whole group, as a terminal does. */
const signal = ({ pid }: ChildProcess, name: NodeJS.Signals) => pid !== undefined && process.kill(-pid, name)
