import { errorCode, isSystemError } from "../../content/files/error-code"
import { Refusal } from "../../content/files/refusal"
import { NoSuchPath } from "../../content/json/edit-json"
import { words } from "../words"
import { OutsideData } from "./content/within"
import { WrongRequest } from "./requests"

export interface ApiResponse {
  readonly status: number
  readonly body: unknown
}

/** As JSON has it: undefined becomes null. */
export type Given<Result> = Result extends undefined ? null : Result

/** @returns the task's result as an answer, or why it is refused; rethrows unexpected errors */
export async function answering(task: () => Promise<unknown>): Promise<ApiResponse> {
  try {
    return { status: 200, body: (await task()) ?? null }
  } catch (error) {
    return refusalIn(error)
  }
}

/** @returns a message for the owner as an answer */
export const refused = (status: number, message: string): ApiResponse => ({ status, body: { message } })

/** @returns an error as an answer with a message for the owner; rethrows unexpected errors */
export function refusalIn(error: unknown): ApiResponse {
  if (error instanceof WrongRequest) return refused(400, error.message)
  if (error instanceof OutsideData) return refused(403, error.message)
  if (error instanceof NoSuchPath || error instanceof Refusal) return refused(409, error.message)
  const code = errorCode(error)
  if (code === "ENOENT") return refused(404, words.refusals.noFileThere)
  if (code === "ENOSPC" || code === "EDQUOT") return refused(507, words.refusals.diskFull)
  if (code === "EMFILE" || code === "ENFILE") return refused(507, words.refusals.tooManyOpen)
  if (code === "EACCES" || code === "EPERM" || code === "EROFS") return refused(507, words.refusals.notWritable)
  if (isSystemError(error)) return refused(507, words.refusals.notSaved(String(code)))
  throw error
}
