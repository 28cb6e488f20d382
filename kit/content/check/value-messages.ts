import type { Field } from "../contract/field"
import type { DiagnosticMessage } from "../diagnostic/diagnostic"
import { fixByRemoving, fixTo } from "../diagnostic/fix"

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

/** The messages for a field; a group with a short form is written as text most of the time. */
const wordsFor = ({ kind, facts }: Field) => words[facts.short === undefined ? kind : "text"]

/**
 * @param field that has a value of another kind
 * @returns the message, the same as in the editor
 */
export function wrongKind(field: Field): DiagnosticMessage {
  const { message, advice } = wordsFor(field)
  if (field.choices) return { code: "not-in-list", message, advice: `Write one of ${field.choices.join(", ")}.` }
  return { code: "wrong-kind", message, advice }
}

/** @returns the message for a file whose root has the wrong kind, such as a list instead of a group */
export function wrongTopLevel(field: Field): DiagnosticMessage {
  const { advice } = words[field.kind]
  const message =
    field.kind === "list" ? "This file must be a list." : "This file must be an object with keys and values."
  return { code: "wrong-top-level", message, advice }
}

/** @returns the message for null, which means neither present nor absent */
export function isNull(field: Field): DiagnosticMessage {
  const remove = field.required ? "" : ", or remove the line"
  const advice = `Write ${wordsFor(field).example}${remove}.`
  return { code: "null", message: "This is null.", advice, ...(field.required ? {} : fixByRemoving("certain")) }
}

/** @returns the message for a missing key, worded like that of editors, which cannot be changed there */
export function missingKey(key: string, field: Field): DiagnosticMessage {
  const { example } = wordsFor(field)
  return {
    code: "missing",
    message: `Missing property "${key}".`,
    advice: `Add "${key}": ${example}. ${field.description}`,
  }
}

/** @returns the message for a key unknown to the contract, worded like that of editors */
export function unknownKey(key: string, keys: readonly string[], meant: string | undefined): DiagnosticMessage {
  return {
    code: "unknown-key",
    message: `Property ${key} is not allowed.`,
    advice: meant ? `Did you mean "${meant}"?` : `Remove it. The keys allowed here are ${keys.join(", ")}.`,
  }
}

/** @returns the message for an empty optional part */
export function emptyPart(field: Field): DiagnosticMessage {
  if (field.kind === "colour") return emptyColour
  const what = field.kind === "list" ? "This list" : "This text"
  return {
    code: "empty-part",
    message: `${what} is empty, so the page does not show it.`,
    advice: "Write something, or remove the line.",
    // It may be kept for something that is still to come.
    ...fixByRemoving("suggested"),
  }
}

const emptyColour: DiagnosticMessage = {
  code: "empty-part",
  message: "This colour is empty, so the site derives it from the others.",
  advice: "Write a colour, or remove the line.",
  ...fixByRemoving("suggested"),
}

/** For an empty list that the page requires. */
export const emptyList: DiagnosticMessage = {
  code: "empty",
  message: "This list is empty.",
  advice: "Write at least one entry.",
}

/** @returns the message for a list longer than the page shows */
export const longList = (max: number): DiagnosticMessage => ({
  code: "too-many",
  message: `This list has more than ${max} entries.`,
  advice: "Keep the strongest ones.",
})

/** @returns the message for a number that is too small or too large, worded like that of editors */
export function outOfRange(min: number | undefined, max: number | undefined): DiagnosticMessage {
  const message = min === undefined ? `Value is above the maximum of ${max}.` : `Value is below the minimum of ${min}.`
  return {
    code: "out-of-range",
    message,
    advice: `Write ${min === undefined ? max : min} or ${min === undefined ? "less" : "more"}.`,
    ...fixTo(min ?? max, "suggested"),
  }
}
