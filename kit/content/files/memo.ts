import type { CheckedFile } from "../check/check-file"
import type { PictureProperties } from "../check/pictures/inspect-picture"
import type { LocalDiagnostic } from "../check/report/diagnostic"
import type { CustomPageFile } from "../markdown/read-custom-page"

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

/** Memoized results of the check for one folder. */
export class CheckMemo {
  /** JSON files checked on their own, by path. */
  readonly files = new Memo<Buffer, CheckedFile>(sameBytes)
  /** Custom pages checked on their own, by path. */
  readonly customPages = new Memo<Buffer, CustomPageFile>(sameBytes)
  /** Properties of pictures. */
  readonly looks = new Memo<FileState, Promise<PictureProperties | LocalDiagnostic>>(sameFile)
  /** Diagnostics of illustrations. */
  readonly drawings = new Memo<FileState, Promise<LocalDiagnostic[]>>(sameFile)
  readonly hashes = new Memo<FileState, Promise<string>>(sameFile)
  /** The name of the last commit, by folder. */
  readonly head = new Memo<FileState, Promise<string | undefined>>(sameFile)
  /** The content of files at the commit with this name. */
  readonly committed = new Memo<string, Promise<unknown>>((one, other) => one === other)
}

/** Identifies the state of a file without reading it; undefined if the state cannot be identified yet. */
export type FileState = string | undefined

const sameBytes = (one: Buffer, other: Buffer): boolean => one.equals(other)

const sameFile = (one: FileState, other: FileState): boolean => one !== undefined && one === other

/** The memo for `data/` in this process: the nodes are made from what the check has read. */
export const memoOfData = new CheckMemo()
