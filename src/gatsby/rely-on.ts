import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"

/** The version of Gatsby in which everything that src/gatsby relies on was seen. */
const seenIn = "5.16.1"

/**
 * Stops the build when a part of Gatsby that it does not document is no longer what our code takes it for.
 *
 * @param file in `node_modules`, such as "gatsby/cache-dir/loader.js"
 * @param text that must occur in it
 * @param knownIn our file that relies on it
 * @throws an Error that names all three if the file does not contain the text, or is not there
 */
export function relyOn(file: string, text: string, knownIn: string): void {
  const path = join("node_modules", file)
  if (existsSync(path) && readFileSync(path, "utf8").includes(text)) return
  throw new Error(
    `${knownIn} relies on ${JSON.stringify(text)} in ${path}, seen in Gatsby ${seenIn}, and it is not there. ` +
      `Find out how Gatsby does this now, and change ${knownIn}.`,
  )
}
