import type { Path } from "../../../src/content/contract/field"
import type { Json } from "../../../src/content/edit/edit-json"
import { type EntryId, entriesOf, pathOf } from "../../model/entries"
import type { ContentState } from "./content-state"
import { nearestPath, type Stored, storedIn } from "./doc"
import type { ContentLocation } from "./location"

/** What is read of: there is no state until the content is read for the first time, and then nothing is there. */
type ReadableState = Pick<ContentState, "docs"> | undefined

/** @returns what stands in the file at a location, or that its entry is not there */
export function storedAt(state: ReadableState, { file, path }: ContentLocation): Stored {
  const doc = state?.docs.get(file)
  return doc ? storedIn(doc, path) : { isThere: false }
}

/** @returns what stands in the file at a location; of a Markdown file, with an empty path, its text */
export function storedValue(state: ReadableState, location: ContentLocation): Json | undefined {
  const stored = storedAt(state, location)
  return stored.isThere ? stored.value : undefined
}

/** @returns the entries of a list, in order */
export function entriesAt(state: ReadableState, { file, path }: ContentLocation): readonly EntryId[] {
  const doc = state?.docs.get(file)
  return doc ? entriesOf(doc.known.entries, path) : []
}

/** @returns a location by where it stands now; of an entry that is gone, what was around it */
export function locationAt(state: ReadableState, file: string, path: Path): ContentLocation {
  const doc = state?.docs.get(file)
  return { file, path: doc ? nearestPath(doc, path) : [] }
}

/** @returns where a location stands now; undefined if it is gone */
export function positionOf(state: ReadableState, { file, path }: ContentLocation): Path | undefined {
  const doc = state?.docs.get(file)
  return doc && pathOf(doc.known.entries, path)
}

/** @returns what an entry held that is gone from its list; undefined if that is not known */
export const removedValue = (state: ReadableState, file: string, id: EntryId): unknown =>
  state?.docs.get(file)?.known.removed.find((each) => each.id === id)?.value
