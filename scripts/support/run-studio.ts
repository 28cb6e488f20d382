import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { cpSync, openSync, readFileSync, rmSync } from "node:fs"
import { join } from "node:path"
import { setTimeout as later } from "node:timers/promises"
import { words } from "../../studio/words"
import { copyProject } from "./project-copy"

const project = join(__dirname, "../..")

/** Milliseconds in which a studio that starts writes something: long enough for a slow shared machine, and reached only on failure. */
const patience = 300_000

/** Milliseconds in which it ends. */
const patienceAtEnd = 120_000

/** A studio that responds. */
export interface RunningStudio {
  /** Including its token. */
  readonly address: string
  /** Stops it like Ctrl-C. */
  readonly stop: () => Promise<void>
}

/**
 * Makes a folder a copy of the project with the studio, without content.
 *
 * @param folder of the copy
 */
export function copyWithStudio(folder: string): void {
  copyProject(folder)
  for (const part of ["studio", "scripts"]) {
    rmSync(join(folder, part), { recursive: true, force: true })
    cpSync(join(project, part), join(folder, part), { recursive: true })
  }
}

/**
 * Runs `npm run edit`, in English.
 *
 * @param folder of a copy of the project, with content
 * @param port for the studio
 * @throws an Error with its output if it does not start, or does not end
 */
export async function runStudio(folder: string, port: number): Promise<RunningStudio> {
  const log = join(folder, "edit.log")
  const output = openSync(log, "w")
  const studio = spawn("npm", ["run", "edit"], {
    cwd: folder,
    // With the variable CI, Gatsby would run every page's query at the start, unlike on an owner's machine.
    env: {
      ...process.env,
      PORT: String(port),
      BROWSER: "none",
      STUDIO_LANGUAGE: "en",
      GATSBY_ENABLE_QUERY_ON_DEMAND_IN_CI: "true",
    },
    stdio: ["ignore", output, output],
    // A process group, as a terminal creates for a command: Ctrl-C is sent to all of it.
    detached: true,
  })
  return { address: await addressOf(studio, log), stop: () => interrupt(studio, log) }
}

/** Waits until the studio is ready, with its page. */
async function addressOf(studio: ChildProcess, log: string): Promise<string> {
  let [said, deadline] = ["", Date.now() + patience]
  while (studio.exitCode === null && Date.now() < deadline) {
    const before = said
    said = readFileSync(log, "utf8")
    if (said !== before) deadline = Date.now() + patience
    const found = /http:\/\/localhost:\d+\/__studio\/#\S+/.exec(said)
    if (found && said.includes(words.terminal.ready)) return found[0]
    await later(100)
  }
  signal(studio, "SIGKILL")
  throw new Error(`npm run edit does not begin:\n${said}`)
}

async function interrupt(studio: ChildProcess, log: string): Promise<void> {
  if (studio.exitCode !== null) throw new Error(`npm run edit ended by itself:\n${readFileSync(log, "utf8")}`)
  const ended = once(studio, "exit", { signal: AbortSignal.timeout(patienceAtEnd) })
  signal(studio, "SIGINT")
  await ended.catch(() => {
    signal(studio, "SIGKILL")
    throw new Error("npm run edit does not end on Ctrl-C.")
  })
}

/** Sends a signal to the whole group, like a terminal. */
const signal = ({ pid }: ChildProcess, name: NodeJS.Signals) => pid !== undefined && process.kill(-pid, name)
