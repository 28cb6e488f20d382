import type { Field } from "../contract/field"

/**
 * @param field of the contract
 * @returns its description, choices, size and length, and whether it is optional, in one or two lines of Markdown
 */
export function hoverText(field: Field): string {
  const { description, required, choices, facts } = field
  const size = sizeOf(facts)
  return [
    description,
    ...(choices ? [`One of ${choicesInWords(choices)}.`] : []),
    ...(size ? [`${size.replace(/^a/, "A")}.`] : []),
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
 * @returns its allowed values, for a table cell; empty for a list or a group
 */
export function describeAllowedValues({ kind, choices, facts }: Field): string {
  if (choices) return choicesInWords(choices)
  const size = sizeOf(facts)
  if (size) return size
  if (facts.budget !== undefined) return `about ${facts.budget} characters`
  return fitting[kind] ?? ""
}

/** @returns the required size of a picture; undefined for an illustration, which is an SVG of any size */
function sizeOf({ requirements }: Field["facts"]): string | undefined {
  if (!requirements || requirements.drawing) return undefined
  const { width, height } = requirements
  return height === undefined ? `at least ${width} pixels wide` : `at least ${width} × ${height} pixels`
}

const choicesInWords = (choices: readonly string[]): string => choices.map((choice) => `\`${choice}\``).join(", ")
