import { parentPort, workerData } from "node:worker_threads"
import { ImportRefusal } from "./format"
import type { ReadProgress } from "./offer"
import type { WorkerNews } from "./read-apart"
import { readSource } from "./read-source"

/** In milliseconds: how often progress is told at most. */
const often = 200

/** Reads a source in a thread of its own (see read-apart.ts). */
async function main(): Promise<void> {
  const tell = (news: WorkerNews) => parentPort?.postMessage(news)
  let told = 0
  try {
    const onProgress = (progress: ReadProgress) => {
      if (Date.now() - told < often) return
      told = Date.now()
      tell({ kind: "progress", progress })
    }
    const content = await readSource(String(workerData.path), onProgress, workerData.hints)
    tell({ kind: "read", content })
  } catch (error) {
    if (!(error instanceof ImportRefusal)) throw error
    tell({ kind: "refused", message: error.message })
  }
}

void main()
