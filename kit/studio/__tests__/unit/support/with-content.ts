import { type Change, unchanged, withChange } from "../../../../content/__tests__/support/changed-data"
import { ContentFiles } from "../../../server/content/content-files"
import type { Disk } from "../../../server/content/disk"
import type { FileEdit } from "../../../server/content/edits/apply-edit"
import { Imports } from "../../../server/import/imports"
import { answerRequest } from "../../../server/requests/requests"

/** @returns what came of a task with the studio's content files, on a changed copy of the minimal content */
export const withContent = <Result>(
  task: (content: ContentFiles, root: string) => Promise<Result>,
  change: Change = unchanged,
): Promise<Result> => withChange(change, (root) => task(new ContentFiles(root), root))

/** Makes an edit as the studio's page does when it has just read the file. */
export async function changed(content: ContentFiles, file: string, edit: FileEdit, by?: string) {
  const answer = await content.save(file, (await content.read(file)).revision, [edit], by)
  return answer.kind === "saved" ? { ...answer, ...answer.outcomes[0] } : answer
}

/** Sends a request as the studio's page does, with a name such as `POST new`. */
export const ask = (content: ContentFiles, name: string, values?: unknown, body?: Buffer) =>
  answerRequest(
    name,
    { content, imports: new Imports(content), preview: { port: 1, key: "" }, tab: undefined },
    values,
    body,
  )

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
