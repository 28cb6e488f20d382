import type { IncomingMessage } from "node:http"
import * as z from "zod"
import { words } from "../words/words"
import type { ContentFiles } from "./content/content-files"
import type { Imports } from "./import/imports"
import type { Target } from "./proxy"

/** What request handlers work with. */
export interface RequestContext {
  readonly content: ContentFiles
  readonly imports: Imports
  readonly preview: Target
  /** The id that the requesting tab of the studio sends. */
  readonly tab: string | undefined
}

/** How a request's body is read: as JSON, which is its values; or as bytes or, for files of any size, as a stream, with the values in a header. */
type BodyKind = "json" | "bytes" | "stream"

/** A request of the studio's page. */
export interface Request<Schema extends z.ZodType = z.ZodType, Body = unknown, Result = unknown> {
  readonly schema: Schema
  readonly bodyKind: BodyKind
  /** @throws expected errors, which `errorResponse` turns into responses */
  handle(context: RequestContext, values: z.output<Schema>, body: Body): Result
}

type Handler<Schema extends z.ZodType, Body, Result> = Request<Schema, Body, Result>["handle"]

/** @returns a request without values */
export const plainRequest = <Result>(
  handle: (context: RequestContext) => Result,
): Request<z.ZodUnknown, unknown, Result> => ({
  schema: z.unknown(),
  bodyKind: "json",
  handle,
})

/** @returns a request whose values are its body */
export const jsonRequest = <Schema extends z.ZodType, Result>(
  schema: Schema,
  handle: (context: RequestContext, values: z.output<Schema>) => Result,
): Request<Schema, unknown, Result> => ({ schema, bodyKind: "json", handle })

/** @returns a request whose body is a picture, or empty */
export const uploadRequest = <Schema extends z.ZodType, Result>(
  schema: Schema,
  handle: Handler<Schema, Buffer, Result>,
): Request<Schema, Buffer, Result> => ({ schema, bodyKind: "bytes", handle })

/** @returns a request whose body is handled as a stream */
export const streamRequest = <Schema extends z.ZodType, Result>(
  schema: Schema,
  handle: Handler<Schema, IncomingMessage, Result>,
): Request<Schema, IncomingMessage, Result> => ({ schema, bodyKind: "stream", handle })

/** The error for a request that is refused with an HTTP status; the message says why, in a sentence. */
export class RequestError extends Error {
  constructor(
    message: string,
    readonly status = 400,
  ) {
    super(message)
  }
}

/**
 * @param schema of the values
 * @param given parsed from JSON
 * @returns the validated values
 * @throws RequestError if they do not match the schema, or are nested too deeply
 */
export function parseValues<Schema extends z.ZodType>(schema: Schema, given: unknown): z.output<Schema> {
  const checked = isWithin(given, maxDepth) ? schema.safeParse(given) : undefined
  if (!checked?.success) throw new RequestError(words.refusals.wrongRequest)
  return checked.data
}

/** The deepest nesting allowed. Content is never this deep, and functions that walk it recurse once per level. */
const maxDepth = 100

const isWithin = (value: unknown, levels: number): boolean =>
  typeof value !== "object" ||
  value === null ||
  (levels > 0 && Object.values(value).every((each) => isWithin(each, levels - 1)))

/** @returns the parsed JSON; undefined if the text cannot be decoded or parsed */
export function parseJson(text: string, decode = (written: string) => written): unknown {
  try {
    return JSON.parse(decode(text))
  } catch {
    return undefined
  }
}

/** A path within a file. */
export const path = z.array(z.union([z.string(), z.int()])).readonly()
