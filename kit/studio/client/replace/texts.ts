import { bodyOf } from "../../model/file-content"
import type { Notation } from "../../model/written-words"
import type { FieldFacts } from "../../server/content/contract"
import { type Doc, textsIn } from "../content/doc"
import { type ContentLocation, factsAt } from "../content/location"
import type { ContentState } from "../content/state"

/** A text for visitors, in a field or of a Markdown file. */
export interface ContentText extends ContentLocation {
  readonly value: string
  readonly notation: Notation
}

/** @returns all texts of the content for visitors: no ids, addresses and paths of pictures, nor days and months, which the site writes in its own words */
export const textsOf = ({ docs, contract }: Pick<ContentState, "docs" | "contract">): readonly ContentText[] =>
  [...docs.values()].flatMap((doc) => [...textsOfFile(doc, contract[doc.file])])

function* textsOfFile({ file, text, content, known }: Doc, facts: FieldFacts | undefined): Generator<ContentText> {
  for (const [path, value] of textsIn(facts && content, known.entries)) {
    const notation = notationOf(factsAt(facts, path), value)
    if (notation) yield { file, path, value, notation }
  }
  if (file.endsWith(".md") && text !== "") yield { file, path: [], value: bodyOf(file, text), notation: "markdown" }
}

const inIsoForm = /^\d{4}-\d\d(?:-\d\d)?$/

function notationOf(facts: FieldFacts | undefined, value: string): Notation | undefined {
  // A group may have a short form: the text of one of its keys alone.
  const field = facts?.short === undefined ? facts : facts.keys?.find(([key]) => key === facts.short)?.[1]
  if (field?.kind === "markup") return "markup"
  if (field?.isMarked) return "marked"
  // A text without a budget is meant for programs, such as an id.
  const isText = field?.kind === "text" && field.budget !== undefined
  return isText || (field?.kind === "when" && !inIsoForm.test(value)) ? "plain" : undefined
}
