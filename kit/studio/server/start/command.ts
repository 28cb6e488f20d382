import { describeError, print, writeError } from "../../../content/files/terminal"
import { StartError } from "./port"
import { runStudio, type StudioRun } from "./run-studio"

/** Signals that end the command: Ctrl-C, system shutdown, closed terminal. */
const endings: readonly NodeJS.Signals[] = [
  ...(["SIGINT", "SIGTERM", "SIGHUP"] as const),
  // Ctrl-Break on Windows.
  ...(process.platform === "win32" ? (["SIGBREAK"] as const) : []),
]

/**
 * Runs the studio as a command until a signal or its preview ends it, then exits the process.
 *
 * @param run its configuration; terminal and environment are this process's own
 */
export async function studioCommand(run: Omit<StudioRun, "env" | "say" | "warn" | "isLive">): Promise<void> {
  const leave = new AbortController()
  // A second Ctrl-C does not end it sooner: npm passes on a second signal by itself.
  for (const name of endings) process.on(name, () => leave.abort())
  const terminal = {
    say: print,
    warn: writeError,
    isLive: process.stdout.isTTY === true && process.env.TERM !== "dumb" && !process.env.CI,
  }
  try {
    process.exit(await runStudio({ ...run, ...terminal, env: process.env }, leave.signal))
  } catch (error) {
    terminal.warn(`${error instanceof StartError ? error.message : describeError(error)}\n`)
    process.exit(1)
  }
}
