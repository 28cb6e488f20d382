import { posix } from "node:path"
import { assessmentId } from "../contract/assessments/assessment"
import { type ContentFile, contentFile, contentFiles } from "../contract/files"
import { beginCheck } from "../texts/markdown"
import { assessmentFindings } from "./assessments/assessment-findings"
import { absentFile, type CheckedFile, checkFile, missingFile } from "./check-file"
import { type DataFolder, dataFolder, type Looking, readBytes } from "./data-folder"
import { syntax } from "./json/syntax-complaints"
import type { LinkedSite } from "./linked-site"
import { allPictureFindings, isPicture, picturesIn, unusedPicture } from "./pictures/picture-findings"
import { problemOf, syntaxProblems, wholeFile } from "./place-findings"
import { availabilityFindings } from "./relations/availability-findings"
import { countFindings } from "./relations/count-findings"
import { dateFindings } from "./relations/date-findings"
import { mediaFindings } from "./relations/media-findings"
import { menuFindings } from "./relations/menu-findings"
import { exampleFindings, offerFindings } from "./relations/offer-findings"
import { redirectFindings } from "./relations/redirect-findings"
import { type Content, relationFindings } from "./relations/relation-findings"
import { renamedFindings } from "./relations/renamed-findings"
import { leftoverFindings } from "./relations/sample-leftovers"
import { unseenFindings } from "./relations/unseen-findings"
import { didYouMean } from "./report/nearest"
import { byPlace, type Problem } from "./report/problem"
import { ownPages } from "./texts/own-pages"
import { checkTexts } from "./texts/text-files"

/**
 * Checks all content at once.
 *
 * @param root the folder: data, or another that is laid out like it
 * @param looking what is judged in the place of its files, and what former checks of it have found
 * @returns every problem, sorted by place
 */
export async function checkData(root = "data", looking: Looking = {}): Promise<Problem[]> {
  const folder = await dataFolder(root, looking)
  if (!folder) return [missingFolder(root)]
  beginCheck()
  const checked = await Promise.all(filesOf(folder).map((file) => load(folder, file)))
  const content = contentByPath(checked)
  const [own, renamed] = await Promise.all([ownPages(folder, content), renamedFindings(folder, content)])
  const slugs = own.map(({ slug }) => slug)
  const between = [
    relationFindings(content),
    leftoverFindings(content),
    countFindings(content),
    menuFindings(content, slugs),
    dateFindings(content),
    offerFindings(content),
    mediaFindings(content),
    availabilityFindings(content),
    assessmentFindings(content),
    unseenFindings(content),
    renamed,
  ]
  const texts = await checkTexts(folder, content, own)
  const linking = new Map([
    ["redirects.json", redirectFindings(content, texts.site)],
    ["services.json", exampleFindings(content, texts.site)],
  ])
  const uses = checked.flatMap(({ file, content }) => picturesIn(file.path, file.field, content))
  const site = content.get("site.json")
  const pictures = await allPictureFindings(uses, folder, site)
  const problems = checked.flatMap((file) => [
    ...syntaxProblems(file, folder),
    ...[
      ...file.findings,
      ...between.flatMap((findings) => findings.get(file.file.path) ?? []),
      ...(file.file.path === "posts.json" ? texts.postFindings : []),
      ...(linking.get(file.file.path) ?? []),
      ...uses.flatMap((use, index) => (use.file === file.file.path ? (pictures[index] ?? []) : [])),
    ].map((finding) => problemOf(finding, file, folder)),
  ])
  const all = [...problems, ...texts.problems, ...strangers(folder), ...loops(folder)]
  // Beside an error, a picture that seems unused is likely to be the one that was meant.
  const ready = all.every(({ severity }) => severity === "warning")
  return [...all, ...(ready ? unused(folder, [...uses.map(({ target }) => target), ...texts.pictures]) : [])].sort(
    byPlace,
  )
}

/** @returns the problem that there is nothing to check */
export function missingFolder(root: string): Problem {
  const complaint = {
    code: "folder-missing",
    message: "There is no such folder.",
    advice: "Name the folder with the content.",
  }
  return wholeFile(root, "error", complaint)
}

/**
 * @param folder the folder: data, or another that is laid out like it
 * @returns what a link within its site can lead to
 */
export async function linkedSite(folder: DataFolder): Promise<LinkedSite> {
  const checked = await Promise.all(filesOf(folder).map((file) => load(folder, file)))
  const content = contentByPath(checked)
  return (await checkTexts(folder, content, await ownPages(folder, content))).site
}

/**
 * @param folder the folder
 * @returns the paths of the pictures that a file or a text names, in small letters
 */
export async function usedPictures(folder: DataFolder): Promise<ReadonlySet<string>> {
  const checked = await Promise.all(filesOf(folder).map((file) => load(folder, file)))
  const content = contentByPath(checked)
  const texts = await checkTexts(folder, content, await ownPages(folder, content))
  const uses = checked.flatMap(({ file, content }) => picturesIn(file.path, file.field, content))
  return new Set([...uses.map(({ target }) => target), ...texts.pictures].map((path) => path.toLowerCase()))
}

/** Every file that the site needs or could have, and those of which there may be any number. */
const filesOf = ({ files }: DataFolder): readonly ContentFile[] => [
  ...contentFiles,
  ...files.filter((path) => assessmentId(path)).flatMap((path) => contentFile(path) ?? []),
]

const contentByPath = (checked: readonly CheckedFile[]): Content =>
  new Map(checked.filter(({ root }) => root).map(({ file, content }) => [file.path, content]))

/** @returns a file of the folder, read and checked by itself */
export async function load(folder: DataFolder, file: ContentFile): Promise<CheckedFile> {
  if (folder.files.includes(file.path)) {
    const bytes = await readBytes(folder, file.path)
    return folder.memory.files.of(file.path, bytes, () => checkFile(file, bytes))
  }
  const otherCase = folder.files.find((path) => path.toLowerCase() === file.path.toLowerCase())
  if (file.optional && !otherCase) return absentFile(file)
  return missingFile(file, otherCase ? syntax.missingCase(otherCase) : syntax.missing(file.field.kind))
}

/** JSON files that the site does not know: most likely misspelt names. */
function strangers(folder: DataFolder): Problem[] {
  const known = contentFiles.map(({ path }) => path)
  return folder.files
    .filter((path) => /\.json$/i.test(path) && !contentFile(path) && !known.includes(path.toLowerCase()))
    .map((path) => {
      const advice = `Remove it, or move what it holds into a file that the site knows.${didYouMean(path, known)}`
      const complaint = { code: "unknown-file", message: "The site knows no such file.", advice }
      return wholeFile(posix.join(folder.root, path), "error", complaint)
    })
}

function loops({ root, loops }: DataFolder): Problem[] {
  const complaint = {
    code: "folder-loop",
    message: "This link leads back to a folder that it is in, so it never ends.",
    advice: "Remove it.",
  }
  return loops.map((path) => wholeFile(posix.join(root, path), "error", complaint))
}

function unused(folder: DataFolder, pictures: readonly string[]): Problem[] {
  const used = new Set(pictures.map((path) => path.toLowerCase()))
  return folder.files
    .filter((path) => isPicture(path) && !used.has(path.toLowerCase()))
    .map((path) => wholeFile(posix.join(folder.root, path), "warning", unusedPicture))
}
