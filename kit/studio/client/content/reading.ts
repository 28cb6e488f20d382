import type { Json } from "../../../content/json/edit-json"
import type { Path } from "../../../content/location/json-path"
import { type EntryId, entryIdsOf, pathOf } from "../../model/entry-ids"
import { nearestPath, type StoredValue, storedValueIn } from "./doc"
import { type ContentLocation, locationKey } from "./location"
import type { ContentState } from "./state"

/** The state to read from; undefined until the content is read for the first time. */
type ReadableState = Pick<ContentState, "docs"> | undefined

/** @returns the file's value at a location, or that its entry is gone */
export function storedAt(state: ReadableState, { file, path }: ContentLocation): StoredValue {
  const doc = state?.docs.get(file)
  return doc ? storedValueIn(doc, path) : { isThere: false }
}

/** @returns the file's value at a location; for an empty path in a Markdown file, its text */
export function storedValue(state: ReadableState, location: ContentLocation): Json | undefined {
  const stored = storedAt(state, location)
  return stored.isThere ? stored.value : undefined
}

/** @returns the value to show at a location: what was typed, or else the file's value */
export function currentValue(
  state: Pick<ContentState, "docs" | "unsaved">,
  location: ContentLocation,
): Json | undefined {
  const edit = state.unsaved.get(locationKey(location))
  return edit ? edit.value : storedValue(state, location)
}

/** @returns the entry ids of a list, in order */
export function entriesAt(state: ReadableState, { file, path }: ContentLocation): readonly EntryId[] {
  const doc = state?.docs.get(file)
  return doc ? entryIdsOf(doc.known.entries, path) : []
}

/** @returns the location at a path with indexes; if an entry of it is absent, its nearest ancestor */
export function locationAt(state: ReadableState, file: string, path: Path): ContentLocation {
  const doc = state?.docs.get(file)
  return { file, path: doc ? nearestPath(doc, path) : [] }
}

/** @returns a location's current path with indexes; undefined if an entry of it is gone */
export function positionOf(state: ReadableState, { file, path }: ContentLocation): Path | undefined {
  const doc = state?.docs.get(file)
  return doc && pathOf(doc.known.entries, path)
}

/** @returns the last value of a removed entry; undefined if it is unknown */
export const removedValue = (state: ReadableState, file: string, id: EntryId): unknown =>
  state?.docs.get(file)?.known.removed.find((each) => each.id === id)?.value
