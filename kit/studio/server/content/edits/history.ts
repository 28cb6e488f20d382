import { createHash } from "node:crypto"
import type { FileBytes, FileWrite } from "../disk"
import { isTextFile } from "../revision"

/** A step's file, reduced to the bytes that differ. */
interface Kept {
  readonly file: string
  readonly before: State
  readonly after: State
  /** The offset of the first difference, in bytes. */
  readonly start: number
  readonly removed: Buffer
  readonly added: Buffer
}

/** A hash of a file's bytes; undefined for a missing file. */
type State = string | undefined

/** Files that a step renames: old path to new path, within data/. */
export type Moves = ReadonlyMap<string, string>

interface Step {
  readonly files: readonly Kept[]
  readonly moves: Moves
  readonly typing: string | undefined
}

/** What is known about a step besides its bytes. */
interface StepFacts {
  /** Renamed files. */
  readonly moves?: Moves
  /** Identifies a typing group, which is everything typed into one field without a long pause. All of its saves form one step. */
  readonly typing?: string | undefined
}

/** Beyond this total size, in bytes, the oldest steps are dropped. */
const maxBytes = 64_000_000

/** The written steps, for undo and redo. Keeps only the changed bytes of each file. */
export class History {
  private done: Step[] = []
  private undone: Step[] = []

  /** @param limit in bytes; the latest step is kept whatever its size */
  constructor(private readonly limit = maxBytes) {}

  /** The size of all steps, in bytes. */
  get size(): number {
    return [...this.done, ...this.undone].reduce((sum, step) => sum + sizeOf(step), 0)
  }

  /**
   * Adds a step, or continues the latest one if it is of the same typing group or has added a picture that this one names, and clears the redo stack.
   * Typing that brings back what was before a step, as undo in a text does, undoes that step.
   */
  add(step: readonly FileWrite[], { moves = new Map(), typing }: StepFacts = {}): void {
    const repeated = (["undo", "redo"] as const).find((way) => typing !== undefined && this.repeats(way, step))
    if (repeated) {
      this.step(repeated)
      return
    }
    this.undone = []
    const continued = typing === undefined ? undefined : this.continued(step, typing)
    if (continued) this.done.pop()
    const whole = continued ?? step
    if (continued && whole.every(({ before, after }) => stateOf(before) === stateOf(after))) return
    const picture = this.pictureNamedIn(step)
    if (picture) this.done.pop()
    this.done.push({ files: [...(picture ? [picture] : []), ...whole.map(kept)], moves, typing })
    let size = this.size
    while (size > this.limit && this.done.length > 1) size -= sizeOf(this.done.shift())
  }

  /** @returns the files of the next step to undo or redo, within data/; undefined if there is none */
  files(way: "undo" | "redo"): readonly string[] | undefined {
    return this.stack(way)
      .at(-1)
      ?.files.map(({ file }) => file)
  }

  /** @returns the files that the next undo or redo renames */
  moves(way: "undo" | "redo"): Moves {
    const moves = [...(this.stack(way).at(-1)?.moves ?? [])]
    return new Map(way === "redo" ? moves : moves.map(([from, to]) => [to, from]))
  }

  /**
   * @param way undo or redo
   * @param present the current bytes of the step's files
   * @returns what to write; undefined if a file has changed since the step
   */
  swaps(way: "undo" | "redo", present: FileBytes): readonly FileWrite[] | undefined {
    const swaps = (this.stack(way).at(-1)?.files ?? []).map((each) => swapOf(each, present.get(each.file), way))
    return swaps.every((swap) => swap !== undefined) ? swaps : undefined
  }

  /** Records that the step was undone or redone. */
  step(way: "undo" | "redo"): void {
    const step = this.stack(way).pop()
    if (step) this.stack(way === "undo" ? "redo" : "undo").push(step)
  }

  /** Whether a step writes what the next undo or redo would write. */
  private repeats(way: "undo" | "redo", step: readonly FileWrite[]): boolean {
    const swaps = this.swaps(way, new Map(step.map(({ file, before }) => [file, before]))) ?? []
    const writes = new Map(step.map(({ file, after }) => [file, stateOf(after)]))
    return (
      swaps.length > 0 &&
      swaps.length === writes.size &&
      swaps.every((each) => writes.get(each.file) === stateOf(each.after))
    )
  }

  /** The latest step and this one as one, if they are of the same typing group, with nothing between them. */
  private continued(step: readonly FileWrite[], typing: string): readonly FileWrite[] | undefined {
    const [last, [written, another]] = [this.done.at(-1), step]
    const [first, other] = last?.files ?? []
    if (last?.typing !== typing || !written || another || !first || other || first.file !== written.file)
      return undefined
    const former = swapOf(first, written.before, "undo")
    return former && [{ ...written, before: former.after }]
  }

  /** The picture that the latest step has added, if this one names it. */
  private pictureNamedIn(step: readonly FileWrite[]): Kept | undefined {
    const [added, another] = this.done.at(-1)?.files ?? []
    if (!added || another || added.before !== undefined || isTextFile(added.file)) return undefined
    return step.some(({ before, after }) => after?.includes(added.file) && !before?.includes(added.file))
      ? added
      : undefined
  }

  private stack(way: "undo" | "redo"): Step[] {
    return way === "undo" ? this.done : this.undone
  }
}

const sizeOf = (step: Step | undefined): number =>
  (step?.files ?? []).reduce((sum, { removed, added }) => sum + removed.length + added.length, 0)

const stateOf = (bytes: Buffer | undefined): State => bytes && createHash("sha256").update(bytes).digest("base64url")

const none = Buffer.alloc(0)

function kept({ file, before, after }: FileWrite): Kept {
  const [old, now] = [before ?? none, after ?? none]
  const most = Math.min(old.length, now.length)
  let start = 0
  while (start < most && old[start] === now[start]) start += 1
  let end = 0
  while (end < most - start && old[old.length - 1 - end] === now[now.length - 1 - end]) end += 1
  return {
    file,
    before: stateOf(before),
    after: stateOf(after),
    start,
    // Copies: a slice would keep the whole buffer in memory.
    removed: Buffer.from(old.subarray(start, old.length - end)),
    added: Buffer.from(now.subarray(start, now.length - end)),
  }
}

function swapOf(step: Kept, present: Buffer | undefined, way: "undo" | "redo"): FileWrite | undefined {
  const [from, to] = way === "undo" ? [step.after, step.before] : [step.before, step.after]
  if (stateOf(present) !== from) return undefined
  if (to === undefined) return { file: step.file, before: present, after: undefined }
  const [gone, come] = way === "undo" ? [step.added, step.removed] : [step.removed, step.added]
  const bytes = present ?? none
  const after = Buffer.concat([bytes.subarray(0, step.start), come, bytes.subarray(step.start + gone.length)])
  return { file: step.file, before: present, after }
}
