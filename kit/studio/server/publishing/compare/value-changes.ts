import type { Edit, Json } from "../../../../content/json/edit-json"
import { type ContentChange, keyOf } from "./content-change"
import { type Difference, differences } from "./differences"

/** A change within a JSON file. */
export interface ValueChange {
  readonly change: ContentChange
  /** Takes back exactly this change. */
  readonly edit: Edit
}

/**
 * @param file within data/
 * @param before its former content
 * @param after its current content
 * @returns the differences; interchangeable ones have the same key (see `withKeys`)
 */
export const valueChanges = (file: string, before: Json, after: Json): readonly ValueChange[] =>
  [...differences(before, after)].map((each) => ({ change: changeOf(file, each, after), edit: each.back }))

function changeOf(file: string, difference: Difference, present: Json): ContentChange {
  const { was: _was, back: _back, isOneOfMany, ...rest } = difference
  // After one of several equal entries is taken back, another may be at its path: it must get another key.
  const state = isOneOfMany ? [present] : []
  const common = { file, isFile: false, key: keyOf(file, ...keyParts(difference), ...state) }
  if (rest.kind !== "order") return { ...common, ...rest }
  const { indexes: _indexes, ...order } = rest
  return { ...common, ...order }
}

/** The values that identify a difference: kind, former path, values. `was` of a new list entry is the list's path. */
function keyParts(difference: Difference): readonly unknown[] {
  const { kind, was } = difference
  if (kind === "order") return [kind, was, difference.indexes]
  return [kind, was, kind === "added" ? null : difference.before, kind === "removed" ? null : difference.after]
}
