import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { pictureFileDiagnostics } from "../../../content/check/pictures/picture-file"
import { isSvg } from "../../../content/pictures/open"
import type { PictureRequirements } from "../../../content/pictures/slots"
import { asTold, told } from "../../../content/sentences/sentences"
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
 * @returns a copy like those that `npm run new` makes, or a note for the owner
 */
export async function copyProposedPicture(
  picture: ProposedPicture,
  requirements: PictureRequirements,
  files: SourceFiles,
  { fetchPictures, advice }: TakeOptions,
): Promise<PictureOutcome> {
  const { path, url, data, reference } = picture
  const name = path ?? url ?? reference
  if (data !== undefined) return copied(Buffer.from(data, "base64"), requirements, undefined)
  if (path === undefined && url === undefined) return { note: told("import.picture.missing", { name }) }
  if (path === undefined && !fetchPictures)
    return { note: told("import.picture.onWeb", { name, advice: advice.fetchPictures }) }
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
    const lasting = warnings.filter(({ code }) => code === "picture-small" || code === "picture-shape")
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
