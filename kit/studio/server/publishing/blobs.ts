import { randomBytes } from "node:crypto"
import { GitError, gitBytes } from "../../../owner/files/git"

/** A file's content in git. */
interface Blob {
  /** The object's id. */
  readonly oid: string
  /** Relative to the repository's top; attributes, such as line breaks, depend on it. */
  readonly path: string
}

/**
 * Reads any number of objects with one git process.
 *
 * @param folder in a repository
 * @param blobs to read
 * @returns their bytes in the same order, as a checkout would write them: with the repository's line breaks and filters
 * @throws GitError if an object cannot be read
 */
export async function blobBytes(folder: string, blobs: readonly Blob[]): Promise<readonly Buffer[]> {
  // A request to git is one line. The check refuses names with line breaks, but if there is one, each object is read by its own process.
  if (blobs.some(({ path }) => /[\r\n]/.test(path)))
    return Promise.all(blobs.map(({ oid, path }) => gitBytes(folder, ["cat-file", "--filters", `--path=${path}`, oid])))
  if (blobs.length === 0) return []
  // The size that git reports is the one before filters, so a random marker separates the objects.
  const mark = `${randomBytes(16).toString("hex")} `
  const input = blobs.map(({ oid, path }) => `${oid} ${path}\n`).join("")
  const output = await gitBytes(folder, ["cat-file", `--batch=${mark}%(objectname)`, "--filters"], { input })
  const starts: number[] = []
  for (let at = output.indexOf(mark); at >= 0; at = output.indexOf(mark, at + mark.length)) starts.push(at)
  if (starts.length !== blobs.length) throw new GitError("git cat-file failed", "An object is missing.")
  return starts.map((start, index) =>
    output.subarray(output.indexOf("\n", start) + 1, (starts[index + 1] ?? output.length) - 1),
  )
}
