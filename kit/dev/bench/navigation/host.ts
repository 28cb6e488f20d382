import { existsSync, readFileSync } from "node:fs"

/** Linux's processor statistics since boot (proc_stat(5)); other systems do not report the time taken by a host. */
const counts = "/proc/stat"

/** Time of all processors together, in ticks. */
interface Ticks {
  readonly all: number
  /** Steal time: this virtual machine wanted to run while its host ran another. */
  readonly taken: number
}

/** Measures how much processor time the host of a shared machine takes. */
export interface HostWatch {
  /** Runs the work, and adds the time that the host takes meanwhile. */
  readonly during: <Result>(work: () => Promise<Result>) => Promise<Result>
  /** @returns the host's share of processor time during all of the work, 0 to 1; `undefined` if the system does not report it */
  readonly share: () => number | undefined
}

/**
 * @param ticks returns the counts so far; `undefined` if the system does not report them
 * @returns a watch with nothing counted yet
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
 * @param stat the content of `/proc/stat`, whose first line is for all processors together
 * @throws an Error if that line is missing
 */
function ticksOf(stat: string): Ticks {
  const [, line] = /^cpu +(.+)$/m.exec(stat) ?? []
  if (line === undefined)
    throw new Error(`${counts} has no line for all processors: it begins with ${stat.slice(0, 40)}`)
  // user nice system idle iowait irq softirq steal. The rest is guest time, which the first two include.
  const times = line.split(" ").slice(0, 8).map(Number)
  return { all: times.reduce((sum, time) => sum + time, 0), taken: times[7] ?? 0 }
}
