import { relative, sep } from "node:path"
import type { FSWatcher } from "chokidar"
import { writeError } from "../../content/files/terminal"
import { watchFolder } from "../../content/files/watch-folder"
import { words } from "../words/words"
import type { ContentFiles } from "./content/content-files"

/** Editors write a file in several steps, so it is read only once its size has been stable for this long, in milliseconds. */
const settled = { stabilityThreshold: 60, pollInterval: 20 }

/** Files saved within this time of each other are read together, in milliseconds. */
const together = 25

/** The polling interval where files cannot be watched, in milliseconds. */
const pollInterval = 500

/**
 * Watches data/ and has the content read files that other programs save.
 *
 * @param content of the owner
 * @returns a function that stops watching
 */
export function watchContent(content: ContentFiles): () => Promise<void> {
  const changed = new Set<string>()
  let isFolderNew = false
  let timer: NodeJS.Timeout | undefined
  const look = () => {
    const files = isFolderNew ? undefined : [...changed]
    changed.clear()
    isFolderNew = false
    content.refreshFiles(files).catch((error: unknown) => {
      writeError(`${words.terminal.changeNotRead(String(error))}\n`)
    })
  }
  const begin = (usePolling: boolean): FSWatcher => {
    const options = {
      awaitWriteFinish: settled,
      usePolling,
      interval: pollInterval,
      // Ignores what operating systems and editors leave behind, and the studio's own temporary files.
      ignored: (path: string) =>
        relative(content.root, path)
          .split(sep)
          .some((name) => /^\.(?!\.)|~$/.test(name)),
    }
    const watcher = watchFolder(content.root, options, (event, path) => {
      if (event === "unlinkDir") return
      if (event === "addDir") isFolderNew = true
      else changed.add(relative(content.root, path).split(sep).join("/"))
      clearTimeout(timer)
      timer = setTimeout(look, together)
    })
    watcher.on("error", (error) => {
      // Other programs may have used up the system's limit of watched files, but polling always works.
      if (usePolling || watching !== watcher) return
      writeError(`${words.terminal.polling(String(error))}\n`)
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
