import { checkData } from "../../src/content/check/check-data"
import { dataFolder } from "../../src/content/check/data-folder"
import { errorCode } from "../../src/content/check/error-code"
import { NoSuchPlace } from "../../src/content/edit/edit-json"
import { changesSince } from "./changes"
import { type Change, type Content, OutsideData } from "./content"
import { contractOf } from "./contract"
import { hasHistory } from "./git"
import { takePicture } from "./pictures"
import { publish } from "./publish"

/** What the studio's page is answered. */
export interface Answer {
  readonly status: number
  readonly body: unknown
}

const ok = (body: unknown): Answer => ({ status: 200, body })
const wrong = (status: number, message: string): Answer => ({ status, body: { message } })

/**
 * Answers the studio's page.
 *
 * @param root the folder of the content
 * @param content the same, to be changed
 * @param method and path of the request, behind /__studio/api/
 * @param body of it, as JSON
 */
export async function answerTo(
  root: string,
  content: Content,
  method: string,
  path: string,
  body: unknown,
): Promise<Answer> {
  try {
    if (method === "GET" && path === "files") return ok(await filesIn(root, content))
    if (method === "GET" && path === "contract") return ok(contractOf((await dataFolder(root))?.files ?? []))
    if (method === "GET" && path === "problems") return ok(await checkData(root))
    if (method === "GET" && path === "changes") return ok((await hasHistory(root)) ? await changesSince(root) : null)
    if (method === "POST" && path === "publish") {
      const message = typeof body === "object" && body !== null ? Reflect.get(body, "message") : undefined
      return typeof message === "string" && message.trim() !== ""
        ? ok(await publish(root, message.trim()))
        : wrong(400, "Say in a few words what this is about.")
    }
    if (method === "POST" && path === "undo") return ok((await content.undo()) ?? null)
    if (method === "POST" && path === "redo") return ok((await content.redo()) ?? null)
    if (method === "POST" && path === "edit") {
      const asked = editIn(body)
      return asked ? ok(await content.edit(asked.file, asked.revision, asked.edit)) : wrong(400, "This is no edit.")
    }
    return wrong(404, "The studio has nothing here.")
  } catch (error) {
    if (error instanceof OutsideData) return wrong(403, error.message)
    if (error instanceof NoSuchPlace) return wrong(409, error.message)
    if (errorCode(error) === "ENOENT") return wrong(404, "There is no such file in data/.")
    if (errorCode(error)?.startsWith("E"))
      return wrong(507, `Nothing was written: ${String(Reflect.get(Object(error), "message"))}`)
    throw error
  }
}

/**
 * Takes a picture.
 *
 * @param root the folder of the content
 * @param about which field is to name it, and what its name is made from
 * @param bytes of the picture
 */
export async function answerToPicture(root: string, about: unknown, bytes: Buffer): Promise<Answer> {
  if (typeof about !== "object" || about === null) return wrong(400, "Say for which field the picture is.")
  const { file, path, words } = about as Readonly<Record<string, unknown>>
  const isPath = Array.isArray(path) && path.every((step) => typeof step === "string" || Number.isInteger(step))
  const named = Array.isArray(words) ? words.filter((word) => typeof word === "string") : []
  if (typeof file !== "string" || !isPath) return wrong(400, "Say for which field the picture is.")
  return ok(await takePicture(root, file, path, named, bytes))
}

/** Every file with text in it. */
async function filesIn(root: string, content: Content) {
  const folder = await dataFolder(root)
  const texts = (folder?.files ?? []).filter((file) => /\.(?:json|md)$/i.test(file))
  return Promise.all(texts.map((file) => content.read(file)))
}

function editIn(body: unknown): { file: string; revision: string; edit: Change } | undefined {
  if (typeof body !== "object" || body === null) return undefined
  const { file, revision, edit } = body as Readonly<Record<string, unknown>>
  if (typeof file !== "string" || typeof revision !== "string" || !isEdit(edit)) return undefined
  return { file, revision, edit }
}

function isEdit(edit: unknown): edit is Change {
  if (typeof edit !== "object" || edit === null) return false
  const { kind, path, to, place, before } = edit as Readonly<Record<string, unknown>>
  if (kind === "text") return typeof to === "string"
  const isPath = Array.isArray(path) && path.every((step) => typeof step === "string" || Number.isInteger(step))
  if (!isPath) return false
  if (kind === "remove") return true
  if (kind === "move") return Number.isInteger(place)
  const isBefore = before === undefined || (Array.isArray(before) && before.every((key) => typeof key === "string"))
  return (kind === "set" || kind === "insert") && to !== undefined && isBefore
}
