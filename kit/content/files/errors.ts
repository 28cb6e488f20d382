import { type DiagnosticMessage, sentenceOf } from "../diagnostic/diagnostic"
import en from "../sentences/en.json"

/** Read without the catalogue's library: commands need these sentences before any package is installed. */
const sentences: Readonly<
  Record<string, { readonly message?: string; readonly advice?: string; readonly fix?: string }>
> = en

/** @returns the code of a Node error, such as ENOENT; undefined for anything else */
export function errorCode(error: unknown): string | undefined {
  // Not by instanceof: Node's own errors are not instances of the Error class that a Jest test sees.
  const code: unknown = typeof error === "object" && error !== null && "code" in error ? error.code : undefined
  return typeof code === "string" ? code : undefined
}

/** @returns whether an error says that there is nothing at a path: it is gone, or a folder on the way to it has become a file */
export const isMissing = (error: unknown): boolean => ["ENOENT", "ENOTDIR"].includes(errorCode(error) ?? "")

/** @returns the result; undefined if it fails because there is nothing at a path */
export async function unlessMissing<Result>(result: Promise<Result>): Promise<Result | undefined> {
  try {
    return await result
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

/** Codes that mean the same as another code. */
const same: ReadonlyMap<string, string> = new Map([
  ["ENFILE", "EMFILE"],
  ["ETXTBSY", "EBUSY"],
])

/**
 * @param error from the operating system, with a code such as ENOSPC
 * @returns what happened and what to do about it
 * @throws the error itself if it does not come from the system
 */
export function systemError(error: unknown): DiagnosticMessage {
  const code = errorCode(error) ?? ""
  if (!isSystemError(error)) throw error
  const own = `system.${same.get(code) ?? code}`
  const key = own in sentences ? own : "system"
  const { message = "", advice = "" } = sentences[own] ?? sentences["system(code)"] ?? {}
  const sentence = sentenceOf({ key, values: { code } })
  return { code: "system", message: message.replace("{code}", code), advice, sentence }
}

/** @returns whether an error comes from the operating system, such as ENOSPC; codes of Node's own errors have underscores */
export const isSystemError = (error: unknown): boolean => /^E[A-Z0-9]+$/.test(errorCode(error) ?? "")

/** @returns a system error as one text, starting with the path that it is about, if it names one */
export function systemSentence(error: unknown): string {
  const { message, advice } = systemError(error)
  const path: unknown = Reflect.get(Object(error), "path")
  return typeof path === "string" ? `${path}: ${message} ${advice}` : `${message} ${advice}`
}

/** Ends the command with a message for the owner. Thrown only before anything has been changed. */
export class Refusal extends Error {
  /**
   * @param message what is wrong, and what to do about it
   * @param exitCode 1 for errors in the content, 2 for wrong usage of the command
   */
  constructor(
    message: string,
    readonly exitCode: 1 | 2 = 1,
  ) {
    super(message)
  }
}
