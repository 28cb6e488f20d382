import { readdirSync, readFileSync } from "node:fs"
import { setTimeout as later } from "node:timers/promises"

/** The variable that every process of a run bears: a process may leave its group, or lose its parent, but keeps this. */
const variable = "TEST_RUN"

/** The mark of this run. One within another, as in the tests of this, has the outer one's before its own, and is ended with it. */
const mark = `${process.env[variable] ?? ""}/${process.pid}-${Date.now()}`

/** For the environment of whatever is to be found by `endMarked`. */
export const runMark: Readonly<Record<string, string>> = { [variable]: mark }

/** The groups of processes that this run has started, by their leader's number: what is ended where the system has no /proc, as on macOS. */
export const startedGroups = new Set<number>()

/**
 * Ends all processes that were started with `runMark`, with all that they have started: asks them with SIGTERM, and kills what has not ended in time.
 *
 * @param timeoutMs how long they may take
 * @returns how many there were
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
    // It has ended, or belongs to somebody else.
    return false
  }
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch {
    // It has ended meanwhile.
  }
}
