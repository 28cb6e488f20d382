import { readFileSync } from "node:fs"
import type { Reporter } from "gatsby"
import { colourIn, type Palette, paletteOf } from "./palette"

/** @returns the colours of src/styles/tokens.css, without the owner's */
export function defaultColours(): Palette {
  const tokens = readFileSync("src/styles/tokens.css", "utf8")
  return paletteOf((name) => colourIn(tokens, name))
}

/**
 * Ends the build with one line if a colour of src/styles/tokens.css is invalid; an uncaught error would print its stack.
 *
 * @param reporter Gatsby's, which ends the process on panic
 */
export function checkTokens(reporter: Pick<Reporter, "panic">): void {
  try {
    defaultColours()
  } catch (error) {
    reporter.panic(error instanceof Error ? error.message : String(error))
  }
}
