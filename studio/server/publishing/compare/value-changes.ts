import type { Edit, Json } from "../../../../src/content/edit/edit-json"
import { type ContentChange, keyOf } from "./content-change"
import { type Difference, differences } from "./differences"

/** A change within a JSON file. */
export interface ValueChange {
  readonly change: ContentChange
  /** Takes exactly this change back. */
  readonly edit: Edit
}

/**
 * @param file within data/
 * @param before what it held
 * @param after what it holds
 * @returns what differs; the keys of differences that are one as good as the other are the same
 */
export const valueChanges = (file: string, before: Json, after: Json): readonly ValueChange[] =>
  [...differences(before, after)].map((each) => ({ change: changeOf(file, each, after), edit: each.back }))

function changeOf(file: string, difference: Difference, present: Json): ContentChange {
  const { was: _was, back: _back, isOneOfMany, ...told } = difference
  // When one of several that are the same is taken back, another may take its place: it is to have another key.
  const state = isOneOfMany ? [present] : []
  const common = { file, isFile: false, key: keyOf(file, ...keyParts(difference), ...state) }
  if (told.kind !== "order") return { ...common, ...told }
  const { indexes: _indexes, ...order } = told
  return { ...common, ...order }
}

/** An entry is added to a list; what else is new has a place of its own. */
function keyParts(difference: Difference): readonly unknown[] {
  const { kind, was } = difference
  if (kind === "order") return [kind, was, difference.indexes]
  return [kind, was, kind === "added" ? null : difference.before, kind === "removed" ? null : difference.after]
}
