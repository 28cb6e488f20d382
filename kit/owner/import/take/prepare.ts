import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { checkData } from "../../../content/check/check-data"
import { entryFields } from "../../../content/check/check-file"
import { pictureFileDiagnostics } from "../../../content/check/pictures/picture-file"
import { CheckMemo } from "../../../content/files/memo"
import type { Json } from "../../../content/json/edit-json"
import { asList, getIn } from "../../../content/location/json-path"
import { isSvg } from "../../../content/pictures/open"
import { type PictureRequirements, requirementsFor } from "../../../content/pictures/slots"
import { asTold, told } from "../../../content/sentences/sentences"
import { type Draft, draftOf, refuseErrors } from "../../new/draft"
import { copyPicture, type PictureCopy, sourceDiagnostic } from "../../new/picture-copy"
import { languageOf } from "../../new/target"
import type { Chosen, Proposal, ProposedPicture, SourceFiles, TakeOptions } from "../candidate"
import { ImportRefusal, quoted } from "../format"
import { fetchPicture } from "./fetch-picture"
import { entryKind } from "./place"
import type { Prepared } from "./place-profile"

/** Chosen candidates with everything they need, such as their pictures. */
export type PreparedCandidates = ReadonlyMap<Chosen, Ready>

/** A candidate that can be placed, and notes on what is missing. */
interface Ready {
  readonly prepared: Prepared
  readonly notes: readonly string[]
}

/**
 * Reads or fetches what candidates need. Writes nothing, and may take a while.
 *
 * @param data the folder
 * @param chosen candidates
 * @param options how they are taken
 * @param signal aborts it
 * @throws Refusal if the content has errors already
 */
export async function prepareCandidates(
  data: string,
  chosen: readonly Chosen[],
  options: TakeOptions,
  signal: AbortSignal,
): Promise<PreparedCandidates> {
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

async function prepare(draft: Draft, { candidate, values }: Chosen, options: TakeOptions): Promise<Ready> {
  const { proposal, files } = candidate
  const copies = new Map<string, PictureCopy>()
  const { categories: given, ...others } = values
  const { categories, notes } = await topicsFor(draft, given)
  for (const picture of proposal.pictures) {
    const requirements = requirementsOf(picture.reference, proposal.kind, values)
    if (!requirements) continue
    const found = await copyProposedPicture(picture, requirements, files, options)
    if ("copy" in found) copies.set(picture.reference, found.copy)
    notes.push(...("copy" in found ? found.notes : [found.note]))
  }
  const language = await languageOf(draft.folder)
  const mapped = categories.length > 0 ? { categories } : {}
  return { prepared: { proposal, values: { ...others, ...mapped }, copies, language }, notes }
}

/** A picture in a field has to meet that field's requirements, any other those of pictures in texts. */
function requirementsOf(
  reference: string,
  kind: Proposal["kind"],
  values: Chosen["values"],
): PictureRequirements | undefined {
  const list = entryKind(kind)
  const field =
    list && entryFields(list.file).find(({ key, requirements }) => requirements && values[key] === reference)
  return field?.requirements ?? (kind === "post" ? requirementsFor(["text"]) : undefined)
}

/** The source's topics, spelled as in the blog. One without a list of topics may have any. */
async function topicsFor(draft: Draft, given: Json | undefined): Promise<{ categories: string[]; notes: string[] }> {
  const wanted = [...new Set(asList(given).map((topic) => String(topic).trim()))].filter((topic) => topic !== "")
  const known = asList(getIn(await draft.content("pages/blog.json"), "topics")).map(String)
  if (known.length === 0) return { categories: wanted, notes: [] }
  const found = (topic: string) => known.find((each) => each.toLowerCase() === topic.toLowerCase())
  const missing = wanted.filter((topic) => found(topic) === undefined)
  const categories = [...new Set(wanted.flatMap((topic) => found(topic) ?? []))]
  return { categories, notes: missing.length > 0 ? [told("import.topics", { topics: quoted(...missing) })] : [] }
}

/** A picture for the site, or why there is none. */
type PictureOutcome = { readonly copy: PictureCopy; readonly notes: readonly string[] } | { readonly note: string }

/**
 * @param picture of a proposal
 * @param requirements of the place that it fills
 * @param files of its source
 * @param options whether it may be fetched
 * @returns a copy like those that `npm run new` makes, or a note for the owner
 */
async function copyProposedPicture(
  picture: ProposedPicture,
  requirements: PictureRequirements,
  files: SourceFiles,
  { fetchPictures }: TakeOptions,
): Promise<PictureOutcome> {
  const { path, url, data, reference } = picture
  const name = path ?? url ?? reference
  if (data !== undefined) return copied(Buffer.from(data, "base64"), requirements, undefined)
  if (path === undefined && url === undefined) return { note: told("import.picture.missing", { name }) }
  if (path === undefined && !fetchPictures) return { note: told("import.picture.onWeb", { name }) }
  try {
    const bytes = path === undefined ? await fetchPicture(url ?? "") : await files.read(path)
    return await copied(bytes, requirements, name)
  } catch (error) {
    if (error instanceof ImportRefusal) return { note: told("import.picture.left", { why: error.message }) }
    throw error
  }
}

async function copied(
  bytes: Buffer,
  requirements: PictureRequirements,
  name: string | undefined,
): Promise<PictureOutcome> {
  const aside = await mkdtemp(join(tmpdir(), "import-picture-"))
  try {
    const source = join(aside, isSvg(bytes) ? "picture.svg" : "picture")
    await writeFile(source, bytes)
    const diagnostic = await sourceDiagnostic(source, requirements)
    if (diagnostic) return { note: told("import.picture.refused", { name, message: asTold(diagnostic).message }) }
    const warnings = (await pictureFileDiagnostics(source, requirements)).filter(
      ({ severity }) => severity === "warning",
    )
    // Other warnings do not apply to the copy, which is a smaller file and has no location in it.
    const lasting = warnings.filter(({ code }) => code === "picture-small")
    return {
      copy: await copyPicture(source),
      notes: lasting.map((each) => {
        const { message, advice } = asTold(each)
        return told("import.picture.warned", { name, message, advice })
      }),
    }
  } finally {
    await rm(aside, { recursive: true, force: true })
  }
}
