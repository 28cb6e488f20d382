import { type ApiResponse, type Given, respondWith } from "./answering"
import { beginIn, mistakeInAnswer } from "./begin/begin-in"
import type { ContentFiles } from "./content/content-files"
import { addPicture } from "./pictures/picture-requests"
import { parseRequest, type RequestData } from "./requests"

/** The header with what is said of an upload, as JSON. */
export const uploadHeader = "x-studio-upload"

type Handler<Values> = (content: ContentFiles, values: Values, bytes: Buffer, by?: string) => Promise<unknown>

/** Requests whose body is a picture, or empty. */
const handlers = {
  "POST picture": addPicture,
  "POST begin": beginIn,
  "POST begin-answer": (_content, { key, typed }, bytes) => mistakeInAnswer(key, typed, bytes),
} satisfies { readonly [Name in UploadName]: Handler<RequestData[Name]> }

/** The requests that are uploads. */
export type UploadName = "POST picture" | "POST begin" | "POST begin-answer"

/** The answer to each upload. */
export type UploadAnswers = {
  readonly [Name in UploadName]: Given<Awaited<ReturnType<(typeof handlers)[Name]>>>
}

const byName: { readonly [Name in UploadName]: Handler<RequestData[Name]> } = handlers

/** @returns whether a request is an upload */
export const isUpload = (name: string): name is UploadName => Object.hasOwn(handlers, name)

/**
 * Handles an upload.
 *
 * @param content of the owner
 * @param name of the request
 * @param about what is said of it, parsed from JSON
 * @param bytes of its body
 * @param by the requesting tab
 * @throws unexpected errors; foreseen ones are answers
 */
export const answerToUpload = <Name extends UploadName>(
  content: ContentFiles,
  name: Name,
  about: unknown,
  bytes: Buffer,
  by?: string,
): Promise<ApiResponse> => respondWith(async () => byName[name](content, parseRequest(name, about), bytes, by))
