import { markdownStretches } from "./markdown-stretches"
import { markupStretches } from "./markup-stretches"
import { literal, type Stretch } from "./piece"

/** How a value is written: as it is shown, as simple HTML, as Markdown, or as an address. */
export type Notation = "plain" | "markup" | "markdown" | "address"

/** @returns the texts and addresses of a value, in its order */
export function stretchesOf(value: string, notation: Notation): readonly Stretch[] {
  switch (notation) {
    case "markdown":
      return markdownStretches(value)
    case "markup":
      return markupStretches(value)
    case "address":
      return [{ kind: "address", pieces: [literal(value)] }]
    case "plain":
      return [{ kind: "words", pieces: [literal(value)] }]
  }
}
