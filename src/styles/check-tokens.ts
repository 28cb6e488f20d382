import type { Reporter } from "gatsby"
import { statedColours } from "./tokens"

/**
 * Ends the build with one line if a colour of src/styles/tokens.css cannot be read; an error that nobody catches would bring its stack.
 *
 * @param reporter Gatsby's, which ends the process on panic
 */
export function checkTokens(reporter: Pick<Reporter, "panic">): void {
  try {
    statedColours()
  } catch (error) {
    reporter.panic(error instanceof Error ? error.message : String(error))
  }
}
