import { contentFile } from "../../../../content/contract/files"
import type { Edit, Json } from "../../../../content/json/edit-json"
import { words } from "../../../words/words"
import { type ContentChange, keyOf } from "./content-change"
import { type Difference, differences } from "./differences"

/** A change within a JSON file. */
interface ValueChange {
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
  [...sectionOrder(file, before, after), ...differences(before, after)].map((each) => ({
    change: changeOf(file, each, after),
    edit: each.back,
  }))

/** Some pages show their sections in the order of the file, which makes the order of a group's keys content. */
function* sectionOrder(file: string, before: Json, after: Json): Generator<Difference> {
  const { facts, keys } = contentFile(file)?.field ?? {}
  const all = Object.keys(Object(after))
  const [old, now] = [Object.keys(Object(before)), all].map((each) =>
    each.filter((key) => facts?.ordered?.includes(key)),
  )
  if (!old || !now) return
  const [asBefore, kept] = [old.filter((key) => now.includes(key)), now.filter((key) => old.includes(key))]
  if (asBefore.join() === kept.join()) return
  const left = [...asBefore]
  const order = all.map((key, index) => (kept.includes(key) ? all.indexOf(left.shift() ?? key) : index))
  const labelsOf = (of: readonly string[]) => of.map((key) => words.contract.name(keys?.get(key)?.label ?? key))
  const told = {
    before: labelsOf(asBefore),
    after: labelsOf(kept),
    order,
    indexes: kept.map((key) => old.indexOf(key)),
  }
  yield { kind: "order", path: [], was: [], isOneOfMany: false, ...told, back: { kind: "order", path: [], order } }
}

function changeOf(file: string, difference: Difference, present: Json): ContentChange {
  const { was: _was, back: _back, isOneOfMany, ...rest } = difference
  // Once one of several equal entries is taken back, another may be at its path, and must get a different key.
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
