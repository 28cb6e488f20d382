import { bodyOf } from "../../model/file-content"
import type { Notation } from "../../model/written-words"
import type { FieldFacts } from "../../server/content/contract"
import { type Doc, textsIn } from "../content/doc"
import { type ContentLocation, factsAt } from "../content/location"
import type { ContentState } from "../content/state"
import { notationOf } from "../content/text-forms"

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
