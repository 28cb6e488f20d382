import type { Path } from "../../src/content/contract/field"
import { valueAt } from "../../src/content/contract/json-path"
import type { Edit, Json } from "../../src/content/edit/edit-json"
import { pairs } from "./pairs"

declare const entry: unique symbol

/** An entry of a list, known for as long as the studio's page is open. It is never written to a file. */
export type EntryId = number & { readonly [entry]: true }

/** Leads to a value by the keys of groups and by the entries of lists, wherever these stand. */
export type EntryPath = ReadonlyArray<string | EntryId>

/** The identities of all entries in a value. */
export interface Entries {
  /** Of a list: its entries, in order. */
  readonly order?: readonly EntryId[]
  /** What is in it: by its keys, or by its entries. */
  readonly inside: ReadonlyMap<string | EntryId, Entries>
}

/** An entry that has gone from a list. It is the same one if it comes back, as by an undo. */
interface Removed {
  /** The entry path of the list. */
  readonly list: string
  readonly id: EntryId
  readonly value: unknown
  readonly entries: Entries
}

/** A value with the identities of its entries. */
export interface Identified {
  readonly value: unknown
  readonly entries: Entries
  /** The latest first. */
  readonly removed: readonly Removed[]
}

/** More than this many removed entries of a file are forgotten. */
const mostRemoved = 200

const nothing: Entries = { inside: new Map() }

/** Gives a number that no other entry has. */
export type NewId = () => EntryId

/** @returns numbers for entries, from a first one on */
export function idsFrom(first: number): NewId {
  let last = first - 1
  return () => {
    last += 1
    return last as EntryId
  }
}

/** @returns a value whose entries nobody has seen before */
export const identified = (value: unknown, newId: NewId): Identified => ({
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
 * @param before a value as it was
 * @param value what it is now
 * @param newId for entries that are new
 * @returns the value, each entry known as what it was before: by its id, slug or name, then by its content
 */
export function identifiedAgain(before: Identified, value: unknown, newId: NewId): Identified {
  return identifiedWithin(before, value, newId, [])
}

/** The same for a part of a file, which stands at a path. */
function identifiedWithin(before: Identified, value: unknown, newId: NewId, place: EntryPath): Identified {
  const gone: Removed[] = []
  let removed = before.removed
  const back = (list: string, entries: readonly unknown[]): ReadonlyArray<Removed | undefined> => {
    const candidates = removed.filter((each) => each.list === list)
    const found = pairs(
      candidates.map((each) => each.value),
      entries,
    ).map((index) => (index === undefined ? undefined : candidates[index]))
    removed = removed.filter((each) => !found.includes(each))
    return found
  }
  const entries = again(before.value, before.entries, value, place)
  return { value, entries, removed: [...gone, ...removed].slice(0, mostRemoved) }

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
    const was = pairs(old, now)
    const unknown = [...now.keys()].filter((index) => was[index] === undefined)
    const returned = back(
      pathName(path),
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
        gone.push({ list: pathName(path), id, value: old[index], entries: known.inside.get(id) ?? nothing })
    return { order: children.map(([id]) => id), inside: new Map(children) }
  }
}

/**
 * @param before a value as it was
 * @param edit what was done to it
 * @param value what it is after that
 * @param newId for entries that are new
 * @returns the value, each entry known as what it was before. An edit says which is which, so nothing is guessed but what stands in a value that was set
 */
export function identifiedAfter(before: Identified, edit: Edit, value: unknown, newId: NewId): Identified {
  const order = orderAfter(before, edit)
  if (!order && edit.kind !== "order" && isAlone(before, edit.path, value)) {
    const place = entryPathOf(before.entries, edit.path) ?? []
    const part = {
      ...before,
      value: valueAt(before.value, edit.path),
      entries: entriesAt(before.entries, edit.path) ?? nothing,
    }
    const { entries, removed } = identifiedWithin(part, valueAt(value, edit.path), newId, place)
    return { value, entries: replacedAt(before.entries, edit.path, entries), removed }
  }
  const parent = entriesAt(before.entries, edit.kind === "order" ? edit.path : edit.path.slice(0, -1))
  if (!order || !parent?.order) return identifiedAgain(before, value, newId)
  const path = edit.kind === "order" ? edit.path : edit.path.slice(0, -1)
  const ids = order.map((index) => (index === undefined ? newId() : (parent.order?.[index] ?? newId())))
  const now = valueAt(value, path)
  // It has become something else than the edit makes of it: somebody else has changed it too.
  if (!isList(now) || now.length !== ids.length) return identifiedAgain(before, value, newId)
  const inside = ids.map((id, index) => [id, parent.inside.get(id) ?? fresh(now[index], newId)] as const)
  const name = pathName(entryPathOf(before.entries, path) ?? [])
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
  return { value, entries, removed: [...lost, ...before.removed].slice(0, mostRemoved) }
}

/** Whether the entries that a path leads through, and are not of it, are what they were. */
function isAlone({ value, entries }: Identified, path: Path, now: unknown): boolean {
  if (!entryPathOf(entries, path)) return false
  return path.every((step, at) => {
    if (typeof step !== "number") return true
    const [old, others] = [value, now].map((each) => valueAt(each, path.slice(0, at)))
    if (!isList(old) || !isList(others)) return false
    return JSON.stringify(old.toSpliced(step, 1)) === JSON.stringify(others.toSpliced(step, 1))
  })
}

/** For each entry of the list after an edit the index that it had; nothing where the edit changes no list. */
function orderAfter({ entries }: Identified, edit: Edit): ReadonlyArray<number | undefined> | undefined {
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
 * @param path by entries
 * @returns the same path by the entries' present positions; undefined if an entry in it is gone. Keys need not exist
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
 * @param path by positions
 * @returns the same path by entries; undefined if a position in it is not there. Keys need not exist
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

/** @returns the entries of a list, in order; none if there is no list */
export const entriesOf = (entries: Entries, path: EntryPath): readonly EntryId[] =>
  path.reduce<Entries | undefined>((now, step) => now?.inside.get(step), entries)?.order ?? []

/** @returns a path as one text, the same for the same path */
export const pathName = (path: EntryPath): string =>
  path.map((step) => (typeof step === "number" ? `#${step}` : step)).join(".")

/** Identities as JSON can hold them. */
export type WrittenEntries = readonly [
  order: readonly number[] | null,
  inside: ReadonlyArray<readonly [string | number, WrittenEntries]>,
]

/** @returns identities as JSON, to be kept over a reload */
export const written = ({ order, inside }: Entries): WrittenEntries => [
  order ?? null,
  [...inside].flatMap(([key, each]) => (each.order || each.inside.size > 0 ? [[key, written(each)] as const] : [])),
]

/** @returns identities that were kept as JSON */
export const readBack = ([order, inside]: WrittenEntries): Entries => ({
  ...(order ? { order: order as readonly EntryId[] } : {}),
  inside: new Map(inside.map(([key, each]) => [key as string | EntryId, readBack(each)])),
})

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value)

const isGroup = (value: unknown): value is Readonly<Record<string, Json>> =>
  typeof value === "object" && value !== null && !isList(value)
