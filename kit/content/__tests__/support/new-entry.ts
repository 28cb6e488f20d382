import { readdir, readFile } from "node:fs/promises"
import { join } from "node:path"
import { newEntry } from "../../../owner/new/command"
import { type Change, withChange } from "./changed-data"

/** What came of a run of `npm run new`. */
export interface Run {
  readonly code: number
  readonly written: string
  readonly stderr: string
  /** Every file of data/ before and after, by its path. */
  readonly before: ReadonlyMap<string, Buffer>
  readonly after: ReadonlyMap<string, Buffer>
}

/**
 * @param change to the minimal content, beforehand
 * @param args what is written behind the command; ROOT stands for the folder
 * @param signal that interrupts it
 */
export function run(change: Change, args: readonly string[], signal = new AbortController().signal): Promise<Run> {
  return withChange(change, async (root) => {
    const before = await snapshot(root)
    let written = ""
    let stderr = ""
    const code = await newEntry([...args.map((arg) => arg.replace("ROOT", root)), "--data", root], {
      signal,
      write: (text) => {
        written += text.replaceAll(root, "data")
      },
      writeError: (text) => {
        stderr += text.replaceAll(root, "data")
      },
    })
    return { code, written, stderr, before, after: await snapshot(root) }
  })
}

/** Adds an entry to a folder, and says nothing. @returns the exit code */
export const addQuietly = (root: string, ...args: readonly string[]): Promise<number> =>
  newEntry([...args, "--data", root], {
    write: () => {},
    writeError: () => {},
    signal: new AbortController().signal,
  })

/** @returns a file's text after the run */
export const textAfter = ({ after }: Pick<Run, "after">, path: string): string =>
  after.get(path)?.toString("utf8") ?? ""

/** @returns the entries of a collection after the run */
export const entriesAfter = (run: Pick<Run, "after">, path: string): unknown[] => JSON.parse(textAfter(run, path))

/** @returns the files that the run has added */
export const addedFiles = ({ before, after }: Pick<Run, "before" | "after">): string[] =>
  [...after.keys()].filter((path) => !before.has(path))

/** @returns every file under a folder, by its path, folders and links included with no content */
export async function snapshot(root: string): Promise<Map<string, Buffer>> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true })
  const files = entries.map(async (entry) => {
    const path = join(entry.parentPath, entry.name)
    const content = entry.isFile() ? await readFile(path) : Buffer.alloc(0)
    return [path.slice(root.length + 1), content] as const
  })
  return new Map((await Promise.all(files)).sort(([a], [b]) => (a < b ? -1 : 1)))
}
