import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { basename, join, posix } from "node:path"
import { dataFolder } from "../../../src/content/check/data-folder"
import { pictureFileDiagnostics } from "../../../src/content/check/pictures/picture-file"
import { isSvg } from "../../../src/content/check/pictures/svg/svg-diagnostic"
import { customPageSlug } from "../../../src/content/contract/custom-page"
import type { PictureRequirements } from "../../../src/content/contract/facts"
import { fieldAt, type Path } from "../../../src/content/contract/field"
import { contentFile, customPageFile } from "../../../src/content/contract/files"
import type { DiagnosticMessage } from "../../../src/content/contract/rules/diagnose"
import { copyPicture, sourceDiagnostic } from "../../../src/content/new/pictures/picture-copy"
import { pictureStem } from "../../../src/content/new/pictures/picture-name"
import { Store, type WrittenFile } from "../../../src/content/new/store"
import { requirementsFor } from "../../../src/pictures/slots"
import { words } from "../../words"

/** What came of a picture that was dropped. */
export type Taken =
  /** It is in data/: its path from the file that is to name it, and the warnings about it. */
  | { readonly kind: "taken"; readonly path: string; readonly warnings: readonly DiagnosticMessage[] }
  /** It cannot be used. */
  | { readonly kind: "unfit"; readonly diagnostic: DiagnosticMessage }

/**
 * Puts a picture into data/images: judged by what it is and not by its name, upright, without notes on camera and place, under a name that is free.
 *
 * @param data the folder
 * @param file and path of the field that is to name it
 * @param names what its name is made from, such as the entry's title and the name that it came with
 * @param bytes of the picture
 * @returns what came of it, and which file was written
 */
export async function takePicture(
  data: string,
  file: string,
  path: Path,
  names: readonly string[],
  bytes: Buffer,
): Promise<{ readonly taken: Taken; readonly written: readonly WrittenFile[] }> {
  const folder = await dataFolder(data)
  const requirements = requirementsOf(file, path)
  if (!folder || !requirements) return unfit(noField)
  const aside = await mkdtemp(join(tmpdir(), "studio-picture-"))
  try {
    const source = join(aside, isSvg(bytes) ? "picture.svg" : "picture")
    await writeFile(source, bytes)
    const diagnostic = await sourceDiagnostic(source, requirements)
    if (diagnostic) return unfit(diagnostic)
    const asItIs = isSvg(bytes) && (requirements.drawing || requirements.logo || requirements.icon)
    const copy = asItIs ? { bytes, ending: "svg" } : await copyPicture(source)
    const store = new Store(folder, new AbortController().signal)
    const within = `images/${folderFor(file)}`
    const stem = pictureStem(
      names.map((word) => word.replace(/\.[a-z0-9]{2,4}$/i, "")),
      "picture",
    )
    const target = await store.addPicture(copy, within, stem)
    const warnings = await pictureFileDiagnostics(join(data, target), requirements)
    const taken = { kind: "taken", path: posix.relative(posix.dirname(file), target), warnings } as const
    return { taken, written: store.written }
  } finally {
    await rm(aside, { recursive: true, force: true })
  }
}

const unfit = (diagnostic: DiagnosticMessage) => ({ taken: { kind: "unfit", diagnostic } as const, written: [] })

/** @returns what a picture needs there: in a field, or in a text in Markdown; nothing where none belongs */
function requirementsOf(file: string, path: Path): PictureRequirements | undefined {
  const isOwn = customPageSlug(file) !== undefined
  if (path.length === 0) return file.endsWith(".md") ? requirementsFor(["text"]) : undefined
  const contract = isOwn ? customPageFile(file) : contentFile(file)
  return contract && fieldAt(contract.field, path)?.facts.requirements
}

const folderFor = (file: string): string =>
  file.endsWith(".md") ? basename(posix.dirname(file)) : basename(file, ".json")

const noField = {
  code: "no-picture-field",
  message: words.refusals.pictureField,
  advice: words.refusals.pictureFieldAdvice,
}
