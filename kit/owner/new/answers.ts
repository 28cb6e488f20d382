import { errorsAbout } from "../../content/check/check-file"
import type { DiagnosticMessage } from "../../content/diagnostic/diagnostic"
import { Refusal } from "../../content/files/errors"
import type { Json } from "../../content/json/edit-json"
import type { PictureRequirements } from "../../content/pictures/slots"
import { asTold, told } from "../../content/sentences/sentences"
import { slugOf } from "../../language/slug"
import type { Given } from "./content-files"
import { type Flag, flagsOf } from "./flags"
import { descriptionTold, errorsOf, fieldsOf, type Kind } from "./kinds"
import { pathOf, sourceDiagnostic } from "./picture-copy"
import type { Target } from "./target"

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
export function answerOf({ field: { kind, required } }: Flag, texts: readonly string[]): Json | undefined {
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
 * @returns the answers
 * @throws Refusal with all errors, if any answer is invalid
 */
export async function readAnswers(
  kind: Kind,
  given: ReadonlyMap<string, readonly string[]>,
  target: Target,
): Promise<Answers> {
  const values = new Map<string, Json>()
  const diagnostics: string[] = []
  const pictures: ChosenPicture[] = []
  for (const flag of flagsOf(kind)) {
    const { name, field } = flag
    const texts = given.get(field.key)
    const value = texts && answerOf(flag, texts)
    if (value === undefined) continue
    if (field.requirements)
      pictures.push({ key: field.key, path: pathOf(String(value)), requirements: field.requirements })
    else values.set(field.key, value)
    const found = await diagnosticsAbout(kind, flag, value, target, values)
    diagnostics.push(...found.map(asTold).map(({ message, advice }) => `--${name}  ${message}  ${advice}`.trimEnd()))
  }
  if (diagnostics.length > 0) throw new Refusal(diagnostics.join("\n"))
  return { values, pictures }
}

/**
 * @param kind of entry
 * @param flag that was answered
 * @param value of the answer
 * @param target of the entry
 * @param others answered before; among them the template, which decides what else may be given
 * @returns the check's errors for one answer
 */
export async function diagnosticsAbout(
  kind: Kind,
  { field }: Flag,
  value: unknown,
  target: Target,
  others: Answers["values"] = new Map(),
): Promise<readonly DiagnosticMessage[]> {
  if (field.requirements) {
    const diagnostic = await sourceDiagnostic(pathOf(String(value)), field.requirements)
    return diagnostic ? [diagnostic] : []
  }
  const template = others.get("template")
  const entry = {
    ...(template === undefined ? {} : { template }),
    ...(value === undefined ? {} : { [field.key]: value }),
  }
  return errorsAbout(field.key, errorsOf(kind, entry, target))
}

/**
 * @param kind of entry
 * @param given texts of the flags, by the field's key
 * @returns the required flags without an answer, unless the form supplies one
 */
export function missingFlags(kind: Kind, given: ReadonlyMap<string, readonly string[]>): readonly Flag[] {
  const supplied = kind.form === "entry" ? [] : (kind.form.supplies?.({ template: given.get("template")?.[0] }) ?? [])
  return flagsOf(kind).filter(({ field: { key, required } }) => required && !given.has(key) && !supplied.includes(key))
}

/**
 * @param kind of entry
 * @param answers so far
 * @returns the flags to ask for, in order
 */
export function askedFlags(kind: Kind, answers: Answers["values"]): readonly Flag[] {
  const flags = flagsOf(kind)
  if (kind.form === "entry" || !kind.form.asks) return titleFirst(flags)
  return kind.form
    .asks(Object.fromEntries(answers))
    .flatMap((key) => flags.find(({ field }) => field.key === key) ?? [])
}

/** The title comes first if it can suggest other answers. */
function titleFirst(flags: readonly Flag[]): readonly Flag[] {
  const suggests = flags.some((flag) => suggestion(flag, "x", undefined) !== "")
  const isTitle = ({ name }: Flag) => name === "title"
  return suggests ? [...flags.filter(isTitle), ...flags.filter((flag) => !isTitle(flag))] : flags
}

/** @returns a value for a required slug or id, made from the title in the site's language; empty for other fields */
export function suggestion({ field }: Flag, title: unknown, language: string | undefined): string {
  const fits = field.required && (field.kind === "slug" || field.kind === "anchor")
  return fits && typeof title === "string" ? slugOf(title, language) : ""
}

/**
 * @param kind of entry
 * @param given the texts of the flags, by the field's key
 * @param language of the site
 * @throws Refusal naming the required flags without an answer
 */
export function refuseMissing(
  kind: Kind,
  given: ReadonlyMap<string, readonly string[]>,
  language: string | undefined,
): void {
  const missing = missingFlags(kind, given)
  if (missing.length === 0) return
  const lines = missing.map((flag) => {
    const value = suggestion(flag, given.get("title")?.[0], language) || undefined
    return told("command.needed.flag", { flag: flag.name, value, description: descriptionTold(kind, flag.field) })
  })
  const all = told("command.all", { command: `npm run new -- ${kind.name}` })
  throw new Refusal(`${lines.join("\n")}\n\n${all}`, 2)
}
