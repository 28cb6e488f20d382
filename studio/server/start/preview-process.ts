import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { join } from "node:path"
import type { Readable } from "node:stream"
import { setTimeout as later } from "node:timers/promises"
import { stripVTControlCharacters } from "node:util"
import { errorCode } from "../../../src/content/check/error-code"

/** The preview while it runs. */
export interface Preview {
  /** Resolves when it can be looked at; never, if it ends before. */
  readonly ready: Promise<void>
  /** Resolves with its exit code when it has ended, or with the signal that ended it. */
  readonly ended: Promise<number | NodeJS.Signals>
  /** What it has said last. */
  readonly lastWords: () => string
  /** Ends it with everything that it has started. */
  readonly stop: () => Promise<void>
}

/** What the preview is started with. */
export interface PreviewStart {
  /** The script that node is to run, and its arguments. */
  readonly command: readonly string[]
  readonly cwd: string
  readonly env: Readonly<Record<string, string | undefined>>
  /** Told what goes wrong. */
  readonly warn: (text: string) => void
  /** How long it may take to end when it is asked to, in milliseconds. */
  readonly grace?: number
}

/** What Gatsby says when the preview can be looked at. */
const readyWords = "You can now view"

/** How much of what it said is kept, in characters: a few screens. It may say something all day. */
const kept = 8000

/** How long it may take to end by itself, in milliseconds. */
const usualGrace = 5000

/** How long the system may take to clear killed processes away, in milliseconds. They are dead by then in any case. */
const killing = 500

/**
 * Starts the preview in a process, and a group of processes, of its own.
 *
 * @param start which script, where, and with which variables
 */
export function startPreview({ command, cwd, env, warn, grace = usualGrace }: PreviewStart): Preview {
  const child = spawn(process.execPath, [join(__dirname, "preview.cjs"), ...command], {
    cwd,
    env: { ...env },
    // By the last one it knows whether the studio is still there.
    stdio: ["ignore", "pipe", "pipe", "pipe"],
    detached: process.platform !== "win32",
    windowsHide: true,
  })
  let said = ""
  const ready = new Promise<void>((resolve) => {
    const listen = (chunk: string, isWrong: boolean) => {
      said = (said + chunk).slice(-kept)
      if (said.includes(readyWords)) resolve()
      if (isWrong) warn(chunk)
    }
    // The standard output tells all that it does; only what is wrong is for the owner.
    textOf(child.stdout, (chunk) => listen(chunk, /\b(?:ERROR|error)\b/.test(chunk)))
    textOf(child.stderr, (chunk) => listen(chunk, true))
  })
  const ended = new Promise<number | NodeJS.Signals>((resolve) => {
    child.on("error", (error) => {
      said += `${error.message}\n`
      resolve(1)
    })
    // What it said last arrives before it is closed; a process that it has left behind would keep it open.
    child.on("close", (code, signal) => resolve(signal ?? code ?? 1))
    child.on("exit", (code, signal) => setTimeout(() => resolve(signal ?? code ?? 1), 1000).unref())
  })
  return { ready, ended, lastWords: () => lastLines(said), stop: () => stop(child, grace) }
}

/** Without the movements of a terminal's cursor, by which Gatsby writes over what it said before. */
const lastLines = (said: string): string => stripVTControlCharacters(said).trim().split("\n").slice(-40).join("\n")

function textOf(stream: Readable | null, listen: (chunk: string) => void): void {
  stream?.setEncoding("utf8").on("data", listen)
}

async function stop(child: ChildProcess, grace: number): Promise<void> {
  const { pid } = child
  // It never began.
  if (pid === undefined) return
  if (process.platform === "win32") return taskkill(pid)
  signalGroup(pid, "SIGTERM")
  await hasExited(child, grace)
  // What it has started and has not ended, or all of it if it does not listen.
  signalGroup(pid, "SIGKILL")
  const deadline = Date.now() + killing
  while (signalGroup(pid, 0) && Date.now() < deadline) await later(20)
}

async function hasExited(child: ChildProcess, patience: number): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const patient = new AbortController()
  const exit = once(child, "exit").then(() => patient.abort())
  await Promise.race([exit, later(patience, undefined, { signal: patient.signal }).catch(() => undefined)])
}

/** @returns whether there is such a group of processes */
function signalGroup(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(-pid, signal)
  } catch (error) {
    if (errorCode(error) === "ESRCH") return false
    throw error
  }
}

/** On Windows a signal would end the process alone and leave those that it has started. */
async function taskkill(pid: number): Promise<void> {
  const killer = spawn("taskkill", ["/pid", String(pid), "/T", "/F"], { stdio: "ignore", windowsHide: true })
  await once(killer, "exit")
}
