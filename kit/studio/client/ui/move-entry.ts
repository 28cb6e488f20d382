/** An entry that is being moved to another index of its list. */
export interface Move<Id> {
  readonly id: Id
  readonly to: number
}

/**
 * @param ids of a list's entries, in order
 * @param move the move of one of them; undefined if nothing moves
 * @returns the ids in the order after the move, within the list's bounds; the same order if the entry is gone
 */
export function moveEntry<Id>(ids: readonly Id[], move: Move<Id> | undefined): readonly Id[] {
  if (!move || !ids.includes(move.id)) return ids
  const others = ids.filter((id) => id !== move.id)
  const to = within(move.to, ids.length)
  return [...others.slice(0, to), move.id, ...others.slice(to)]
}

/** What a key does while an entry is picked up. */
type MoveKey = { readonly kind: "move"; readonly to: number } | { readonly kind: "drop" | "cancel" }

/**
 * @param key pressed
 * @param index at which the picked-up entry is shown
 * @param count of the list's entries
 * @returns what the key does; undefined if a picked-up entry ignores it
 */
export function moveKeyOf(key: string, index: number, count: number): MoveKey | undefined {
  if (key === " " || key === "Enter") return { kind: "drop" }
  if (key === "Escape") return { kind: "cancel" }
  const to = { ArrowUp: index - 1, ArrowDown: index + 1, Home: 0, End: count - 1 }[key]
  return to === undefined ? undefined : { kind: "move", to: within(to, count) }
}

const within = (index: number, count: number): number => Math.max(0, Math.min(count - 1, index))
