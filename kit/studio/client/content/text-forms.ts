import type { Notation } from "../../model/written-words"
import type { FieldFacts } from "../../server/content/contract"
import type { ContentLocation } from "./location"

/** A value of the content that a page shows. */
export interface TextMatch extends ContentLocation {
  /** The line in a Markdown file, from 1. */
  readonly line?: number | undefined
  readonly value: string
}

/**
 * @param text in a file or on a page
 * @returns the same in NFC, without soft hyphens, directional marks and isolates, and the preview's tags, white space collapsed to single spaces
 */
export const normalizeText = (text: string): string =>
  text
    .normalize("NFC")
    .replace(/\uf8f0[\ue000-\ue0ff]*\uf8f1|\uf8f2|[\u00ad\u200e\u200f\u2066-\u2069]/g, "")
    .replace(/[\s\u00a0]+/g, " ")
    .trim()

const inIsoForm = /^\d{4}-\d\d(?:-\d\d)?$/

/** @returns how a text for visitors is written; undefined for one that they do not read as it is, such as an id or a day */
export function notationOf(facts: FieldFacts | undefined, value: string): Notation | undefined {
  // A group may have a short form: the text of one of its keys alone.
  const field = facts?.short === undefined ? facts : facts.keys?.find(([key]) => key === facts.short)?.[1]
  if (field?.kind === "markup") return "markup"
  if (field?.isMarked) return "marked"
  // A text without a budget is meant for programs, such as an id.
  const isText = field?.kind === "text" && field.budget !== undefined
  return isText || (field?.kind === "when" && !inIsoForm.test(value)) ? "plain" : undefined
}
