import type { Json } from "../../../../src/content/edit/edit-json"
import type { EntryId } from "../../../model/entries"
import type { FileEdit } from "../../../server/content/edits/edited"
import type { ContentState } from "../content-state"
import type { ContentLocation } from "../location"
import { entriesAt, positionOf, storedValue } from "../reading"

/** Something that is done at once, in the entries' terms. */
export type Act =
  | { readonly kind: "set"; readonly location: ContentLocation; readonly to: Json }
  | { readonly kind: "remove"; readonly location: ContentLocation }
  /** Adds an entry to a list behind another; to its beginning behind none. A list that is not there is begun. */
  | {
      readonly kind: "insert"
      readonly location: ContentLocation
      readonly behind: EntryId | undefined
      readonly to: Json
    }
  /** Puts an entry behind another of its list; to its beginning behind none. */
  | { readonly kind: "move"; readonly location: ContentLocation; readonly behind: EntryId | undefined }

/** @returns what the server is to do, by where the entries stand now; undefined if one of them is gone */
export function editOf(state: ContentState | undefined, act: Act): FileEdit | undefined {
  const { location } = act
  const path = positionOf(state, location)
  if (!path) return undefined
  if (act.kind === "remove") return { kind: "remove", path }
  if (act.kind === "set") return { kind: "set", path, to: act.to }
  const isInsert = act.kind === "insert"
  if (isInsert && !Array.isArray(storedValue(state, location))) return { kind: "set", path, to: [act.to] }
  const list = isInsert ? location : { file: location.file, path: location.path.slice(0, -1) }
  const others = entriesAt(state, list).filter((id) => isInsert || id !== location.path.at(-1))
  // What stood before an entry that is gone is not known: the end is the safest guess.
  const found = act.behind === undefined ? 0 : others.indexOf(act.behind) + 1
  const index = act.behind !== undefined && found === 0 ? others.length : found
  return isInsert ? { kind: "insert", path: [...path, index], to: act.to } : { kind: "move", path, index }
}

/** @returns what writes a value that was typed; undefined if the entry that it was typed into is gone */
export function editFor(
  state: ContentState | undefined,
  { file, path }: ContentLocation,
  value: Json | undefined,
): FileEdit | undefined {
  if (path.length === 0 && file.endsWith(".md")) return { kind: "text", to: String(value ?? "") }
  const found = positionOf(state, { file, path })
  if (!found) return undefined
  return value === undefined ? { kind: "remove", path: found } : { kind: "set", path: found, to: value }
}
