import { speak } from "../../content/sentences/sentences"
import type { ReadProgress } from "./candidate"
import { textFromClipboard } from "./clipboard"
import { ImportRefusal } from "./format"
import type { ReadingNews, ReadingTask } from "./read-apart"
import { readSource } from "./read-source"

/** How often progress is reported, in milliseconds. */
const often = 200

const tell = (news: ReadingNews): void => void process.send?.(news)

/** Reads in a process of its own (see read-apart.ts), which ends it. */
async function read(task: ReadingTask): Promise<void> {
  speak(task.language)
  let last: ReadProgress = { done: 0, total: 0 }
  const onProgress = (progress: ReadProgress) => {
    if (last.done === 0) tell({ kind: "progress", progress })
    last = progress
  }
  // Also between texts that are already read, since parsing them takes a while.
  setInterval(() => last.total > 0 && tell({ kind: "progress", progress: last }), often).unref()
  try {
    const content = "html" in task ? textFromClipboard(task.html) : await readSource(task.path, onProgress, task.hints)
    tell({ kind: "read", content })
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
