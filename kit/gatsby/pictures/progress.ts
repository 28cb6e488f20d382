/** How often progress is written to a log that is not a terminal, in milliseconds. */
const pauseMs = 10_000

/**
 * Gatsby's progress bar shows nothing in a log, where somebody may wait for minutes.
 *
 * @param all the number of steps
 * @param say writes a line
 * @param isTerminal whether the bar is visible
 * @returns a function to call after each step, which writes a line now and then: "Pictures: 120 of 600"
 */
export function logProgress(
  name: string,
  all: number,
  say: (line: string) => void,
  isTerminal = process.stdout.isTTY,
): () => void {
  let [done, told] = [0, Date.now()]
  return () => {
    done += 1
    if (isTerminal || Date.now() - told < pauseMs) return
    told = Date.now()
    say(`${name}: ${done} of ${all}`)
  }
}
