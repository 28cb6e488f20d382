import { customPageSlug } from "../../contract/data-paths"
import { customPageFile } from "../../contract/files"
import { type Diagnostic, errorAt } from "../../diagnostic/diagnostic"
import { type DataFolder, readBytes } from "../../files/data-folder"
import { saidOf } from "../../sentences/sentences"
import { attemptAsync } from "../attempt"
import { located, locateFile, missingFile, nameDiagnostic, unknownService } from "../check-file"
import { pictureDiagnostics, picturesIn, withPictureAdvice } from "../pictures/picture-rules"
import { type CustomPageFile, customPageFiles, readCustomPage } from "../read-custom-page"
import { caseDiagnostics } from "../relations/case-rules"
import type { Content } from "../relations/relation-rules"
import { leftoverDiagnosticsIn } from "../sample-rules"
import { openPointsInSettings } from "./text-rules"

/** A custom page with the diagnostics of its name and its front matter. */
export interface CustomPage {
  /** Within data/. */
  readonly path: string
  readonly slug: string
  readonly read: CustomPageFile
  readonly diagnostics: readonly Diagnostic[]
  /** The pictures that its front matter names, within data/. */
  readonly pictures: readonly string[]
}

/**
 * @param folder data/
 * @param content of the readable JSON files
 * @returns the custom pages of data/pages/own
 */
export async function customPages(folder: DataFolder, content: Content): Promise<readonly CustomPage[]> {
  const paths = folder.files.filter((path) => customPageSlug(path) !== undefined)
  const pages = await Promise.all(paths.map(async (path) => ({ path, read: await readPage(path, folder) })))
  return Promise.all(pages.map((page) => customPage(page, folder, content)))
}

const readPage = (path: string, folder: DataFolder): Promise<CustomPageFile> =>
  attemptAsync(
    async () => {
      const bytes = await readBytes(folder, path)
      return customPageFiles.of(folder.memo, path, bytes, () => readCustomPage(path, bytes))
    },
    (failed) => ({ ...missingFile(customPageFile(path), failed), body: "" }),
  )

async function customPage(
  { path, read }: Pick<CustomPage, "path" | "read">,
  folder: DataFolder,
  content: Content,
): Promise<CustomPage> {
  const slug = customPageSlug(path) ?? ""
  const site = content.get("site.json")
  const uses = picturesIn(path, read.file.field, read.content)
  const others = [
    ...unknownService(read.content, content),
    ...caseDiagnostics(read.content),
    ...openPointsInSettings(read.file.field, read.content),
    ...leftoverDiagnosticsIn(read.file.field, read.content, site),
    ...(await Promise.all(uses.map((use) => pictureDiagnostics(use, folder, site)))).flat(),
  ]
  return {
    path,
    slug,
    read,
    diagnostics: [
      ...nameDiagnostics(path, slug, folder),
      ...located(
        [...withPictureAdvice(path, read.content, read.diagnostics, folder.files), ...others],
        { ...read, path },
        folder,
      ),
    ],
    pictures: uses.map(({ target }) => target),
  }
}

function nameDiagnostics(path: string, slug: string, folder: DataFolder): Diagnostic[] {
  const message = nameDiagnostic(slug)
  return message ? [locateFile(errorAt([], saidOf(message, { where: "file" })), path, folder)] : []
}
