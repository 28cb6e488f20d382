/** Memoizes one value per name for as long as the state under that name is the same. */
export class Memo<State, Value> {
  private readonly known = new Map<string, { readonly state: State; readonly value: Value }>()

  /** @param isSame compares two states */
  constructor(private readonly isSame: (one: State, other: State) => boolean) {}

  /**
   * @param name under which the value is kept
   * @param state the present one
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

/** What the checks of one folder remember. */
export class CheckMemo {}

/** Results of one kind, kept by each `CheckMemo`; whatever computes them declares it. */
export class MemoKind<State, Value> {
  private readonly byMemo = new WeakMap<CheckMemo, Memo<State, Value>>()

  constructor(private readonly isSame: (one: State, other: State) => boolean) {}

  /** @returns the value as `Memo.of` does, kept by this memo */
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

/** The memo for `data/` in this process: the nodes are made from what the check has read. */
export const memoOfData = new CheckMemo()
