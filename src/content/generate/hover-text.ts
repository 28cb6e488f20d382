import type { Field } from "../contract/field"

/**
 * @param field of the contract
 * @returns all that an owner wants to know of it in one or two lines of Markdown
 */
export function hoverText(field: Field): string {
  const { description, required, choices, facts } = field
  return [
    description,
    ...(choices ? [`One of ${wordsOf(choices)}.`] : []),
    ...(facts.requirements ? [`At least ${facts.requirements.width} × ${facts.requirements.height} pixels.`] : []),
    ...(facts.budget === undefined ? [] : [`About ${facts.budget} characters fit.`]),
    ...(required ? [] : ["Can be left out."]),
  ].join(" ")
}

const fitting: Readonly<Partial<Record<Field["kind"], string>>> = {
  anchor: "a to z, 0 to 9, hyphens",
  colour: "a colour, such as #0b5fff",
  date: "a day, such as 2026-11-10",
  language: "a language tag",
  link: "a whole address",
  number: "a whole number",
  path: "a path, such as /blog/a-post/",
  slug: "a to z, 0 to 9, hyphens",
  text: "any text",
  when: "a day, such as 2026-11-10, or a month",
  yesNo: "true or false",
}

/**
 * @param field of the contract
 * @returns what a value of it can be, for a cell of a table; empty for a list or a group
 */
export function fits({ kind, choices, facts: { requirements, budget } }: Field): string {
  if (choices) return wordsOf(choices)
  if (requirements) return `at least ${requirements.width} × ${requirements.height} pixels`
  if (budget !== undefined) return `about ${budget} characters`
  return fitting[kind] ?? ""
}

const wordsOf = (choices: readonly string[]): string => choices.map((choice) => `\`${choice}\``).join(", ")
