import * as z from "zod"
import type { Facts } from "./facts"
import { keyInWords } from "./key-in-words"

/** A field of the contract, read from its zod schema so that no other code depends on zod's internals. */
export interface Field {
  readonly kind: Facts["kind"]
  /** What its owner calls it. */
  readonly name: string
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
  const name = facts.name ?? (key === undefined ? undefined : keyInWords(key))
  if (name === undefined) throw new Error(`The contract does not say what this is called: ${facts.description}`)
  const field = { kind: facts.kind, name, description: facts.description, required: true, facts }
  if (schema instanceof z.ZodObject) {
    const keys = new Map(Object.entries(schema.shape).map(([key, value]) => [key, fieldOf(value, key)]))
    return { ...field, keys, ...(facts.typeName ? { typeName: facts.typeName } : {}) }
  }
  if (schema instanceof z.ZodArray) return { ...field, items: fieldOf(schema.element) }
  if (schema instanceof z.ZodEnum) return { ...field, choices: schema.options.map(String) }
  return field
}

function factsOf(schema: z.core.$ZodType): Facts {
  const { kind, description, ...facts } = z.globalRegistry.get(schema) ?? {}
  if (!kind || !description) throw new Error("Every field of the contract has a kind and a description.")
  return { ...facts, kind, description }
}

/** A value of the content with its field and its path. */
export interface Visited {
  readonly field: Field
  readonly value: unknown
  readonly path: Path
}

/** Keys and indexes that lead to a value, from the root of its file. */
export type Path = ReadonlyArray<string | number>

/**
 * Walks through content along its contract, skipping unknown and absent values.
 *
 * @param field describes the value
 * @param value of any type
 * @param path of the value
 * @returns the value, if present, and all values in it, outermost first
 */
export function* visit(field: Field, value: unknown, path: Path = []): Generator<Visited> {
  if (value === undefined) return
  yield { field, value, path }
  if (field.items && Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* visit(field.items, item, [...path, index])
  }
  if (field.keys && typeof value === "object" && value !== null) {
    for (const [key, child] of field.keys) {
      if (Object.hasOwn(value, key)) yield* visit(child, Reflect.get(value, key), [...path, key])
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
