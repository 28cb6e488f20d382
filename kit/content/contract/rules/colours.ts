import { parseColour } from "../../colours/palette"
import { replacement } from "../../diagnostic/fix"
import { say } from "../../sentences/sentences"
import type { Rule } from "../facts"

/** Rules for a single colour. The check judges its contrast with others. */
export const colourRules: readonly Rule[] = [
  {
    pattern: "\\s*(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6})\\s*$",
    say: (value) => say("colour-unknown.sign", {}, replacement(`#${value.trim()}`)),
  },
  { test: (value) => !parseColour(value), say: () => say("colour-unknown") },
  {
    test: (value) => parseColour(value)?.alpha !== 1,
    say: (value) => say("colour-see-through", {}, replacement(parseColour(value)?.hex)),
  },
]
