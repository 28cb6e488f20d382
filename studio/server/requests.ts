import { z } from "zod"
import type { Json } from "../../src/content/edit/edit-json"

/** What the studio's page may ask for, by the methods and paths of its requests. Whatever is not so is refused. */

const path = z.array(z.union([z.string(), z.int()])).readonly()
const json: z.ZodType<Json> = z.json()

const fileEdit = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("set"), path, to: json }),
  z.object({ kind: z.literal("remove"), path }),
  z.object({ kind: z.literal("insert"), path, to: json }),
  z.object({ kind: z.literal("move"), path, place: z.int() }),
  z.object({ kind: z.literal("order"), path, order: z.array(z.int()).readonly() }),
  z.object({ kind: z.literal("text"), to: z.string() }),
])

/** An edit of one state of a file. */
export const askedEdit = z.object({ file: z.string(), revision: z.string().default(""), edit: fileEdit })

/** Something new, with the values that it cannot do without. */
export const askedNew = z.object({
  kind: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.array(z.string()).readonly()])),
})

export const askedPath = z.object({ path: z.string() })
/** A change since the last commit, by its key. */
export const askedKey = z.object({ key: z.string() })
export const askedAddress = z.object({ address: z.string() })

/** A commit of the content. */
export const askedPublish = z.object({ message: z.string().trim().min(1), withWarnings: z.boolean().default(false) })

/** For which field a picture is, and what its name is made from. */
export const askedPicture = z.object({ file: z.string(), path, words: z.array(z.string()).default([]) })
