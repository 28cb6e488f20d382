/** @returns the middle value */
export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/** @returns milliseconds, formatted */
export const ms = (value: number): string => `${Math.round(value)} ms`

/** @returns how long a task takes, in milliseconds */
export async function timeOf(task: () => unknown): Promise<number> {
  const start = performance.now()
  await task()
  return performance.now() - start
}
