// Version 7 of this library: version 8 needs a newer Node than 20, which this site supports.
import {
  select as askForOne,
  checkbox as askForSome,
  input as askForText,
  confirm as askWhether,
} from "@inquirer/prompts"
import { sanitizeOutput } from "../content/files/terminal"

/** Where questions are asked. */
export interface Terminal {
  readonly input: NodeJS.ReadableStream
  readonly output: NodeJS.WritableStream
  /** Ends the question. */
  readonly signal: AbortSignal
}

/** Questions in the terminal. They write to it by themselves, so that all texts that they show are made plain here. */
export const input: typeof askForText = (config, context) => askForText(plainly(config), context)
export const confirm: typeof askWhether = (config, context) => askWhether(plainly(config), context)
export const select: typeof askForOne = (config, context) => askForOne(withPlainChoices(config), context)
export const checkbox: typeof askForSome = (config, context) => askForSome(withPlainChoices(config), context)

/** Texts that are shown; the value of a choice is not. */
function plainly<Config extends object>(config: Config): Config {
  const entries = Object.entries(config).map(([key, value]: [string, unknown]) => [
    key,
    typeof value === "string" && key !== "value" ? sanitizeOutput(value) : value,
  ])
  return Object.fromEntries(entries)
}

const withPlainChoices = <Config extends { readonly choices: readonly unknown[] }>(config: Config): Config => ({
  ...plainly(config),
  choices: config.choices.map((each) =>
    typeof each === "string" ? { name: sanitizeOutput(each), value: each } : plainly(Object(each)),
  ),
})
