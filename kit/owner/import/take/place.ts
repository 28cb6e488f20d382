import { entryFields } from "../../../content/check/check-file"
import { postText } from "../../../content/contract/data-paths"
import { contentFile } from "../../../content/contract/files"
import type { Json } from "../../../content/json/edit-json"
import { asList, asText, getIn } from "../../../content/location/json-path"
import { told } from "../../../content/sentences/sentences"
import { slugOf } from "../../../language/slug"
import type { Draft } from "../../new/draft"
import { type Kind, kinds } from "../../new/kinds"
import { freeStem, pictureStem } from "../../new/picture-copy"
import type { Proposal, ProposalKind } from "../candidate"
import { placePictures } from "../texts/place-pictures"
import { type EntryValues, lacksOf } from "./fit-entry"
import {
  achievementsIn,
  openPlaces,
  type PlaceResult,
  type Prepared,
  placeAchievement,
  placeSite,
  refused,
} from "./place-profile"

/** @returns the kind in `npm run new`; undefined if it is not an entry of a list */
export const entryKind = (kind: ProposalKind): Kind | undefined =>
  kinds.find(({ name, form }) => name === kind && form === "entry")

/** @returns the key of the name by which an entry of this kind is known */
const nameKeyOf = ({ name }: Kind): "name" | "title" => (name === "testimonial" ? "name" : "title")

/** @returns whether the site already has a proposal: an entry with the same address or title, an achievement with the same words, everything in a profile */
export async function isThere(
  draft: Draft,
  { kind, values, addresses = [] }: Proposal,
  language?: string,
): Promise<boolean> {
  if (kind === "site") return (await openPlaces(draft, values)).length === 0
  if (kind === "achievement") return (await achievementsIn(draft)).includes(values.text)
  const list = entryKind(kind)
  if (!list) return false
  const nameKey = nameKeyOf(list)
  const plain = (text: unknown) => (typeof text === "string" ? text.trim().toLowerCase() : undefined)
  const name = plain(values[nameKey])
  const links = new Set([...addresses, values.externalUrl, values.amazonUrl].filter((each) => each !== undefined))
  const slug = kind === "post" ? (values.slug ?? slugOf(asText(values.title ?? ""), language)) : undefined
  return asList(await draft.content(list.file)).some(
    (entry) =>
      (name !== undefined && plain(getIn(entry, nameKey)) === name) ||
      (slug !== undefined && slug !== "" && getIn(entry, "slug") === slug) ||
      ["externalUrl", "amazonUrl"].some((key) => links.has(getIn(entry, key) as Json)),
  )
}

/**
 * Adds a proposal to a draft of data/.
 *
 * @param draft of the content, with everything placed so far
 * @param prepared the proposal
 * @returns what it became; if it is refused, the draft is unchanged
 */
export function placeDraft(draft: Draft, prepared: Prepared): Promise<PlaceResult> {
  const { kind } = prepared.proposal
  const list = entryKind(kind)
  if (list) return placeEntry(draft, list, prepared)
  return kind === "site" ? placeSite(draft, prepared) : placeAchievement(draft, prepared)
}

async function placeEntry(draft: Draft, kind: Kind, prepared: Prepared): Promise<PlaceResult> {
  const { proposal, copies, language } = prepared
  const entries = asList(await draft.content(kind.file))
  const pictures = namesFor(draft, kind, prepared)
  const slug = kind.name === "post" ? { slug: freeSlug(draft, entries, prepared), draft: true } : {}
  const given = inContractOrder(kind, { ...withoutPictures(kind, prepared, pictures), ...slug })
  const others = new Map([["pages/blog.json", await draft.content("pages/blog.json")]])
  const lacks = lacksOf(kind, given, proposal.questions, { others, language })
  const reasons = lacks.filter(({ isNeeded }) => isNeeded).map(({ message }) => message)
  const all = [...reasons, ...takenNames(kind, given, entries)]
  if (all.length > 0) return refused(...all)
  const without = new Set(lacks.map(({ key }) => key))
  const entry = Object.fromEntries(Object.entries(given).filter(([key]) => !without.has(key)))
  const text = await placeText(draft, proposal, pictures, entry)
  for (const [reference, path] of pictures) {
    const copy = copies.get(reference)
    if (copy) await draft.put(path, copy.bytes)
  }
  await draft.edit(kind.file, { kind: "insert", path: [positionOf(kind, entry, entries)], to: entry })
  return {
    kind: "placed",
    file: kind.file,
    name: asText(getIn(entry, kind.name === "post" ? "slug" : nameKeyOf(kind))),
    notes: [...proposal.notes, ...lacks.map(({ message }) => told("import.leftOutFor", { why: message }))],
    ...(text === undefined ? {} : { text }),
  }
}

/** Names that another entry has already. Checked here, because the check would blame whichever of the two comes later in the list. */
function takenNames(kind: Kind, entry: EntryValues, entries: readonly unknown[]): string[] {
  return (contentFile(kind.file)?.unique ?? []).flatMap((key) => {
    const name = entry[key]
    const at =
      typeof name === "string" ? entries.findIndex((other) => asText(getIn(other, key) ?? "").trim() === name) : -1
    return at < 0 ? [] : [told("import.taken.name", { key, entry: kind.withArticle, number: at + 1 })]
  })
}

/** The values with the paths of the pictures' copies; pictures without a copy are left out. */
function withoutPictures(
  kind: Kind,
  { proposal, values }: Prepared,
  paths: ReadonlyMap<string, string>,
): Record<string, Json> {
  const references = new Set(proposal.pictures.map(({ reference }) => reference))
  const shown = new Set(entryFields(kind.file).flatMap(({ key, requirements }) => (requirements ? [key] : [])))
  return Object.fromEntries(
    Object.entries(values).flatMap(([key, value]): Array<[string, Json]> => {
      const path = paths.get(String(value))
      if (!shown.has(key) || !references.has(String(value))) return [[key, value]]
      return path === undefined ? [] : [[key, path]]
    }),
  )
}

const inContractOrder = (kind: Kind, values: EntryValues): Record<string, Json> =>
  Object.fromEntries(
    entryFields(kind.file).flatMap(({ key }) => {
      const value = values[key]
      return value === undefined ? [] : [[key, value] as const]
    }),
  )

/** Free names in data/ for the copies. */
function namesFor(draft: Draft, kind: Kind, { copies, proposal, values, language }: Prepared): Map<string, string> {
  const taken = [...draft.namesIn(kind.pictures)]
  const wanted = pictureStem([values.title, values.name, proposal.title], kind.name, language)
  const found = new Map<string, string>()
  for (const [reference, { ending }] of copies) {
    const name = `${freeStem(wanted, taken)}.${ending}`
    taken.push(name)
    found.set(reference, `${kind.pictures}/${name}`)
  }
  return found
}

function freeSlug(draft: Draft, entries: readonly unknown[], { values, proposal, language }: Prepared): string {
  const day = typeof values.date === "string" ? values.date : ""
  const stem = slugOf(String(values.slug ?? "")) || slugOf(proposal.title, language) || slugOf(`post ${day}`)
  const taken = new Set(entries.map((entry) => getIn(entry, "slug")))
  let slug = stem
  for (let number = 2; taken.has(slug) || draft.has(postText(slug)); number++) slug = `${stem}-${number}`
  return slug
}

async function placeText(
  draft: Draft,
  { kind, text }: Proposal,
  pictures: ReadonlyMap<string, string>,
  { slug }: EntryValues,
): Promise<string | undefined> {
  if (kind !== "post") return undefined
  const copies = new Map([...pictures].map(([reference, path]) => [reference, `../${path}`]))
  const file = postText(String(slug))
  await draft.put(file, Buffer.from(placePictures(text ?? "", copies)))
  return file
}

/** By date in lists that have the newest first. An entry without a date goes where `npm run new` would put it. */
function positionOf(
  { position, name }: Kind,
  entry: Readonly<Record<string, Json>>,
  entries: readonly unknown[],
): number {
  if (position === undefined) return entries.length
  const date = sortable(entry.date)
  if (date === undefined) return name === "post" ? 0 : entries.length
  const older = entries.findIndex((each) => (sortable(getIn(each, "date") ?? getIn(each, "publishOn")) ?? date) < date)
  return older < 0 ? entries.length : older
}

const sortable = (date: unknown): string | undefined =>
  typeof date === "string" && /^\d{4}(?:-\d{2}){0,2}$/.test(date) ? date.padEnd(10, "-00") : undefined
