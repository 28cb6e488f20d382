import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { openSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { findProgram } from "../../kit/owner/browser/find-browser"

/** Ends the command that it runs as soon as the process that started it is gone for any reason, because the system then closes the pipe between them. */
const ended = join(__dirname, "../../kit/studio/server/start/preview.cjs")

/** How long a command may take to end after Ctrl-C, in milliseconds: long enough for a machine with twenty times as much to do as it has processors. */
const timeoutMs = 120_000

/** A command of the project that runs in the background. */
export interface RunningCommand {
  readonly child: ChildProcess
  /** @returns everything that it has printed */
  readonly said: () => string
  /**
   * Stops it like Ctrl-C.
   *
   * @throws an Error with its output if it has already ended, or does not end
   */
  readonly stop: () => Promise<void>
  /** Ends it immediately. */
  readonly kill: () => void
}

/**
 * Starts a script of package.json in a copy of the project. Unless it is stopped before, it ends with this process.
 *
 * @param folder of the copy
 * @param script its name and arguments
 * @param env variables in addition to those of this process
 */
export function startCommand(
  folder: string,
  script: readonly string[],
  env: Readonly<Record<string, string>> = {},
): RunningCommand {
  const npm = process.env.npm_execpath ?? findProgram(["npm"])
  if (npm === undefined) throw new Error("npm is not on the PATH.")
  const name = `npm run ${script[0]}`
  const log = join(folder, `${script[0]}.log`)
  const output = openSync(log, "w")
  const child = spawn(process.execPath, [ended, npm, "run", ...script], {
    cwd: folder,
    // Without this, the variable CI makes Gatsby run every page's query at the start, unlike on an owner's machine.
    env: { ...process.env, GATSBY_ENABLE_QUERY_ON_DEMAND_IN_CI: "true", ...env },
    stdio: ["ignore", output, output, "pipe"],
    // A process group, as a terminal creates for a command, so that Ctrl-C can be sent to all of it.
    detached: true,
  })
  const said = () => readFileSync(log, "utf8")
  const signal = (kind: NodeJS.Signals) => child.pid !== undefined && process.kill(-child.pid, kind)
  const kill = () => void (child.exitCode === null && signal("SIGKILL"))
  const stop = async () => {
    if (child.exitCode !== null) throw new Error(`${name} ended by itself:\n${said()}`)
    const exit = once(child, "exit", { signal: AbortSignal.timeout(timeoutMs) })
    signal("SIGINT")
    await exit.catch(() => {
      kill()
      throw new Error(`${name} does not end on Ctrl-C:\n${said()}`)
    })
  }
  return { child, said, stop, kill }
}
