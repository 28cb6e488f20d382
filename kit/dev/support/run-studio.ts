import { setTimeout as later } from "node:timers/promises"
import { copyProject } from "../../owner/commands/support/project-copy"
import { words } from "../../studio/words/words"
import { type RunningCommand, startCommand } from "./running-command"

/** How long a starting studio may write nothing, in milliseconds. Long enough for a slow shared machine; reached only on failure. */
const timeoutMs = 300_000

/** A studio that is ready. */
export interface RunningStudio {
  /** Including its token. */
  readonly address: string
  /** Stops it like Ctrl-C. */
  readonly stop: () => Promise<void>
}

/**
 * Makes a folder a copy of the project, with the studio but without content.
 *
 * @param folder of the copy
 */
export const copyWithStudio = (folder: string): void => copyProject(folder, ["kit/studio", "kit/owner"])

/**
 * Runs `npm run edit`, in English.
 *
 * @param folder of a copy of the project, with content
 * @param port for the studio
 * @throws an Error with its output if it does not start, or does not end
 */
export async function runStudio(folder: string, port: number): Promise<RunningStudio> {
  const env = { PORT: String(port), BROWSER: "none", STUDIO_LANGUAGE: "en" }
  const studio = startCommand(folder, ["edit"], env)
  return { address: await addressOf(studio), stop: studio.stop }
}

/** Waits until the studio is ready, with its page. */
async function addressOf({ child, said, kill }: RunningCommand): Promise<string> {
  let [now, deadline] = ["", Date.now() + timeoutMs]
  while (child.exitCode === null && Date.now() < deadline) {
    const before = now
    now = said()
    if (now !== before) deadline = Date.now() + timeoutMs
    const found = /http:\/\/localhost:\d+\/__studio\/#\S+/.exec(now)
    if (found && now.includes(words.terminal.ready)) return found[0]
    await later(100)
  }
  kill()
  throw new Error(`npm run edit does not begin:\n${now}`)
}
