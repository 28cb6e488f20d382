import { checkData } from "../../../content/check/check-data"
import { entryFields } from "../../../content/check/check-file"
import { type Imported, importLedger } from "../../../content/contract/files"
import { CheckMemo } from "../../../content/files/memo"
import type { Json } from "../../../content/json/edit-json"
import { asList, getIn } from "../../../content/json/json-path"
import { type PictureRequirements, requirementsFor } from "../../../content/pictures/slots"
import type { PictureCopy } from "../../new/picture-copy"
import { languageOf } from "../../new/target"
import { ledgerOf } from "../ledger"
import type { Chosen, Offer, TakeOptions } from "../offer"
import { type Draft, draftOf, refuseErrors } from "./draft"
import { copyProposedPicture } from "./pictures"
import { entryKind, type Prepared } from "./place"

/** Chosen offers with all that they need, such as their pictures. */
export type PreparedOffers = ReadonlyMap<Chosen, Ready>

/** An offer that can be placed, with what could not be had. */
interface Ready {
  readonly prepared: Prepared
  readonly notes: readonly string[]
}

/**
 * Reads or fetches what offers need. Writes nothing, and may take a while.
 *
 * @param data the folder
 * @param chosen offers
 * @param options how they are taken
 * @param signal aborts it
 * @throws Refusal if the content has errors already
 */
export async function prepareOffers(
  data: string,
  chosen: readonly Chosen[],
  options: TakeOptions,
  signal: AbortSignal,
): Promise<PreparedOffers> {
  const memo = new CheckMemo()
  refuseErrors(await checkData(data, { memo }))
  const draft = await draftOf(data, memo)
  const prepared = new Map<Chosen, Ready>()
  for (const each of chosen) {
    signal.throwIfAborted()
    prepared.set(each, await prepare(draft, each, options))
  }
  return prepared
}

async function prepare(draft: Draft, { offer, values }: Chosen, options: TakeOptions): Promise<Ready> {
  const { proposal, files, state } = offer
  const ledger = ledgerOf(await draft.content(importLedger.path))
  const asLink = options.elsewhere && proposal.kind === "post" && proposal.formerUrl !== undefined
  const topics = await topicsFor(draft, values.categories, options)
  const copies = new Map<string, PictureCopy>()
  const notes: string[] = []
  for (const picture of asLink ? [] : proposal.pictures) {
    const requirements = requirementsOf(picture.reference, proposal.kind, values)
    if (!requirements) continue
    const found = await copyProposedPicture(picture, requirements, files, options)
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
async function topicsFor(draft: Draft, given: Json | undefined, { addTopics, advice }: TakeOptions) {
  const wanted = [...new Set(asList(given).map((topic) => String(topic).trim()))].filter((topic) => topic !== "")
  const known = asList(getIn(await draft.content("pages/blog.json"), "topics")).map(String)
  const found = (topic: string) => known.find((each) => each.toLowerCase() === topic.toLowerCase())
  const categories = wanted.map((topic) => found(topic) ?? topic)
  const missing = wanted.filter((topic) => found(topic) === undefined)
  // Without topics, a blog has no filter, and a post's topics are free words.
  if (missing.length === 0 || known.length === 0) return { categories: [...new Set(categories)], added: [], notes: [] }
  if (addTopics) return { categories: [...new Set(categories)], added: missing, notes: [] }
  return {
    categories: [...new Set(categories.filter((topic) => known.includes(topic)))],
    added: [],
    notes: [`The blog has no topic ${missing.join(", ")}: left out. ${advice.addTopics}`],
  }
}
