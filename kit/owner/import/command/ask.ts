import type { Flag } from "../../new/flags"
import { checkbox, input, select, type Terminal } from "../../prompts"
import { editableFlags, type Fitting, withValue } from "../import"
import type { Chosen, Offer } from "../offer"
import { entryKind } from "../take/place"
import { lackLine, offerLine } from "./report"

/**
 * Asks which offers to take, what the chosen ones lack, and whether any is to be changed before.
 *
 * @param offers of all sources
 * @param fitting what the collections require
 * @param terminal to ask in
 * @returns the chosen ones, with their values
 */
export async function askOffers(offers: readonly Offer[], fitting: Fitting, terminal: Terminal): Promise<Chosen[]> {
  const choices = await Promise.all(
    offers.map(async (offer) => {
      const missing = await fitting.lacks({ offer, values: offer.proposal.values })
      return { name: offerLine(offer, missing.length > 0 ? ["asks for more"] : []), value: offer }
    }),
  )
  const chosen = await checkbox({ message: "What do you want to take?", choices, pageSize: 15 }, terminal)
  const ready: Chosen[] = []
  for (const offer of chosen) ready.push(await completed({ offer, values: offer.proposal.values }, fitting, terminal))
  return changed(ready, fitting, terminal)
}

async function completed(chosen: Chosen, fitting: Fitting, terminal: Terminal): Promise<Chosen> {
  let values = chosen.values
  for (const lack of await fitting.lacks(chosen)) {
    terminal.output.write(`\n${offerLine(chosen.offer)}\n  ${lackLine(lack)}\n`)
    const { flag } = lack
    values = withValue(values, flag.field.key, await askValue({ ...chosen, values }, flag, fitting, terminal))
  }
  return { ...chosen, values }
}

async function changed(ready: readonly Chosen[], fitting: Fitting, terminal: Terminal): Promise<Chosen[]> {
  const changeable = ready.filter(
    ({ offer }) => entryKind(offer.proposal.kind) ?? offer.proposal.kind === "achievement",
  )
  if (changeable.length === 0) return [...ready]
  const choices = changeable.map((each) => ({ name: offerLine(each.offer), value: each }))
  const message = "Change any of them first? Press Enter to take them as they are."
  const edited = new Map<Chosen, Chosen>()
  for (const each of await checkbox({ message, choices, pageSize: 15 }, terminal))
    edited.set(each, await editedBy(each, fitting, terminal))
  return ready.map((each) => edited.get(each) ?? each)
}

async function editedBy(chosen: Chosen, fitting: Fitting, terminal: Terminal): Promise<Chosen> {
  const kind = entryKind(chosen.offer.proposal.kind)
  if (!kind) {
    const text = await input(
      { message: "Achievement:", default: String(chosen.values.text ?? ""), prefill: "editable" },
      terminal,
    )
    return { ...chosen, values: { ...chosen.values, text: text.trim() } }
  }
  let values = chosen.values
  for (const flag of editableFlags(kind, values))
    values = withValue(values, flag.field.key, await askValue({ ...chosen, values }, flag, fitting, terminal))
  return { ...chosen, values }
}

async function askValue({ offer, values }: Chosen, flag: Flag, fitting: Fitting, terminal: Terminal): Promise<string> {
  const kind = entryKind(offer.proposal.kind)
  const { label: name, key, required, choices } = flag.field
  const present = values[key]
  const message = `${name}:`
  if (choices) {
    const all = choices.map((choice) => ({ name: choice, value: choice }))
    const known = choices.find((choice) => choice === present)
    return select({ message, choices: all, pageSize: all.length, ...(known ? { default: known } : {}) }, terminal)
  }
  const typed = await input(
    {
      message: required || present === undefined ? message : `${name} (a space alone leaves it out):`,
      ...(typeof present === "string" ? { default: present, prefill: "editable" as const } : {}),
      validate: async (text: string) => {
        const value = text.trim()
        if (value === "") return !required || "It is needed."
        return (kind && (await fitting.mistakeIn(kind, flag, value, offer))) ?? true
      },
    },
    terminal,
  )
  return typed.trim()
}
