import type { CustomPageFile } from "../custom-pages/read-custom-page"
import type { CheckedFile } from "./check-file"
import type { Seen } from "./pictures/look"
import type { LocalDiagnostic } from "./report/diagnostic"

/** What was made of things, by their names, each for as long as it is in the same state. */
export class Memo<State, Value> {
  private readonly known = new Map<string, { readonly state: State; readonly value: Value }>()

  /** @param isSame whether two states are one */
  constructor(private readonly isSame: (one: State, other: State) => boolean) {}

  /**
   * @param name of the thing
   * @param state in which it is now
   * @param make what is wanted of it
   * @returns what was made of it in this state, or is made of it now; a promise that fails is not kept
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

/** What the check has found in a folder and would find again, memoized for whoever asks again and again: one for one folder. */
export class CheckMemo {
  /** JSON files by themselves, by their paths. */
  readonly files = new Memo<Buffer, CheckedFile>(sameBytes)
  /** Custom pages by themselves, by their paths. */
  readonly customPages = new Memo<Buffer, CustomPageFile>(sameBytes)
  /** What was seen in pictures. */
  readonly looks = new Memo<FileState, Promise<Seen | LocalDiagnostic>>(sameFile)
  /** What is wrong with drawings in the site's line. */
  readonly drawings = new Memo<FileState, Promise<LocalDiagnostic[]>>(sameFile)
  /** Hashes of pictures. */
  readonly hashes = new Memo<FileState, Promise<string>>(sameFile)
  /** The name of the last commit, by the folder. */
  readonly head = new Memo<FileState, Promise<string | undefined>>(sameFile)
  /** The content of files at the commit of this name. */
  readonly committed = new Memo<string, Promise<unknown>>((one, other) => one === other)
}

/** What tells a state of a file from others without its being read; nothing if that can not be told yet. */
export type FileState = string | undefined

const sameBytes = (one: Buffer, other: Buffer): boolean => one.equals(other)

const sameFile = (one: FileState, other: FileState): boolean => one !== undefined && one === other

/** That of `data/` in this process: what the check has read, the nodes are made of. */
export const memoOfData = new CheckMemo()
