import type { Field } from "../contract/field"

/**
 * @param field of the contract
 * @returns all that an owner wants to know of it in one or two lines of Markdown
 */
export function hoverText(field: Field): string {
  return [field.description, ...details(field)].join(" ")
}

/**
 * @param field of the contract
 * @returns what there is to say beyond its description, a sentence each
 */
export function details({ required, choices, facts }: Field): string[] {
  return [
    ...(choices ? [`One of ${choices.map((choice) => `\`${choice}\``).join(", ")}.`] : []),
    ...(facts.slot ? [`At least ${facts.slot.width} × ${facts.slot.height} pixels.`] : []),
    ...(facts.room === undefined ? [] : [`About ${facts.room} characters fit.`]),
    ...(required ? [] : ["Can be left out."]),
  ]
}
