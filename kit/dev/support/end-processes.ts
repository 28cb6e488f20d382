import { readdirSync, readFileSync } from "node:fs"
import { setTimeout as later } from "node:timers/promises"

/** The environment variable that marks every process of a run: a process may leave its group or lose its parent, but keeps its environment. */
const variable = "TEST_RUN"

/** The mark of this run. A run within another, as in the tests of this file, starts its mark with the outer one's, and so ends with the outer run. */
const mark = `${process.env[variable] ?? ""}/${process.pid}-${Date.now()}`

/** Variables for the environment of processes that `endMarked` must find. */
export const runMark: Readonly<Record<string, string>> = { [variable]: mark }

/** The process groups that this run has started, by the leader's process id. On systems without /proc, such as macOS, these are ended. */
export const startedGroups = new Set<number>()

/**
 * Ends all processes started with `runMark`, and all that these started: first with SIGTERM, then with SIGKILL if they do not end in time.
 *
 * @param timeoutMs how long they may take
 * @returns how many processes there were
 */
export async function endMarked(timeoutMs = 20_000): Promise<number> {
  const found = marked()
  for (const pid of found) signal(pid, "SIGTERM")
  for (const pid of startedGroups) signal(-pid, "SIGTERM")
  const deadline = Date.now() + timeoutMs
  while (marked().length > 0 && Date.now() < deadline) await later(100)
  for (const pid of marked()) signal(pid, "SIGKILL")
  return found.length
}

function marked(): readonly number[] {
  try {
    return readdirSync("/proc")
      .map(Number)
      .filter((pid) => pid > 0 && pid !== process.pid && hasMark(pid))
  } catch {
    // The system has no /proc.
    return []
  }
}

function hasMark(pid: number): boolean {
  try {
    const environment = readFileSync(`/proc/${pid}/environ`, "utf8").split("\0")
    return environment.some((entry) => entry.startsWith(`${variable}=${mark}`))
  } catch {
    // The process has ended, or belongs to another user.
    return false
  }
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch {
    // The process has already ended.
  }
}
