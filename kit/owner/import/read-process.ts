import type { ReadProgress } from "./candidate"
import { ImportRefusal } from "./format"
import type { ReadingNews, SourceTask } from "./read-apart"
import { readSource } from "./read-source"

/** In milliseconds: how often progress is told. */
const often = 200

const tell = (news: ReadingNews): void => void process.send?.(news)

/** Reads a source in a process of its own (see read-apart.ts), which ends it. */
async function read({ path, hints }: SourceTask): Promise<void> {
  let last: ReadProgress = { done: 0, total: 0 }
  const onProgress = (progress: ReadProgress) => {
    if (last.done === 0) tell({ kind: "progress", progress })
    last = progress
  }
  // Also between texts that are read already, and take a while to be understood.
  setInterval(() => last.total > 0 && tell({ kind: "progress", progress: last }), often).unref()
  try {
    tell({ kind: "read", content: await readSource(path, onProgress, hints) })
  } catch (error) {
    tell(
      error instanceof ImportRefusal
        ? { kind: "refused", message: error.message }
        : { kind: "failed", message: String(error) },
    )
  }
}

process.once("message", (task) => void read(task as SourceTask))
process.once("disconnect", () => process.exit())
