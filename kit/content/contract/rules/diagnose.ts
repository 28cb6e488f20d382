import type { DiagnosticMessage } from "../../diagnostic/diagnostic"
import type { Replacement, ValueFix } from "../../diagnostic/fix"
import { withFix } from "../../sentences/sentences"
import type { Rule } from "../facts"

/** @returns the first of the rules that a text breaks */
export function brokenRule(rules: readonly Rule[], value: string): Rule | undefined {
  return rules.find(({ pattern, test }) =>
    pattern === undefined ? test?.(value) : new RegExp(`^(?:${pattern})`, "u").test(value),
  )
}

/**
 * @param rules of a text
 * @param value the text
 * @returns the message of the first rule that it breaks, with a fix only if the fixed text breaks none of them
 */
export function diagnose(rules: readonly Rule[], value: string): DiagnosticMessage | undefined {
  const message = brokenRule(rules, value)?.say(value)
  if (!message?.fix) return message
  const { fix: first, ...unfixed } = message
  const fix = wholeFix(rules, first)
  if (fix === first) return message
  return fix ? withFix(unfixed, fix) : unfixed
}

/** No text breaks more fixable rules than this at once. */
const maxSteps = 5

/** One error can hide another: the fix covers both. */
function wholeFix(rules: readonly Rule[], first: ValueFix): Replacement | undefined {
  let fix: Replacement | undefined = first
  for (let step = 0; fix && step < maxSteps; step += 1) {
    const text: string = String(fix.value)
    const next: DiagnosticMessage | undefined = brokenRule(rules, text)?.say(text)
    if (!next) return fix
    fix = next.fix
  }
  return undefined
}
