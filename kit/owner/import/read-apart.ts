import { basename, join } from "node:path"
import { Worker } from "node:worker_threads"
import { errorCode } from "../../content/files/errors"
import { ImportRefusal, type ReadHints } from "./format"
import type { ReadProgress } from "./offer"
import type { SourceContent } from "./read-source"

/** What the thread says. */
export type WorkerNews =
  | { readonly kind: "progress"; readonly progress: ReadProgress }
  | { readonly kind: "read"; readonly content: SourceContent }
  | { readonly kind: "refused"; readonly message: string }

/** The memory of the thread, in megabytes, and how long it may be silent over one text, in milliseconds. */
const limits = { memory: 1500, silence: 120_000 } as const

export interface ReadingApart {
  /** Ends the thread at any moment. */
  readonly signal: AbortSignal
  readonly onProgress?: (progress: ReadProgress) => void
  /** What its owner says of the source. */
  readonly hints?: ReadHints
  /** In milliseconds; by default, two minutes. */
  readonly timeoutMs?: number
}

/**
 * Reads a source in a thread of its own: a server goes on answering meanwhile, and the reading can be ended.
 *
 * @param path of an archive, a folder or a file
 * @returns what it proposes
 * @throws ImportRefusal if it cannot be imported, or takes more time or memory than a source may
 */
export function readApart(
  path: string,
  { signal, onProgress = () => {}, hints = {}, timeoutMs = limits.silence }: ReadingApart,
): Promise<SourceContent> {
  signal.throwIfAborted()
  // Node 20 gives a thread no module in TypeScript to begin with: it loads the compiler first.
  const worker = new Worker(
    "const { compiler, module } = require('worker_threads').workerData; require(compiler); require(module)",
    {
      eval: true,
      workerData: { path, hints, compiler: require.resolve("tsx/cjs"), module: join(__dirname, "read-worker.ts") },
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: limits.memory },
    },
  )
  return new Promise<SourceContent>((resolve, reject) => {
    const end = () => reject(signal.reason)
    signal.addEventListener("abort", end, { once: true })
    let timeout = setTimeout(tooSlow, timeoutMs)
    function tooSlow(): void {
      reject(new ImportRefusal(`${basename(path)} takes too long to read. ${advice}`))
    }
    worker.on("message", (news: WorkerNews) => {
      if (news.kind === "read") return resolve(news.content)
      if (news.kind === "refused") return reject(new ImportRefusal(news.message))
      clearTimeout(timeout)
      timeout = setTimeout(tooSlow, timeoutMs)
      onProgress(news.progress)
    })
    worker.on("error", (error) =>
      reject(
        errorCode(error) === "ERR_WORKER_OUT_OF_MEMORY"
          ? new ImportRefusal(`${basename(path)} takes more memory than there is for it. ${advice}`)
          : error,
      ),
    )
    // After what it has said.
    worker.on("exit", () => {
      clearTimeout(timeout)
      signal.removeEventListener("abort", end)
      reject(new Error("The thread that reads the import has ended."))
    })
  }).finally(() => worker.terminate())
}

const advice = "Import a part of it, or leave out its largest texts."
