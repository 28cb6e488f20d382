import { basename, posix } from "node:path"
import type { DiagnosticMessage } from "../../../content/diagnostic/diagnostic"
import { dataFolder } from "../../../content/files/data-folder"
import type { Path } from "../../../content/location/json-path"
import { type PictureRequirements, requirementsFor } from "../../../content/pictures/slots"
import type { WrittenFile } from "../../../owner/files/write-file"
import { addPictureFile } from "../../../owner/new/new"
import { fieldIn } from "../../references/values"
import { words } from "../../words/words"
import { withTemporaryFile } from "./with-temporary-file"

/** The outcome of adding a picture. */
export type PictureOutcome =
  /** Added, at a path relative to the file that will name it. The check reports on it once it is named. */
  { readonly kind: "taken"; readonly path: string } | { readonly kind: "unfit"; readonly diagnostic: DiagnosticMessage }

/**
 * Adds a picture to data/images under an unused name. It is checked by its content, not its name, rotated upright, and stripped of camera and location
 * metadata.
 *
 * @param data the folder of the content
 * @param file that will name it, within data/
 * @param path of the field in that file; empty for a text in Markdown
 * @param names that its file name is made from, such as the entry's title and its original name
 * @param bytes of the picture
 * @returns the outcome, and the written files
 */
export async function addPicture(
  data: string,
  file: string,
  path: Path,
  names: readonly string[],
  bytes: Buffer,
): Promise<{ readonly taken: PictureOutcome; readonly written: readonly WrittenFile[] }> {
  const folder = await dataFolder(data)
  const requirements = requirementsOf(file, path)
  if (!folder || !requirements) return unfit(noField())
  return withTemporaryFile(bytes, async (source) => {
    const added = await addPictureFile(folder, {
      path: source,
      requirements,
      folder: `images/${folderFor(file)}`,
      names: names.map((word) => word.replace(/\.[a-z0-9]{2,4}$/i, "")),
    })
    if (!("target" in added)) return unfit(added)
    const taken = { kind: "taken", path: posix.relative(posix.dirname(file), added.target) } as const
    return { taken, written: added.written }
  })
}

const unfit = (diagnostic: DiagnosticMessage) => ({ taken: { kind: "unfit", diagnostic } as const, written: [] })

/** @returns the requirements for a picture in a field or a Markdown text; undefined if no picture belongs there */
function requirementsOf(file: string, path: Path): PictureRequirements | undefined {
  if (path.length === 0) return file.endsWith(".md") ? requirementsFor(["text"]) : undefined
  return fieldIn(file, path)?.facts.requirements
}

const folderFor = (file: string): string =>
  file.endsWith(".md") ? basename(posix.dirname(file)) : basename(file, ".json")

const noField = () => ({
  code: "no-picture-field",
  message: words.refusals.pictureField,
  advice: words.refusals.pictureFieldAdvice,
})
