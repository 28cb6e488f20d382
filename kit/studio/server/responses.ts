import { isSentence } from "../../content/diagnostic/diagnostic"
import { errorCode, isSystemError, Refusal } from "../../content/files/errors"
import { NoSuchPath } from "../../content/json/edit-json"
import { sentenceLanguage, translated } from "../../content/sentences/sentences"
import { words } from "../words/words"
import { OutsideData } from "./content/disk"
import { RequestError } from "./request"

export interface ApiResponse {
  readonly status: number
  readonly body: unknown
}

/** @returns the task's result as a response, or why it is refused; rethrows unexpected errors */
export async function respondWith(task: () => Promise<unknown>): Promise<ApiResponse> {
  try {
    return { status: 200, body: (await task()) ?? null }
  } catch (error) {
    return errorResponse(error)
  }
}

/** @returns the response to the studio's page, as JSON: diagnostics anywhere in it are in the studio's language */
export const toJson = (sent: unknown): string =>
  JSON.stringify(sent, (_key, value) =>
    isSentence(value?.sentence) ? translated(value, sentenceLanguage(words.language)) : value,
  )

/** @returns a response with a message for the owner */
export const refusalResponse = (status: number, message: string): ApiResponse => ({ status, body: { message } })

/** @returns the response to an error, with a message for the owner; rethrows unexpected errors */
export function errorResponse(error: unknown): ApiResponse {
  if (error instanceof RequestError) return refusalResponse(error.status, error.message)
  if (error instanceof OutsideData) return refusalResponse(403, error.message)
  if (error instanceof NoSuchPath || error instanceof Refusal) return refusalResponse(409, error.message)
  const code = errorCode(error)
  if (code === "ENOENT") return refusalResponse(404, words.refusals.noFileThere)
  if (code === "ENOSPC" || code === "EDQUOT") return refusalResponse(507, words.refusals.diskFull)
  if (code === "EMFILE" || code === "ENFILE") return refusalResponse(507, words.refusals.tooManyOpen)
  if (code === "EACCES" || code === "EPERM" || code === "EROFS") return refusalResponse(507, words.refusals.notWritable)
  if (isSystemError(error)) return refusalResponse(507, words.refusals.notSaved(String(code)))
  throw error
}
