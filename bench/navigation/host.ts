import { existsSync, readFileSync } from "node:fs"

/** Linux's count of what its processors did since it began (proc_stat(5)); other systems do not tell what a host took. */
const counts = "/proc/stat"

/** Time of all processors together, in ticks. */
interface Ticks {
  readonly all: number
  /** In which the machine, a virtual one, wanted to run and its host ran another. */
  readonly taken: number
}

/** Watches what the host of a shared machine takes of its processors while something is measured. */
export interface HostWatch {
  /** Does the work, and counts what the host takes meanwhile to what it took before. */
  readonly during: <Result>(work: () => Promise<Result>) => Promise<Result>
  /** @returns which part of the processors' time the host took during all of the work, 0 to 1; `undefined` where the system does not tell */
  readonly share: () => number | undefined
}

/**
 * @param ticks says what has been counted up to now; `undefined` where the system does not tell
 * @returns a watch that has counted nothing yet
 */
export function watchHost(ticks: () => Ticks | undefined = ticksOfThisMachine): HostWatch {
  let [all, taken] = [0, 0]
  return {
    during: async (work) => {
      const before = ticks()
      const result = await work()
      const after = ticks()
      if (before && after) {
        all += after.all - before.all
        taken += after.taken - before.taken
      }
      return result
    },
    share: () => (all === 0 ? undefined : taken / all),
  }
}

function ticksOfThisMachine(): Ticks | undefined {
  return existsSync(counts) ? ticksOf(readFileSync(counts, "utf8")) : undefined
}

/**
 * @param stat the text of `/proc/stat`, whose first line is of all processors together
 * @throws an Error for a text without that line
 */
export function ticksOf(stat: string): Ticks {
  const [, line] = /^cpu +(.+)$/m.exec(stat) ?? []
  if (line === undefined)
    throw new Error(`${counts} has no line for all processors: it begins with ${stat.slice(0, 40)}`)
  // user nice system idle iowait irq softirq steal. What follows is the time of guests, which is in the first two already.
  const times = line.split(" ").slice(0, 8).map(Number)
  return { all: times.reduce((sum, time) => sum + time, 0), taken: times[7] ?? 0 }
}
