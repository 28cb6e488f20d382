import { fork } from "node:child_process"
import { basename, join } from "node:path"
import { type SentenceLanguage, spokenLanguage, told } from "../../content/sentences/sentences"
import type { ReadProgress } from "./candidate"
import { ImportRefusal, type ReadHints } from "./format"
import type { SourceContent } from "./read-source"
import type { ImportedText } from "./texts/to-markdown"

/** What the process has to read: a source, with what the owner says about it, or the HTML of a clipboard. */
export type ReadingTask = { readonly language: SentenceLanguage } & (
  | { readonly path: string; readonly hints: ReadHints }
  | { readonly html: string }
)

/** What the process says. */
export type ReadingNews =
  | { readonly kind: "progress"; readonly progress: ReadProgress }
  | { readonly kind: "read"; readonly content: SourceContent | ImportedText }
  | { readonly kind: "refused" | "failed"; readonly message: string }

interface ReadingApart {
  /** Ends the process at any moment. */
  readonly signal: AbortSignal
  readonly onProgress?: (progress: ReadProgress) => void
  readonly hints?: ReadHints
  /** How long one text may take, in milliseconds. */
  readonly timeoutMs?: number
  /** How much memory it may use, in megabytes. */
  readonly memory?: number
}

/**
 * Reads a source in a process of its own: a server goes on responding meanwhile, the reading can be ended, and whatever a stranger's bytes do, no other process
 * dies.
 *
 * @param path of an archive, a folder or a file
 * @returns what it proposes
 * @throws ImportRefusal if it cannot be imported, takes more time or memory than a source may, or ends the process
 */
export const readApart = (path: string, { hints = {}, ...rest }: ReadingApart): Promise<SourceContent> =>
  runApart({ path, hints, language: spokenLanguage() }, basename(path), told("import.apart.part"), rest)

/** Limits for a clipboard: somebody waits for the result. */
const pasteLimits = { timeoutMs: 20_000, memory: 800 } as const

/**
 * Turns the HTML of a clipboard into a text, in a process of its own as well.
 *
 * @param html of the clipboard
 * @returns the text, its pictures, and what was left out
 * @throws ImportRefusal if it exceeds a limit, or ends the process
 */
export const readClipboardApart = (html: string): Promise<ImportedText> =>
  runApart({ html, language: spokenLanguage() }, told("import.copied"), told("import.copied.part"), {
    signal: new AbortController().signal,
    ...pasteLimits,
  })

function runApart<Content extends SourceContent | ImportedText>(
  task: ReadingTask,
  name: string,
  advice: string,
  { signal, onProgress = () => {}, timeoutMs = 120_000, memory = 1500 }: Omit<ReadingApart, "hints">,
): Promise<Content> {
  signal.throwIfAborted()
  const child = fork(join(__dirname, "read-process.ts"), {
    execArgv: ["--require", require.resolve("tsx/cjs"), `--max-old-space-size=${memory}`],
    // Nobody needs what V8 prints when it dies.
    stdio: ["ignore", "ignore", "ignore", "ipc"],
    serialization: "advanced",
  })
  const kill = () => child.kill("SIGKILL")
  process.once("exit", kill)
  let timeout: NodeJS.Timeout | undefined
  let end = () => {}
  const refusal = (what: "slow" | "memory" | "ended" | "failed", message = "") =>
    new ImportRefusal(told("import.apart", { name, what, message, advice }))
  const done = new Promise<Content>((resolve, reject) => {
    const wait = () => {
      clearTimeout(timeout)
      timeout = setTimeout(() => reject(refusal("slow")), timeoutMs)
    }
    wait()
    end = () => reject(signal.reason)
    signal.addEventListener("abort", end)
    child.on("message", (news: ReadingNews) => {
      if (news.kind === "progress") {
        wait()
        onProgress(news.progress)
      } else if (news.kind === "read")
        // It returns what it was asked for.
        resolve(news.content as Content)
      else reject(news.kind === "refused" ? new ImportRefusal(news.message) : refusal("failed", news.message))
    })
    child.on("error", reject)
    child.on("exit", (_code, by) => reject(refusal(by === null ? "ended" : "memory")))
    // If it has ended already, its exit says so.
    child.send(task, () => {})
  })
  return done.finally(() => {
    clearTimeout(timeout)
    signal.removeEventListener("abort", end)
    process.off("exit", kill)
    kill()
  })
}
