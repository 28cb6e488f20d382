import { describeError, print, writeError } from "../../../content/files/terminal"
import { StartError } from "./port"
import { runStudio, type StudioRun } from "./run-studio"

/**
 * Runs the studio as a command until a signal or its preview ends it, then exits the process.
 *
 * @param run its configuration; the terminal and environment are those of this process
 * @param leave ends it when aborted
 */
export async function studioCommand(
  run: Omit<StudioRun, "env" | "say" | "warn" | "isLive">,
  leave: AbortSignal,
): Promise<never> {
  const terminal = {
    say: print,
    warn: writeError,
    isLive: process.stdout.isTTY === true && process.env.TERM !== "dumb" && !process.env.CI,
  }
  try {
    process.exit(await runStudio({ ...run, ...terminal, env: process.env }, leave))
  } catch (error) {
    terminal.warn(`${error instanceof StartError ? error.message : describeError(error)}\n`)
    process.exit(1)
  }
}
