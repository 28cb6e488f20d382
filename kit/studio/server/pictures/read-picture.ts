import { readFile } from "node:fs/promises"
import * as z from "zod"
import { words } from "../../words/words"
import { resolveInData } from "../content/resolve-in-data"
import { commit, parseValues } from "../request"
import { thumbnailOf } from "./crop-picture"
import { mediaTypeOf } from "./picture-list"
import { readCommitted } from "./read-committed"

/** A picture of data/ with its media type. */
export interface SentPicture {
  readonly type: string
  readonly content: Buffer
}

/** A picture, as it is or at a commit or the one before it. */
const values = z.object({
  path: z.string(),
  /** As a thumbnail in this shape. */
  shape: z
    .string()
    .regex(/^[1-9]\d{0,3}:[1-9]\d{0,3}$/)
    .optional(),
  at: z.union([z.literal("HEAD"), commit, z.string().regex(/^[0-9a-f]{40}(?:[0-9a-f]{24})?\^$/)]).optional(),
})

/**
 * @param root the folder of the content
 * @param parameters the request's parameters: the picture's path, and `at` for its state at a commit
 * @returns the picture; undefined if it is not in that commit, or browsers cannot show it
 * @throws RequestError if the parameters are not valid, OutsideData if the path leads out of data/
 */
export async function readPicture(root: string, parameters: URLSearchParams): Promise<SentPicture | undefined> {
  const { path, at, shape } = parseValues(
    { schema: values, wrong: words.refusals.noPicture },
    Object.fromEntries(parameters),
  )
  const type = mediaTypeOf(path)
  if (!type) return undefined
  const location = await resolveInData(root, path)
  const content = at === undefined ? await readFile(location) : await readCommitted(root, path, at)
  const [width, height] = shape?.split(":").map(Number) ?? []
  if (!content || !width || !height || type === "image/svg+xml") return content && { type, content }
  const thumbnail = await thumbnailOf(content, [width, height]).catch(() => undefined)
  // The check tells of a damaged one.
  return thumbnail ? { type: "image/webp", content: thumbnail } : { type, content }
}
