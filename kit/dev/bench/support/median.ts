/**
 * @param values at least one
 * @returns the middle value; for an even number, the mean of the two middle ones
 * @throws an Error if there is none
 */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const high = sorted[Math.floor(sorted.length / 2)]
  const low = sorted[Math.ceil(sorted.length / 2) - 1]
  if (high === undefined || low === undefined) throw new Error("There is no median of nothing.")
  return (low + high) / 2
}
