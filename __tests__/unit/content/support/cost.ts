/** @returns a text of about this length, which repeats a part */
export const ofLength = (motif: string, length: number) => motif.repeat(Math.ceil(length / motif.length))

/** In processor time, which does not depend on what else the machine does. */
function cost(task: () => unknown): number {
  const start = process.cpuUsage()
  task()
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1000
}

/** Below this many milliseconds, it is noise that is measured. */
const floor = 2

/** Four times the length may take four times the time and some more; of what grows with the square, it would be sixteen times. */
export function expectLinear(task: (length: number) => () => unknown, length: number): void {
  const ratios: number[] = []
  for (let time = 0; time < 4; time++) {
    const [one, four] = [task(length), task(4 * length)]
    const ratio = cost(four) / Math.max(floor, cost(one))
    if (ratio < 9) return
    ratios.push(Math.round(ratio))
  }
  throw new Error(`Four times the length takes ${ratios.join(", ")} times the time.`)
}
