import type { EntryField } from "../../../content/contract/field"
import type { Json } from "../../../content/json/edit-json"
import type { Candidate, Chosen, Lack, ProposalKind } from "../../../owner/import/candidate"
import { editableFields, type Fitting, withValue } from "../../../owner/import/import"
import { words } from "../../words/words"
import { translateField } from "../content/add-thing"

/** A field of a candidate that can be changed before it is taken. */
export interface OfferedField extends Omit<EntryField, "hint"> {
  /** The value as text; entries of a list are separated by empty lines. */
  readonly value: string
}

/** A candidate as the studio's page shows it. */
export interface ShownCandidate {
  readonly id: string
  readonly kind: ProposalKind
  readonly title: string
  /** Which of its parts are imported: the names of its fields, its text, its pictures. */
  readonly parts: readonly string[]
  readonly notes: readonly string[]
  readonly fields: readonly OfferedField[]
  readonly lacks: readonly Lack[]
  /** Whether it has pictures that are only on the web. */
  readonly hasWebPictures: boolean
}

/** Changed values of a candidate, as texts by field keys. */
export type CandidateEdits = Readonly<Record<string, string>>

/** The longest sentence, name or title that is sent, in characters. */
const maxTextLength = 400

/** A longer value, in characters, cannot be edited before it is taken. */
const maxValueLength = 20_000

/** How many notes of one source or candidate are sent. */
const maxNotes = 40

/** @returns a text of a source on one line, shortened if necessary */
export function toOneLine(text: string): string {
  const plain = text.replace(/\p{Cc}+/gu, " ").trim()
  return plain.length > maxTextLength ? `${plain.slice(0, maxTextLength - 1).replace(/\p{Cs}$/u, "")}…` : plain
}

/** @returns sentences of a source without duplicates, as many as the page has room for */
export function sentencesOf(all: readonly string[]): readonly string[] {
  const each = [...new Set(all.map(toOneLine))]
  const shown = each.slice(0, maxNotes)
  return each.length > maxNotes ? [...shown, words.importing.moreNotes(each.length - maxNotes)] : shown
}

/**
 * @param candidate of a source
 * @param fitting what the collections require
 * @param open the keys of those profile values that the site does not have yet
 * @returns the candidate for the page
 */
export async function shownCandidate(
  candidate: Candidate,
  fitting: Fitting,
  open: readonly string[],
): Promise<ShownCandidate> {
  const { kind, title, notes, values, pictures } = candidate.proposal
  const lacks = await fitting.lacks({ candidate, values })
  return {
    id: candidate.id,
    kind,
    title: toOneLine(title),
    notes: sentencesOf(notes),
    parts: partsOf(candidate),
    fields: fieldsOf(candidate).filter(({ key }) => kind !== "site" || open.includes(key)),
    lacks: lacks.map((lack) => ({ ...lack, message: toOneLine(lack.message) })),
    hasWebPictures: pictures.some(({ path, url }) => path === undefined && url !== undefined),
  }
}

/** Its fields with a value, its text and its pictures. */
function partsOf({ proposal }: Candidate): readonly string[] {
  const { kind, values, text, pictures } = proposal
  if (kind === "site" || kind === "achievement") return []
  const ofPictures = new Set(pictures.map(({ reference }) => reference))
  const onlyOnTheWeb = pictures.filter(({ path, url }) => path === undefined && url !== undefined).length
  return [
    ...editableFields(proposal).flatMap(({ field: { key, label: name } }) =>
      values[key] === undefined || ofPictures.has(String(values[key])) ? [] : [words.contract.name(name)],
    ),
    ...(text === undefined ? [] : [words.importing.text(text.length)]),
    ...(pictures.length > onlyOnTheWeb ? [words.importing.pictures(pictures.length - onlyOnTheWeb)] : []),
    ...(onlyOnTheWeb > 0 ? [words.importing.webPictures(onlyOnTheWeb)] : []),
  ]
}

/** @returns the candidate with changed values; keys that are none of its fields are ignored */
export function applyCandidateEdits(candidate: Candidate, edits: CandidateEdits): Chosen {
  let { values } = candidate.proposal
  for (const { key, kind } of fieldsOf(candidate)) {
    const text = edits[key]?.trim()
    if (text === undefined) continue
    values = kind === "list" && text !== "" ? { ...values, [key]: paragraphsOf(text) } : withValue(values, key, text)
  }
  return { candidate, values }
}

const paragraphsOf = (text: string): readonly string[] =>
  text.split(/\n\s*\n/).flatMap((each) => (each.trim() === "" ? [] : [each.trim()]))

const fieldsOf = ({ proposal }: Candidate): readonly OfferedField[] =>
  editableFields(proposal).flatMap(({ field, file, isOfEntry }) => {
    const value = shownText(proposal.values[field.key])
    if (value === undefined || value.length > maxValueLength) return []
    const named = proposal.kind === "achievement" ? { ...field, label: words.importing.achievement } : field
    return [{ ...translateField(named, { file, ...(isOfEntry ? { form: "entry" } : {}) }), value }]
  })

/** @returns a value as text; undefined if it cannot be edited as text */
function shownText(value: Json | undefined): string | undefined {
  if (value === undefined) return ""
  if (Array.isArray(value)) return value.every((each) => typeof each === "string") ? value.join("\n\n") : undefined
  return typeof value === "string" ? value : undefined
}
