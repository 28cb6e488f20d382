import * as z from "zod"
import { optionalRoutes } from "../../content/contract/site-map"
import type { Json } from "../../content/json/edit-json"
import { setLanguages } from "../../content/label-sets/label-sets"
import { pageQuestions } from "../../owner/begin/questions"
import { words } from "../words"

/** The requests of the studio's page and their schemas. Anything else is refused. */

const path = z.array(z.union([z.string(), z.int()])).readonly()
const json: z.ZodType<Json> = z.json()

/** The id of a commit, which no option of git can be taken for. */
const commit = z.string().regex(/^[0-9a-f]{40}(?:[0-9a-f]{24})?$/)
/** The commit before it. */
const beforeCommit = z.string().regex(/^[0-9a-f]{40}(?:[0-9a-f]{24})?\^$/)

const fileEdit = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("set"), path, to: json }),
  z.object({ kind: z.literal("remove"), path }),
  z.object({ kind: z.literal("insert"), path, to: json }),
  z.object({ kind: z.literal("move"), path, index: z.int() }),
  z.object({ kind: z.literal("order"), path, order: z.array(z.int()).readonly() }),
  z.object({ kind: z.literal("text"), to: z.string() }),
  z.object({ kind: z.literal("name"), to: z.string() }),
])

/** Typed texts that are not in their files yet: what they refer to is renamed in them too. */
const looseValues = z.array(z.object({ file: z.string(), path, value: z.string() })).readonly()
/** A part of a text, and what to write in its place. */
const span = z.object({ start: z.int().min(0), end: z.int().min(0), to: z.string() })

/** A run of an import: the page gives it an id. */
const run = z.uuid()
/** Changed values of an offer, by the keys of their fields. */
const edits = z.record(z.string(), z.string())

/** A request's schema. */
interface Request<Shape extends z.ZodType = z.ZodType> {
  readonly shape: Shape
  /** The message for a request that does not match. */
  readonly wrong: string
}

const request = <Shape extends z.ZodType>(shape: Shape, wrong: string): Request<Shape> => ({ shape, wrong })

/** For requests without parameters. */
const anything = request(z.unknown(), words.refusals.tooMuch)

const shapes = {
  /** Asks for nothing but the cookie that each answer has, with which this browser may see the preview. */
  "POST open": anything,
  "GET kinds": anything,
  "GET page-templates": anything,
  "GET pictures": anything,
  "GET changes": anything,
  /** The last commit of the content. */
  "GET last": anything,
  "GET labels": anything,
  "GET unpushed": anything,
  "GET colours": anything,
  "GET sample": anything,
  /** What a site of the owner's begins with, and whether it can now. */
  "GET begin": anything,
  /** An answer, to be checked; a portrait is the body. */
  "POST begin-answer": request(
    z.object({ key: z.enum(pageQuestions.map(({ key }) => key)), typed: z.string() }),
    words.refusals.noAnswer,
  ),
  /** The answers by key, with which the sample is replaced; the portrait, if there is one, is the body. */
  "POST begin": request(
    z.object({ answers: z.record(z.string(), z.string()), withoutGit: z.boolean() }),
    words.refusals.noAnswer,
  ),
  "POST look": anything,
  "POST undo": anything,
  "POST redo": anything,
  "POST judge": request(
    z.object({ file: z.string(), edits: z.array(fileEdit).min(1).readonly() }),
    words.refusals.noEdit,
  ),
  /** Values that were typed into a file at a revision. */
  "POST save": request(
    z.object({
      file: z.string(),
      revision: z.string().default(""),
      typed: z
        .array(z.object({ edit: fileEdit, isReturning: z.boolean().optional() }))
        .min(1)
        .readonly(),
      typing: z.string().optional(),
    }),
    words.refusals.noEdit,
  ),
  /** An edit of a file at a revision. */
  "POST edit": request(
    z.object({ file: z.string(), revision: z.string().default(""), edit: fileEdit, loose: looseValues.default([]) }),
    words.refusals.noEdit,
  ),
  /** What an edit of a name changes with it. Nothing is written. */
  "POST rename": request(z.object({ file: z.string(), edit: fileEdit }), words.refusals.noEdit),
  "POST redirect": request(z.object({ from: z.string(), to: z.string() }), words.refusals.noEdit),
  "POST links-to": request(z.object({ page: z.enum(optionalRoutes) }), words.refusals.noEdit),
  /** Removes links to a page, by key, and leaves the page out. */
  "POST leave-out": request(
    z.object({ page: z.enum(optionalRoutes), keys: z.array(z.string()).readonly(), isOff: z.boolean() }),
    words.refusals.noEdit,
  ),
  /** Replaces parts of texts, each as it was when they were found. */
  "POST replace": request(
    z.object({
      replacements: z
        .array(z.object({ file: z.string(), path, was: z.string(), spans: z.array(span).min(1).readonly() }))
        .min(1)
        .readonly(),
    }),
    words.refusals.noEdit,
  ),
  /** Applies all certain fixes, but for files with something that is not saved. */
  "POST fix-all": request(z.object({ except: z.array(z.string()).readonly() }), words.refusals.noEdit),
  /** Adds something, with its required values. */
  "POST new": request(
    z.object({
      kind: z.string(),
      values: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.array(z.string()).readonly()])),
    }),
    words.refusals.unknownKind,
  ),
  /** The field that a picture is for, and the words that its file name is made from; the picture itself is the body. */
  "POST picture": request(
    z.object({ file: z.string(), path, words: z.array(z.string()).readonly().default([]) }),
    words.refusals.noField,
  ),
  /** A picture, as it is or at a commit; the parameters are in the query string. */
  "GET picture": request(
    z.object({ path: z.string(), at: z.union([z.literal("HEAD"), commit, beforeCommit]).optional() }),
    words.refusals.noPicture,
  ),
  "POST remove-picture": request(z.object({ path: z.string() }), words.refusals.noPicture),
  /** Replaces the small words with those of a set, by language. */
  "POST labels": request(
    z.object({ language: z.enum(setLanguages), withLanguage: z.boolean() }),
    words.refusals.unknownLanguage,
  ),
  /** A change since the last commit, by key. */
  "POST take-back": request(z.object({ key: z.string() }), words.refusals.noChange),
  /** A page of the commits that changed the content. */
  "POST history": request(
    z.object({ from: commit.optional(), skip: z.int().min(0).default(0) }),
    words.refusals.noCommit,
  ),
  "POST commit-changes": request(z.object({ commit }), words.refusals.noCommit),
  /** Brings the content of a commit back, or only tries. */
  "POST back-to": request(z.object({ commit, isTrial: z.boolean() }), words.refusals.noCommit),
  "POST publish": request(
    z.object({ message: z.string().trim().min(1), withWarnings: z.boolean().default(false) }),
    words.refusals.noMessage,
  ),
  /** The site's address. */
  "GET live": anything,
  /** Whether the site shows what was published: the only request for which another host is asked. */
  "POST live": anything,
  /** A file to import, which is the body. */
  "POST import-file": request(z.object({ run, name: z.string() }), words.refusals.noImport),
  /** What the files of an import offer. */
  "POST import-offers": request(z.object({ run, again: z.boolean() }), words.refusals.noImport),
  /** How far the reading of the files has come. */
  "POST import-progress": request(z.object({ run }), words.refusals.noImport),
  /** What an offer lacks with changed values. */
  "POST import-check": request(z.object({ run, offer: z.string(), edits }), words.refusals.noImport),
  "POST import-take": request(
    z.object({
      run,
      chosen: z
        .array(z.object({ offer: z.string(), edits }))
        .min(1)
        .readonly(),
      options: z.object({ fetchPictures: z.boolean(), elsewhere: z.boolean(), addTopics: z.boolean() }),
    }),
    words.refusals.noImport,
  ),
  "POST import-close": request(z.object({ run }), words.refusals.noImport),
  /** Which version of the kit the site has. */
  "GET update": anything,
  /** Looks for a newer version of the kit, in its source or in another one. */
  "POST update-look": request(z.object({ source: z.string().trim().min(1).optional() }), words.refusals.noSource),
  /** Tries it out; whose lines are taken in files in conflict, by path. */
  "POST update-try": request(
    z.object({ sides: z.record(z.string(), z.enum(["mine", "kit"])) }),
    words.refusals.noSides,
  ),
  "POST update-stop": anything,
  "POST update-take": anything,
  "POST update-take-back": anything,
  "POST page": request(z.object({ address: z.string() }), words.refusals.noAddress),
}

/** The first message of a tab on its event socket. */
export const greeting = z.object({ token: z.string() })

/** A request's method and path, after /__studio/api/. */
export type RequestName = keyof typeof shapes

/** The parameters of each request as the studio's page sends them. */
export type RequestInputs = { readonly [Name in RequestName]: z.input<(typeof shapes)[Name]["shape"]> }

/** The parameters of each request after validation. */
export type RequestData = { readonly [Name in RequestName]: z.output<(typeof shapes)[Name]["shape"]> }

const requests: { readonly [Name in RequestName]: Request<z.ZodType<RequestData[Name]>> } = shapes

/** A request that does not match its schema; the message says why, in a sentence. */
export class WrongRequest extends Error {}

/**
 * @param name of the request
 * @param given its parameters, parsed from JSON
 * @returns the validated parameters
 * @throws WrongRequest if they do not match the schema, or are nested too deeply
 */
export function parseRequest<Name extends RequestName>(name: Name, given: unknown): RequestData[Name] {
  const { shape, wrong } = requests[name]
  const checked = isWithin(given, mostLevels) ? shape.safeParse(given) : undefined
  if (!checked?.success) throw new WrongRequest(wrong)
  return checked.data
}

/** The deepest nesting allowed. Content is never this deep, and functions that walk it recurse once per level. */
const mostLevels = 100

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
