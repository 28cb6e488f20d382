import { type Edit, isGroup, type Json, type JsonGroup } from "../../../../content/json/edit-json"
import type { Path } from "../../../../content/location/json-path"
import { entryNames } from "../../../model/entry-name"
import { matchEntries } from "../../../model/match-entries"

/** A difference between two states of a JSON value, and the edit that takes back exactly this difference. */
export type Difference = {
  /** The path in the current state. */
  readonly path: Path
  /** The path in the former state; for a new list entry, the list's path; within equal entries, the path of the first. */
  readonly was: Path
  /** Whether it is in one of several equal entries of a list, so that the choice of the entry is arbitrary. */
  readonly isOneOfMany: boolean
  readonly back: Edit
} & (
  | { readonly kind: "changed"; readonly before: Json; readonly after: Json }
  | { readonly kind: "added"; readonly after: Json }
  | { readonly kind: "removed"; readonly before: Json }
  | {
      readonly kind: "order"
      readonly before: readonly string[]
      readonly after: readonly string[]
      readonly order: readonly number[]
      /** The former indexes of the kept entries, in the current order. */
      readonly indexes: readonly number[]
    }
)

/** The paths of two compared values, each in its own state. */
interface ComparedPaths {
  readonly path: Path
  readonly was: Path
  readonly isOneOfMany: boolean
}

const top: ComparedPaths = { path: [], was: [], isOneOfMany: false }

/**
 * @param before the former state
 * @param after the current state
 * @param at the paths of both
 * @returns the smallest values that differ. List entries are compared with their former state, even if their index changed (see `matchEntries`).
 */
export function* differences(before: Json, after: Json, at = top): Generator<Difference> {
  if (JSON.stringify(before) === JSON.stringify(after)) return
  if (isList(before) && isList(after)) yield* inList(before, after, at)
  else if (isGroup(before) && isGroup(after)) yield* inGroup(before, after, at)
  else yield { kind: "changed", ...at, before, after, back: { kind: "set", path: at.path, to: before } }
}

function* inGroup(before: JsonGroup, after: JsonGroup, at: ComparedPaths): Generator<Difference> {
  const [old, now] = [new Map(Object.entries(before)), new Map(Object.entries(after))]
  for (const key of new Set([...old.keys(), ...now.keys()])) {
    const [was, is] = [old.get(key), now.get(key)]
    const there = { ...at, path: [...at.path, key], was: [...at.was, key] }
    if (was !== undefined && is !== undefined) yield* differences(was, is, there)
    else if (was !== undefined) {
      const ahead = [...old.keys()].slice(0, [...old.keys()].indexOf(key))
      yield { kind: "removed", ...there, before: was, back: { kind: "set", path: there.path, to: was, before: ahead } }
    } else if (is !== undefined)
      yield { kind: "added", ...there, after: is, back: { kind: "remove", path: there.path } }
  }
}

function* inList(before: readonly Json[], after: readonly Json[], at: ComparedPaths): Generator<Difference> {
  const former = matchEntries(before, after)
  const [old, now] = [before, after].map((list) => list.map((entry) => JSON.stringify(entry)))
  if (!old || !now) return
  const isRepeated = (list: readonly string[], content = "") => list.indexOf(content) !== list.lastIndexOf(content)
  const entry = (path: Path, index: number): ComparedPaths => {
    const isOneOfMany = at.isOneOfMany || isRepeated(old, old[index])
    return { path, was: [...at.was, old.indexOf(old[index] ?? "")], isOneOfMany }
  }
  yield* orderOf(after, former, at)
  for (const [index, is] of after.entries()) {
    const position = former[index]
    const was = position === undefined ? undefined : before[position]
    const path = [...at.path, index]
    if (position === undefined || was === undefined) {
      const isOneOfMany = at.isOneOfMany || isRepeated(now, now[index])
      yield { kind: "added", path, was: at.was, isOneOfMany, after: is, back: { kind: "remove", path } }
    } else yield* differences(was, is, entry(path, position))
  }
  for (const [position, was] of before.entries()) {
    if (former.includes(position)) continue
    const path = [...at.path, indexFor(position, former)]
    yield { kind: "removed", ...entry(path, position), before: was, back: { kind: "insert", path, to: was } }
  }
}

function* orderOf(
  after: readonly Json[],
  former: ReadonlyArray<number | undefined>,
  { path, was, isOneOfMany }: ComparedPaths,
): Generator<Difference> {
  const kept = [...former.keys()].filter((index) => former[index] !== undefined)
  const asBefore = kept.toSorted((one, other) => (former[one] ?? 0) - (former[other] ?? 0))
  if (kept.every((index, position) => asBefore[position] === index)) return
  const all = entryNames(after)
  const namesAt = (indexes: readonly number[]) => indexes.map((index) => all[index] ?? "")
  // Kept entries go back to their former order; new ones keep their indexes.
  const left = [...asBefore]
  const order = after.map((_entry, index) => (former[index] === undefined ? index : (left.shift() ?? index)))
  const indexes = kept.map((index) => former[index] ?? 0)
  const shared = { before: namesAt(asBefore), after: namesAt(kept), order, indexes }
  yield { kind: "order", path, was, isOneOfMany, ...shared, back: { kind: "order", path, order } }
}

/** The index at which to restore a removed entry: after its nearest kept predecessor, else before its first kept successor. */
function indexFor(old: number, former: ReadonlyArray<number | undefined>): number {
  const known = [...former.entries()].flatMap(([index, was]) => (was === undefined ? [] : [{ index, was }]))
  const above = known.filter(({ was }) => was < old).sort((one, other) => other.was - one.was)[0]
  if (above) return above.index + 1
  const below = known.sort((one, other) => one.was - other.was)[0]
  return below?.index ?? Math.min(old, former.length)
}

const isList = (value: Json): value is readonly Json[] => Array.isArray(value)
