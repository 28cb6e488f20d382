import { type Change, unchanged, withChange } from "../../../../content/__tests__/support/changed-data"
import { ContentFiles } from "../../../server/content/content-files"
import type { Disk } from "../../../server/content/disk"

/** @returns what came of a task with the studio's content files, on a changed copy of the minimal content */
export const withContent = <Result>(
  task: (content: ContentFiles, root: string) => Promise<Result>,
  change: Change = unchanged,
): Promise<Result> => withChange(change, (root) => task(new ContentFiles(root), root))

/**
 * @param texts of files, by their paths
 * @returns content files that are in no folder, and what each file holds
 */
export function contentInMemory(texts: Readonly<Record<string, string>>) {
  const files = new Map(Object.entries(texts).map(([file, text]) => [file, Buffer.from(text)]))
  const disk: Disk = {
    files: async () => [...files.keys()],
    read: async (file) => files.get(file),
    swap: async (swaps) => {
      for (const { file, after } of swaps) if (after) files.set(file, Buffer.from(after))
      return true
    },
  }
  const content = new ContentFiles("/data", { disk, check: async () => [], committed: async () => undefined })
  return { content, textOf: (file: string) => String(files.get(file)) }
}
