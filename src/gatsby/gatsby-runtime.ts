import { readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"

/** A change to Gatsby's runtime: in which file of it, what stands there, once, and what is to stand there. */
export type Change = readonly [file: string, from: string, to: string]

/**
 * Changes Gatsby's runtime where it has no setting. Gatsby copies it into `.cache` anew each time it starts, before onPreBootstrap.
 *
 * @param changes made one after the other
 * @param keeper the file that has to learn of it when Gatsby's runtime is another one
 * @param cache the folder of that copy
 * @throws an Error if a place is not as Gatsby 5.16 has it
 */
export async function changeRuntime(changes: readonly Change[], keeper: string, cache: string): Promise<void> {
  for (const [file, from, to] of changes) {
    const path = join(cache, file)
    const parts = (await readFile(path, "utf8")).split(from)
    if (parts.length !== 2)
      throw new Error(
        `${path} has not just one place with ${JSON.stringify(from)}. Gatsby has changed: ${keeper} must learn how.`,
      )
    await writeFile(path, parts.join(to))
  }
}
