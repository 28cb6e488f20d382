import type { Field } from "../contract/field"
import type { DiagnosticMessage } from "../diagnostic/diagnostic"
import { removal, replacement } from "../diagnostic/fix"
import { say } from "../sentences/sentences"

const text = { kind: "text", example: '"…"' } as const

/** How a field's value is written, and which sentence says so. */
const written = {
  text,
  markup: text,
  link: { ...text, example: '"https://…"' },
  picture: { ...text, example: '"images/…"' },
  slug: text,
  anchor: text,
  language: text,
  choice: text,
  date: { kind: "day", example: '"2026-11-10"' },
  path: { ...text, example: '"/…/"' },
  when: { ...text, example: '"2026-11-10"' },
  colour: { ...text, example: '"#0b5fff"' },
  yesNo: { kind: "yes-no", example: "true" },
  number: { kind: "number", example: "0" },
  list: { kind: "list", example: "[ … ]" },
  group: { kind: "group", example: "{ … }" },
} as const satisfies Readonly<Record<Field["kind"], { readonly kind: string; readonly example: string }>>

/** How a field is usually written: a group with a short form, as text. */
const writtenAs = ({ kind, facts }: Field) => written[facts.short === undefined ? kind : "text"]

/**
 * @param field whose value has the wrong kind
 * @returns the message, the same as in the editor
 */
export const wrongKind = (field: Field): DiagnosticMessage =>
  field.choices
    ? say("not-in-list", { choices: field.choices.join(", "), meant: undefined })
    : say(field.typeName === "ServicePrice" ? "wrong-kind.price" : `wrong-kind.${writtenAs(field).kind}`)

/** @returns the message for null, which says neither that a value is present nor that it is absent */
export function isNull(field: Field): DiagnosticMessage {
  const { example } = writtenAs(field)
  return field.required ? say("wrong-kind.null", { example }) : say("wrong-kind.null-optional", { example }, removal)
}

/** @returns the message for a missing key, worded like the one in editors, which cannot be changed */
export const missingKey = (key: string, field: Field): DiagnosticMessage =>
  say("missing", { key, example: writtenAs(field).example, about: field.description })

/** @returns the message for a key unknown to the contract, worded like the one in editors, with the key that was probably meant */
export const unknownKey = (key: string, keys: readonly string[], meant: string | undefined): DiagnosticMessage =>
  meant ? say("unknown-key.meant", { key, meant }) : say("unknown-key", { key, keys: keys.join(", ") })

/** @returns the message for an empty optional part, which the owner may be keeping for later */
export function emptyPart({ kind }: Field): DiagnosticMessage {
  const what = kind === "colour" || kind === "list" ? kind : "text"
  return say(`empty-part.${what}`, {}, removal)
}

/** @returns the message for a number that is too small or too large, worded like the one in editors */
export const outOfRange = (end: "low" | "high", limit: number): DiagnosticMessage =>
  say(`out-of-range.${end}`, {}, replacement(limit))
