import { spawn } from "node:child_process"
import { once } from "node:events"
import { join } from "node:path"
import type { Readable } from "node:stream"

/** How a program ended. */
export interface ProgramResult {
  readonly code: number | null
  readonly stdout: string
  /** The end of its output, on both streams. */
  readonly said: string
}

/**
 * Runs npm or Node.js.
 *
 * @param program npm, or Node.js
 * @param args its arguments
 * @param folder in which it runs
 * @param signal ends it, with all that it has started
 * @throws if it cannot be started, or the signal aborts
 */
export type RunProgram = (
  program: "npm" | "node",
  args: readonly string[],
  folder: string,
  signal: AbortSignal,
) => Promise<ProgramResult>

const maxOutputLength = 20_000

/** A script that runs the program in its arguments, and ends it with all that it has started when the pipe at 3 closes. */
export const supervisor = join(__dirname, "supervise.cjs")

/** Runs the installed programs. They end with this process too, however it ends. */
export const runProgram: RunProgram = async (program, args, folder, signal) => {
  signal.throwIfAborted()
  // npm may keep --dry-run for itself, and then passes it on to every program that is run, including npm ci.
  const { npm_config_dry_run: _, ...environment } = process.env
  const child = spawn(process.execPath, [supervisor, program === "node" ? process.execPath : "npm", ...args], {
    cwd: folder,
    stdio: ["ignore", "pipe", "pipe", "pipe"],
    // A process group of its own: Ctrl-C in a terminal reaches only this process, which then ends the group.
    detached: process.platform !== "win32",
    windowsHide: true,
    env: { ...environment, CI: "true" },
  })
  const end = () => child.stdio[3]?.destroy()
  signal.addEventListener("abort", end)
  let [stdout, said] = ["", ""]
  listenTo(child.stdout, (text) => {
    stdout += text
    said = (said + text).slice(-maxOutputLength)
  })
  listenTo(child.stderr, (text) => {
    said = (said + text).slice(-maxOutputLength)
  })
  try {
    const [code] = await once(child, "close")
    signal.throwIfAborted()
    return { code: typeof code === "number" ? code : null, stdout, said }
  } finally {
    signal.removeEventListener("abort", end)
  }
}

function listenTo(stream: Readable | null, listen: (text: string) => void): void {
  stream?.setEncoding("utf8").on("data", listen)
}
