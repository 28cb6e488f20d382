import { entryDiagnostics, entryFields } from "../../../content/check/check-file"
import { postText } from "../../../content/contract/data-paths"
import { contentFile, type Imported } from "../../../content/contract/files"
import { isError } from "../../../content/diagnostic/diagnostic"
import type { Json } from "../../../content/json/edit-json"
import { asList, asText, getIn } from "../../../content/location/json-path"
import { told } from "../../../content/sentences/sentences"
import { slugOf } from "../../../language/slug"
import type { Draft } from "../../new/draft"
import { type Kind, kinds } from "../../new/kinds"
import { freeStem, type PictureCopy, pictureStem } from "../../new/picture-copy"
import type { Proposal, ProposalKind } from "../candidate"
import { digest } from "../ledger"
import { placePictures } from "../texts/place-pictures"
import { fitEntry, type Given, partsOf } from "./fit-entry"

/** A proposal whose pictures are read and whose topics are mapped. */
export interface Prepared {
  readonly proposal: Proposal
  readonly values: Readonly<Record<string, Json>>
  /** Copies of its pictures, by reference. */
  readonly copies: ReadonlyMap<string, PictureCopy>
  /** Topics to add to the blog. */
  readonly newTopics: readonly string[]
  readonly asLink: boolean
  /** The earlier import that this one replaces. */
  readonly former: Imported | undefined
  readonly language: string | undefined
}

/** What a proposal became in a draft, or why it cannot be taken. */
export type PlaceResult =
  | {
      readonly kind: "placed"
      readonly file: string
      readonly name: string
      readonly written: string
      readonly text?: string
      /** Which parts of it are taken, such as the names of fields. */
      readonly parts: readonly string[]
      readonly notes: readonly string[]
    }
  | { readonly kind: "refused"; readonly reasons: readonly string[] }

const refused = (...reasons: string[]): PlaceResult => ({ kind: "refused", reasons })

/** @returns the kind in `npm run new`; undefined if it is not an entry of a list */
export const entryKind = (kind: ProposalKind): Kind | undefined =>
  kinds.find(({ name, form }) => name === kind && form === "entry")

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
  const { proposal, former, copies } = prepared
  const entries = asList(await draft.content(kind.file))
  const index = former ? await untouchedEntry(draft, former) : -1
  const there = entries[index]
  const pictures = await namesFor(draft, kind, prepared)
  const values = { ...ownValues(kind, prepared, there), ...shownPictures(kind, prepared, pictures, there) }
  const slug = kind.name === "post" ? { slug: asText(getIn(there, "slug") ?? freeSlug(draft, entries, prepared)) } : {}
  const others = new Map([["pages/blog.json", await blogWith(draft, prepared.newTopics)]])
  const given = inContractOrder(kind, { ...values, ...slug })
  const errorsOf = (some: Given) =>
    entryDiagnostics(kind.file, some, { existing: [], others, language: prepared.language }).filter(isError)
  const { entry, notes, reasons } = fitEntry(kind, given, proposal.questions, errorsOf)
  const all = [...reasons, ...takenNames(kind, entry, entries, index)]
  if (all.length > 0) return refused(...all)
  for (const topic of prepared.newTopics) await addTopic(draft, topic)
  const text = await placeText(draft, prepared, pictures, entry)
  for (const [reference, path] of pictures) {
    const copy = copies.get(reference)
    if (copy) await draft.put(path, copy.bytes)
  }
  const at = index >= 0 ? index : positionOf(kind, entry, entries)
  await draft.edit(
    kind.file,
    index >= 0 ? { kind: "set", path: [at], to: entry } : { kind: "insert", path: [at], to: entry },
  )
  const name = asText(getIn(entry, kind.name === "post" ? "slug" : kind.name === "testimonial" ? "name" : "title"))
  return {
    kind: "placed",
    file: kind.file,
    name,
    notes: [...proposal.notes, ...notes],
    ...(text.file === undefined ? {} : { text: text.file }),
    parts: [
      ...partsOf(kind, entry),
      ...(text.words === undefined ? [] : [told("import.text", { count: String(text.words.length) })]),
    ],
    written: digest([entry, text.words ?? null]),
  }
}

/** Names that another entry has already. Checked here, because the check would blame whichever of the two comes later in the list. */
function takenNames(kind: Kind, entry: Given, entries: readonly unknown[], index: number): string[] {
  return (contentFile(kind.file)?.unique ?? []).flatMap((key) => {
    const name = entry[key]
    const isTaken = (other: unknown, at: number) => at !== index && asText(getIn(other, key)).trim() === name
    const at = typeof name === "string" ? entries.findIndex(isTaken) : -1
    return at < 0 ? [] : [told("import.taken.name", { key, entry: kind.withArticle, number: at + 1 })]
  })
}

/** The source's values without its pictures. A post is a draft until the owner has read it. */
function ownValues(kind: Kind, { proposal, values, asLink }: Prepared, there: unknown): Record<string, Json> {
  const pictures = new Set(proposal.pictures.map(({ reference }) => reference))
  const own = Object.fromEntries(Object.entries(values).filter(([, value]) => !pictures.has(String(value))))
  if (kind.name !== "post") return own
  const { externalUrl: _, ...post } = own
  const isDraft = there === undefined || getIn(there, "draft") === true
  return {
    ...post,
    ...(asLink && proposal.formerUrl !== undefined ? { externalUrl: proposal.formerUrl } : {}),
    ...(isDraft ? { draft: true } : {}),
  }
}

/** Picture fields with the paths of the copies. A picture that is not available this time stays as it was. */
function shownPictures(kind: Kind, { values }: Prepared, pictures: ReadonlyMap<string, string>, there: unknown) {
  return Object.fromEntries(
    entryFields(kind.file).flatMap(({ key, requirements }) => {
      if (!requirements) return []
      const path = pictures.get(String(values[key])) ?? getIn(there, key)
      return typeof path === "string" ? [[key, path] as const] : []
    }),
  )
}

const inContractOrder = (kind: Kind, values: Readonly<Record<string, Json>>): Record<string, Json> =>
  Object.fromEntries(
    entryFields(kind.file).flatMap(({ key }) => {
      const value = values[key]
      return value === undefined ? [] : [[key, value] as const]
    }),
  )

/** Free names in data/ for the copies. A renewed entry keeps its files that are unchanged. */
async function namesFor(
  draft: Draft,
  kind: Kind,
  { copies, proposal, values, language, former }: Prepared,
): Promise<Map<string, string>> {
  const taken = [...draft.namesIn(kind.pictures)]
  const wanted = pictureStem([values.title, values.name, proposal.title], kind.name, language)
  const found = new Map<string, string>()
  for (const [reference, { ending, bytes }] of copies) {
    const known = former ? taken.filter((name) => name.startsWith(wanted) && name.endsWith(`.${ending}`)) : []
    let path = `${kind.pictures}/${freeStem(wanted, taken)}.${ending}`
    for (const name of known)
      if (await draft.holds(`${kind.pictures}/${name}`, bytes)) path = `${kind.pictures}/${name}`
    taken.push(path.slice(kind.pictures.length + 1))
    found.set(reference, path)
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
  { proposal, asLink }: Prepared,
  pictures: ReadonlyMap<string, string>,
  entry: Readonly<Record<string, Json>>,
): Promise<{ readonly file?: string; readonly words?: string }> {
  if (proposal.kind !== "post" || asLink) return {}
  const copies = new Map([...pictures].map(([reference, path]) => [reference, `../${path}`]))
  const text = placePictures(proposal.text ?? "", copies)
  const file = postText(String(entry.slug))
  await draft.put(file, Buffer.from(text))
  return { file, words: text }
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

async function blogWith(draft: Draft, topics: readonly string[]): Promise<unknown> {
  const blog = await draft.content("pages/blog.json")
  const known = asList(getIn(blog, "topics"))
  return { topics: known.length === 0 && topics.length === 0 ? [] : [...known, ...topics] }
}

async function addTopic(draft: Draft, topic: string): Promise<void> {
  const topics = asList(getIn(await draft.content("pages/blog.json"), "topics"))
  if (topics.includes(topic)) return
  await draft.edit("pages/blog.json", { kind: "insert", path: ["topics", topics.length], to: topic })
}

/** The values of the owner's profile, and the file of each. */
export const profilePlaces: Readonly<Record<string, string>> = {
  name: "site.json",
  role: "site.json",
  tagline: "site.json",
  linkedinUrl: "site.json",
  twitterUrl: "site.json",
  githubUrl: "site.json",
  intro: "pages/about.json",
  bio: "pages/about.json",
}

/** @returns the keys of those profile values that the site does not have yet; existing ones are kept */
export async function openPlaces(draft: Draft, values: Prepared["values"]): Promise<readonly string[]> {
  const open: string[] = []
  for (const [key, file] of Object.entries(profilePlaces))
    if (values[key] !== undefined && getIn(await draft.content(file), key) === undefined) open.push(key)
  return open
}

async function placeSite(draft: Draft, { proposal, values }: Prepared): Promise<PlaceResult> {
  const open = await openPlaces(draft, values)
  const [first] = open
  if (first === undefined) return refused(told("import.saidAll"))
  for (const key of open) {
    const file = profilePlaces[key] ?? ""
    const keys = [...(contentFile(file)?.field.keys?.keys() ?? [])]
    const to = values[key]
    if (to !== undefined)
      await draft.edit(file, { kind: "set", path: [key], to, before: keys.slice(0, keys.indexOf(key)) })
  }
  const kept = Object.keys(values).filter((key) => profilePlaces[key] !== undefined && !open.includes(key))
  const notes = kept.length > 0 ? [told("import.saidThese", { keys: kept.join(", ") })] : []
  const written = digest(Object.fromEntries(open.map((key) => [key, values[key] ?? null])))
  return {
    kind: "placed",
    file: profilePlaces[first] ?? "",
    name: open.join(", "),
    written,
    parts: open,
    notes: [...proposal.notes, ...notes],
  }
}

/** Headings for achievements and positions on the about page, in the languages of the kit's UI labels. */
const headings: Readonly<Record<string, { readonly section: string; readonly career: string }>> = {
  en: { section: "Achievements", career: "Career" },
  de: { section: "Erfolge", career: "Stationen" },
  fr: { section: "Réalisations", career: "Parcours" },
  es: { section: "Logros", career: "Trayectoria" },
  pl: { section: "Osiągnięcia", career: "Kariera" },
}

/** @returns the headings in the site's language, or in English if the kit does not have that language */
const achievementHeadings = (language: string | undefined) =>
  headings[language?.split("-", 1)[0]?.toLowerCase() ?? "en"] ?? { section: "Achievements", career: "Career" }

const about = "pages/about.json"

async function placeAchievement(draft: Draft, { proposal, values, former, language }: Prepared): Promise<PlaceResult> {
  const { text } = values
  if (typeof text !== "string" || text.trim() === "") return refused(told("import.noText"))
  const content = await draft.content(about)
  const groups = asList(getIn(content, "achievements", "groups"))
  const { section, career } = achievementHeadings(language)
  const there = former && achievementPath(groups, former)
  const index = groups.findIndex((group) => getIn(group, "heading") === career)
  const items = asList(getIn(groups[index], "items"))
  if (groups.some((group) => asList(getIn(group, "items")).includes(text))) return refused(told("import.saidAbout"))
  const group = { heading: career, items: [text] }
  if (there) await draft.edit(about, { kind: "set", path: there, to: text })
  // Sets the whole list, because it may be on one line and outgrow it.
  else if (index >= 0)
    await draft.edit(about, {
      kind: "set",
      path: ["achievements", "groups", index, "items"],
      to: [...items, text] as Json,
    })
  else if (groups.length > 0)
    await draft.edit(about, { kind: "insert", path: ["achievements", "groups", groups.length], to: group })
  else {
    const keys = [...(contentFile(about)?.field.keys?.keys() ?? [])]
    const heading = getIn(content, "achievements", "heading")
    const to = { heading: typeof heading === "string" ? heading : section, groups: [group] }
    await draft.edit(about, {
      kind: "set",
      path: ["achievements"],
      to,
      before: keys.slice(0, keys.indexOf("achievements")),
    })
  }
  return { kind: "placed", file: about, name: text, written: digest(text), parts: [], notes: proposal.notes }
}

function achievementPath(groups: readonly unknown[], { written }: Imported): (string | number)[] | undefined {
  for (const [index, group] of groups.entries()) {
    const item = asList(getIn(group, "items")).findIndex((each) => digest(each as Json) === written)
    if (item >= 0) return ["achievements", "groups", index, "items", item]
  }
  return undefined
}

/** The index of an imported entry that the owner has not changed, except to publish it; -1 if there is none. */
async function untouchedEntry(draft: Draft, record: Imported): Promise<number> {
  const { file, written } = record
  for (const [index, entry] of asList(await draft.content(file)).entries()) {
    if (!isNamedBy(entry, record)) continue
    const isText = file === "posts.json" && getIn(entry, "externalUrl") === undefined
    const text = isText ? await draft.text(postText(record.name)) : undefined
    const asDraft = { ...Object(entry), draft: true }
    if ([entry, asDraft].some((each) => digest([each as Json, text ?? null]) === written)) return index
  }
  return -1
}

const isNamedBy = (entry: unknown, { name }: Imported): boolean =>
  ["slug", "title", "name"].some((key) => getIn(entry, key) === name)

/** @returns whether an import is untouched in data/, so that it may be renewed, was edited, or is gone */
export async function standingOf(draft: Draft, record: Imported): Promise<"untouched" | "edited" | "gone"> {
  const content = await draft.content(record.file)
  if (record.file === about)
    return achievementPath(asList(getIn(content, "achievements", "groups")), record) ? "untouched" : "gone"
  if ((await untouchedEntry(draft, record)) >= 0) return "untouched"
  return asList(content).some((entry) => isNamedBy(entry, record)) ? "edited" : "gone"
}
