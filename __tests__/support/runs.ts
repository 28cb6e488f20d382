import fc from "fast-check"

// The same random values in each run, so that what a change is refused for is its own; each night has others.
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(process.env.RANDOM_SEED ?? 44) })

/** Whether everything is tried, and not a sample of it: `FULL_RUNS=1`, as `npm run test:all` sets it. */
export const runsInFull = process.env.FULL_RUNS === "1"

/**
 * How often a property is tried: a tenth of what it is worth, at least five times, and in full with `FULL_RUNS=1`.
 *
 * @param n how many runs it is worth
 */
export const runs = (n: number): number => (runsInFull ? n : Math.min(n, Math.max(5, Math.ceil(n / 10))))

/** @returns the first ones of several cases of a rule, or in full all of them */
export const someOf = <Case>(cases: readonly Case[], count: number): readonly Case[] =>
  runsInFull ? cases : cases.slice(0, count)
