import type { z } from "zod"
import { closestMatch } from "../../language/closest-match"
import { amountIn } from "../../language/money"
import { type Field, fieldAt } from "../contract/field"
import type { ContentFile } from "../contract/files"
import { brokenRule } from "../contract/rules/diagnose"
import { type DiagnosticMessage, errorAt, type LocalDiagnostic } from "../diagnostic/diagnostic"
import { removal, replacement } from "../diagnostic/fix"
import { type Path, valueAt } from "../location/json-path"
import { say } from "../sentences/sentences"
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
      return issue.keys.slice(0, maxKeys).map((key) => {
        const known = [...(field.keys?.keys() ?? [])]
        const meant = meantKey(key, field, value)
        return errorAt(path, messages.unknownKey(key, known, meant), { key })
      })
    case "invalid_type":
    case "invalid_value": {
      const key = path.at(-1)
      if (isMissing(content, path)) return [errorAt(path.slice(0, -1), messages.missingKey(String(key), field))]
      if (value === null && path.length > 0) return [errorAt(path, messages.isNull(field))]
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
      return [ownDiagnostic(issue, path)]
  }
}

/** How many unknown keys of a group are reported at once. */
const maxKeys = 50

/** The custom rules in kit/content/contract come with their own messages. */
function ownDiagnostic(issue: z.core.$ZodIssue, path: Path): LocalDiagnostic {
  const params: unknown = issue.code === "custom" ? issue.params : undefined
  const { violation } = (params ?? {}) as { violation?: DiagnosticMessage }
  if (!violation) throw new Error(`No rule of the contract says: ${issue.message}`)
  return errorAt(path, violation)
}

function wrongValue(field: Field, value: unknown, within: unknown): DiagnosticMessage {
  if (field.choices && typeof value === "string") {
    const others = new Map(Object.entries(field.facts.alsoCalled ?? {}))
    const meant = others.get(value.toLowerCase()) ?? closestMatch(value, field.choices)
    const values = { choices: field.choices.join(", "), meant }
    // The list may already contain the word.
    return Array.isArray(within) && meant !== undefined && within.includes(meant)
      ? say("not-in-list.again", values, removal)
      : say("not-in-list", values, replacement(meant))
  }
  const wrong = messages.wrongKind(field)
  const isPlain = typeof value === "number" || typeof value === "boolean"
  if (wrong.sentence?.key === "wrong-kind.text" && isPlain) {
    // As text, a number can still break a rule, such as that for addresses.
    const isRight = !brokenRule(field.facts.rules ?? [], String(value))
    const fix = isRight ? replacement(String(value)) : undefined
    return say("wrong-kind.as-text", { value: String(value) }, fix)
  }
  const amount = typeof value === "string" ? amountIn(value) : value
  if (field.kind === "number" && typeof amount === "number")
    return say("wrong-kind.as-number", {}, replacement(Math.round(amount)))
  if (field.kind === "yesNo" && typeof value === "string")
    return say("wrong-kind.yes-no", {}, replacement(yesOrNo.get(plain(value))))
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
