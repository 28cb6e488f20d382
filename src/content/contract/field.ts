import * as z from "zod"
import type { Facts } from "./facts"

/** A field of the contract, read from its zod schema so that nothing else has to know zod's inside. */
export interface Field {
  readonly kind: Facts["kind"]
  readonly description: string
  readonly required: boolean
  readonly facts: Facts
  /** A group's fields. */
  readonly keys?: ReadonlyMap<string, Field>
  /** What a list is made of. */
  readonly items?: Field
  /** The words that a choice has. */
  readonly choices?: readonly string[]
  /** The group's name among the GraphQL types. */
  readonly typeName?: string
}

/**
 * @param schema a schema of the contract: made of src/content/contract/primitives.ts
 * @returns the field that it describes, with everything under it
 */
export function fieldOf(schema: z.core.$ZodType): Field {
  if (schema instanceof z.ZodOptional) return { ...fieldOf(schema.unwrap()), required: false }
  const facts = factsOf(schema)
  const field = { kind: facts.kind, description: facts.description, required: true, facts }
  if (schema instanceof z.ZodObject) {
    const keys = new Map(Object.entries(schema.shape).map(([key, value]) => [key, fieldOf(value)]))
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

/** A value of the content with its field and where it stands. */
export interface Visited {
  readonly field: Field
  readonly value: unknown
  readonly path: Path
}

/** Keys and positions that lead to a value, from the top of its file. */
export type Path = ReadonlyArray<string | number>

/**
 * Goes through content along its contract; what the contract does not know is left out, and so is what is not there.
 *
 * @param field what the value should be
 * @param value anything at all
 * @param path where the value stands
 * @returns the value, if it is there, and all that is in it, outermost first
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
 * @param path where to look under it; positions in lists need not exist
 * @returns the field there, if the contract has one
 */
export function fieldAt(field: Field, path: Path): Field | undefined {
  return path.reduce<Field | undefined>(
    (current, step) => (typeof step === "number" ? current?.items : current?.keys?.get(step)),
    field,
  )
}
