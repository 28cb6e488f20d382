import { tmpdir } from "node:os"
import { describeError } from "../../../content/files/terminal"
import { removeStaleTemporary } from "../../../content/files/write-file"
import { finishPublication } from "../publishing/commit-content"

/**
 * Ends what a studio or a command has left that was killed: an index that lags behind a publication, and temporary files.
 *
 * @param data the folder of the content
 * @param warn is told what could not be done; the studio works without
 */
export async function removeStaleFiles(data: string, warn: (text: string) => void): Promise<void> {
  const tasks = [
    () => finishPublication(data),
    () => removeStaleTemporary(data, true),
    () => removeStaleTemporary(tmpdir(), false),
  ]
  for (const task of tasks) await task().catch((error: unknown) => warn(`${describeError(error)}\n`))
}
