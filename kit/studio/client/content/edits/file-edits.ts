import { customPageNameKey, customPageSlug } from "../../../../content/contract/site-map"
import type { Json } from "../../../../content/json/edit-json"
import type { EntryId } from "../../../model/entry-ids"
import type { FileEdit } from "../../../server/content/edits/apply-edit"
import type { ContentState } from "../content-state"
import type { ContentLocation } from "../location"
import { entriesAt, positionOf, storedValue } from "../reading"

/** An edit performed at once, in terms of entry ids. */
export type InstantEdit =
  | { readonly kind: "set"; readonly location: ContentLocation; readonly to: Json }
  | { readonly kind: "remove"; readonly location: ContentLocation }
  /** Adds an entry to a list after another, or at its start if `behind` is undefined. A missing list is created. */
  | {
      readonly kind: "insert"
      readonly location: ContentLocation
      readonly behind: EntryId | undefined
      readonly to: Json
    }
  /** Moves an entry after another of its list, or a key after another of its group; to the start if `behind` is undefined. */
  | { readonly kind: "move"; readonly location: ContentLocation; readonly behind: EntryId | string | undefined }

/** @returns whether a location is the slug of a custom page, which is the name of its file */
export const isCustomPageName = ({ file, path }: ContentLocation): boolean =>
  customPageSlug(file) !== undefined && path.length === 1 && path[0] === customPageNameKey

/** @returns an act as an edit with current indexes; undefined if its entry is gone */
export function resolveEdit(state: ContentState | undefined, act: InstantEdit): FileEdit | undefined {
  const { location } = act
  const path = positionOf(state, location)
  if (!path) return undefined
  if (act.kind === "remove") return { kind: "remove", path }
  if (act.kind === "set") return { kind: "set", path, to: act.to }
  const isInsert = act.kind === "insert"
  if (isInsert && !Array.isArray(storedValue(state, location))) return { kind: "set", path, to: [act.to] }
  const list = isInsert ? location : { file: location.file, path: location.path.slice(0, -1) }
  const all: ReadonlyArray<EntryId | string> =
    isInsert || typeof location.path.at(-1) === "number" ? entriesAt(state, list) : keysAt(state, list)
  const others = all.filter((id) => isInsert || id !== location.path.at(-1))
  // If the entry to go after is gone, its former index is unknown: the end of the list is the safest choice.
  const found = act.behind === undefined ? 0 : others.indexOf(act.behind) + 1
  const index = act.behind !== undefined && found === 0 ? others.length : found
  return isInsert ? { kind: "insert", path: [...path, index], to: act.to } : { kind: "move", path, index }
}

const keysAt = (state: ContentState | undefined, location: ContentLocation): readonly string[] =>
  Object.keys(Object(storedValue(state, location)))

/** @returns the edit that writes a typed value; undefined if its entry is gone */
export function editOfTyped(
  state: ContentState | undefined,
  { file, path }: ContentLocation,
  value: Json | undefined,
): FileEdit | undefined {
  if (path.length === 0 && file.endsWith(".md")) return { kind: "text", to: String(value ?? "") }
  if (isCustomPageName({ file, path })) return { kind: "name", to: String(value ?? "") }
  const found = positionOf(state, { file, path })
  if (!found) return undefined
  return value === undefined ? { kind: "remove", path: found } : { kind: "set", path: found, to: value }
}
