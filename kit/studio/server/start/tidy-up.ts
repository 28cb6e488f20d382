import { tmpdir } from "node:os"
import { inWords } from "../../../content/files/terminal"
import { removeLeftTemporary } from "../../../content/files/write-file"
import { finishPublication } from "../publishing/commit-content"

/**
 * Ends what a studio or a command has left that was killed: an index that lags behind a publication, and temporary files.
 *
 * @param data the folder of the content
 * @param warn is told what could not be done; the studio works without
 */
export async function tidyUp(data: string, warn: (text: string) => void): Promise<void> {
  const tasks = [
    () => finishPublication(data),
    () => removeLeftTemporary(data, true),
    () => removeLeftTemporary(tmpdir(), false),
  ]
  for (const task of tasks) await task().catch((error: unknown) => warn(`${inWords(error)}\n`))
}
