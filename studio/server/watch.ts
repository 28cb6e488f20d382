import { relative, sep } from "node:path"
import { type FSWatcher, watch } from "chokidar"
import { words } from "../words"
import type { ContentFiles } from "./content/content-files"

/** Editors write a file in several steps: it is read when its size has stayed the same for so long, in milliseconds. */
const settled = { stabilityThreshold: 60, pollInterval: 20 }

/** Several files that are saved at once are read at once, in milliseconds. */
const together = 25

/** Where files cannot be watched they are looked at so often, in milliseconds. */
const pollInterval = 500

/**
 * Has the content look at files that another program saves.
 *
 * @param content of the owner
 * @returns how to end it
 */
export function watchFor(content: ContentFiles): () => Promise<void> {
  const changed = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  const look = () => {
    const files = [...changed]
    changed.clear()
    content.notice(files).catch((error: unknown) => {
      process.stderr.write(`${words.terminal.changeNotRead(String(error))}\n`)
    })
  }
  const begin = (usePolling: boolean): FSWatcher => {
    const watcher = watch(content.root, {
      ignoreInitial: true,
      awaitWriteFinish: settled,
      usePolling,
      interval: pollInterval,
      // What operating systems and editors leave behind, and the studio's own temporary files.
      ignored: (path) =>
        relative(content.root, path)
          .split(sep)
          .some((name) => /^\.(?!\.)|~$/.test(name)),
    })
    watcher.on("all", (event, path) => {
      if (event === "addDir" || event === "unlinkDir") return
      changed.add(relative(content.root, path).split(sep).join("/"))
      clearTimeout(timer)
      timer = setTimeout(look, together)
    })
    watcher.on("error", (error) => {
      // Other programs may watch as many files as the system lets anybody watch; to look at them now and then always works.
      if (usePolling || watching !== watcher) return
      process.stderr.write(`${words.terminal.polling(String(error))}\n`)
      watching = begin(true)
      void watcher.close()
    })
    return watcher
  }
  let watching = begin(false)
  return async () => {
    clearTimeout(timer)
    await watching.close()
  }
}
