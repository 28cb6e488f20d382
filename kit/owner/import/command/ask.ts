import { nameTold, told } from "../../../content/sentences/sentences"
import type { Flag } from "../../new/flags"
import { checkbox, input, select, type Terminal } from "../../prompts"
import type { Candidate, Chosen } from "../candidate"
import { editableFlags, type Fitting, withValue } from "../import"
import { entryKind } from "../take/place"
import { candidateLine, lackLine } from "./report"

/**
 * Asks which candidates to take, what the chosen ones lack, and whether any is to be changed before.
 *
 * @param candidates of all sources
 * @param fitting what the collections require
 * @param terminal to ask in
 * @returns the chosen ones, with their values
 */
export async function askCandidates(
  candidates: readonly Candidate[],
  fitting: Fitting,
  terminal: Terminal,
): Promise<Chosen[]> {
  const choices = await Promise.all(
    candidates.map(async (candidate) => {
      const missing = await fitting.lacks({ candidate, values: candidate.proposal.values })
      return { name: candidateLine(candidate, missing.length > 0 ? [told("import.asksMore")] : []), value: candidate }
    }),
  )
  const chosen = await checkbox({ message: told("import.choose"), choices, pageSize: 15 }, terminal)
  const ready: Chosen[] = []
  for (const candidate of chosen)
    ready.push(await completed({ candidate, values: candidate.proposal.values }, fitting, terminal))
  return changed(ready, fitting, terminal)
}

async function completed(chosen: Chosen, fitting: Fitting, terminal: Terminal): Promise<Chosen> {
  let values = chosen.values
  for (const lack of await fitting.lacks(chosen)) {
    terminal.output.write(`\n${candidateLine(chosen.candidate)}\n  ${lackLine(lack)}\n`)
    const { flag } = lack
    values = withValue(values, flag.field.key, await askValue({ ...chosen, values }, flag, fitting, terminal))
  }
  return { ...chosen, values }
}

async function changed(ready: readonly Chosen[], fitting: Fitting, terminal: Terminal): Promise<Chosen[]> {
  const changeable = ready.filter(
    ({ candidate }) => entryKind(candidate.proposal.kind) ?? candidate.proposal.kind === "achievement",
  )
  if (changeable.length === 0) return [...ready]
  const choices = changeable.map((each) => ({ name: candidateLine(each.candidate), value: each }))
  const message = told("import.change")
  const edited = new Map<Chosen, Chosen>()
  for (const each of await checkbox({ message, choices, pageSize: 15 }, terminal))
    edited.set(each, await editedBy(each, fitting, terminal))
  return ready.map((each) => edited.get(each) ?? each)
}

async function editedBy(chosen: Chosen, fitting: Fitting, terminal: Terminal): Promise<Chosen> {
  const kind = entryKind(chosen.candidate.proposal.kind)
  if (!kind) {
    const text = await input(
      { message: `${nameTold("Achievement")}:`, default: String(chosen.values.text ?? ""), prefill: "editable" },
      terminal,
    )
    return { ...chosen, values: { ...chosen.values, text: text.trim() } }
  }
  let values = chosen.values
  for (const flag of editableFlags(kind, values))
    values = withValue(values, flag.field.key, await askValue({ ...chosen, values }, flag, fitting, terminal))
  return { ...chosen, values }
}

async function askValue(
  { candidate, values }: Chosen,
  flag: Flag,
  fitting: Fitting,
  terminal: Terminal,
): Promise<string> {
  const kind = entryKind(candidate.proposal.kind)
  const { label, key, required, choices } = flag.field
  const name = nameTold(label)
  const present = values[key]
  const message = `${name}:`
  if (choices) {
    const all = choices.map((choice) => ({ name: choice, value: choice }))
    const known = choices.find((choice) => choice === present)
    return select({ message, choices: all, pageSize: all.length, ...(known ? { default: known } : {}) }, terminal)
  }
  const typed = await input(
    {
      message: required || present === undefined ? message : told("import.leaveOut", { name }),
      ...(typeof present === "string" ? { default: present, prefill: "editable" as const } : {}),
      validate: async (text: string) => {
        const value = text.trim()
        if (value === "") return !required || told("import.needed")
        return (kind && (await fitting.mistakeIn(kind, flag, value, candidate))) ?? true
      },
    },
    terminal,
  )
  return typed.trim()
}
