import type { Entries, EntryPath } from "../../model/entry-ids"
import { bodyOf } from "../../model/file-content"
import type { Notation } from "../../model/replace/text-runs"
import type { FieldFacts } from "../../server/content/contract"
import type { Doc } from "../content/doc"
import type { ContentLocation } from "../content/location"
import type { ContentState } from "../content/state"

/** A text of the content, with its field's kind; "body" for the text of a Markdown file. */
export interface ContentText extends ContentLocation {
  readonly value: string
  readonly kind: FieldFacts["kind"] | "body"
  /** How it is written; undefined for what is no text for visitors, such as the path of a picture. */
  readonly notation: Notation | undefined
}

interface Known {
  readonly facts: FieldFacts | undefined
  readonly texts: readonly ContentText[]
}

/** The texts of each state of a file: most files stay the same from one search to the next. */
const known = new WeakMap<Doc, Known>()

/** @returns all texts of the content that are in fields, and those of Markdown files */
export const textsOf = ({ docs, contract }: Pick<ContentState, "docs" | "contract">): readonly ContentText[] =>
  [...docs.values()].flatMap((doc) => textsIn(doc, contract[doc.file]))

function textsIn(doc: Doc, facts: FieldFacts | undefined): readonly ContentText[] {
  const before = known.get(doc)
  if (before && before.facts === facts) return before.texts
  const { file, content, known: identified, text } = doc
  const body: ContentText[] =
    file.endsWith(".md") && text !== ""
      ? [{ file, path: [], value: bodyOf(file, text), kind: "body", notation: "markdown" }]
      : []
  const fields = facts ? [...leaves(facts, content, identified.entries, [])] : []
  const texts = [...fields.map((each) => ({ file, ...each })), ...body]
  known.set(doc, { facts, texts })
  return texts
}

function* leaves(
  facts: FieldFacts,
  value: unknown,
  entries: Entries | undefined,
  path: EntryPath,
): Generator<Omit<ContentText, "file">> {
  if (typeof value === "string") {
    // A group may have a short form: the text of one of its keys alone.
    const field = facts.short === undefined ? facts : facts.keys?.find(([key]) => key === facts.short)?.[1]
    if (field) yield { path, value, kind: field.kind, notation: notationOf(field, value) }
  } else if (facts.items && Array.isArray(value)) {
    for (const [index, id] of (entries?.order ?? []).entries())
      yield* leaves(facts.items, value[index], entries?.inside.get(id), [...path, id])
  } else if (facts.keys && typeof value === "object" && value !== null)
    for (const [key, child] of facts.keys)
      if (Object.hasOwn(value, key))
        yield* leaves(child, Reflect.get(value, key), entries?.inside.get(key), [...path, key])
}

/** A day or a month, which the site writes in its own words. */
const inIsoForm = /^\d{4}-\d\d(?:-\d\d)?$/

function notationOf({ kind, budget }: FieldFacts, value: string): Notation | undefined {
  // A text without a budget is meant for programs, such as an id.
  if (kind === "text") return budget === undefined ? undefined : "plain"
  if (kind === "markup") return "markup"
  if (kind === "link" || kind === "path") return "address"
  return kind === "when" && !inIsoForm.test(value) ? "plain" : undefined
}
