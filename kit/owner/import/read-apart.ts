import { fork } from "node:child_process"
import { basename, join } from "node:path"
import type { ReadProgress } from "./candidate"
import { ImportRefusal, type ReadHints } from "./format"
import type { MarkdownOfHtml } from "./html-to-markdown"
import type { SourceContent } from "./read-source"

/** What the process is asked for: a source, with what its owner says of it, or the HTML of a clipboard. */
export type ReadingTask = { readonly path: string; readonly hints: ReadHints } | { readonly html: string }

/** What the process says. */
export type ReadingNews =
  | { readonly kind: "progress"; readonly progress: ReadProgress }
  | { readonly kind: "read"; readonly content: SourceContent | MarkdownOfHtml }
  | { readonly kind: "refused" | "failed"; readonly message: string }

export interface ReadingApart {
  /** Ends the process at any moment. */
  readonly signal: AbortSignal
  readonly onProgress?: (progress: ReadProgress) => void
  readonly hints?: ReadHints
  /** How long it may be silent over one text, in milliseconds. */
  readonly timeoutMs?: number
  /** How much memory it may use, in megabytes. */
  readonly memory?: number
}

/**
 * Reads a source in a process of its own: a server goes on answering meanwhile, the reading can be ended, and whatever a stranger's bytes do to it, it is no
 * other that dies.
 *
 * @param path of an archive, a folder or a file
 * @returns what it proposes
 * @throws ImportRefusal if it cannot be imported, takes more time or memory than a source may, or ends the process
 */
export const readApart = (path: string, { hints = {}, ...rest }: ReadingApart): Promise<SourceContent> =>
  runApart({ path, hints }, basename(path), "Import a part of it, or leave out its largest texts.", rest)

/** What a clipboard has takes no longer than somebody waits for it. */
const pasteLimits = { timeoutMs: 20_000, memory: 800 } as const

/**
 * Makes a text of the HTML of a clipboard, in a process of its own as well.
 *
 * @param html of the clipboard
 * @returns the text, its pictures, and what was left out
 * @throws ImportRefusal if it is too much, or ends the process
 */
export const readClipboardApart = (html: string): Promise<MarkdownOfHtml> =>
  runApart({ html }, "What was copied", "Paste a part of it.", { signal: new AbortController().signal, ...pasteLimits })

function runApart<Content extends SourceContent | MarkdownOfHtml>(
  task: ReadingTask,
  name: string,
  advice: string,
  { signal, onProgress = () => {}, timeoutMs = 120_000, memory = 1500 }: Omit<ReadingApart, "hints">,
): Promise<Content> {
  signal.throwIfAborted()
  const child = fork(join(__dirname, "read-process.ts"), {
    execArgv: ["--require", require.resolve("tsx/cjs"), `--max-old-space-size=${memory}`],
    // What V8 says when it dies is for nobody.
    stdio: ["ignore", "ignore", "ignore", "ipc"],
    serialization: "advanced",
  })
  const kill = () => child.kill("SIGKILL")
  process.once("exit", kill)
  let timeout: NodeJS.Timeout | undefined
  let end = () => {}
  const refusal = (what: string) => new ImportRefusal(`${name} ${what}. ${advice}`)
  const done = new Promise<Content>((resolve, reject) => {
    const wait = () => {
      clearTimeout(timeout)
      timeout = setTimeout(() => reject(refusal("takes too long to read")), timeoutMs)
    }
    wait()
    end = () => reject(signal.reason)
    signal.addEventListener("abort", end)
    child.on("message", (news: ReadingNews) => {
      if (news.kind === "progress") {
        wait()
        onProgress(news.progress)
      } // It answers what it was asked for.
      else if (news.kind === "read") resolve(news.content as Content)
      else
        reject(news.kind === "refused" ? new ImportRefusal(news.message) : refusal(`cannot be read (${news.message})`))
    })
    child.on("error", reject)
    child.on("exit", (_code, by) =>
      reject(refusal(by === null ? "ends the program that reads it" : "takes more memory than there is for it")),
    )
    // One that has ended already says so by its exit.
    child.send(task, () => {})
  })
  return done.finally(() => {
    clearTimeout(timeout)
    signal.removeEventListener("abort", end)
    process.off("exit", kill)
    kill()
  })
}
