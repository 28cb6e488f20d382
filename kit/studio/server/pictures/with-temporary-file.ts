import { rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { isSvg } from "../../../content/pictures/open"
import { temporaryFolder } from "../../../owner/files/write-file"

/**
 * Writes an uploaded picture to a temporary file for a task to read, and removes the file afterwards.
 *
 * @param bytes of the picture
 * @param task is given the path of the file
 * @returns the task's result
 */
export async function withTemporaryFile<Result>(
  bytes: Buffer,
  task: (path: string) => Promise<Result>,
): Promise<Result> {
  const aside = temporaryFolder("studio-picture")
  try {
    const path = join(aside, isSvg(bytes) ? "picture.svg" : "picture")
    await writeFile(path, bytes)
    return await task(path)
  } finally {
    await rm(aside, { recursive: true, force: true })
  }
}
