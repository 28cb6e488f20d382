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

/** The most attempts: what is linear passes at the first of them, but for the garbage collector. */
const attempts = 24

/**
 * Four times the length may take nine times the time: of what grows with the square, it would be sixteen times. Four tasks of one length run right before it, so
 * that whatever slows the machine down slows both.
 */
export function expectLinear(task: (length: number) => () => unknown, length: number): void {
  let [one, four] = [0, 0]
  for (let time = 0; time < attempts; time++) {
    const short = Array.from({ length: 4 }, () => task(length))
    const long = task(4 * length)
    one = cost(() => short.map((each) => each())) / 4
    four = cost(long)
    if (four < 9 * Math.max(floor, one)) return
  }
  throw new Error(`${length} letters take ${one} ms, four times as many ${four} ms.`)
}
