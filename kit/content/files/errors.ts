import type { DiagnosticMessage } from "../diagnostic/diagnostic"

/** @returns the code of a Node error, such as ENOENT; undefined for anything else */
export function errorCode(error: unknown): string | undefined {
  // Not by instanceof: Node's own errors are not instances of the Error class that a Jest test sees.
  const code: unknown = typeof error === "object" && error !== null && "code" in error ? error.code : undefined
  return typeof code === "string" ? code : undefined
}

/** @returns whether an error says that nothing is at a path: it is gone, or a folder on the way has become a file */
export const isMissing = (error: unknown): boolean => ["ENOENT", "ENOTDIR"].includes(errorCode(error) ?? "")

/** @returns the result; undefined if nothing is at the path that it is about */
export async function unlessMissing<Result>(result: Promise<Result>): Promise<Result | undefined> {
  try {
    return await result
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

/** What the system says when it cannot read or write, as an owner is told. */
const sentences: ReadonlyMap<string, readonly [message: string, advice: string]> = new Map([
  ["ENOSPC", ["The disk is full.", "Free some space, then try again."]],
  ["EDQUOT", ["Your share of the disk is full.", "Free some space, then try again."]],
  ["EACCES", ["Your account may not read or change this.", "Change its permissions, then try again."]],
  ["EPERM", ["The system does not allow this.", "Change the permissions of the file or folder, then try again."]],
  ["EROFS", ["This disk can only be read.", "Move the project to a disk that can be written."]],
  ["EMFILE", ["Too many files are open at once.", "Close other programs, then try again."]],
  ["ENFILE", ["Too many files are open at once.", "Close other programs, then try again."]],
  ["ENOMEM", ["There is not enough memory.", "Close other programs, then try again."]],
  ["EIO", ["The disk reports an error.", "Copy what you need from it, and try another disk."]],
  ["EBUSY", ["Another program is using this.", "Close that program, then try again."]],
  ["ETXTBSY", ["Another program is using this.", "Close that program, then try again."]],
  ["ENAMETOOLONG", ["This name is too long for the disk.", "Choose a shorter one."]],
  ["EFBIG", ["This file is too large for the disk.", "Make it smaller."]],
  ["ENOENT", ["There is no such file or folder.", "Look at its name, then try again."]],
  ["ENOTDIR", ["There is a file where a folder belongs.", "Move it out of the way, then try again."]],
  ["EISDIR", ["There is a folder where a file belongs.", "Move it out of the way, then try again."]],
  ["EEXIST", ["There is already a file or folder of this name.", "Move it out of the way, then try again."]],
  ["ENOTEMPTY", ["This folder is not empty.", "Move out what is in it, then try again."]],
  ["ELOOP", ["A symbolic link leads back to itself.", "Remove it."]],
  ["EXDEV", ["This lies on another disk.", "Put both on the same disk."]],
])

/**
 * @param error of the system, with a code such as ENOSPC
 * @returns what happened and what to do about it
 * @throws the error, if it is none of the system
 */
export function systemError(error: unknown): DiagnosticMessage {
  const code = errorCode(error) ?? ""
  if (!isSystemError(error)) throw error
  const [message, advice] = sentences.get(code) ?? [
    `The system could not read or write this (${code}).`,
    "Try again; if it happens again, restart the computer.",
  ]
  return { code: "system", message, advice }
}

/** @returns whether an error is one of the system, such as ENOSPC; Node's own have codes with underscores */
export const isSystemError = (error: unknown): boolean => /^E[A-Z0-9]+$/.test(errorCode(error) ?? "")

/** @returns a system error as one text, with the path that it is about */
export function systemSentence(error: unknown): string {
  const { message, advice } = systemError(error)
  const path: unknown = Reflect.get(Object(error), "path")
  return typeof path === "string" ? `${path}: ${message} ${advice}` : `${message} ${advice}`
}

/** Ends the command with a message for the owner. Nothing has been changed when it is thrown. */
export class Refusal extends Error {
  /**
   * @param message the error, and what to do about it
   * @param exitCode 1 for errors in the content, 2 for wrong use of the command
   */
  constructor(
    message: string,
    readonly exitCode: 1 | 2 = 1,
  ) {
    super(message)
  }
}
