import { parseColour } from "../../colours/palette"
import type { Rule } from "../facts"

/** Rules for a single colour. The check judges its contrast with others. */
export const colourRules: readonly Rule[] = [
  {
    code: "colour-number-sign",
    pattern: "\\s*(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6})\\s*$",
    message: "There is no # before this colour.",
    advice: (value) => `Write #${value.trim()}.`,
    isCertain: true,
    fix: (value) => [`#${value.trim()}`],
  },
  {
    code: "colour-unknown",
    test: (value) => !parseColour(value),
    message: "The site cannot read this colour.",
    advice: "Write it as #0b5fff, rgb(11 95 255), hsl(219 100% 52%), oklch(0.55 0.25 262) or a name such as navy.",
  },
  {
    code: "colour-see-through",
    test: (value) => parseColour(value)?.alpha !== 1,
    message: "This colour is transparent.",
    advice: (value) => `Write ${parseColour(value)?.hex}, or the colour it has on the page.`,
    fix: (value) => {
      const hex = parseColour(value)?.hex
      return hex === undefined ? undefined : [hex]
    },
  },
]
