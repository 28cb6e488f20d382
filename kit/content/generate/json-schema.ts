import * as z from "zod"
import { emptyPart, wrongKind } from "../check/value-messages"
import type { Rule } from "../contract/facts"
import type { Field } from "../contract/field"
import type { ContentFile } from "../contract/files"
import { say, unknownFix } from "../sentences/sentences"
import { hoverText } from "./hover-text"

/** A JSON Schema (draft 7) with the extensions of VS Code's JSON service. */
interface JsonSchema {
  readonly [keyword: string]: unknown
}

/**
 * Writes the contract of a file as a JSON Schema for editors, with the check's messages wherever VS Code's JSON service accepts custom ones.
 * It does not for a missing key, an unknown key and a number out of range; there the check uses the service's messages.
 *
 * @param file of data/
 * @returns the schema
 */
export function jsonSchema({ schema, field, path }: ContentFile): JsonSchema {
  const { $schema, ...plain } = z.toJSONSchema(schema, { target: "draft-7", metadata: z.registry() })
  return { $schema, title: `data/${path}`, ...decorate(plain, field) }
}

function decorate(plain: JsonSchema, field: Field): JsonSchema {
  const { minItems, type, properties, items, ...rest } = plain
  const { message, advice } = wrongKind(field)
  const wrong = { type, errorMessage: `${message} ${advice}` }
  const description = { description: field.description, markdownDescription: hoverText(field) }
  if (field.keys && field.facts.short !== undefined) return shortOrWhole(plain, field, field.facts.short)
  // Without `allOf`, the service would show the message about the kind for unknown keys too.
  if (field.keys) return { ...description, ...rest, allOf: [wrong], properties: decorated(properties, field.keys) }
  const same = { ...description, ...wrong, ...rest, ...emptyOrWrong(field, minItems !== undefined) }
  if (!field.items) return same
  return {
    ...same,
    ...(field.facts.unique ? { uniqueItems: true } : {}),
    items: decorate(asSchema(items), field.items),
  }
}

/** A group, or its short form. */
function shortOrWhole(plain: JsonSchema, field: Field, short: string): JsonSchema {
  const { short: _, ...facts } = field.facts
  const text = field.keys?.get(short)
  const alone = text ? decorate(asSchema(asSchema(plain.properties)[short]), text) : {}
  const { needs } = facts
  const parts = needs
    ? { ...plain, ...choose({ required: [short] }, { maxProperties: 1 }, { required: needs }) }
    : plain
  const group = decorate(parts, { ...field, facts })
  const { description, markdownDescription } = group
  return { description, markdownDescription, ...choose({ type: "string" }, alone, group) }
}

function decorated(properties: unknown, keys: ReadonlyMap<string, Field>): JsonSchema {
  return Object.fromEntries(
    Object.entries(asSchema(properties)).map(([key, child]) => {
      const field = keys.get(key)
      return [key, field ? decorate(asSchema(child), field) : child]
    }),
  )
}

/** zod's types for JSON Schemas are looser than the schemas themselves. */
const asSchema = (value: unknown): JsonSchema => (typeof value === "object" && value !== null ? { ...value } : {})

/** An empty optional part is a warning; the service offers only deprecation messages for that. */
function emptyOrWrong(field: Field, filled: boolean): JsonSchema {
  const part = emptyPart(field)
  const warning = { deprecationMessage: `${part.message} ${part.advice}` }
  if (field.items) {
    const none = say("empty.list")
    const empty = { type: "array", maxItems: 0 }
    if (filled) return choose(empty, never(`${none.message} ${none.advice}`))
    return field.required ? {} : choose(empty, warning)
  }
  const checked = rulesSchema(field.facts.rules ?? [])
  if (field.required || !field.facts.rules) return checked
  return choose({ type: "string", pattern: "^\\s*$" }, warning, checked)
}

/** Only the first broken rule is reported: each is tested only if all rules before it hold. */
function rulesSchema(rules: readonly Rule[]): JsonSchema {
  return rules.reduceRight<JsonSchema>(
    (others, rule) =>
      rule.pattern === undefined
        ? others
        : choose({ type: "string", pattern: `^(?:${rule.pattern})` }, never(ruleInWords(rule)), others),
    {},
  )
}

/** If the advice depends on the value, the editor shows only the message. */
function ruleInWords({ say }: Rule): string {
  const [{ message, advice }, other] = [say("a"), say("b")]
  return advice === other.advice && !advice.includes(unknownFix) ? `${message} ${advice}` : message
}

/** Rejects every value with a message. */
const never = (errorMessage: string): JsonSchema => ({ not: {}, errorMessage })

function choose(condition: JsonSchema, consequence: JsonSchema, otherwise: JsonSchema = {}): JsonSchema {
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema, and nobody awaits a schema.
  return { if: condition, then: consequence, ...(Object.keys(otherwise).length > 0 ? { else: otherwise } : {}) }
}
