import { posix } from "node:path"
import { assessmentId } from "../contract/assessments/assessment"
import { type ContentFile, contentFile, contentFiles, importLedger } from "../contract/files"
import { beginCheck } from "../texts/markdown"
import { assessmentDiagnostics } from "./assessments/assessment-rules"
import { absentFile, type CheckedFile, checkFile, isAbsent, missingFile } from "./check-file"
import { type DataFolder, type Looking, readBytes, readFolder } from "./data-folder"
import { syntax } from "./json/syntax-messages"
import type { LinkedSite } from "./linked-site"
import { locate, located, locateFile } from "./locate"
import { allPictureDiagnostics, isPicture, pictureAdvices, picturesIn, unusedPicture } from "./pictures/picture-rules"
import { availabilityDiagnostics } from "./relations/availability-rules"
import { countDiagnostics } from "./relations/count-rules"
import { dateDiagnostics } from "./relations/date-rules"
import { mediaDiagnostics } from "./relations/media-rules"
import { menuDiagnostics } from "./relations/menu-rules"
import { exampleDiagnostics, offerDiagnostics } from "./relations/offer-rules"
import { redirectDiagnostics } from "./relations/redirect-rules"
import { type Content, relationDiagnostics } from "./relations/relation-rules"
import { renamedDiagnostics } from "./relations/renamed-rules"
import { leftoverDiagnostics } from "./relations/sample-leftovers"
import { siteAddressDiagnostics } from "./relations/site-address-rules"
import { unseenDiagnostics } from "./relations/unseen-rules"
import { type Diagnostic, errorAt, inOrder, isError, warningAt } from "./report/diagnostic"
import { didYouMean } from "./report/nearest"
import { customPages } from "./texts/custom-pages"
import { languageIn, slugsIn } from "./texts/slug-language"
import { checkTexts } from "./texts/text-files"

/**
 * Checks all content of a folder.
 *
 * @param root the folder: data, or another with the same layout
 * @param looking an overlay over its files, and the memo of former checks
 * @returns every diagnostic, in the order in which they are shown
 */
export async function checkData(root = "data", looking: Looking = {}): Promise<Diagnostic[]> {
  return (await readFolder(root, looking, checkFolder)) ?? [missingFolder(root)]
}

async function checkFolder(folder: DataFolder): Promise<Diagnostic[]> {
  beginCheck()
  const checked = await Promise.all(filesOf(folder).map((file) => load(folder, file)))
  const content = contentByPath(checked)
  const [own, renamed] = await Promise.all([customPages(folder, content), renamedDiagnostics(folder, content)])
  const slugs = own.map(({ slug }) => slug)
  const between = [
    relationDiagnostics(content),
    leftoverDiagnostics(content),
    countDiagnostics(content),
    menuDiagnostics(content, slugs),
    dateDiagnostics(content),
    offerDiagnostics(content),
    mediaDiagnostics(content),
    availabilityDiagnostics(content),
    siteAddressDiagnostics(content),
    assessmentDiagnostics(content, folder.files),
    unseenDiagnostics(content),
    renamed,
  ]
  const texts = await checkTexts(folder, content, own)
  const linking = new Map([
    ["redirects.json", redirectDiagnostics(content, texts.site)],
    ["services.json", exampleDiagnostics(content, texts.site)],
  ])
  const uses = checked.flatMap(({ file, content }) => picturesIn(file.path, file.field, content))
  const site = content.get("site.json")
  const pictures = await allPictureDiagnostics(uses, folder, site)
  const diagnostics = checked.flatMap((each) => {
    const { path } = each.file
    const others = [
      ...between.flatMap((byFile) => byFile.get(path) ?? []),
      ...(path === "posts.json" ? texts.postDiagnostics : []),
      ...(linking.get(path) ?? []),
      ...uses.flatMap((use, index) => (use.file === path ? (pictures[index] ?? []) : [])),
    ]
    const slugged = slugsIn(languageIn(site), each.content, each.diagnostics)
    const own = pictureAdvices(path, each.content, slugged, folder.files)
    return [
      ...located({ ...each, diagnostics: own }, folder),
      ...others.map((other) => locate(other, { ...each, path }, folder)),
    ]
  })
  const all = [...diagnostics, ...texts.diagnostics, ...strangers(folder), ...loops(folder)]
  // If there are errors, a picture that seems unused is likely to be the one that was meant.
  const ready = !all.some(isError)
  const unreadable = checked.filter((each) => !each.root && !isAbsent(each)).map(({ file }) => file.path)
  return [...all, ...(ready ? unused(folder, [...uses.map(({ target }) => target), ...texts.pictures]) : [])].sort(
    inOrder(new Set(unreadable.map((path) => posix.join(folder.root, path)))),
  )
}

/** @returns the diagnostic of a folder that does not exist */
export function missingFolder(root: string): Diagnostic {
  const message = {
    code: "folder-missing",
    message: "There is no such folder.",
    advice: "Name the folder with the content.",
  }
  return locateFile(errorAt([], message), "", { root })
}

/**
 * @param folder data, or another with the same layout
 * @returns the targets of links within its site
 */
export async function linkedSite(folder: DataFolder): Promise<LinkedSite> {
  const checked = await Promise.all(filesOf(folder).map((file) => load(folder, file)))
  const content = contentByPath(checked)
  return (await checkTexts(folder, content, await customPages(folder, content))).site
}

/**
 * @returns the lowercase paths of the pictures that the folder's JSON files and texts name
 */
export async function usedPictures(folder: DataFolder): Promise<ReadonlySet<string>> {
  const checked = await Promise.all(filesOf(folder).map((file) => load(folder, file)))
  const content = contentByPath(checked)
  const texts = await checkTexts(folder, content, await customPages(folder, content))
  const uses = checked.flatMap(({ file, content }) => picturesIn(file.path, file.field, content))
  return new Set([...uses.map(({ target }) => target), ...texts.pictures].map((path) => path.toLowerCase()))
}

/** @returns every file that the site needs or can have, the assessments, of which there may be any number, and the ledger of what was imported */
export const filesOf = ({ files }: DataFolder): readonly ContentFile[] => [
  ...contentFiles,
  ...files.filter((path) => assessmentId(path)).flatMap((path) => contentFile(path) ?? []),
  ...(files.includes(importLedger.path) ? [importLedger] : []),
]

const contentByPath = (checked: readonly CheckedFile[]): Content =>
  new Map(checked.filter(({ root }) => root).map(({ file, content }) => [file.path, content]))

/** @returns a file of the folder, read and checked on its own */
export async function load(folder: DataFolder, file: ContentFile): Promise<CheckedFile> {
  if (folder.files.includes(file.path)) {
    const bytes = await readBytes(folder, file.path)
    return folder.memo.files.of(file.path, bytes, () => checkFile(file, bytes))
  }
  const otherCase = folder.files.find((path) => path.toLowerCase() === file.path.toLowerCase())
  if (file.optional && !otherCase) return absentFile(file)
  return missingFile(file, otherCase ? syntax.missingCase(otherCase) : syntax.missing(file.field.kind))
}

/** JSON files unknown to the site, most likely misspelt names. */
function strangers(folder: DataFolder): Diagnostic[] {
  const known = [...contentFiles, importLedger].map(({ path }) => path)
  return folder.files
    .filter((path) => /\.json$/i.test(path) && !contentFile(path) && !known.includes(path.toLowerCase()))
    .map((path) => {
      const advice = `Remove it, or move its content into a file that the site uses.${didYouMean(path, known)}`
      const message = { code: "unknown-file", message: "The site does not use this file.", advice }
      return locateFile(errorAt([], message), path, folder)
    })
}

function loops(folder: DataFolder): Diagnostic[] {
  const message = {
    code: "folder-loop",
    message: "This symbolic link points to a folder that contains it.",
    advice: "Remove it.",
  }
  return folder.loops.map((path) => locateFile(errorAt([], message), path, folder))
}

function unused(folder: DataFolder, pictures: readonly string[]): Diagnostic[] {
  const used = new Set(pictures.map((path) => path.toLowerCase()))
  return folder.files
    .filter((path) => isPicture(path) && !used.has(path.toLowerCase()))
    .map((path) => locateFile(warningAt([], unusedPicture), path, folder))
}
