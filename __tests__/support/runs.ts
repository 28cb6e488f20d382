import fc from "fast-check"

// The same random values in each run, so that a change fails only for its own faults; each night uses others.
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(process.env.RANDOM_SEED ?? 44) })

/** How often everything is tried, rather than a part of it: `FULL_RUNS=1`, as `npm run test:all` sets it, or more, as each night does; 0 without it. */
const fullRuns = Number(process.env.FULL_RUNS ?? 0)

/** Whether everything is tried. */
export const runsInFull = fullRuns > 0

/**
 * How often a property is tried: a tenth of what it is worth, at least five times; in full with `FULL_RUNS=1`, and five times as often with `FULL_RUNS=5`.
 *
 * @param n how many runs it is worth
 */
export const runs = (n: number): number => (runsInFull ? n * fullRuns : Math.min(n, Math.max(5, Math.ceil(n / 10))))

/** @returns the first ones of several cases of a rule, or in full all of them */
export const someOf = <Case>(cases: readonly Case[], count: number): readonly Case[] =>
  runsInFull ? cases : cases.slice(0, count)

/**
 * @param n one in this many cases is tried
 * @param first the rule's number: consecutive rules begin with different cases, so that together they try all
 * @returns every n-th of several cases that many rules are tried on, or in full all of them
 */
export const everyNth = <Case>(n: number, cases: readonly Case[], first: number): readonly Case[] =>
  runsInFull ? cases : cases.filter((_case, index) => index % n === first % n)
