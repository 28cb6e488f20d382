/** Memoizes one value per name for as long as the state given for that name stays the same. */
export class Memo<State, Value> {
  private readonly known = new Map<string, { readonly state: State; readonly value: Value }>()

  /** @param isSame compares two states */
  constructor(private readonly isSame: (one: State, other: State) => boolean) {}

  /**
   * @param name under which the value is kept
   * @param state the current one
   * @param make computes the value
   * @returns the value kept for this state, or a new one; a promise that rejects is not kept
   */
  of(name: string, state: State, make: () => Value): Value {
    const kept = this.known.get(name)
    if (kept && this.isSame(kept.state, state)) return kept.value
    const value = make()
    this.known.set(name, { state, value })
    if (value instanceof Promise) value.catch(() => this.known.delete(name))
    return value
  }
}

/** What the checks of one folder have in common: the key under which each `MemoKind` keeps its results. */
export class CheckMemo {}

/** Results of one kind, kept for each `CheckMemo`; declared by the code that computes them. */
export class MemoKind<State, Value> {
  private readonly byMemo = new WeakMap<CheckMemo, Memo<State, Value>>()

  constructor(private readonly isSame: (one: State, other: State) => boolean) {}

  /** @returns the value that `Memo.of` gives, kept for this memo */
  of(memo: CheckMemo, name: string, state: State, make: () => Value): Value {
    const kept = this.byMemo.get(memo) ?? new Memo<State, Value>(this.isSame)
    this.byMemo.set(memo, kept)
    return kept.of(name, state, make)
  }
}

/** Identifies the state of a file without reading it; undefined if the state cannot be identified yet. */
export type FileState = string | undefined

export const sameBytes = (one: Buffer, other: Buffer): boolean => one.equals(other)

export const sameFile = (one: FileState, other: FileState): boolean => one !== undefined && one === other

/** The memo for `data/` in this process, so that nodes are made from what the check has read. */
export const memoOfData = new CheckMemo()
