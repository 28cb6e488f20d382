import { setTimeout as pause } from "node:timers/promises"

/** How long a shared machine may take; nobody waits for so long unless something fails. */
const patience = 300_000

/**
 * Asks again and again until there is an answer.
 *
 * @param ask answers undefined while there is nothing to be had
 * @param goesOn whether there is hope still
 * @returns the answer; undefined if there is no hope, or after five minutes
 */
export async function until<Answer>(
  ask: () => Promise<Answer | undefined>,
  goesOn: () => boolean = () => true,
): Promise<Answer | undefined> {
  const deadline = Date.now() + patience
  while (goesOn() && Date.now() < deadline) {
    const answer = await ask()
    if (answer !== undefined) return answer
    await pause(50)
  }
  return undefined
}
