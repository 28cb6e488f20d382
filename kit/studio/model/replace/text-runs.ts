import { markdownTextRuns } from "./markdown-text-runs"
import { markupTextRuns } from "./markup-text-runs"
import { literal, type TextRun } from "./text-run"

/** How a value is written: as it is shown, as simple HTML, as Markdown, or as an address. */
export type Notation = "plain" | "markup" | "markdown" | "address"

/** @returns the texts and addresses of a value, in its order */
export function textRunsOf(value: string, notation: Notation): readonly TextRun[] {
  switch (notation) {
    case "markdown":
      return markdownTextRuns(value)
    case "markup":
      return markupTextRuns(value)
    case "address":
      return [{ kind: "address", pieces: [literal(value)] }]
    case "plain":
      return [{ kind: "words", pieces: [literal(value)] }]
  }
}
