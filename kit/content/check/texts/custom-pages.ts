import { customPageSlug } from "../../contract/custom-page"
import { customPageFile } from "../../contract/files"
import type { DiagnosticMessage } from "../../contract/rules/diagnose"
import { diagnose } from "../../contract/rules/diagnose"
import { fixToMeant } from "../../contract/rules/fix"
import { slugRules } from "../../contract/rules/texts"
import { type DataFolder, readBytes } from "../../files/data-folder"
import { getIn } from "../../json/unknown"
import { type CustomPageFile, readCustomPage } from "../../markdown/read-custom-page"
import { attemptAsync } from "../attempt"
import { missingFile } from "../check-file"
import { takenNames } from "../linked-site"
import { locate, located, locateFile } from "../locate"
import { pictureAdvices, pictureDiagnostics, picturesIn } from "../pictures/picture-rules"
import { type Content, idsIn } from "../relations/relation-rules"
import { leftoverDiagnosticsIn } from "../relations/sample-leftovers"
import type { Diagnostic } from "../report/diagnostic"
import { errorAt, type LocalDiagnostic } from "../report/diagnostic"
import { didYouMean, nearest } from "../report/nearest"
import { openPointsInSettings } from "./open-points"
import { languageIn, slugAdvice } from "./slug-language"

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
  return Promise.all(paths.map((path) => customPage(path, folder, content)))
}

async function customPage(path: string, folder: DataFolder, content: Content): Promise<CustomPage> {
  const slug = customPageSlug(path) ?? ""
  const read = await attemptAsync(
    async () => {
      const bytes = await readBytes(folder, path)
      return folder.memo.customPages.of(path, bytes, () => readCustomPage(path, bytes))
    },
    (failed) => ({ ...missingFile(customPageFile(path), failed), body: "" }),
  )
  const site = content.get("site.json")
  const uses = picturesIn(path, read.file.field, read.content)
  const others = [
    ...unknownService(read.content, content),
    ...openPointsInSettings(read.file.field, read.content),
    ...leftoverDiagnosticsIn(read.file.field, read.content, site),
    ...(await Promise.all(uses.map((use) => pictureDiagnostics(use, folder, site)))).flat(),
  ]
  return {
    ...{ path, slug, read },
    diagnostics: [
      ...nameDiagnostics(path, slug, languageIn(site), folder),
      ...located({ ...read, diagnostics: pictureAdvices(path, read.content, read.diagnostics, folder.files) }, folder),
      ...others.map((each) => locate(each, { ...read, path }, folder)),
    ],
    pictures: uses.map(({ target }) => target),
  }
}

function nameDiagnostics(path: string, slug: string, language: string | undefined, folder: DataFolder): Diagnostic[] {
  const message = nameDiagnostic(slug, language)
  return message ? [locateFile(errorAt([], message), path, folder)] : []
}

/**
 * @param slug of a custom page: the name of its file
 * @param language of the site
 * @returns the error of the slug
 */
export function nameDiagnostic(slug: string, language: string | undefined): DiagnosticMessage | undefined {
  if (takenNames.includes(slug)) {
    const message = `There is already a page or folder at /${slug}/.`
    return { code: "custom-page-taken", message, advice: "Give the file another name." }
  }
  const broken = diagnose(slugRules, slug)
  if (!broken) return undefined
  const { code, message, advice } = slugAdvice(broken, slug, language)
  return { code, message: `The file’s name is the page’s address. ${message}`, advice }
}

/**
 * @param settings the front matter of a custom page
 * @param content of the JSON files
 * @returns an error if the service that it names does not exist
 */
export function unknownService(settings: unknown, content: Content): LocalDiagnostic[] {
  const service = getIn(settings, "service")
  const ids = idsIn(content, "services.json")
  if (!ids || typeof service !== "string" || service.trim() === "" || ids.includes(service)) return []
  const message = "No service has this id."
  const advice = `Write one of ${ids.join(", ")}.${didYouMean(service, ids)}`
  const diagnostic = { code: "custom-page-service", message, advice, ...fixToMeant(nearest(service, ids)) }
  return [errorAt(["service"], diagnostic)]
}
