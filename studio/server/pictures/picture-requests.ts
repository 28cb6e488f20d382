import { readFile } from "node:fs/promises"
import { dirname, posix } from "node:path"
import type { Answer } from "../api"
import type { Content } from "../content/content"
import { within } from "../content/within"
import { committedBytes } from "../publishing/git"
import { isPath } from "../requests"
import { pictureType } from "./picture-list"
import { takePicture } from "./take-picture"

/**
 * Takes a picture.
 *
 * @param content of the owner
 * @param about which field is to name it, and what its name is made from
 * @param bytes of the picture
 */
export function answerToPicture(content: Content, about: unknown, bytes: Buffer): Promise<Answer> | Answer {
  const { file, path, words } = Object(about) as Readonly<Record<string, unknown>>
  const named = Array.isArray(words) ? words.filter((word) => typeof word === "string") : []
  if (typeof file !== "string" || !isPath(path))
    return { status: 400, body: { message: "Say for which field the picture is." } }
  return content.record([], async () => {
    const taken = await takePicture(content.root, file, path, named, bytes)
    const touched = taken.kind === "taken" ? [posix.join(dirname(file), taken.path)] : []
    return { touched, result: { status: 200, body: taken } }
  })
}

/** A picture of data/ and how a browser is to take it. */
export interface SentPicture {
  readonly type: string
  readonly content: Buffer
}

/**
 * @param root the folder of the content
 * @param asked the request's parameters: which picture, and whether as it was at the last commit
 * @returns the picture; nothing if there is none, or it is none that a browser shows
 */
export async function pictureFor(root: string, asked: URLSearchParams): Promise<SentPicture | undefined> {
  const path = asked.get("path") ?? ""
  const type = pictureType(path)
  if (!type) return undefined
  const place = await within(root, path)
  const content = asked.get("at") === "HEAD" ? await committedBytes(root, path) : await readFile(place)
  return content && { type, content }
}
