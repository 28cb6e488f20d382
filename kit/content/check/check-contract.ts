import type { z } from "zod"
import { closestMatch, isTypoOf } from "../../language/closest-match"
import { type Field, fieldAt } from "../contract/field"
import type { ContentFile } from "../contract/files"
import { brokenRule } from "../contract/rules/diagnose"
import { type DiagnosticMessage, errorAt, type LocalDiagnostic } from "../diagnostic/diagnostic"
import { type Replacement, removal, replacement } from "../diagnostic/fix"
import { type Path, valueAt } from "../location/json-path"
import { saidOf, say } from "../sentences/sentences"
import * as messages from "./value-messages"

/**
 * Checks a file's content against the contract.
 *
 * @param file whose content it is
 * @param content without its empty optional parts
 * @returns a diagnostic for each violation
 */
export function contractDiagnostics({ schema, field }: ContentFile, content: unknown): LocalDiagnostic[] {
  const { error } = schema.safeParse(content)
  const issues = error?.issues ?? []
  const misspelt = new Set(issues.flatMap((issue) => meantKeys(issue, field, content)))
  return issues.flatMap((issue) => {
    const path = issue.path.map((step) => (typeof step === "number" ? step : String(step)))
    // Report a misspelt key once, not as missing too.
    if (isMissing(content, path) && misspelt.has(JSON.stringify(path))) return []
    return diagnosticsOf(issue, path, field, content)
  })
}

function diagnosticsOf(issue: z.core.$ZodIssue, path: Path, top: Field, content: unknown): LocalDiagnostic[] {
  const field = fieldAt(top, path) ?? top
  const value = valueAt(content, path)
  switch (issue.code) {
    case "unrecognized_keys":
      // Limited, because each key is compared with all others.
      return issue.keys.slice(0, maxKeys).map((key, _index, keys) => {
        const known = [...(field.keys?.keys() ?? [])]
        const meant = meantKey(key, field, value)
        const others = keys.filter((other) => other !== key)
        const fix = meant === undefined ? undefined : keyFix(key, meant, field, value, others)
        const unknown = errorAt(path, messages.unknownKey(key, known, fix), { key })
        return unknown.fix ? { ...unknown, fix: { ...unknown.fix, isName: true } } : unknown
      })
    case "invalid_type":
    case "invalid_value": {
      const key = path.at(-1)
      if (isMissing(content, path)) return [errorAt(path.slice(0, -1), messages.missingKey(String(key), field))]
      if (path.length === 0) return [errorAt(path, messages.wrongTopLevel(field))]
      if (value === null) return [errorAt(path, messages.isNull(field))]
      return [errorAt(path, wrongValue(field, value, valueAt(content, path.slice(0, -1))))]
    }
    case "too_small":
      return [
        errorAt(path, issue.origin === "array" ? say("empty.list") : messages.outOfRange("low", Number(issue.minimum))),
      ]
    case "too_big": {
      const max = Number(issue.maximum)
      return [errorAt(path, issue.origin === "array" ? say("too-many", { max }) : messages.outOfRange("high", max))]
    }
    default:
      return [ownDiagnostic(issue, path, content)]
  }
}

/** How many unknown keys of a group are reported at once. */
const maxKeys = 50

/** The custom rules in kit/content/contract come with their own messages. */
function ownDiagnostic(issue: z.core.$ZodIssue, path: Path, content: unknown): LocalDiagnostic {
  const params: unknown = issue.code === "custom" ? issue.params : undefined
  const { violation, among } = (params ?? {}) as { violation?: DiagnosticMessage; among?: string }
  if (!violation) throw new Error(`No rule of the contract says: ${issue.message}`)
  if (among === undefined) return errorAt(path, violation)
  const textPath = [...path.slice(0, -1), among]
  const [value, whole] = [valueAt(content, path), valueAt(content, textPath)]
  const like = typeof whole === "string" && typeof value === "string" ? likeIn(whole, value) : undefined
  return errorAt(path, saidOf(violation, {}, replacement(like, "suggested")), { joint: { follows: [textPath] } })
}

/** In characters; no text with a highlighted part is this long. */
const maxComparedLength = 2000

/** The words in a text that are most like the given part: the text may have been edited since the part was copied from it. */
function likeIn(whole: string, part: string): string | undefined {
  if (whole.length > maxComparedLength || part.length > maxComparedLength) return undefined
  const [words, count] = [whole.split(" "), part.split(" ").length]
  const pieces = [count - 1, count, count + 1].flatMap((length) =>
    length < 1 ? [] : words.map((_word, start) => words.slice(start, start + length).join(" ")),
  )
  return closestMatch(part, pieces)
}

function wrongValue(field: Field, value: unknown, within: unknown): DiagnosticMessage {
  if (field.choices && typeof value === "string") {
    const others = new Map(Object.entries(field.facts.alsoCalled ?? {}))
    const meant = others.get(value.toLowerCase()) ?? closestMatch(value, field.choices)
    const values = { choices: field.choices.join(", "), meant }
    // The list may already contain the word.
    return Array.isArray(within) && meant !== undefined && within.includes(meant)
      ? say("not-in-list.again", values, removal("suggested"))
      : say("not-in-list", values, replacement(meant, "suggested"))
  }
  const wrong = messages.wrongKind(field)
  const isPlain = typeof value === "number" || typeof value === "boolean"
  if (wrong.sentence?.key === "wrong-kind.text" && isPlain) {
    // As text, a number can still break a rule, such as that for addresses. Only suggested, since 2.0 is read as 2.
    const isRight = !brokenRule(field.facts.rules ?? [], String(value))
    const fix = isRight ? replacement(String(value), "suggested") : undefined
    return say("wrong-kind.as-text", { value: String(value) }, fix)
  }
  if (field.kind === "number" && typeof value === "string" && /^\d+$/.test(value))
    return say("wrong-kind.as-number", {}, replacement(Number(value), "certain"))
  if (field.kind === "yesNo" && typeof value === "string")
    return say("wrong-kind.yes-no", {}, replacement(yesOrNo.get(plain(value)), "certain"))
  return wrong
}

const yesOrNo: ReadonlyMap<string, boolean> = new Map([
  ["true", true],
  ["yes", true],
  ["false", false],
  ["no", false],
])

const plain = (text: string): string => text.trim().toLowerCase()

/** The known keys that a group's unknown keys seem to be meant as, in serialized paths. */
function meantKeys(issue: z.core.$ZodIssue, top: Field, content: unknown): string[] {
  if (issue.code !== "unrecognized_keys") return []
  const path = issue.path.map((step) => (typeof step === "number" ? step : String(step)))
  const field = fieldAt(top, path) ?? top
  const value = valueAt(content, path)
  return issue.keys.flatMap((key) => {
    const meant = meantKey(key, field, value)
    return meant ? [JSON.stringify([...path, meant])] : []
  })
}

/** The fix is certain if the unknown key can only mean this one, and no other unknown key means it too. */
function keyFix(
  key: string,
  meant: string,
  field: Field,
  group: unknown,
  others: readonly string[],
): Replacement | undefined {
  const known = [...(field.keys?.keys() ?? [])]
  const absent = known.filter((each) => !hasKey(group, each))
  const isOnly = isTypoOf(key, meant) && known.every((each) => each === meant || !isTypoOf(key, each))
  const isFree =
    closestMatch(
      key,
      absent.filter((each) => each !== meant),
    ) === undefined
  const isMeantOnce = others.every((other) => meantKey(other, field, group) !== meant)
  return replacement(meant, isOnly && isFree && isMeantOnce ? "certain" : "suggested")
}

function meantKey(key: string, field: Field, group: unknown): string | undefined {
  const absent = [...(field.keys?.keys() ?? [])].filter((known) => !hasKey(group, known))
  return closestMatch(key, absent)
}

function isMissing(content: unknown, path: Path): boolean {
  const key = path.at(-1)
  return typeof key === "string" && !hasKey(valueAt(content, path.slice(0, -1)), key)
}

const hasKey = (group: unknown, key: string): boolean =>
  typeof group === "object" && group !== null && Object.hasOwn(group, key)
