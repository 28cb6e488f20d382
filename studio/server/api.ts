import type { z } from "zod"
import { errorCode } from "../../src/content/check/error-code"
import { NoSuchPlace } from "../../src/content/edit/edit-json"
import type { ContentFiles } from "./content/content-files"
import { judge } from "./content/edits/judge"
import { addNew, kindOf, newKinds, Refusal } from "./content/new-things"
import { takeBackIn } from "./content/take-back-in"
import { OutsideData } from "./content/within"
import { picturesOf } from "./pictures/picture-list"
import { changesSince } from "./publishing/changes"
import { lastPublished } from "./publishing/history"
import { publish } from "./publishing/publish"
import { askedEdit, askedKey, askedNew, askedPath, askedPublish } from "./requests"

/** What the studio's page is answered. */
export interface ApiResponse {
  readonly status: number
  readonly body: unknown
}

/** Who asks: the tab of the studio, as it calls itself. */
export type Tab = string | undefined

type Answering = (content: ContentFiles, body: unknown, by: Tab) => Promise<unknown>

/** A request that is not as it has to be. */
class WrongRequest extends Error {}

/** An answer to requests of a shape. */
const asked =
  <Request>(
    shape: z.ZodType<Request>,
    wrong: string,
    answer: (content: ContentFiles, request: Request, by: Tab) => Promise<unknown>,
  ): Answering =>
  (content, body, by) => {
    const request = shape.safeParse(body)
    if (!request.success) throw new WrongRequest(wrong)
    return answer(content, request.data, by)
  }

const noEdit = "This is no edit."

/** What is asked for, and what is answered, by the method and the path behind /__studio/api/. */
const answers: Readonly<Record<string, Answering>> = {
  "GET kinds": async () => newKinds(),
  "GET pictures": ({ root }) => picturesOf(root),
  "GET changes": ({ root }) => changesSince(root),
  "GET history": ({ root }) => lastPublished(root),
  "POST look": (content) => content.notice(),
  "POST undo": (content, _body, by) => content.undo(by),
  "POST redo": (content, _body, by) => content.redo(by),
  "POST judge": asked(askedEdit, noEdit, ({ root }, { file, edit }) => judge(root, file, edit)),
  "POST edit": asked(askedEdit, noEdit, (content, { file, revision, edit }, by) =>
    content.edit(file, revision, edit, by),
  ),
  "POST new": asked(askedNew, "There is nothing of this kind.", (content, { kind: name, values }, by) => {
    const kind = kindOf(name)
    if (!kind) throw new WrongRequest("There is nothing of this kind.")
    return addNew(content, kind, new Map(Object.entries(values)), by)
  }),
  "POST remove-picture": asked(askedPath, "Say which picture.", (content, { path }, by) =>
    content.alone(async () => {
      const picture = (await picturesOf(content.root)).find((each) => each.path === path)
      if (!picture) throw new Refusal("There is no such picture.")
      if (!picture.isUnused) throw new Refusal("This picture is used.")
      return content.putNow(new Map([[path, undefined]]), by)
    }),
  ),
  "POST take-back": asked(askedKey, "Say which change.", (content, { key }, by) => takeBackIn(content, key, by)),
  "POST publish": asked(askedPublish, "Say in a few words what this is about.", (content, { message, withWarnings }) =>
    publish(content.root, message, withWarnings, (task) => content.alone(task)),
  ),
}

/**
 * Answers the studio's page.
 *
 * @param content to be read and changed
 * @param method and path of the request, behind /__studio/api/
 * @param body of it, as JSON
 * @param by the tab that asks
 */
export async function answerTo(
  content: ContentFiles,
  method: string,
  path: string,
  body: unknown,
  by?: Tab,
): Promise<ApiResponse> {
  const name = `${method} ${path}`
  const answer = Object.hasOwn(answers, name) ? answers[name] : undefined
  if (!answer) return wrong(404, "The studio has nothing here.")
  try {
    return { status: 200, body: (await answer(content, body, by)) ?? null }
  } catch (error) {
    return refusalIn(error)
  }
}

const wrong = (status: number, message: string): ApiResponse => ({ status, body: { message } })

/** @returns what went wrong, in words for the owner; throws what nobody foresaw */
export function refusalIn(error: unknown): ApiResponse {
  if (error instanceof WrongRequest) return wrong(400, error.message)
  if (error instanceof OutsideData) return wrong(403, error.message)
  if (error instanceof NoSuchPlace || error instanceof Refusal) return wrong(409, error.message)
  const code = errorCode(error)
  if (code === "ENOENT") return wrong(404, "There is no such file in data/.")
  if (code === "ENOSPC") return wrong(507, "Not saved: the disk is full.")
  if (code === "EACCES" || code === "EPERM" || code === "EROFS")
    return wrong(507, "Not saved: this file may not be written. Look at its permissions.")
  if (code?.startsWith("E")) return wrong(507, `Not saved: ${String(Reflect.get(Object(error), "message"))}`)
  throw error
}
