import { ImportRefusal } from "./format"
import type { ReadProgress } from "./offer"
import type { ReadingNews, ReadingTask } from "./read-apart"
import { readSource } from "./read-source"

/** In milliseconds: how often progress is told at most. */
const often = 200

const tell = (news: ReadingNews): void => void process.send?.(news)

/** Reads a source in a process of its own (see read-apart.ts), which ends it. */
async function read({ path, hints }: ReadingTask): Promise<void> {
  let told = 0
  const onProgress = (progress: ReadProgress) => {
    if (Date.now() - told < often) return
    told = Date.now()
    tell({ kind: "progress", progress })
  }
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

process.once("message", (task) => void read(task as ReadingTask))
process.once("disconnect", () => process.exit())
