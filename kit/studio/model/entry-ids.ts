import { type Edit, isGroup } from "../../content/json/edit-json"
import { type Path, valueAt } from "../../content/location/json-path"
import { matchEntries } from "./match-entries"

declare const entry: unique symbol

/** Identifies a list entry while the studio's page is open. Never written to a file. */
export type EntryId = number & { readonly [entry]: true }

/** A path to a value that consists of group keys and entry ids, and so does not depend on indexes. */
export type EntryPath = ReadonlyArray<string | EntryId>

/** The location of a value: its file within data/, and its path with entry ids, which stays valid when other entries are added, removed or moved. */
export interface ContentLocation {
  readonly file: string
  readonly path: EntryPath
}

/** The ids of all entries in a value. */
export interface Entries {
  /** The ids of a list's entries, in order. */
  readonly order?: readonly EntryId[]
  /** The children, by key or entry id. */
  readonly inside: ReadonlyMap<string | EntryId, Entries>
}

/** An entry removed from a list. If it comes back, for example by an undo, it keeps its id. */
interface Removed {
  /** The entry path of the list. */
  readonly list: string
  readonly id: EntryId
  readonly value: unknown
  readonly entries: Entries
}

/** A value with the ids of its entries. */
export interface ValueWithIds {
  readonly value: unknown
  readonly entries: Entries
  /** Latest first. */
  readonly removed: readonly Removed[]
}

/** How many removed entries of a file are remembered. */
const maxRemoved = 200

const nothing: Entries = { inside: new Map() }

/** Returns an id that no other entry has. */
export type NewId = () => EntryId

/** @returns a generator of consecutive entry ids, starting at `first` */
export function createIdGenerator(first: number): NewId {
  let last = first - 1
  return () => {
    last += 1
    return last as EntryId
  }
}

/** @returns a value whose entries all get new ids */
export const assignIds = (value: unknown, newId: NewId): ValueWithIds => ({
  value,
  entries: fresh(value, newId),
  removed: [],
})

function fresh(value: unknown, newId: NewId): Entries {
  if (isList(value)) {
    const order = value.map(() => newId())
    return { order, inside: new Map(order.map((id, index) => [id, fresh(value[index], newId)])) }
  }
  if (!isGroup(value)) return nothing
  return { inside: new Map(Object.entries(value).map(([key, each]) => [key, fresh(each, newId)])) }
}

/**
 * @param before the former value
 * @param value the current value
 * @param newId for new entries
 * @returns the value with entry ids; entries that `matchEntries` matches with former ones keep their ids
 */
export function reassignIds(before: ValueWithIds, value: unknown, newId: NewId): ValueWithIds {
  return reassignIdsWithin(before, value, newId, [])
}

/** The same for a part of a file; `place` is its path. */
function reassignIdsWithin(before: ValueWithIds, value: unknown, newId: NewId, place: EntryPath): ValueWithIds {
  const gone: Removed[] = []
  let removed = before.removed
  const back = (list: string, entries: readonly unknown[]): ReadonlyArray<Removed | undefined> => {
    const candidates = removed.filter((each) => each.list === list)
    const found = matchEntries(
      candidates.map((each) => each.value),
      entries,
    ).map((index) => (index === undefined ? undefined : candidates[index]))
    removed = removed.filter((each) => !found.includes(each))
    return found
  }
  const entries = again(before.value, before.entries, value, place)
  return { value, entries, removed: [...gone, ...removed].slice(0, maxRemoved) }

  function again(old: unknown, known: Entries, now: unknown, path: EntryPath): Entries {
    if (old === now) return known
    if (isGroup(now)) {
      const was = isGroup(old) ? old : {}
      const inside = Object.entries(now).map(
        ([key, each]) => [key, again(was[key], known.inside.get(key) ?? nothing, each, [...path, key])] as const,
      )
      return { inside: new Map(inside) }
    }
    if (!isList(now)) return nothing
    return list(isList(old) ? old : [], known, now, path)
  }

  function list(old: readonly unknown[], known: Entries, now: readonly unknown[], path: EntryPath): Entries {
    const was = matchEntries(old, now)
    const unknown = [...now.keys()].filter((index) => was[index] === undefined)
    const returned = back(
      pathKey(path),
      unknown.map((index) => now[index]),
    )
    const children = now.map((each, index): readonly [EntryId, Entries] => {
      const position = was[index]
      const id = position === undefined ? undefined : known.order?.[position]
      if (position !== undefined && id !== undefined)
        return [id, again(old[position], known.inside.get(id) ?? nothing, each, [...path, id])]
      const former = returned[unknown.indexOf(index)]
      if (former) return [former.id, again(former.value, former.entries, each, [...path, former.id])]
      return [newId(), fresh(each, newId)]
    })
    for (const [index, id] of (known.order ?? []).entries())
      if (!children.some(([kept]) => kept === id))
        gone.push({ list: pathKey(path), id, value: old[index], entries: known.inside.get(id) ?? nothing })
    return { order: children.map(([id]) => id), inside: new Map(children) }
  }
}

/**
 * @param before the former value
 * @param edit applied to it
 * @param value the value after the edit
 * @param newId for new entries
 * @returns the value with the former entry ids. The edit tells which entry is which; only entries within a newly set value have to be matched
 */
export function reassignIdsAfterEdit(before: ValueWithIds, edit: Edit, value: unknown, newId: NewId): ValueWithIds {
  const order = orderAfter(before, edit)
  if (!order && edit.kind !== "order" && isAlone(before, edit.path, value)) {
    const place = entryPathOf(before.entries, edit.path) ?? []
    const part = {
      ...before,
      value: valueAt(before.value, edit.path),
      entries: entriesAt(before.entries, edit.path) ?? nothing,
    }
    const { entries, removed } = reassignIdsWithin(part, valueAt(value, edit.path), newId, place)
    return { value, entries: replacedAt(before.entries, edit.path, entries), removed }
  }
  const parent = entriesAt(before.entries, edit.kind === "order" ? edit.path : edit.path.slice(0, -1))
  if (!order || !parent?.order) return reassignIds(before, value, newId)
  const path = edit.kind === "order" ? edit.path : edit.path.slice(0, -1)
  const ids = order.map((index) => (index === undefined ? newId() : (parent.order?.[index] ?? newId())))
  const now = valueAt(value, path)
  // This is not the result of the edit alone: somebody else has also changed the list.
  if (!isList(now) || now.length !== ids.length) return reassignIds(before, value, newId)
  const inside = ids.map((id, index) => [id, parent.inside.get(id) ?? fresh(now[index], newId)] as const)
  const name = pathKey(entryPathOf(before.entries, path) ?? [])
  const lost = parent.order.flatMap((id, index): Removed[] =>
    ids.includes(id)
      ? []
      : [
          {
            list: name,
            id,
            value: valueAt(before.value, [...path, index]),
            entries: parent.inside.get(id) ?? nothing,
          },
        ],
  )
  const entries = replacedAt(before.entries, path, { order: ids, inside: new Map(inside) })
  return { value, entries, removed: [...lost, ...before.removed].slice(0, maxRemoved) }
}

/**
 * @param before the former value
 * @param edits that set or remove values in it, one after another
 * @param value the value after them
 * @param newId for new entries
 * @returns the value with the ids that its entries have if the edits are applied one by one
 */
export function reassignIdsAfterEdits(
  before: ValueWithIds,
  edits: readonly Edit[],
  value: unknown,
  newId: NewId,
): ValueWithIds {
  const [edit, ...others] = edits
  if (!edit) return reassignIds(before, value, newId)
  if (others.length === 0 || (edit.kind !== "set" && edit.kind !== "remove"))
    return reassignIdsAfterEdit(before, edit, value, newId)
  const next = withValue(before.value, edit.path, edit.kind === "set" ? edit.to : undefined)
  return reassignIdsAfterEdits(reassignIdsAfterEdit(before, edit, next, newId), others, value, newId)
}

/** @returns the value with the one at a path replaced, or removed if `to` is undefined */
function withValue(value: unknown, [step, ...rest]: Path, to: unknown): unknown {
  if (step === undefined) return to
  const inner = withValue(valueAt(value, [step]), rest, to)
  if (isList(value) && typeof step === "number")
    return inner === undefined ? value.toSpliced(step, 1) : value.with(step, inner)
  const { [step]: _former, ...others } = isGroup(value) ? value : {}
  return inner === undefined ? others : { ...(isGroup(value) ? value : {}), [step]: inner }
}

/** Whether all other entries are unchanged in the lists along the path. */
function isAlone({ value, entries }: ValueWithIds, path: Path, now: unknown): boolean {
  if (!entryPathOf(entries, path)) return false
  return path.every((step, at) => {
    if (typeof step !== "number") return true
    const [old, others] = [value, now].map((each) => valueAt(each, path.slice(0, at)))
    if (!isList(old) || !isList(others)) return false
    return JSON.stringify(old.toSpliced(step, 1)) === JSON.stringify(others.toSpliced(step, 1))
  })
}

/** The former index of each entry in the edited list, undefined for a new entry; undefined as a whole if the edit does not change a list. */
function orderAfter({ entries }: ValueWithIds, edit: Edit): ReadonlyArray<number | undefined> | undefined {
  if (edit.kind === "order") return edit.order
  const index = edit.path.at(-1)
  const count = entriesAt(entries, edit.path.slice(0, -1))?.order?.length
  if (typeof index !== "number" || count === undefined || edit.kind === "set") return undefined
  const all: Array<number | undefined> = Array.from({ length: count }, (_each, at) => at)
  if (edit.kind === "insert") return all.toSpliced(index, 0, undefined)
  const without = all.toSpliced(index, 1)
  return edit.kind === "remove" ? without : without.toSpliced(edit.index, 0, index)
}

function entriesAt(entries: Entries, path: Path): Entries | undefined {
  return path.reduce<Entries | undefined>((now, step) => {
    const key = typeof step === "number" ? now?.order?.[step] : step
    return key === undefined ? undefined : now?.inside.get(key)
  }, entries)
}

function replacedAt(entries: Entries, path: Path, by: Entries): Entries {
  const [step, ...rest] = path
  if (step === undefined) return by
  const key = typeof step === "number" ? entries.order?.[step] : step
  if (key === undefined) return entries
  return {
    ...entries,
    inside: new Map([...entries.inside, [key, replacedAt(entries.inside.get(key) ?? nothing, rest, by)]]),
  }
}

/**
 * @param entries of a file
 * @param path with entry ids
 * @returns the same path with current indexes; undefined if one of its entries is gone. Keys need not exist
 */
export function pathOf(entries: Entries, path: EntryPath): Path | undefined {
  const found: Array<string | number> = []
  let now: Entries | undefined = entries
  for (const step of path) {
    if (typeof step === "number") {
      const index = now?.order?.indexOf(step) ?? -1
      if (index < 0) return undefined
      found.push(index)
    } else found.push(step)
    now = now?.inside.get(step)
  }
  return found
}

/**
 * @param entries of a file
 * @param path with indexes
 * @returns the same path with entry ids; undefined if one of its indexes is absent. Keys need not exist
 */
export function entryPathOf(entries: Entries, path: Path): EntryPath | undefined {
  const found: Array<string | EntryId> = []
  let now: Entries | undefined = entries
  for (const step of path) {
    const key: string | EntryId | undefined = typeof step === "number" ? now?.order?.[step] : step
    if (key === undefined) return undefined
    found.push(key)
    now = now?.inside.get(key)
  }
  return found
}

/** @returns the entry ids of a list, in order; empty if there is no list */
export const entryIdsOf = (entries: Entries, path: EntryPath): readonly EntryId[] =>
  path.reduce<Entries | undefined>((now, step) => now?.inside.get(step), entries)?.order ?? []

/** @returns a path as a string, usable as a key */
export const pathKey = (path: EntryPath): string =>
  path.map((step) => (typeof step === "number" ? `#${step}` : step)).join(".")

/** Entry ids in a form that JSON can hold. */
export type SerializedEntries = readonly [
  order: readonly number[] | null,
  inside: ReadonlyArray<readonly [string | number, SerializedEntries]>,
]

/** @returns entry ids as JSON, to survive a reload */
export const serialize = ({ order, inside }: Entries): SerializedEntries => [
  order ?? null,
  [...inside].flatMap(([key, each]) => (each.order || each.inside.size > 0 ? [[key, serialize(each)] as const] : [])),
]

/** @returns entry ids restored from JSON */
export const deserialize = ([order, inside]: SerializedEntries): Entries => ({
  ...(order ? { order: order as readonly EntryId[] } : {}),
  inside: new Map(inside.map(([key, each]) => [key as string | EntryId, deserialize(each)])),
})

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value)
