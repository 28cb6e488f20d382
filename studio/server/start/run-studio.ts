import type { Server } from "node:http"
import { createServer } from "node:net"
import { words } from "../../words"
import { newToken } from "../guard"
import { type PageFile, serveStudio } from "../server"
import { closeableServer } from "./close-server"
import { listenError, portIn } from "./port"
import { type Preview, startPreview } from "./preview-process"

/** What the studio is run with. */
export interface StudioRun {
  /** The folder of the content. */
  readonly data: string
  /** The folder in which the preview runs. */
  readonly project: string
  /** The environment's variables; PORT says where the studio is to be. */
  readonly env: Readonly<Record<string, string | undefined>>
  /** Makes the studio's own page. */
  readonly page: () => Promise<ReadonlyMap<string, PageFile>>
  /** @returns the script of the preview, and its arguments, for a port of this machine */
  readonly preview: (port: number) => readonly string[]
  /** Called with the studio's whole address, once its first page can be looked at. */
  readonly onReady: (address: string) => void
  /** Told how far it is. */
  readonly say: (text: string) => void
  /** Told what is wrong. */
  readonly warn: (text: string) => void
  /** How long the preview may take to end when it is asked to, in milliseconds. */
  readonly grace?: number
}

/**
 * Starts the preview and, at one address with it, the studio; both end together. When it resolves, neither a process nor a connection is left.
 *
 * @param run what it is run with
 * @param leave aborted when it is to end; at any time, also while it starts
 * @returns the exit code: 0 if it was asked to end
 * @throws StartError if it cannot start, in words for the owner
 */
export async function runStudio(run: StudioRun, leave: AbortSignal): Promise<number> {
  const port = portIn(run.env)
  const page = await run.page()
  if (leave.aborted) return 0
  const guard = { port, token: newToken() }
  const previewPort = await freePort()
  const server = await serveStudio({ data: run.data, guard, preview: previewPort, page }).catch(async (error) => {
    throw await listenError(error, port)
  })
  const close = closeableServer(server, (address) => address.startsWith("/__studio/api/"))
  if (leave.aborted) return close().then(() => 0)
  const preview = startPreview({
    ...run,
    command: run.preview(previewPort),
    cwd: run.project,
    env: withoutPort(run.env),
  })
  run.say(`${words.terminal.starting}\n`)
  void preview.ready.then(() => leave.aborted || run.onReady(addressOf(server, guard.token)))
  const ended = await Promise.race([preview.ended, aborted(leave)])
  await Promise.all([close(), preview.stop()])
  return ended === undefined ? 0 : afterPreview(ended, preview, run.warn)
}

/** Gatsby would take the studio's port for its own. */
const withoutPort = ({ PORT: _, ...env }: StudioRun["env"]): StudioRun["env"] => env

function addressOf(server: Server, token: string): string {
  const address = server.address()
  if (address === null || typeof address === "string") throw new Error("The studio has no port.")
  return `http://localhost:${address.port}/__studio/#${token}`
}

const aborted = (signal: AbortSignal): Promise<undefined> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve(undefined)
    else signal.addEventListener("abort", () => resolve(undefined), { once: true })
  })

function afterPreview(ended: number | NodeJS.Signals, { lastWords }: Preview, warn: (text: string) => void): number {
  const how = typeof ended === "number" ? words.terminal.exitCode(ended) : words.terminal.signal(ended)
  warn(`\n${words.terminal.previewStopped(how, lastWords())}\n`)
  return typeof ended === "number" && ended > 0 ? ended : 1
}

/** @returns a port of this machine that nobody uses */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once("error", reject)
    server.listen(0, "127.0.0.1", () => {
      const address = server.address()
      server.close(() =>
        typeof address === "object" && address ? resolve(address.port) : reject(new Error("There is no free port.")),
      )
    })
  })
}
