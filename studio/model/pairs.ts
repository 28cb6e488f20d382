/**
 * Which entry of a list is which after the list has changed: by its id, slug or name, then by its content.
 *
 * @param before the entries as they were
 * @param after the entries as they are
 * @returns for each entry of `after` the index that it had in `before`; undefined for one that is new
 */
export function pairs(before: readonly unknown[], after: readonly unknown[]): ReadonlyArray<number | undefined> {
  const found = new Map<number, number>()
  const taken = new Set<number>()
  const pair = (old: number, now: number) => {
    found.set(now, old)
    taken.add(old)
  }
  const leftBefore = () => [...before.keys()].filter((index) => !taken.has(index))
  const leftAfter = () => [...after.keys()].filter((index) => !found.has(index))

  // Two entries with the same content are one as good as the other: the first is the first.
  for (const match of [contentOf, nameOf]) {
    const isUnique = match === nameOf
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

  const alike = leftAfter().flatMap((now) =>
    leftBefore().map((old) => ({ old, now, score: likeness(before[old], after[now]) })),
  )
  for (const { old, now, score } of alike.sort((one, other) => other.score - one.score))
    if (score >= alikeEnough && !taken.has(old) && !found.has(now)) pair(old, now)

  // A text that was changed where it stands has nothing else to be known by than its neighbours.
  for (const now of leftAfter()) {
    const old = now === 0 ? 0 : (found.get(now - 1) ?? -2) + 1
    const isBetween = now === after.length - 1 ? old === before.length - 1 : found.get(now + 1) === old + 1
    if (isBetween && isPlain(before[old]) && isPlain(after[now]) && !taken.has(old)) pair(old, now)
  }
  return [...after.keys()].map((index) => found.get(index))
}

/** Of two entries with no common name: this share of their words has to be the same. */
const alikeEnough = 0.5

const contentOf = (entry: unknown): string | undefined => JSON.stringify(entry)

const names = ["id", "slug", "from", "name", "title", "term", "heading", "question", "label", "text", "quote"]

/** @returns what an entry is known by: the first of its names */
export function nameOf(entry: unknown): string | undefined {
  if (!isGroup(entry)) return undefined
  const key = names.find((each) => typeof entry[each] === "string")
  return key === undefined ? undefined : `${key} ${String(entry[key])}`
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

/** From 0 to 1: how much of the words of two groups is the same, at the same keys. A long text says more than a short one. */
function likeness(one: unknown, other: unknown): number {
  if (!isGroup(one) || !isGroup(other)) return 0
  const [first, second] = [new Map(leaves(one)), new Map(leaves(other))]
  let same = 0
  let all = 0
  for (const key of new Set([...first.keys(), ...second.keys()])) {
    const [left = "", right = ""] = [first.get(key), second.get(key)]
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

const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value)

const isPlain = (value: unknown): boolean => value !== undefined && (typeof value !== "object" || value === null)
