import { type Stats, statSync } from "node:fs"
import { basename } from "node:path"
import { type ChokidarOptions, type FSWatcher, watch } from "chokidar"
import { isWalkable } from "./data-folder"
import { isMissing } from "./errors"

/** In milliseconds: how long after its deletion a folder is looked for. The only one that chokidar misses is one recreated at once. */
const soon = 100

/**
 * Watches a folder as chokidar does, including folders in it that are deleted and recreated at once, as `git switch` does if all of a folder's files differ.
 * chokidar 4 goes on watching the deleted folder and sees no new file (docs/decisions/preview.md).
 *
 * @param folder to watch
 * @param options chokidar's
 * @param listener called with each event and its path, except for what is there at the start. After addDir, any file in the folder may be new: chokidar reads a
 *   folder before it watches it
 * @returns chokidar's watcher
 */
export function watchFolder(
  folder: string,
  options: Omit<ChokidarOptions, "ignoreInitial">,
  listener: (event: string, path: string) => void,
): FSWatcher {
  const watcher = watch(folder, {
    ...options,
    // A link out of the folder could lead to the whole disk.
    ignored: [options.ignored ?? [], (path: string) => !isWalkable(path, folder)].flat(),
  })
  // With chokidar's ignoreInitial, a folder that is watched again would not report files added meanwhile.
  watcher.once("ready", () => watcher.on("all", listener))
  const deleted = new Set<string>()
  const watchAnew = (path: string) => {
    if (watcher.closed) return
    const found = statOf(path)
    // Nothing watches the place where the watched folder itself would reappear.
    if (!found && path === folder) return void setTimeout(watchAnew, soon, path)
    deleted.delete(path)
    // chokidar notices a replaced file by itself.
    if (!found?.isDirectory()) return
    watcher.unwatch(path)
    watcher.add(path)
  }
  watcher.on("raw", (event, name, details) => {
    const { watchedPath } = details as { readonly watchedPath: string }
    // The system reports the deletion of something watched as a rename with its own name.
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
