import { createHash } from "node:crypto"

/** What a file had and what it has; nothing where it was not there. */
export interface Written {
  /** Within data/. */
  readonly file: string
  readonly before: Buffer | undefined
  readonly after: Buffer | undefined
}

/** A step's file, as what differs between its two states. */
interface Kept {
  readonly file: string
  readonly before: State
  readonly after: State
  /** Where the two states begin to differ, in bytes. */
  readonly start: number
  readonly removed: Buffer
  readonly added: Buffer
}

/** What tells a state of a file from others; undefined for a file that is not there. */
type State = string | undefined

type Step = readonly Kept[]

/** The oldest steps are forgotten when all together hold more bytes. */
const mostBytes = 64_000_000

/** What was written, step by step, to be taken back and done again. It keeps of each file what a step has changed, and not the whole. */
export class History {
  private done: Step[] = []
  private undone: Step[] = []

  /** @param limit in bytes; the latest step stays, however large it is */
  constructor(private readonly limit = mostBytes) {}

  /** @returns how many bytes it holds */
  get size(): number {
    return [...this.done, ...this.undone].reduce((sum, step) => sum + sizeOf(step), 0)
  }

  /** Remembers a step. What was undone before it cannot be done again. */
  add(step: readonly Written[]): void {
    this.undone = []
    this.done.push(step.map(kept))
    let size = this.size
    while (size > this.limit && this.done.length > 1) size -= sizeOf(this.done.shift() ?? [])
  }

  /** @returns the files of the step that can be taken, within data/; undefined if there is none */
  files(way: "undo" | "redo"): readonly string[] | undefined {
    return this.stack(way)
      .at(-1)
      ?.map(({ file }) => file)
  }

  /**
   * @param way back or forward
   * @param present what the step's files hold
   * @returns what is to be written; undefined if a file is another than the step has left it
   */
  swaps(way: "undo" | "redo", present: ReadonlyMap<string, Buffer | undefined>): readonly Written[] | undefined {
    const swaps = (this.stack(way).at(-1) ?? []).map((each) => swapOf(each, present.get(each.file), way))
    return swaps.every((swap) => swap !== undefined) ? swaps : undefined
  }

  /** The step was taken. */
  step(way: "undo" | "redo"): void {
    const step = this.stack(way).pop()
    if (step) this.stack(way === "undo" ? "redo" : "undo").push(step)
  }

  private stack(way: "undo" | "redo"): Step[] {
    return way === "undo" ? this.done : this.undone
  }
}

const sizeOf = (step: Step): number => step.reduce((sum, { removed, added }) => sum + removed.length + added.length, 0)

const stateOf = (bytes: Buffer | undefined): State => bytes && createHash("sha256").update(bytes).digest("base64url")

const none = Buffer.alloc(0)

function kept({ file, before, after }: Written): Kept {
  const [old, now] = [before ?? none, after ?? none]
  const most = Math.min(old.length, now.length)
  let start = 0
  while (start < most && old[start] === now[start]) start += 1
  let end = 0
  while (end < most - start && old[old.length - 1 - end] === now[now.length - 1 - end]) end += 1
  return {
    ...{ file, before: stateOf(before), after: stateOf(after), start },
    // Copies: a part of a buffer would keep the whole.
    removed: Buffer.from(old.subarray(start, old.length - end)),
    added: Buffer.from(now.subarray(start, now.length - end)),
  }
}

function swapOf(step: Kept, present: Buffer | undefined, way: "undo" | "redo"): Written | undefined {
  const [from, to] = way === "undo" ? [step.after, step.before] : [step.before, step.after]
  if (stateOf(present) !== from) return undefined
  if (to === undefined) return { file: step.file, before: present, after: undefined }
  const [gone, come] = way === "undo" ? [step.added, step.removed] : [step.removed, step.added]
  const bytes = present ?? none
  const after = Buffer.concat([bytes.subarray(0, step.start), come, bytes.subarray(step.start + gone.length)])
  return { file: step.file, before: present, after }
}
