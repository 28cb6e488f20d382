import type { Path } from "../../../src/content/contract/field"
import type { Json } from "../../../src/content/edit/edit-json"
import { type EntryId, entriesOf, pathOf } from "../../model/entries"
import type { ContentState } from "./content-state"
import { nearestPath, type Stored, storedIn } from "./doc"
import type { Place } from "./location"

/** What is read of: there is no state until the content is read for the first time, and then nothing is there. */
type State = Pick<ContentState, "docs"> | undefined

/** @returns what stands in the file at a place, or that its entry is not there */
export function storedAt(state: State, { file, path }: Place): Stored {
  const doc = state?.docs.get(file)
  return doc ? storedIn(doc, path) : { isThere: false }
}

/** @returns what stands in the file at a place; of a Markdown file, with an empty path, its text */
export function storedValue(state: State, place: Place): Json | undefined {
  const stored = storedAt(state, place)
  return stored.isThere ? stored.value : undefined
}

/** @returns the entries of a list, in order */
export function entriesAt(state: State, { file, path }: Place): readonly EntryId[] {
  const doc = state?.docs.get(file)
  return doc ? entriesOf(doc.known.entries, path) : []
}

/** @returns a place by where it stands now; of an entry that is gone, what was around it */
export function placeAt(state: State, file: string, path: Path): Place {
  const doc = state?.docs.get(file)
  return { file, path: doc ? nearestPath(doc, path) : [] }
}

/** @returns where a place stands now; undefined if it is gone */
export function positionOf(state: State, { file, path }: Place): Path | undefined {
  const doc = state?.docs.get(file)
  return doc && pathOf(doc.known.entries, path)
}
