import { rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { temporaryFolder } from "../../../content/files/write-file"
import { isSvg } from "../../../content/pictures/open"

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
