import { committedBytes, GitError, prefixOf } from "../../../content/files/git"
import { blobBytes } from "../publishing/blobs"

interface Asked {
  readonly path: string
  readonly commit: string
  readonly answer: (bytes: Promise<Buffer | undefined>) => void
}

/** What was asked for while git answers others, by folder. */
const waiting = new Map<string, Asked[]>()

/**
 * Reads a file at a commit. All that are asked for while git answers are read by one process, since a list of changed pictures shows each of them.
 *
 * @param root the folder of the content
 * @param path of a file in it
 * @param commit or a name of it
 * @returns the file's bytes at this commit; undefined if it was absent
 */
export function readCommitted(root: string, path: string, commit: string): Promise<Buffer | undefined> {
  // A question is one line, in which a space ends the name.
  if (/\s/.test(path)) return committedBytes(root, path, commit)
  return new Promise((answer) => {
    const asked = { path, commit, answer }
    const others = waiting.get(root)
    if (others) return void others.push(asked)
    void answerAll(root, [asked])
  })
}

async function answerAll(root: string, first: readonly Asked[]): Promise<void> {
  for (let asked = first; asked.length > 0; asked = waiting.get(root) ?? []) {
    waiting.set(root, [])
    const read = readTogether(root, asked)
    for (const [index, { path, commit, answer }] of asked.entries())
      answer(read.then((all) => (all ? all[index] : committedBytes(root, path, commit))))
    await Promise.allSettled([read])
  }
  waiting.delete(root)
}

/** @returns the bytes of all; undefined if git does not have each of them */
async function readTogether(root: string, asked: readonly Asked[]): Promise<readonly Buffer[] | undefined> {
  try {
    const top = await prefixOf(root)
    return await blobBytes(
      root,
      asked.map(({ path, commit }) => ({ oid: `${commit}:./${path}`, path: top + path })),
    )
  } catch (error) {
    if (error instanceof GitError) return undefined
    throw error
  }
}
