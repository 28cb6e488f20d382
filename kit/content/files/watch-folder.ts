import { type Stats, statSync } from "node:fs"
import { basename } from "node:path"
import { type ChokidarOptions, type FSWatcher, watch } from "chokidar"
import { isWalkable } from "./data-folder"
import { isMissing } from "./errors"

/** In milliseconds: when a folder that was deleted is looked for again. chokidar itself misses only one that is made again at once. */
const soon = 100

/**
 * Watches a folder as chokidar does, also the folders in it that are deleted and made again at once, as `git switch` does with a folder whose files all differ.
 * chokidar 4 goes on watching the folder that is gone, and sees no new file (docs/decisions/preview.md).
 *
 * @param folder to watch
 * @param options of chokidar
 * @param listener called with each event and its path, but for what is there at first. After addDir any file of the folder may be new: chokidar reads a folder before
 *   it watches it
 * @returns chokidar's watcher
 */
export function watchFolder(
  folder: string,
  options: Omit<ChokidarOptions, "ignoreInitial">,
  listener: (event: string, path: string) => void,
): FSWatcher {
  const watcher = watch(folder, {
    ...options,
    // A link out of the folder may lead to the whole disk.
    ignored: [options.ignored ?? [], (path: string) => !isWalkable(path, folder)].flat(),
  })
  // With chokidar's ignoreInitial a folder that is watched anew would not tell of what came into it meanwhile.
  watcher.once("ready", () => watcher.on("all", listener))
  const deleted = new Set<string>()
  const watchAnew = (path: string) => {
    if (watcher.closed) return
    const found = statOf(path)
    // Nothing watches where the folder itself would come back.
    if (!found && path === folder) return void setTimeout(watchAnew, soon, path)
    deleted.delete(path)
    // chokidar sees a file that is replaced.
    if (!found?.isDirectory()) return
    watcher.unwatch(path)
    watcher.add(path)
  }
  watcher.on("raw", (event, name, details) => {
    const { watchedPath } = details as { readonly watchedPath: string }
    // What the system says of something watched that is deleted, by its own name.
    if (event !== "rename" || name !== basename(watchedPath) || deleted.has(watchedPath)) return
    deleted.add(watchedPath)
    setTimeout(watchAnew, soon, watchedPath)
  })
  return watcher
}

/** Undefined if nothing is there, or the folder around it has become a file. */
function statOf(path: string): Stats | undefined {
  try {
    return statSync(path)
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}
