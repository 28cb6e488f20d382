import * as z from "zod"
import { keyInWords, type Path } from "../location/json-path"
import type { PictureRequirements } from "../pictures/slots"
import type { Facts } from "./facts"

/** A field of the contract, read from its zod schema so that no other code depends on zod's internals. */
export interface Field {
  readonly kind: Facts["kind"]
  /** The owner's name for it. */
  readonly label: string
  readonly description: string
  readonly required: boolean
  readonly facts: Facts
  /** A group's fields. */
  readonly keys?: ReadonlyMap<string, Field>
  /** The field of a list's entries. */
  readonly items?: Field
  /** The options of a choice. */
  readonly choices?: readonly string[]
  /** The group's name among the GraphQL types. */
  readonly typeName?: string
}

/**
 * @param schema of the contract, built from kit/content/contract/primitives.ts
 * @param key of the field in its group; undefined for a file and the entries of a list
 * @returns the field that it describes, with everything under it
 * @throws Error for a field without description, or with neither key nor name
 */
export function fieldOf(schema: z.core.$ZodType, key?: string): Field {
  if (schema instanceof z.ZodOptional) return { ...fieldOf(schema.unwrap(), key), required: false }
  const facts = factsOf(schema)
  const label = facts.label ?? (key === undefined ? undefined : keyInWords(key))
  if (label === undefined) throw new Error(`The contract does not say what this is called: ${facts.description}`)
  const field = { kind: facts.kind, label, description: facts.description, required: true, facts }
  if (schema instanceof z.ZodObject) {
    const keys = new Map(
      Object.entries(schema.shape).map(([key, value]) => [key, within(facts, fieldOf(value, key), key)]),
    )
    return { ...field, keys, ...(facts.typeName ? { typeName: facts.typeName } : {}) }
  }
  if (schema instanceof z.ZodArray) return { ...field, items: fieldOf(schema.element) }
  if (schema instanceof z.ZodEnum) return { ...field, choices: schema.options.map(String) }
  return field
}

/** A group that may be a text alone needs some of its keys only otherwise. */
const within = ({ needs = [] }: Facts, field: Field, key: string): Field =>
  needs.includes(key) ? { ...field, required: true } : field

function factsOf(schema: z.core.$ZodType): Facts {
  const { kind, description, ...facts } = z.globalRegistry.get(schema) ?? {}
  if (!kind || !description) throw new Error("Every field of the contract has a kind and a description.")
  return { ...facts, kind, description }
}

/** A value of the content with its field and its path. */
interface VisitedValue {
  readonly field: Field
  readonly value: unknown
  readonly path: Path
}

/**
 * Walks through content along its contract, skipping unknown and absent values.
 *
 * @param field describes the value
 * @param value of any type
 * @param path of the value
 * @returns the value, if present, and all values in it, outermost first
 */
export function* walkValues(field: Field, value: unknown, path: Path = []): Generator<VisitedValue> {
  if (value === undefined) return
  yield { field, value, path }
  if (field.items && Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* walkValues(field.items, item, [...path, index])
  }
  if (field.keys && typeof value === "object" && value !== null) {
    for (const [key, child] of field.keys) {
      if (Object.hasOwn(value, key)) yield* walkValues(child, Reflect.get(value, key), [...path, key])
    }
  }
}

/**
 * @param field a field of the contract
 * @param path below it; list indexes need not exist
 * @returns the field at the path, if the contract has one
 */
export function fieldAt(field: Field, path: Path): Field | undefined {
  return path.reduce<Field | undefined>(
    (current, step) => (typeof step === "number" ? current?.items : current?.keys?.get(step)),
    field,
  )
}

/**
 * Expands short forms: a plain text where a group is expected that has a key for it.
 *
 * @param field describes the value
 * @param value as written in a file, of any type
 * @returns the value with every such text wrapped in its group
 */
export function expandShorthand(field: Field, value: unknown): unknown {
  const { items, keys, facts } = field
  if (items && Array.isArray(value)) return value.map((item) => expandShorthand(items, item))
  if (facts.short !== undefined && typeof value === "string") return { [facts.short]: value }
  if (!keys || typeof value !== "object" || value === null || Array.isArray(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, child]) => {
      const childField = keys.get(key)
      return [key, childField ? expandShorthand(childField, child) : child]
    }),
  )
}

/**
 * @param field of the content
 * @param given the content as written in a file
 * @param path of a value in the result of `expandShorthand`
 * @returns the path of that value in the file
 */
export function pathAsWritten(field: Field, given: unknown, path: Path): Path {
  let [current, value]: [Field | undefined, unknown] = [field, given]
  for (const [index, step] of path.entries()) {
    if (current?.facts.short !== undefined && typeof value === "string") return path.slice(0, index)
    current = typeof step === "number" ? current?.items : current?.keys?.get(step)
    value = typeof value === "object" && value !== null ? Reflect.get(value, step) : undefined
  }
  return path
}

/** A field of an entry, as a form or a prompt needs it. */
export interface EntryField {
  readonly key: string
  /** The path of the group that holds the answer, if it goes to a fixed place in a file. */
  readonly within?: readonly string[]
  readonly kind: Field["kind"]
  /** The owner's name for it. */
  readonly label: string
  readonly description: string
  /** The description for people who don't see the file. */
  readonly hint?: string
  readonly required: boolean
  readonly choices?: readonly string[]
  /** What the choices mean, by choice. */
  readonly choiceNotes?: Readonly<Record<string, string>>
  /** The choice that applies if none is made. */
  readonly usual?: string
  /** What its slots require of a picture. */
  readonly requirements?: PictureRequirements
  /** The number of characters that the text's space was designed for. */
  readonly budget?: number
}

/** Character budgets: the text lengths that the design has room for. */
export const budget = { label: 30, name: 60, sentence: 130, description: 155, intro: 240, paragraph: 450 } as const
