import type { Field } from "../contract/field"
import type { DiagnosticMessage } from "../contract/rules/diagnose"
import { fixByRemoving, fixTo } from "../contract/rules/fix"

const words: Readonly<Record<Field["kind"], { message: string; advice: string; example: string }>> = (() => {
  const text = { message: "This must be text.", advice: "Write it in double quotes.", example: '"…"' }
  return {
    text,
    markup: text,
    link: { ...text, example: '"https://…"' },
    picture: { ...text, example: '"images/…"' },
    slug: text,
    anchor: text,
    language: text,
    choice: { message: "This value is not allowed here.", advice: "", example: '"…"' },
    date: { ...text, example: '"2026-11-10"' },
    path: { ...text, example: '"/…/"' },
    when: { ...text, example: '"2026-11-10"' },
    colour: { ...text, example: '"#0b5fff"' },
    yesNo: { message: "This must be true or false.", advice: "Write true or false, without quotes.", example: "true" },
    number: { message: "This must be a whole number.", advice: "Write it with digits, without quotes.", example: "0" },
    list: { message: "This must be a list.", advice: "Put it in square brackets: [ … ].", example: "[ … ]" },
    group: {
      message: "This must be an object with keys and values.",
      advice: "Put them in curly brackets: { … }.",
      example: "{ … }",
    },
  }
})()

/** What an owner writes for a field; a group that can be written short is a text most of the time. */
const wordsFor = ({ kind, facts }: Field) => words[facts.short === undefined ? kind : "text"]

/**
 * @param field where a value of another kind stands
 * @returns what to say, the same in the editor
 */
export function wrongKind(field: Field): DiagnosticMessage {
  const { message, advice } = wordsFor(field)
  if (field.choices) return { code: "not-in-list", message, advice: `Write one of ${field.choices.join(", ")}.` }
  return { code: "wrong-kind", message, advice }
}

/** @returns what to say of a file that holds a list where a group belongs, or the like */
export function wrongTopLevel(field: Field): DiagnosticMessage {
  const { advice } = words[field.kind]
  const message =
    field.kind === "list" ? "This file must be a list." : "This file must be an object with keys and values."
  return { code: "wrong-top-level", message, advice }
}

/** @returns what to say of null, which says neither that something is there nor that it is not */
export function isNull(field: Field): DiagnosticMessage {
  const remove = field.required ? "" : ", or remove the line"
  const advice = `Write ${wordsFor(field).example}${remove}.`
  return { code: "null", message: "This is null.", advice, ...(field.required ? {} : fixByRemoving("certain")) }
}

/** @returns what to say of a key that is not there; the message is that of editors, which cannot be changed there */
export function missingKey(key: string, field: Field): DiagnosticMessage {
  const { example } = wordsFor(field)
  return {
    code: "missing",
    message: `Missing property "${key}".`,
    advice: `Add "${key}": ${example}. ${field.description}`,
  }
}

/** @returns what to say of a key that the contract does not have; the message is that of editors */
export function unknownKey(key: string, keys: readonly string[], meant: string | undefined): DiagnosticMessage {
  return {
    code: "unknown-key",
    message: `Property ${key} is not allowed.`,
    advice: meant ? `Did you mean "${meant}"?` : `Remove it. The keys allowed here are ${keys.join(", ")}.`,
  }
}

/** @returns what to say of a part that could be left out and has nothing in it */
export function emptyPart(field: Field): DiagnosticMessage {
  if (field.kind === "colour") return emptyColour
  const what = field.kind === "list" ? "This list" : "This text"
  return {
    code: "empty-part",
    message: `${what} is empty, so the page does not show it.`,
    advice: "Write something, or remove the line.",
    ...fixByRemoving("certain"),
  }
}

const emptyColour: DiagnosticMessage = {
  code: "empty-part",
  message: "This colour is empty, so the site derives it from the others.",
  advice: "Write a colour, or remove the line.",
  ...fixByRemoving("certain"),
}

/** @returns what to say of a list that the page cannot do without and that has nothing in it */
export const emptyList: DiagnosticMessage = {
  code: "empty",
  message: "This list is empty.",
  advice: "Write at least one entry.",
}

/** @returns what to say of a list of which the page shows only the first entries */
export const longList = (most: number): DiagnosticMessage => ({
  code: "too-many",
  message: `This list has more than ${most} entries.`,
  advice: "Keep the strongest ones.",
})

/** @returns what to say of a number that is too small or too large; the message is that of editors */
export function outOfRange(least: number | undefined, most: number | undefined): DiagnosticMessage {
  const message =
    least === undefined ? `Value is above the maximum of ${most}.` : `Value is below the minimum of ${least}.`
  return {
    code: "out-of-range",
    message,
    advice: `Write ${least === undefined ? most : least} or ${least === undefined ? "less" : "more"}.`,
    ...fixTo(least ?? most, "suggested"),
  }
}
