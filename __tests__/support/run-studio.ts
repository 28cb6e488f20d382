import { copyProject } from "../../kit/owner/edit/project-copy"
import { words } from "../../kit/studio/words/words"
import { poll } from "./poll"
import { type RunningCommand, startCommand } from "./running-command"

/** A studio that is ready. */
interface RunningStudio {
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
  const address = await poll(
    async () => {
      const [found] = /http:\/\/localhost:\d+\/__studio\/#\S+/.exec(said()) ?? []
      return said().includes(words.terminal.ready) ? found : undefined
    },
    () => child.exitCode === null,
  )
  if (address !== undefined) return address
  kill()
  throw new Error(`npm run edit does not begin:\n${said()}`)
}
