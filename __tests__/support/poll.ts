// biome-ignore lint/style/noRestrictedImports: this is how tests wait for what somebody would see.
import { setTimeout as pause } from "node:timers/promises"

/** Timeout in milliseconds. Long enough for a slow shared machine; reached only on failure. */
const timeoutMs = 300_000

/**
 * Polls until there is an answer.
 *
 * @param ask returns undefined as long as there is no answer
 * @param goesOn whether to keep trying
 * @returns the answer; undefined if `goesOn` returns false, or after five minutes
 */
export async function poll<Answer>(
  ask: () => Promise<Answer | undefined>,
  goesOn: () => boolean = () => true,
): Promise<Answer | undefined> {
  const deadline = Date.now() + timeoutMs
  while (goesOn() && Date.now() < deadline) {
    const answer = await ask()
    if (answer !== undefined) return answer
    await pause(50)
  }
  return undefined
}
