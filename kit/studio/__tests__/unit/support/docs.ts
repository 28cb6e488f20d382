import type { Edit } from "../../../../content/json/edit-json"
import { valueAt } from "../../../../content/location/json-path"
import type { ContentStore } from "../../../client/content/content-store"
import { type Doc, docOf } from "../../../client/content/doc"
import { type ContentLocation, factsAt } from "../../../client/content/location"
import { currentValue, locationAt, positionOf, storedValue } from "../../../client/content/reading"
import { type ContentState, initialState } from "../../../client/content/state"
import { createIdGenerator, entryPathOf, pathOf } from "../../../model/entry-ids"
import { contractOf } from "../../../server/content/contract"

/**
 * @param texts the texts of files, by their paths within data/; an empty one is of a file that is not there
 * @returns the files as the studio's page has them, each entry with an identity of its own
 */
export function docsOf(texts: Readonly<Record<string, string>>): ReadonlyMap<string, Doc> {
  const newId = createIdGenerator(1)
  return new Map(
    Object.entries(texts).map(([file, text], seq) => [
      file,
      docOf(undefined, { file, text, revision: text === "" ? "" : "1", seq }, newId),
    ]),
  )
}

/** @returns the content as the studio's page has it when it has just been read */
export const freshState = (docs: ReadonlyMap<string, Doc>): ContentState => ({
  ...initialState,
  epoch: "1",
  docs,
  contract: contractOf([...docs.keys()]),
  connection: "open",
  project: "project",
})

/** @returns the part of the store that a page asks */
export const storeOf = (state: () => ContentState): ContentStore =>
  ({
    snapshot: state,
    factsOf: ({ file, path }) => factsAt(state().contract[file], path),
    value: (location) => currentValue(state(), location),
    stored: (location) => storedValue(state(), location),
    valueAt: (file, path) => valueAt(state().docs.get(file)?.content, path),
    locationAt: (file, path) => locationAt(state(), file, path),
    positionOf: (location) => positionOf(state(), location),
  }) satisfies Partial<ContentStore> as unknown as ContentStore

/** @returns the place of a path by positions, all of which have to be there */
export function locationIn(docs: ReadonlyMap<string, Doc>, file: string, path: Edit["path"]): ContentLocation {
  const doc = docs.get(file)
  const found = doc && entryPathOf(doc.known.entries, path)
  if (!found) throw new Error(`${file} has nothing at ${path.join(".")}`)
  return { file, path: found }
}

/** @returns where a place stands, by positions */
export function positionIn(docs: ReadonlyMap<string, Doc>, { file, path }: ContentLocation): Edit["path"] {
  const doc = docs.get(file)
  const found = doc && pathOf(doc.known.entries, path)
  if (!found) throw new Error(`${file} has not all entries of ${path.join(".")}`)
  return found
}
