import { readFile } from "node:fs/promises"
import { committedBytes } from "../../../content/files/git"
import type { ContentFiles } from "../content/content-files"
import { within } from "../content/within"
import { parseRequest, type RequestData } from "../requests"
import { pictureType } from "./picture-list"
import { type Taken, takePicture } from "./take-picture"

/**
 * Adds an uploaded picture to data/.
 *
 * @param content of the owner
 * @param asked the field that will name it, and the words that its file name is made from
 * @param bytes of the picture
 * @param by the requesting tab
 */
export const addPicture = (
  content: ContentFiles,
  { file, path, words }: RequestData["POST picture"],
  bytes: Buffer,
  by?: string,
): Promise<Taken> =>
  content.record(async () => {
    const { taken, written } = await takePicture(content.root, file, path, words, bytes)
    return { written, result: taken }
  }, by)

/** A picture of data/ with its media type. */
export interface SentPicture {
  readonly type: string
  readonly content: Buffer
}

/**
 * @param root the folder of the content
 * @param asked the request's parameters: the picture's path, and `at` for its state at a commit
 * @returns the picture; undefined if it is not in that commit, or browsers cannot show it
 * @throws WrongRequest if the parameters are not valid, OutsideData if the path leads out of data/
 */
export async function pictureFor(root: string, asked: URLSearchParams): Promise<SentPicture | undefined> {
  const { path, at } = parseRequest("GET picture", Object.fromEntries(asked))
  const type = pictureType(path)
  if (!type) return undefined
  const location = await within(root, path)
  const content = at === undefined ? await readFile(location) : await committedBytes(root, path, at)
  return content && { type, content }
}
