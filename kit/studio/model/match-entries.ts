import { isGroup } from "../../content/json/edit-json"
import { asText } from "../../content/location/json-path"
/**
 * Matches the entries of a list before and after a change: by equal content, then by a unique id, slug or name, then by similarity, then by their
 * neighbours.
 *
 * @param before the former entries
 * @param after the current entries
 * @returns for each entry of `after`, its index in `before`; undefined for a new one
 */
export function matchEntries(before: readonly unknown[], after: readonly unknown[]): ReadonlyArray<number | undefined> {
  const found = new Map<number, number>()
  const taken = new Set<number>()
  const pair = (old: number, now: number) => {
    found.set(now, old)
    taken.add(old)
  }
  const leftBefore = () => [...before.keys()].filter((index) => !taken.has(index))
  const leftAfter = () => [...after.keys()].filter((index) => !found.has(index))

  // Entries with the same content are interchangeable: they are paired in order.
  for (const match of [asJson, identityOf]) {
    const isUnique = match === identityOf
    const old = grouped(leftBefore(), (index) => match(before[index]))
    const now = grouped(leftAfter(), (index) => match(after[index]))
    for (const [key, indexes] of now) {
      const others = old.get(key) ?? []
      if (isUnique && (indexes.length > 1 || others.length > 1)) continue
      for (const [order, index] of indexes.entries()) {
        const other = others[order]
        if (other !== undefined) pair(other, index)
      }
    }
  }

  const common = commonLeaves(before)
  const [oldLeaves, newLeaves] = [leavesOf(leftBefore(), before), leavesOf(leftAfter(), after)]
  const alike = [...newLeaves].flatMap(([now, one]) =>
    [...oldLeaves].map(([old, other]) => ({ old, now, score: likeness(other, one, common) })),
  )
  for (const { old, now, score } of alike.sort((one, other) => other.score - one.score))
    if (score >= alikeEnough && !taken.has(old) && !found.has(now)) pair(old, now)

  const counts = new Map<string | undefined, number>()
  for (const entry of before) counts.set(asJson(entry), (counts.get(asJson(entry)) ?? 0) + 1)
  const isOnly = (entry: unknown) => counts.get(asJson(entry)) === 1

  // Texts changed in place can only be matched by their neighbours.
  for (const { olds, nows } of gaps(found, before.length, after.length)) {
    if (olds.length !== nows.length || olds.some((old) => taken.has(old))) continue
    for (const [order, now] of nows.entries()) {
      const old = olds[order]
      // If several texts are equal, it is unknown which of them was changed.
      if (old !== undefined && haveNoKeys(before[old], after[now]) && isOnly(before[old])) pair(old, now)
    }
  }
  return [...after.keys()].map((index) => found.get(index))
}

interface Gap {
  readonly olds: readonly number[]
  readonly nows: readonly number[]
}

/** Runs of unmatched entries, each with the former entries between the same neighbours. */
function gaps(found: ReadonlyMap<number, number>, before: number, after: number): readonly Gap[] {
  const range = (start: number, end: number) => Array.from({ length: Math.max(0, end - start) }, (_, at) => start + at)
  const matched = [-1, ...range(0, after).filter((index) => found.has(index)), after]
  const oldOf = (now: number) => (now < 0 ? -1 : now === after ? before : (found.get(now) ?? -1))
  return matched.slice(1).map((end, order) => {
    const start = matched[order] ?? -1
    return { olds: range(oldOf(start) + 1, oldOf(end)), nows: range(start + 1, end) }
  })
}

/** The share of text that must be equal in two entries whose names do not match. */
const alikeEnough = 0.5

const asJson = (entry: unknown): string | undefined => JSON.stringify(entry)

const identifyingKeys = ["id", "slug", "from", "name", "title", "term", "heading", "question", "label", "text", "quote"]

/** @returns the first name that an entry has, with its key */
function identityOf(entry: unknown): string | undefined {
  if (!isGroup(entry)) return undefined
  const key = identifyingKeys.find((each) => typeof entry[each] === "string")
  return key === undefined ? undefined : `${key} ${asText(entry[key])}`
}

function grouped(
  indexes: readonly number[],
  keyOf: (index: number) => string | undefined,
): Map<string, readonly number[]> {
  const groups = new Map<string, number[]>()
  for (const index of indexes) {
    const key = keyOf(index)
    if (key !== undefined) groups.set(key, [...(groups.get(key) ?? []), index])
  }
  return groups
}

type Leaves = ReadonlyMap<string, string>

const leavesOf = (indexes: readonly number[], entries: readonly unknown[]): ReadonlyMap<number, Leaves> =>
  new Map(
    indexes.flatMap((index) => {
      const entry = entries[index]
      return isGroup(entry) ? [[index, new Map(leaves(entry))] as const] : []
    }),
  )

/** Values that several entries share, such as a company, and that therefore identify none of them. */
function commonLeaves(entries: readonly unknown[]): ReadonlySet<string> {
  const seen = new Set<string>()
  const common = new Set<string>()
  for (const entry of entries.filter(isGroup))
    for (const leaf of leaves(entry)) {
      const known = leaf.join(" ")
      if (seen.has(known)) common.add(known)
      seen.add(known)
    }
  return common
}

/** From 0 to 1: how much of two groups is equal at the same keys, weighted by length. */
function likeness(before: Leaves, after: Leaves, common: ReadonlySet<string>): number {
  let same = 0
  let all = 0
  for (const key of new Set([...before.keys(), ...after.keys()])) {
    const [left = "", right = ""] = [before.get(key), after.get(key)]
    if (left === right && common.has(`${key} ${left}`)) continue
    const weight = Math.max(left.length, right.length)
    all += weight
    if (left === right) same += weight
  }
  return all === 0 ? 0 : same / all
}

function* leaves(value: unknown, path = ""): Generator<readonly [string, string]> {
  if (typeof value !== "object" || value === null) yield [path, JSON.stringify(value) ?? ""]
  else for (const [key, each] of Object.entries(value)) yield* leaves(each, `${path}/${key}`)
}

const haveNoKeys = (one: unknown, other: unknown): boolean =>
  !isGroup(one) && !isGroup(other) && Array.isArray(one) === Array.isArray(other)
