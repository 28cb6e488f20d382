import { once } from "node:events"
import type { Server } from "node:http"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { unlessMissing } from "../../../content/files/errors"
import { describeError } from "../../../content/files/terminal"
import { previewKey } from "../../../guard/guard"
import { removeStaleTemporary } from "../../../owner/files/write-file"
import { studioLanguage, studioLanguages, words } from "../../words/words"
import { type Guard, newToken, previewKeyOf, ticketOf } from "../guard"
import { Progress, stepLines } from "../progress"
import { finishPublication } from "../publishing/commit-content"
import { type PageFile, serveStudio } from "../server"
import { closeableServer } from "./close-server"
import { freePort, listenError, portIn, StartError } from "./port"
import { type Preview, startPreview } from "./preview-process"
import { noteRunning, runningStudio } from "./running-note"

/** The configuration of the studio. */
export interface StudioRun {
  /** The folder of the content. */
  readonly data: string
  /** The folder that the preview runs in. */
  readonly project: string
  /** The file that holds its address while it runs: two studios of one folder would write into the same cache. */
  readonly note: string
  /** Environment variables; PORT is the studio's port. */
  readonly env: Readonly<Record<string, string | undefined>>
  /** Builds the studio's own page. */
  readonly page: () => Promise<ReadonlyMap<string, PageFile>>
  /** @returns the preview's script and its arguments, for a port of this machine */
  readonly preview: (port: number) => readonly string[]
  /**
   * Called once the studio responds, while its preview is still starting. Both addresses have the token: the first is for people, the second for a file that
   * redirects the browser.
   */
  readonly onOpen: (address: string, fromFile: string) => void
  /** Called once the preview is ready. */
  readonly onReady: (address: string) => void
  /** Prints progress. */
  readonly say: (text: string) => void
  /** Whether progress may write over its last line, as in a terminal. */
  readonly isLive?: boolean
  /** Prints warnings and errors. */
  readonly warn: (text: string) => void
  /** How long the preview may take to end after SIGTERM, in milliseconds. */
  readonly grace?: number
}

/**
 * Runs the studio and the preview at the same address until one of them ends, which ends both. When it resolves, no process or connection is left.
 *
 * @param run its configuration
 * @param leave ends it when aborted, even during the start
 * @returns the exit code: 0 if it was ended by `leave`
 * @throws StartError if it cannot start; the message is for the owner
 */
export async function runStudio(run: StudioRun, leave: AbortSignal): Promise<number> {
  checkLanguage(run.env)
  const progress = new Progress()
  const port = portIn(run.env)
  const other = await runningStudio(run.note)
  if (other !== undefined) throw new StartError(words.terminal.folderRunning(other))
  const page = await run.page()
  if (leave.aborted) return 0
  const guard = { port, token: newToken() }
  const previewPort = await freePort()
  const server = await serveStudio({ data: run.data, guard, preview: previewPort, page, progress }).catch(
    async (error) => {
      throw await listenError(error, port)
    },
  )
  void removeStaleFiles(run.data, run.warn)
  const close = closeableServer(server, (address) => address.startsWith("/__studio/api/"))
  if (leave.aborted) return close().then(() => 0)
  const address = addressOf(server, guard)
  const removeNote = noteRunning(run.note, address)
  run.onOpen(address, addressOf(server, guard, `?ticket=${ticketOf(guard)}`))
  const lines = stepLines(progress, { say: run.say, isLive: run.isLive ?? false })
  const preview = startPreview({
    ...run,
    command: run.preview(previewPort),
    cwd: run.project,
    env: { ...withoutPort(run.env), ...withoutIndicator, [previewKey.variable]: previewKeyOf(guard) },
    warn: (text) => lines.aside(run.warn, text),
    onStep: (step) => progress.beginStep(step),
  })
  void preview.ready.then(() => {
    if (leave.aborted) return
    progress.beginStep("ready")
    run.onReady(address)
  })
  const ended = leave.aborted ? undefined : await Promise.race([preview.ended, once(leave, "abort")])
  lines.stop()
  await Promise.all([close(), preview.stop()])
  removeNote()
  return ended === undefined || Array.isArray(ended) ? 0 : afterPreview(ended, preview, run.warn)
}

/** @throws StartError if the studio does not have the language in STUDIO_LANGUAGE */
function checkLanguage({ STUDIO_LANGUAGE }: StudioRun["env"]): void {
  if (STUDIO_LANGUAGE !== undefined && !studioLanguage(STUDIO_LANGUAGE))
    throw new StartError(words.terminal.unknownLanguage(STUDIO_LANGUAGE, studioLanguages))
}

/** Gatsby's loading indicator keeps turning while it is hidden, so that every frame repaints the whole page. The studio has its own. */
const withoutIndicator = { GATSBY_QUERY_ON_DEMAND_LOADING_INDICATOR: "false" }

/** Gatsby would use PORT for itself. */
const withoutPort = ({ PORT: _, ...env }: StudioRun["env"]): StudioRun["env"] => env

function addressOf(server: Server, { token }: Guard, query = ""): string {
  const address = server.address()
  if (address === null || typeof address === "string") throw new Error("The studio has no port.")
  return `http://localhost:${address.port}/__studio/${query}#${token}`
}

function afterPreview(ended: number | NodeJS.Signals, { lastWords }: Preview, warn: (text: string) => void): number {
  const how = typeof ended === "number" ? words.terminal.exitCode(ended) : words.terminal.signal(ended)
  warn(`\n${words.terminal.previewStopped(how, lastWords() || undefined)}\n`)
  return typeof ended === "number" && ended > 0 ? ended : 1
}

/**
 * Cleans up after a studio or command that was killed: an index that lags behind a publication, and temporary files.
 *
 * @param data the folder of the content
 * @param warn reports what could not be done; the studio works anyway
 */
async function removeStaleFiles(data: string, warn: (text: string) => void): Promise<void> {
  const tasks = [
    () => finishPublication(data),
    () => removeStaleTemporary(data, true),
    // Where the studio puts files that are published as they are.
    () => unlessMissing(removeStaleTemporary(join(data, "../static"), false)),
    () => removeStaleTemporary(tmpdir(), false),
  ]
  for (const task of tasks) await task().catch((error: unknown) => warn(`${describeError(error)}\n`))
}
