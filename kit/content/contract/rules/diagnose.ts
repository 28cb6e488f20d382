import type { DiagnosticMessage } from "../../diagnostic/diagnostic"
import { type Applicability, fixTo, type ValueFix } from "../../diagnostic/fix"
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
  const rule = brokenRule(rules, value)
  if (!rule) return undefined
  const { code, message, advice } = rule
  return {
    code,
    message,
    advice: typeof advice === "string" ? advice : advice(value),
    ...fixFor(rules, rule, value),
  }
}

/** No text breaks more rules with a fix at the same time. */
const maxSteps = 5

/** One error can hide another: the fix covers both. */
function fixFor(rules: readonly Rule[], first: Rule, value: string): { readonly fix?: ValueFix } {
  let [rule, to]: [Rule | undefined, string] = [first, value]
  let title: string | undefined
  let applicability: Applicability = "certain"
  for (let step = 0; rule && step < maxSteps; step += 1) {
    const fixed = rule.fix?.(to)
    if (!fixed) return {}
    if (!isCertain(rule, to)) applicability = "suggested"
    to = fixed[0]
    // A title describes a single step.
    title = step === 0 ? fixed[1] : undefined
    rule = brokenRule(rules, to)
  }
  return rule ? {} : fixTo(to, applicability, title)
}

const isCertain = ({ isCertain: given }: Rule, value: string): boolean =>
  typeof given === "function" ? given(value) : given === true
