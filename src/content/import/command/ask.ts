// Version 7 of this library: version 8 needs a newer Node than 20, which this site supports.
import { checkbox, input, select } from "@inquirer/prompts"
import type { Json } from "../../edit/edit-json"
import { diagnosticsAbout, inWords } from "../../new/answers"
import type { Terminal } from "../../new/ask"
import { type Flag, flagsOf } from "../../new/flags"
import type { Kind } from "../../new/kinds"
import { openTarget, type Target } from "../../new/target"
import type { Offer } from "../offers"
import { entryKind } from "../take/place"
import type { Chosen } from "../take/take"
import { offerLine, plain } from "./report"

/** What is known of the collections that offers become entries of. */
export class Fitting {
  private readonly targets = new Map<string, Promise<Target>>()

  constructor(private readonly data: string) {}

  /** @returns the flags whose values are missing or refused, each with the check's sentence */
  async lacks({ offer, values }: Chosen): Promise<ReadonlyArray<{ readonly flag: Flag; readonly message: string }>> {
    const kind = entryKind(offer.proposal.kind)
    if (!kind) return []
    const target = await this.target(kind)
    const found = []
    for (const flag of askable(kind)) {
      const value = values[flag.field.key]
      if (value === undefined) {
        if (flag.field.required && flag.field.key !== "slug")
          found.push({ flag, message: `It has no ${flag.field.name.toLowerCase()}.` })
        continue
      }
      const [diagnostic] = offer.state === "changed" ? [] : await diagnosticsAbout(kind, flag, value, target)
      if (diagnostic) found.push({ flag, message: inWords(diagnostic) })
    }
    return found
  }

  target(kind: Kind): Promise<Target> {
    const known = this.targets.get(kind.name) ?? openTarget(this.data, kind)
    this.targets.set(kind.name, known)
    return known
  }
}

/** Pictures and topics come from the source; a switch is not asked for. */
const askable = (kind: Kind): readonly Flag[] =>
  flagsOf(kind).filter(({ field }) => !field.requirements && field.kind !== "yesNo" && field.kind !== "list")

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
  for (const { flag, message } of await fitting.lacks(chosen)) {
    terminal.output.write(`\n${offerLine(chosen.offer)}\n  ${plain(message)}\n`)
    values = withValue(values, flag, await askValue({ ...chosen, values }, flag, fitting, terminal))
  }
  return { ...chosen, values }
}

async function changed(ready: readonly Chosen[], fitting: Fitting, terminal: Terminal): Promise<Chosen[]> {
  const editable = ready.filter(({ offer }) => entryKind(offer.proposal.kind) ?? offer.proposal.kind === "achievement")
  if (editable.length === 0) return [...ready]
  const choices = editable.map((each) => ({ name: offerLine(each.offer), value: each }))
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
  for (const flag of askable(kind)) {
    if (flag.field.key === "slug" && values.slug === undefined) continue
    values = withValue(values, flag, await askValue({ ...chosen, values }, flag, fitting, terminal))
  }
  return { ...chosen, values }
}

function withValue(values: Chosen["values"], { field }: Flag, value: string): Chosen["values"] {
  const { [field.key]: _, ...others } = values
  return value === "" ? others : { ...others, [field.key]: value }
}

async function askValue({ offer, values }: Chosen, flag: Flag, fitting: Fitting, terminal: Terminal): Promise<string> {
  const kind = entryKind(offer.proposal.kind)
  const { name, key, required, choices } = flag.field
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
        if (!kind || offer.state === "changed") return true
        const [diagnostic] = await diagnosticsAbout(kind, flag, value as Json, await fitting.target(kind))
        return diagnostic ? inWords(diagnostic) : true
      },
    },
    terminal,
  )
  return typed.trim()
}
