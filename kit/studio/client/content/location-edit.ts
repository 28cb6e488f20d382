import { customPageSlug } from "../../../content/contract/data-paths"
import type { Json } from "../../../content/json/edit-json"
import { asText } from "../../../content/location/json-path"
import type { EntryId } from "../../model/entry-ids"
import type { UnsavedEdit } from "../../model/unsaved-edit"
import { customPageNameKey } from "../../references/named-values"
import type { FileEdit } from "../../server/content/edits/apply-edit"
import { type ContentLocation, parentOf } from "./location"
import { entriesAt, positionOf, storedValue } from "./reading"
import type { ContentState } from "./state"

/** An edit in terms of entry ids. It is about the same entries whatever their indexes are by the time it is made. */
export type LocationEdit =
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

/** @returns the edit with current indexes; undefined if its entry is gone */
export function resolveEdit(state: ContentState, edit: LocationEdit): FileEdit | undefined {
  const { location } = edit
  const path = positionOf(state, location)
  if (!path) return undefined
  if (edit.kind === "remove") return { kind: "remove", path }
  if (edit.kind === "set") return { kind: "set", path, to: edit.to }
  const isInsert = edit.kind === "insert"
  if (isInsert && !Array.isArray(storedValue(state, location))) return { kind: "set", path, to: [edit.to] }
  const list = isInsert ? location : parentOf(location)
  const all: ReadonlyArray<EntryId | string> =
    isInsert || typeof location.path.at(-1) === "number"
      ? entriesAt(state, list)
      : Object.keys(Object(storedValue(state, list)))
  const others = all.filter((id) => isInsert || id !== location.path.at(-1))
  // If the entry to go after is gone, its former index is unknown: the end of the list is the safest choice.
  const found = edit.behind === undefined ? 0 : others.indexOf(edit.behind) + 1
  const index = edit.behind !== undefined && found === 0 ? others.length : found
  return isInsert ? { kind: "insert", path: [...path, index], to: edit.to } : { kind: "move", path, index }
}

/** @returns the edit that writes a typed value to its file; undefined if its entry is gone */
export function editOfValue(
  state: ContentState,
  { file, path, value }: Pick<UnsavedEdit, "file" | "path" | "value">,
): FileEdit | undefined {
  if (path.length === 0 && file.endsWith(".md")) return { kind: "text", to: asText(value ?? "") }
  const location = { file, path }
  if (isCustomPageName(location)) return { kind: "name", to: asText(value ?? "") }
  return resolveEdit(state, value === undefined ? { kind: "remove", location } : { kind: "set", location, to: value })
}
