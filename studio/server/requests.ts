import * as z from "zod"
import type { Json } from "../../src/content/edit/edit-json"
import { words } from "../words"

/** What the studio's page may ask for, and what its requests must hold. Whatever is not so is refused. */

const path = z.array(z.union([z.string(), z.int()])).readonly()
const json: z.ZodType<Json> = z.json()

const fileEdit = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("set"), path, to: json }),
  z.object({ kind: z.literal("remove"), path }),
  z.object({ kind: z.literal("insert"), path, to: json }),
  z.object({ kind: z.literal("move"), path, index: z.int() }),
  z.object({ kind: z.literal("order"), path, order: z.array(z.int()).readonly() }),
  z.object({ kind: z.literal("text"), to: z.string() }),
])

/** A request that must hold something. */
interface Request<Shape extends z.ZodType = z.ZodType> {
  readonly shape: Shape
  /** What is said of a request that does not hold it. */
  readonly wrong: string
}

const request = <Shape extends z.ZodType>(shape: Shape, wrong: string): Request<Shape> => ({ shape, wrong })

/** For a request that is all in its name. */
const anything = request(z.unknown(), words.refusals.tooMuch)

const shapes = {
  "GET kinds": anything,
  "GET pictures": anything,
  "GET changes": anything,
  "GET history": anything,
  "POST look": anything,
  "POST undo": anything,
  "POST redo": anything,
  "POST judge": request(z.object({ file: z.string(), edit: fileEdit }), words.refusals.noEdit),
  /** An edit of one state of a file. */
  "POST edit": request(
    z.object({ file: z.string(), revision: z.string().default(""), edit: fileEdit }),
    words.refusals.noEdit,
  ),
  /** Something new, with the values that it cannot do without. */
  "POST new": request(
    z.object({
      kind: z.string(),
      values: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.array(z.string()).readonly()])),
    }),
    words.refusals.unknownKind,
  ),
  /** For which field a picture is, and what its name is made from; the picture itself is the body. */
  "POST picture": request(
    z.object({ file: z.string(), path, words: z.array(z.string()).readonly().default([]) }),
    words.refusals.noField,
  ),
  /** A picture as it is now, or was at the last commit; asked for in the address. */
  "GET picture": request(z.object({ path: z.string(), at: z.literal("HEAD").optional() }), words.refusals.noPicture),
  "POST remove-picture": request(z.object({ path: z.string() }), words.refusals.noPicture),
  /** A change since the last commit, by its key. */
  "POST take-back": request(z.object({ key: z.string() }), words.refusals.noChange),
  /** A commit of the content. */
  "POST publish": request(
    z.object({ message: z.string().trim().min(1), withWarnings: z.boolean().default(false) }),
    words.refusals.noMessage,
  ),
  "POST page": request(z.object({ address: z.string() }), words.refusals.noAddress),
}

/** What a tab says first of all when it listens to what changes. */
export const greeting = z.object({ token: z.string() })

/** Requests, by their method and path behind /__studio/api/. */
export type RequestName = keyof typeof shapes

/** What each request holds when the studio's page sends it. */
export type Sent = { readonly [Name in RequestName]: z.input<(typeof shapes)[Name]["shape"]> }

/** What each request holds when it is checked. */
export type Requested = { readonly [Name in RequestName]: z.output<(typeof shapes)[Name]["shape"]> }

const requests: { readonly [Name in RequestName]: Request<z.ZodType<Requested[Name]>> } = shapes

/** A request that does not hold what it must: why, in a sentence. */
export class WrongRequest extends Error {}

/**
 * @param name of the request
 * @param given what it holds, as JSON
 * @returns the same, checked
 * @throws WrongRequest if it does not hold what it must
 */
export function requested<Name extends RequestName>(name: Name, given: unknown): Requested[Name] {
  const { shape, wrong } = requests[name]
  const checked = isWithin(given, mostLevels) ? shape.safeParse(given) : undefined
  if (!checked?.success) throw new WrongRequest(wrong)
  return checked.data
}

/** No content has so many levels, and whatever walks through it goes one call deeper with each. */
const mostLevels = 100

const isWithin = (value: unknown, levels: number): boolean =>
  typeof value !== "object" ||
  value === null ||
  (levels > 0 && Object.values(value).every((each) => isWithin(each, levels - 1)))

/** @returns what a text says; undefined if it is no JSON, or cannot be decoded */
export function jsonIn(text: string, decode = (written: string) => written): unknown {
  try {
    return JSON.parse(decode(text))
  } catch {
    return undefined
  }
}
