import { readFile } from "node:fs/promises"
import * as z from "zod"
import { committedBytes, GitError, prefixOf } from "../../../owner/files/git"
import { resolveInData } from "../content/disk"
import { blobBytes } from "../publishing/blobs"
import { parseValues } from "../request"
import { thumbnailOf } from "./crop-picture"
import { mediaTypeOf } from "./picture-list"

/** A picture in data/ with its media type. */
interface SentPicture {
  readonly type: string
  readonly content: Buffer
}

/** A picture as it is now, or as at the last commit. */
const values = z.object({
  path: z.string(),
  /** As a thumbnail in this shape. */
  shape: z
    .string()
    .regex(/^[1-9]\d{0,3}:[1-9]\d{0,3}$/)
    .optional(),
  at: z.literal("HEAD").optional(),
})

/**
 * @param root the folder of the content
 * @param parameters the request's parameters: the picture's path, and `at` for its state at the last commit
 * @returns the picture; undefined if it is not in that commit, or browsers cannot show it
 * @throws RequestError if the parameters are not valid, OutsideData if the path leads out of data/
 */
export async function readPicture(root: string, parameters: URLSearchParams): Promise<SentPicture | undefined> {
  const { path, at, shape } = parseValues(values, Object.fromEntries(parameters))
  const type = mediaTypeOf(path)
  if (!type) return undefined
  const location = await resolveInData(root, path)
  const content = at === undefined ? await readFile(location) : await readCommitted(root, path, at)
  const [width, height] = shape?.split(":").map(Number) ?? []
  if (!content || !width || !height || type === "image/svg+xml") return content && { type, content }
  const thumbnail = await thumbnailOf(content, [width, height]).catch(() => undefined)
  // A damaged picture is sent as it is; the check reports it.
  return thumbnail ? { type: "image/webp", content: thumbnail } : { type, content }
}

interface Asked {
  readonly path: string
  readonly commit: string
  readonly answer: (bytes: Promise<Buffer | undefined>) => void
}

/** Requests that arrived while git was answering others, by folder. */
const waiting = new Map<string, Asked[]>()

/**
 * Reads a file at a commit. Requests that arrive while git is busy are answered together by one process, because a list of changed pictures asks for many.
 *
 * @param root the folder of the content
 * @param path of a file in it
 * @param commit its id or name
 * @returns the file's bytes at this commit; undefined if it was absent
 */
export function readCommitted(root: string, path: string, commit: string): Promise<Buffer | undefined> {
  // A request to git is one line, in which a space would end the name.
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

/** @returns the bytes of all files; undefined if git lacks one of them */
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
