import { requirementsFor } from "../../../pictures/slots"
import { checkData } from "../../check/check-data"
import { entryFields } from "../../check/entries"
import { CheckMemo } from "../../check/memo"
import { type Diagnostic, isError } from "../../check/report/diagnostic"
import type { PictureRequirements } from "../../contract/facts"
import { importLedger } from "../../contract/files"
import { valueAt } from "../../contract/json-path"
import { brokenRule } from "../../contract/rules/diagnose"
import { webLinkRules } from "../../contract/rules/links"
import type { Json } from "../../edit/edit-json"
import type { PictureCopy } from "../../new/pictures/picture-copy"
import type { WrittenFile } from "../../new/store"
import { languageOf } from "../../new/target"
import { listOf, valueIn } from "../../unchecked"
import { present, secureLink } from "../formats/identity"
import { type Imported, ledgerOf, saidBy } from "../ledger"
import type { Offer } from "../offers"
import type { Proposal } from "../proposal"
import { contentErrors, refuseErrors } from "./content-errors"
import { type Draft, draftOf } from "./draft"
import type { TakeOptions } from "./options"
import { takenPicture } from "./pictures"
import { entryKind, type Placed, type Prepared, place } from "./place"

/** An offer that its owner has chosen, with the values as they are to be taken. */
export interface Chosen {
  readonly offer: Offer
  readonly values: Readonly<Record<string, Json>>
}

/** What became of the chosen offers. */
export interface Outcome {
  readonly taken: ReadonlyArray<{
    readonly offer: Offer
    /** The file of data/, and what it is called there. */
    readonly file: string
    readonly name: string
    readonly notes: readonly string[]
  }>
  readonly refused: ReadonlyArray<{ readonly offer: Offer; readonly reasons: readonly string[] }>
  readonly files: readonly WrittenFile[]
}

/**
 * Takes offers into data/: all that the check accepts, in one step. Those that it would not accept are refused by name, and nothing of them is written.
 *
 * @param data the folder
 * @param chosen offers
 * @param options how they are taken
 * @param run.signal aborts it, until the files are written
 * @param run.dryRun says what would be written, and writes nothing
 * @returns what became of each
 * @throws Refusal if the content has errors already, or a file cannot be written
 */
export async function take(
  data: string,
  chosen: readonly Chosen[],
  options: TakeOptions,
  { signal, dryRun = false }: { readonly signal: AbortSignal; readonly dryRun?: boolean },
): Promise<Outcome> {
  const memo = new CheckMemo()
  refuseErrors(await checkData(data, { memo }))
  const prepared = new Map<Chosen, Ready>()
  const first = await draftOf(data, memo)
  for (const each of chosen) {
    signal.throwIfAborted()
    prepared.set(each, await prepare(first, each, options))
  }
  const refused = new Map<Chosen, readonly string[]>()
  for (;;) {
    const draft = await draftOf(data, memo)
    const placed = await placeAll(draft, prepared, refused)
    const errors = (await checkData(data, { overlay: draft.overlay(), memo })).filter(isError)
    if (errors.length > 0) {
      await blame(errors, draft, placed, refused)
      continue
    }
    const files = dryRun || placed.size === 0 ? [] : await draft.write(signal)
    return {
      taken: [...placed].map(([{ offer }, { file, name, notes }]) => ({ offer, file, name, notes })),
      refused: [...refused].map(([{ offer }, reasons]) => ({ offer, reasons })),
      files,
    }
  }
}

type Done = Extract<Placed, { kind: "placed" }>

interface Ready {
  readonly prepared: Prepared
  readonly notes: readonly string[]
}

async function placeAll(
  draft: Draft,
  ready: ReadonlyMap<Chosen, Ready>,
  refused: Map<Chosen, readonly string[]>,
): Promise<ReadonlyMap<Chosen, Done>> {
  const placed = new Map<Chosen, Done>()
  for (const [chosen, { prepared, notes }] of ready) {
    if (refused.has(chosen)) continue
    const result = await place(draft, prepared)
    if (result.kind === "refused") refused.set(chosen, result.reasons)
    else placed.set(chosen, { ...result, notes: [...result.notes, ...notes] })
  }
  if (placed.size > 0) await record(draft, placed)
  return placed
}

/** Writes the ledger with all that was placed. */
async function record(draft: Draft, placed: ReadonlyMap<Chosen, Done>): Promise<void> {
  const ledger = new Map(ledgerOf(await draft.content(importLedger.path)))
  for (const [{ offer }, done] of placed) ledger.set(offer.proposal.source, recordOf(offer.proposal, done))
  await draft.edit(importLedger.path, {
    kind: "set",
    path: [],
    to: [...ledger.values()].map((each) => present({ ...each })),
  })
}

function recordOf(proposal: Proposal, { file, name, written }: Done): Imported {
  const address = secureLink(proposal.formerUrl ?? "").link
  const former = brokenRule(webLinkRules, address) ? {} : { formerUrl: address }
  return { source: proposal.source, file, name, said: saidBy(proposal), written, ...former }
}

/** Finds whose errors they are. */
async function blame(
  errors: readonly Diagnostic[],
  draft: Draft,
  placed: ReadonlyMap<Chosen, Done>,
  refused: Map<Chosen, readonly string[]>,
): Promise<void> {
  const before = refused.size
  for (const error of errors) {
    const file = error.file.slice(draft.folder.root.length + 1)
    const content = await draft.content(file)
    const culprit = [...placed].find(([{ offer }, done]) => isOf(error, file, content, offer, done))
    if (!culprit) continue
    const [chosen] = culprit
    refused.set(chosen, [...(refused.get(chosen) ?? []), inWords(error)])
  }
  if (refused.size === before) throw contentErrors(errors)
}

const inWords = ({ lineText, path, message, advice }: Diagnostic): string => {
  const where = path.length > 1 ? `${path.slice(1).join(".")}: ` : ""
  const line = path.length === 0 && lineText.trim() !== "" ? ` (${lineText.trim().slice(0, 80)})` : ""
  return `${where}${message}${line} ${advice}`.trim()
}

function isOf({ path }: Diagnostic, file: string, content: unknown, { proposal }: Offer, done: Done): boolean {
  if (done.text === file) return true
  if (file === importLedger.path) return valueIn(listOf(content)[Number(path[0])], "source") === proposal.source
  if (proposal.kind === "site" || proposal.kind === "achievement") {
    const value = valueAt(content, path.map(String))
    const own = Object.values(proposal.values).flat()
    return ["site.json", "pages/about.json"].includes(file) && own.includes(value as Json)
  }
  if (file !== done.file) return false
  const entry = listOf(content)[Number(path[0])]
  return (
    valueIn(entry, "slug") === done.name ||
    valueIn(entry, "title") === done.name ||
    valueIn(entry, "name") === done.name
  )
}

async function prepare(draft: Draft, { offer, values }: Chosen, options: TakeOptions): Promise<Ready> {
  const { proposal, files, state } = offer
  const ledger = ledgerOf(await draft.content(importLedger.path))
  const asLink = options.elsewhere && proposal.kind === "post" && proposal.formerUrl !== undefined
  const topics = await topicsFor(draft, values.categories, options.addTopics)
  const copies = new Map<string, PictureCopy>()
  const notes: string[] = []
  for (const picture of asLink ? [] : proposal.pictures) {
    const requirements = requirementsOf(picture.reference, proposal.kind, values)
    if (!requirements) continue
    const found = await takenPicture(picture, requirements, files, options.fetchPictures)
    if ("copy" in found) copies.set(picture.reference, found.copy)
    notes.push(...("copy" in found ? found.notes : [found.note]))
  }
  const former: Imported | undefined = state === "changed" ? ledger.get(proposal.source) : undefined
  const mapped = topics.categories.length > 0 ? { categories: topics.categories } : {}
  const { categories: _, ...others } = values
  const language = await languageOf(draft.folder)
  return {
    prepared: { proposal, values: { ...others, ...mapped }, copies, newTopics: topics.added, asLink, former, language },
    notes: [...notes, ...topics.notes],
  }
}

/** A picture of a field has that field's requirements, any other those of a picture in a text. */
function requirementsOf(
  reference: string,
  kind: Offer["proposal"]["kind"],
  values: Chosen["values"],
): PictureRequirements | undefined {
  const list = entryKind(kind)
  const field =
    list && entryFields(list.file).find(({ key, requirements }) => requirements && values[key] === reference)
  return field?.requirements ?? (kind === "post" ? requirementsFor(["text"]) : undefined)
}

/** The source's topics as the blog writes them. */
async function topicsFor(draft: Draft, given: Json | undefined, adds: boolean) {
  const wanted = [...new Set(listOf(given).map((topic) => String(topic).trim()))].filter((topic) => topic !== "")
  const known = listOf(valueIn(await draft.content("pages/blog.json"), "topics")).map(String)
  const found = (topic: string) => known.find((each) => each.toLowerCase() === topic.toLowerCase())
  const categories = wanted.map((topic) => found(topic) ?? topic)
  const missing = wanted.filter((topic) => found(topic) === undefined)
  // Without topics, a blog has no filter, and a post's topics are free words.
  if (missing.length === 0 || known.length === 0) return { categories: [...new Set(categories)], added: [], notes: [] }
  if (adds) return { categories: [...new Set(categories)], added: missing, notes: [] }
  return {
    categories: [...new Set(categories.filter((topic) => known.includes(topic)))],
    added: [],
    notes: [`The blog has no topic ${missing.join(", ")}: left out. With --add-topics it gets them.`],
  }
}
