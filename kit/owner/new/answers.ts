import { errorsAbout } from "../../content/check/check-file"
import type { EntryField } from "../../content/contract/field"
import type { DiagnosticMessage } from "../../content/diagnostic/diagnostic"
import { Refusal } from "../../content/files/errors"
import type { Json } from "../../content/json/edit-json"
import type { PictureRequirements } from "../../content/pictures/slots"
import { asTold, told } from "../../content/sentences/sentences"
import { slugOf } from "../../language/slug"
import type { Given } from "./content-files"
import { descriptionTold, errorsOf, fieldsOf, type Kind } from "./kinds"
import { expandedPath, sourceDiagnostic } from "./picture-copy"
import type { Target } from "./target"

/** A flag of the command and the field that it fills. */
export interface Flag {
  readonly name: string
  readonly field: EntryField
}

/**
 * @param kind of entry
 * @returns its flags, one for each field; the name of a picture's flag drops Url, since it takes the path of any file
 */
export const flagsOf = (kind: Kind): readonly Flag[] =>
  fieldsOf(kind).map((field) => ({ name: field.requirements ? field.key.replace(/Url$/, "") : field.key, field }))

/** @returns whether a field is a slug or id that the title has the words for */
export const isFromTitle = ({ kind, required }: EntryField): boolean =>
  required && (kind === "slug" || kind === "anchor")

/** A picture chosen for the entry. */
export interface ChosenPicture {
  readonly key: string
  readonly path: string
  readonly requirements: PictureRequirements
}

/** The values of an entry by their keys, and its pictures, which are not in data/ yet. */
export interface Answers {
  readonly values: ReadonlyMap<string, Json>
  readonly pictures: readonly ChosenPicture[]
}

/** @returns the answers as an entry, its keys in the contract's order */
export function entryOf(kind: Kind, { values }: Answers): Record<string, Json> {
  return Object.fromEntries(
    fieldsOf(kind).flatMap(({ key }) => {
      const value = values.get(key)
      return value === undefined ? [] : [[key, value]]
    }),
  )
}

/** @returns the answers as an entry, with what its form supplies */
export function completeEntry(kind: Kind, answers: Answers, target: Target): Given {
  const given = entryOf(kind, answers)
  return kind.form === "entry" ? given : (kind.form.complete?.(given, target) ?? given)
}

/** @returns a diagnostic on one line */
export function inWords(given: DiagnosticMessage): string {
  const { message, advice } = asTold(given)
  return `${message} ${advice}`.trim()
}

const yesOrNo: ReadonlyMap<string, boolean> = new Map([
  ["true", true],
  ["yes", true],
  ["false", false],
  ["no", false],
])

/**
 * @param flag that was answered
 * @param texts of the answer
 * @returns the value that they stand for; undefined for an empty answer to an optional question
 */
function answerOf({ field: { kind, required } }: Flag, texts: readonly string[]): Json | undefined {
  const trimmed = texts.map((text) => text.trim())
  if (kind === "list") return trimmed.some((text) => text !== "") ? trimmed : undefined
  const [text = ""] = trimmed
  if (text === "" && !required) return undefined
  return kind === "yesNo" ? (yesOrNo.get(text.toLowerCase()) ?? text) : text
}

/**
 * @param kind of entry
 * @param given the texts of the flags, by the field's key
 * @param target of the entry
 * @returns the answers. A slug or id that is not given is made from the title, in the site's language
 * @throws Refusal with a line for each flag that is missing or has an error
 */
export async function readAnswers(
  kind: Kind,
  given: ReadonlyMap<string, readonly string[]>,
  target: Target,
): Promise<Answers> {
  const values = new Map<string, Json>()
  const wrong: string[] = []
  const pictures: ChosenPicture[] = []
  const supplied = kind.form === "entry" ? [] : (kind.form.supplies?.({ template: given.get("template")?.[0] }) ?? [])
  const title = given.get("title")?.[0]
  for (const flag of flagsOf(kind)) {
    const { name, field } = flag
    const texts = given.get(field.key) ?? (supplied.includes(field.key) ? undefined : fromTitle(field, title, target))
    const value = texts && answerOf(flag, texts)
    if (texts === undefined && field.required && !supplied.includes(field.key))
      wrong.push(told("command.needed.flag", { flag: name, description: descriptionTold(kind, field) }))
    if (value === undefined) continue
    if (field.requirements)
      pictures.push({ key: field.key, path: expandedPath(String(value)), requirements: field.requirements })
    else values.set(field.key, value)
    const found = await diagnosticsAbout(kind, flag, value, target, values)
    wrong.push(...found.map(asTold).map(({ message, advice }) => `--${name}  ${message}  ${advice}`.trimEnd()))
  }
  if (wrong.length > 0) throw new Refusal(wrong.join("\n"))
  return { values, pictures }
}

/** @returns the text of a required slug or id, made from the title; undefined for other fields, or if the title has no letters for it */
function fromTitle(field: EntryField, title: string | undefined, { language }: Target): readonly string[] | undefined {
  const slug = isFromTitle(field) && title ? slugOf(title, language) : ""
  return slug === "" ? undefined : [slug]
}

/**
 * @param kind of entry
 * @param flag that was answered
 * @param value of the answer
 * @param target of the entry
 * @param others answered before; among them the template, which decides what else may be given
 * @returns the check's errors for one answer
 */
async function diagnosticsAbout(
  kind: Kind,
  { field }: Flag,
  value: unknown,
  target: Target,
  others: Answers["values"] = new Map(),
): Promise<readonly DiagnosticMessage[]> {
  if (field.requirements) {
    const diagnostic = await sourceDiagnostic(expandedPath(String(value)), field.requirements)
    return diagnostic ? [diagnostic] : []
  }
  const template = others.get("template")
  const entry = {
    ...(template === undefined ? {} : { template }),
    ...(value === undefined ? {} : { [field.key]: value }),
  }
  return errorsAbout(field.key, errorsOf(kind, entry, target))
}
