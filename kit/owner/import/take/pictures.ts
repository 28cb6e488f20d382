import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { pictureFileDiagnostics } from "../../../content/check/pictures/picture-file"
import { isSvg } from "../../../content/pictures/open"
import type { PictureRequirements } from "../../../content/pictures/slots"
import { copyPicture, type PictureCopy, sourceDiagnostic } from "../../new/picture-copy"
import type { ProposedPicture, SourceFiles, TakeOptions } from "../candidate"
import { ImportRefusal } from "../format"
import { fetchPicture } from "./fetch-picture"

/** A picture for the site, or why there is none. */
export type PictureOutcome =
  | { readonly copy: PictureCopy; readonly notes: readonly string[] }
  | { readonly note: string }

/**
 * @param picture of a proposal
 * @param requirements of the place that it fills
 * @param files of its source
 * @param options whether it may be fetched
 * @returns a copy as `npm run new` makes it, or a note for the owner
 */
export async function copyProposedPicture(
  picture: ProposedPicture,
  requirements: PictureRequirements,
  files: SourceFiles,
  { fetchPictures, advice }: TakeOptions,
): Promise<PictureOutcome> {
  const { path, url, data, reference } = picture
  const called = `The picture ${path ?? url ?? reference}`
  if (data !== undefined) return copied(Buffer.from(data, "base64"), requirements, "A picture within the text")
  if (path === undefined && url === undefined) return { note: `${called} is not among the files: it is left out.` }
  if (path === undefined && !fetchPictures)
    return { note: `${called} is only on the web: it is left out. ${advice.fetchPictures}` }
  try {
    const bytes = path === undefined ? await fetchPicture(url ?? "") : await files.read(path)
    return await copied(bytes, requirements, called)
  } catch (error) {
    if (error instanceof ImportRefusal) return { note: `${error.message} It is left out.` }
    throw error
  }
}

async function copied(bytes: Buffer, requirements: PictureRequirements, called: string): Promise<PictureOutcome> {
  const aside = await mkdtemp(join(tmpdir(), "import-picture-"))
  try {
    const source = join(aside, isSvg(bytes) ? "picture.svg" : "picture")
    await writeFile(source, bytes)
    const diagnostic = await sourceDiagnostic(source, requirements)
    if (diagnostic) return { note: `${called} is left out. ${diagnostic.message}` }
    const warnings = (await pictureFileDiagnostics(source, requirements)).filter(
      ({ severity }) => severity === "warning",
    )
    // The copy is smaller, and says no place.
    const lasting = warnings.filter(({ code }) => code === "picture-small" || code === "picture-shape")
    return {
      copy: await copyPicture(source),
      notes: lasting.map(({ message, advice }) => `${called}: ${message} ${advice}`),
    }
  } finally {
    await rm(aside, { recursive: true, force: true })
  }
}
