import {
  createIdGenerator,
  deserialize,
  type EntryId,
  type EntryPath,
  type NewId,
  pathKey,
  pathOf,
  reassignIds,
  type SerializedEntries,
  serialize,
  type ValueWithIds,
} from "../../model/entry-ids"
import { contentIn } from "../../model/file-content"
import { isSame, type UnsavedEdit } from "../../model/unsaved-edit"
import { type Doc, isReadable, nearestPath } from "./doc"
import { type ContentLocation, locationKey } from "./location"

/** What a tab keeps over a reload: its unsaved edits, and their files, by which the entries are found again. */
export interface KeptTab {
  readonly unsaved: readonly UnsavedEdit[]
  readonly files: Readonly<Record<string, KeptFile>>
}

interface KeptFile {
  readonly text: string
  readonly entries: SerializedEntries
  readonly removed: ReadonlyArray<{
    readonly list: string
    readonly id: number
    readonly value: unknown
    readonly entries: SerializedEntries
  }>
}

/** A tab's storage of unsaved edits. */
export interface TabStorage {
  /** @returns what this tab and closed tabs have kept for a project */
  load(project: string): Promise<readonly KeptTab[]>
  save(project: string, kept: readonly KeptTab[]): void
  /** Lets another tab take over what this one has kept. */
  release(): void
}

/** @returns what to keep over a reload; empty if all is saved */
export function tabsToKeep(unsaved: readonly UnsavedEdit[], docs: ReadonlyMap<string, Doc>): readonly KeptTab[] {
  if (unsaved.length === 0) return []
  const files = [...new Set(unsaved.map(({ file }) => file))].flatMap((file) => {
    const doc = docs.get(file)
    if (!doc) return []
    const { entries, removed } = doc.known
    const ids = new Set(unsaved.flatMap((each) => (each.file === file ? each.path : [])))
    const gone = removed.filter(({ id }) => ids.has(id)).map((each) => ({ ...each, entries: serialize(each.entries) }))
    return [[file, { text: doc.text, entries: serialize(entries), removed: gone }] as const]
  })
  return [{ unsaved, files: Object.fromEntries(files) }]
}

interface Restored {
  readonly unsaved: ReadonlyMap<string, UnsavedEdit>
  readonly docs: ReadonlyMap<string, Doc>
  /** Edits in files that cannot be parsed at the moment, to be restored when they can. */
  readonly later: readonly KeptTab[]
}

/**
 * Restores unsaved edits after a reload, at the current locations of their values.
 *
 * @param kept by this tab and by closed tabs
 * @param docs the current files
 * @param newId for entries that are gone
 * @returns the edits, and the files, in which removed entries with edits are remembered
 */
export function restoreUnsaved(kept: readonly KeptTab[], docs: ReadonlyMap<string, Doc>, newId: NewId): Restored {
  const unsaved = new Map<string, UnsavedEdit>()
  const files = new Map(docs)
  const isReady = ({ file }: ContentLocation) => {
    const doc = docs.get(file)
    return doc !== undefined && isReadable(doc)
  }
  for (const tab of kept) {
    const found = new Map(
      Object.entries(tab.files).map(([file, each]) => [file, rematched(file, each, docs.get(file))]),
    )
    for (const each of tab.unsaved.filter(isReady)) {
      const doc = files.get(each.file)
      const former = found.get(each.file)
      if (!doc || !former) continue
      const meant = each.meant ?? each.path
      const path = pathOf(former.entries, meant)
      const location = { file: each.file, path: path ? nearestPath(doc, path) : absent(meant, doc, former) }
      // If two tabs have another edit at the same location, neither is lost.
      const other = unsaved.get(locationKey(location))
      if (other && isSame(other.value, each.value)) continue
      const own = other
        ? { ...location, path: [newId(), ...location.path], meant: location.path }
        : { ...location, meant: undefined }
      unsaved.set(locationKey(own), { ...each, ...own })
    }
  }
  const later = kept.flatMap((tab): KeptTab[] => {
    const left = tab.unsaved.filter((each) => !isReady(each))
    return left.length > 0 ? [{ ...tab, unsaved: left }] : []
  })
  return { unsaved, docs: files, later }

  /** A path to an entry that is gone: it gets a new id, by which it is recognized if it comes back. */
  function absent(path: EntryPath, doc: Doc, former: ValueWithIds): EntryPath {
    const index = path.findIndex(
      (step, at) => typeof step === "number" && !pathOf(former.entries, path.slice(0, at + 1)),
    )
    const around = nearestPath(doc, pathOf(former.entries, path.slice(0, index)) ?? [])
    const gone = former.removed.find(({ id }) => id === path[index])
    const id = newId()
    const after = path.slice(index + 1)
    if (gone) {
      const known = doc.known
      const removed = [{ list: pathKey(around), id, value: gone.value, entries: gone.entries }, ...known.removed]
      files.set(doc.file, { ...doc, known: { ...known, removed } })
    }
    return [...around, id, ...after]
  }
}

/** The current content of the file, its entries with the ids that were kept. */
function rematched(file: string, kept: KeptFile, doc: Doc | undefined): ValueWithIds {
  const before: ValueWithIds = {
    value: contentIn(file, kept.text),
    entries: deserialize(kept.entries),
    removed: kept.removed.map((each) => ({ ...each, id: each.id as EntryId, entries: deserialize(each.entries) })),
  }
  // New ids start so high that they cannot collide with kept ones.
  return doc ? reassignIds(before, doc.content, createIdGenerator(Number.MAX_SAFE_INTEGER / 2)) : before
}
