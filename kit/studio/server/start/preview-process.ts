import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { join } from "node:path"
import { setTimeout as later } from "node:timers/promises"
import { stripVTControlCharacters } from "node:util"
import { errorCode } from "../../../content/files/errors"
import type { StartStep } from "../../model/start-state"

/** A running preview. */
export interface Preview {
  /** Resolves when its pages can be opened; never, if it ends first. */
  readonly ready: Promise<void>
  /** Resolves when it has ended, with its exit code or the signal that ended it. */
  readonly ended: Promise<number | NodeJS.Signals>
  /** The last lines of its output. */
  readonly lastWords: () => string
  /** Ends it together with all processes that it has started. */
  readonly stop: () => Promise<void>
}

interface PreviewStart {
  /** The script for node to run, and its arguments. */
  readonly command: readonly string[]
  readonly cwd: string
  readonly env: Readonly<Record<string, string | undefined>>
  /** Called with error output. */
  readonly warn: (text: string) => void
  /** Called when it begins a step of its start. */
  readonly onStep?: (step: StartStep) => void
  /** How long it may take to end after SIGTERM, in milliseconds. */
  readonly grace?: number
}

/** Gatsby's message when the preview is ready. */
// biome-ignore lint/plugin: Nobody reads it here.
const readyWords = "You can now view"

/** Gatsby's messages before each step begins. If Gatsby rewords one, the only effect is that the previous step seems to last longer. */
const stepWords: ReadonlyArray<readonly [written: string, step: StartStep]> = [
  ["success load plugins", "check"],
  ["success onPreInit", "pages"],
  ["success write out requires", "build"],
]

/**
 * Gatsby's file watcher reports this for a file that was changed and immediately deleted, such as the text of a new post that is undone: it is not an error.
 */
const goneFile = /ENOENT: no such file or directory, stat '.*[\\/]data[\\/]/

/** How much of its output is kept, in characters: a few screens. */
const kept = 8000

/** The default of `grace`, in milliseconds. */
const usualGrace = 5000

/** How long to wait for the system to reap killed processes, in milliseconds. */
const killing = 500

/**
 * Starts the preview in its own process and process group.
 *
 * @param start which script, where, and with which environment
 */
export function startPreview({ command, cwd, env, warn, onStep, grace = usualGrace }: PreviewStart): Preview {
  const child = spawn(process.execPath, [join(__dirname, "preview.cjs"), ...command], {
    cwd,
    env: { ...env },
    // The last pipe tells the preview whether the studio is still running (see preview.cjs).
    stdio: ["ignore", "pipe", "pipe", "pipe"],
    detached: process.platform !== "win32",
    windowsHide: true,
  })
  let output = ""
  const ready = new Promise<void>((resolve) => {
    const listen = (chunk: string, isWrong: boolean) => {
      const all = output + chunk
      output = all.slice(-kept)
      for (const [written, step] of stepWords) if (all.includes(written)) onStep?.(step)
      if (all.includes(readyWords)) resolve()
      if (isWrong && !goneFile.test(chunk)) warn(chunk)
    }
    // Standard output reports everything, but the owner sees only errors.
    child.stdout?.setEncoding("utf8").on("data", (chunk: string) => listen(chunk, /\b(?:ERROR|error)\b/.test(chunk)))
    child.stderr?.setEncoding("utf8").on("data", (chunk: string) => listen(chunk, true))
  })
  const ended = new Promise<number | NodeJS.Signals>((resolve) => {
    child.on("error", (error) => {
      output += `${error.message}\n`
      resolve(1)
    })
    // "close" comes after the last output, but a process left behind would hold the pipes open: hence the time limit after "exit".
    child.on("close", (code, signal) => resolve(signal ?? code ?? 1))
    child.on("exit", (code, signal) => setTimeout(() => resolve(signal ?? code ?? 1), 1000).unref())
  })
  return { ready, ended, lastWords: () => lastLines(output), stop: () => stop(child, grace) }
}

/** Removes the terminal control characters that Gatsby uses to overwrite earlier output. */
const lastLines = (output: string): string => stripVTControlCharacters(output).trim().split("\n").slice(-40).join("\n")

async function stop(child: ChildProcess, grace: number): Promise<void> {
  const { pid } = child
  // It never started.
  if (pid === undefined) return
  if (process.platform === "win32") return taskkill(pid)
  signalGroup(pid, "SIGTERM")
  await hasExited(child, grace)
  // Kills what is still running: processes that it has started, or all if it ignores SIGTERM.
  signalGroup(pid, "SIGKILL")
  const deadline = Date.now() + killing
  while (signalGroup(pid, 0) && Date.now() < deadline) await later(20)
}

async function hasExited(child: ChildProcess, timeoutMs: number): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  await once(child, "exit", { signal: AbortSignal.timeout(timeoutMs) }).catch(() => undefined)
}

/** @returns whether the process group exists */
function signalGroup(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(-pid, signal)
  } catch (error) {
    if (errorCode(error) === "ESRCH") return false
    throw error
  }
}

/** On Windows, a signal would end only the process itself, and not those that it has started. */
async function taskkill(pid: number): Promise<void> {
  const killer = spawn("taskkill", ["/pid", String(pid), "/T", "/F"], { stdio: "ignore", windowsHide: true })
  await once(killer, "exit")
}
