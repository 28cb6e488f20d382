import { StartError } from "./port"
import { runStudio, type StudioRun } from "./run-studio"

/** What asks a command to end: Ctrl-C, a system that shuts down, a terminal that is closed. */
const endings: readonly NodeJS.Signals[] = [
  ...(["SIGINT", "SIGTERM", "SIGHUP"] as const),
  // Windows has one more, for Ctrl-Break.
  ...(process.platform === "win32" ? (["SIGBREAK"] as const) : []),
]

/**
 * Runs the studio as a command, until it is asked to end or its preview ends.
 *
 * @param run what it is run with, but for its terminal and its variables, which are this process's own
 */
export async function studioCommand(run: Omit<StudioRun, "env" | "say" | "warn">): Promise<void> {
  const leave = new AbortController()
  // Pressed twice, Ctrl-C ends it no sooner: npm hands it on a second time by itself.
  for (const name of endings) process.on(name, () => leave.abort())
  const terminal = {
    say: (text: string) => void process.stdout.write(text),
    warn: (text: string) => void process.stderr.write(text),
  }
  try {
    process.exit(await runStudio({ ...run, ...terminal, env: process.env }, leave.signal))
  } catch (error) {
    terminal.warn(`${error instanceof StartError ? error.message : String(Object(error).stack ?? error)}\n`)
    process.exit(1)
  }
}
