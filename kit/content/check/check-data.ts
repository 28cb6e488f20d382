import { posix } from "node:path"
import { closestMatch } from "../../language/closest-match"
import { assessmentId, engagementFile } from "../contract/data-paths"
import { type ContentFile, contentFile, contentFiles } from "../contract/files"
import { customPageAddress, engagementSlug } from "../contract/site-addresses"
import { compareDiagnostics, type Diagnostic, errorAt, type LocalDiagnostic } from "../diagnostic/diagnostic"
import { type CheckOptions, type DataFolder, readBytes, readFolder, refusalOf } from "../files/data-folder"
import { syntaxMessages } from "../json/syntax-messages"
import { languageIn } from "../label-sets/label-sets"
import { getIn } from "../location/json-path"
import { dropUnusedTrees } from "../markdown/tree-cache"
import { type SentenceLanguage, say, sentenceLanguage } from "../sentences/sentences"
import { assessmentDiagnostics } from "./assessments/assessment-rules"
import { attempt, attemptAsync, failure, failures } from "./attempt"
import {
  absentFile,
  type CheckedFile,
  checkedFiles,
  checkFile,
  isAbsent,
  located,
  locateFile,
  missingFile,
} from "./check-file"
import { type LinkedSite, linkedFrom } from "./linked-site"
import { allPictureDiagnostics, picturesIn, withPictureAdvice } from "./pictures/picture-rules"
import { claimDiagnostics, isCase } from "./relations/case-rules"
import { availabilityDiagnostics, dateDiagnostics } from "./relations/date-rules"
import { engagementDiagnostics } from "./relations/engagement-rules"
import { fileNameDiagnostics } from "./relations/file-names"
import { mediaDiagnostics } from "./relations/media-rules"
import { menuDiagnostics } from "./relations/menu-rules"
import { offerDiagnostics } from "./relations/offer-rules"
import { redirectDiagnostics } from "./relations/redirect-rules"
import { type Content, relationDiagnostics } from "./relations/relation-rules"
import { leftoverDiagnostics, siteAddressDiagnostics } from "./sample-rules"
import { customPages } from "./texts/custom-pages"
import { checkTexts } from "./texts/text-files"
import { pathDiagnostics } from "./texts/text-links"

/**
 * Checks all content of a folder.
 *
 * @param root the folder: data, or another with the same layout
 * @param looking an overlay over its files, and the memo of earlier checks
 * @returns all diagnostics, in display order
 */
export async function checkData(root = "data", looking: CheckOptions = {}): Promise<Diagnostic[]> {
  return (await readFolder(root, looking, checkFolder)) ?? [missingFolder(root)]
}

async function checkFolder(folder: DataFolder): Promise<Diagnostic[]> {
  dropUnusedTrees()
  const checked = await Promise.all(allFilesOf(folder).map((file) => loadFile(folder, file)))
  const content = contentByPath(checked)
  const own = await customPages(folder, content)
  const slugs = own.map(({ slug }) => slug)
  const engagement = engagementSlug(content.get(engagementFile))
  const cases = own.flatMap(({ slug, read }) => (!read.root || isCase(read.content) ? [slug] : []))
  const settings = [
    ...own.map(({ slug, read }) => [slug, read.content] as const),
    ...(engagement === undefined ? [] : [[engagement, content.get(engagementFile)] as const]),
  ]
  const menuPages = settings.map(([slug, its]) => {
    return { slug, menu: getIn(its, "menu"), title: getIn(its, "menuTitle") ?? getIn(its, "title") }
  })
  const between = [
    relationDiagnostics,
    leftoverDiagnostics,
    (all: Content) =>
      menuDiagnostics(all, menuPages, {
        // Incomplete if the engagement page's file, which has its address, cannot be read.
        isComplete: content.has(engagementFile) || !folder.files.includes(engagementFile),
      }),
    (all: Content) => engagementDiagnostics(all, slugs),
    (all: Content) => claimDiagnostics(all, cases),
    dateDiagnostics,
    offerDiagnostics,
    mediaDiagnostics,
    availabilityDiagnostics,
    siteAddressDiagnostics,
    (all: Content) => assessmentDiagnostics(all, folder.files),
  ].map((rule) => attemptBetween(rule, content))
  const texts = await checkTexts(folder, content, own)
  const linking = new Map(
    checked.map(({ file, content: each }) => {
      const found = () =>
        file.path === "redirects.json"
          ? redirectDiagnostics(content, texts.site)
          : pathDiagnostics(file.field, each, texts.site)
      return [file.path, attempt(found)] as const
    }),
  )
  const linkingPages = own.flatMap(({ path, slug, read }) => {
    const site = linkedFrom(texts.site, customPageAddress(slug))
    const found = attempt(() => pathDiagnostics(read.file.field, read.content, site))
    return located(found, { ...read, path }, folder)
  })
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
    const own = withPictureAdvice(path, each.content, each.diagnostics, folder.files)
    return located([...own, ...others], { ...each, path }, folder)
  })
  const named = [...uses.map(({ target }) => target), ...texts.pictures]
  const all = eachOnce([
    ...diagnostics,
    ...linkingPages,
    ...texts.diagnostics,
    ...unknownFiles(folder),
    ...(await fileNameDiagnostics(folder)),
    ...refusals(folder, named),
  ])
  const unreadable = checked.filter((each) => !each.root && !isAbsent(each)).map(({ file }) => file.path)
  return all.toSorted(compareDiagnostics(new Set(unreadable.map((path) => posix.join(folder.root, path)))))
}

/** @returns the diagnostic of a folder that does not exist */
export function missingFolder(root: string): Diagnostic {
  return locateFile(errorAt([], say("folder-missing")), "", { root })
}

/**
 * @param folder data, or another with the same layout
 * @returns the targets of links within its site
 */
export async function linkedSite(folder: DataFolder): Promise<LinkedSite> {
  return (await readTexts(folder)).site
}

/**
 * @returns the paths, in lower case, of all pictures named by the folder's JSON files and texts
 */
export async function usedPictures(folder: DataFolder): Promise<ReadonlySet<string>> {
  const { checked, pictures } = await readTexts(folder)
  const uses = checked.flatMap(({ file, content }) => picturesIn(file.path, file.field, content))
  return new Set([...uses.map(({ target }) => target), ...pictures].map((path) => path.toLowerCase()))
}

async function readTexts(folder: DataFolder) {
  const checked = await Promise.all(allFilesOf(folder).map((file) => loadFile(folder, file)))
  const content = contentByPath(checked)
  return { checked, ...(await checkTexts(folder, content, await customPages(folder, content))) }
}

/** @returns the contract's files, required or optional, and the folder's assessments */
export const allFilesOf = ({ files }: DataFolder): readonly ContentFile[] => [
  ...contentFiles,
  ...files.filter((path) => assessmentId(path)).flatMap((path) => contentFile(path) ?? []),
]

const contentByPath = (checked: readonly CheckedFile[]): Content =>
  new Map(checked.filter(({ root }) => root).map(({ file, content }) => [file.path, content]))

/** @returns a file of the folder, read and checked on its own */
export async function loadFile(folder: DataFolder, file: ContentFile): Promise<CheckedFile> {
  if (folder.files.includes(file.path)) {
    return attemptAsync(
      async () => {
        const bytes = await readBytes(folder, file.path)
        return checkedFiles.of(folder.memo, file.path, bytes, () => checkFile(file, bytes))
      },
      (failed) => missingFile(file, failed),
    )
  }
  if (refusalOf(folder, file.path)) return absentFile(file)
  const otherCase = folder.files.find((path) => path.toLowerCase() === file.path.toLowerCase())
  if (file.optional && !otherCase) return absentFile(file)
  return missingFile(file, otherCase ? syntaxMessages.missingCase(otherCase) : syntaxMessages.missing(file.field.kind))
}

/** JSON files that the site does not know, probably because their names are misspelt. */
function unknownFiles(folder: DataFolder): Diagnostic[] {
  const known = contentFiles.map(({ path }) => path)
  return folder.files
    .filter((path) => /\.json$/i.test(path) && !contentFile(path) && !known.includes(path.toLowerCase()))
    .map((path) => {
      return locateFile(errorAt([], say("unknown-file", { meant: closestMatch(path, known) })), path, folder)
    })
}

/** Files that the check refuses to read. A refused picture is reported where it is named instead. */
function refusals(folder: DataFolder, named: readonly string[]): Diagnostic[] {
  return [...folder.refused]
    .filter(([path]) => !named.includes(path))
    .map(([path, why]) => locateFile(errorAt([], why), path, folder))
}

/** If a cross-file rule throws, blame the file whose removal makes it pass. */
function attemptBetween(rule: (content: Content) => ByFile, content: Content): ByFile {
  try {
    return rule(content)
  } catch (error) {
    const without = (path: string) => new Map([...content].filter(([other]) => other !== path))
    const holds = (path: string) => attempt(() => [...rule(without(path)).values()].flat()).every(isSound)
    const path = [...content.keys()].find(holds) ?? "site.json"
    return new Map([[path, [errorAt([], failure(error))]]])
  }
}

type ByFile = ReadonlyMap<string, readonly LocalDiagnostic[]>

const isSound = ({ code }: LocalDiagnostic): boolean => !failures.includes(code)

/** Drops repetitions: several rules may fail on the same file for the same reason. */
function eachOnce(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const seen = new Set<string>()
  return diagnostics.filter(({ code, file, path, message }) => {
    if (!failures.includes(code)) return true
    const name = JSON.stringify([file, path, message])
    return !seen.has(name) && seen.add(name)
  })
}

/** @returns the language for messages to a folder's owner, which depends on that of the site */
export async function languageOfOwner(root: string): Promise<SentenceLanguage> {
  const site = contentFile("site.json")
  const read = site && (await readFolder(root, {}, (folder) => loadFile(folder, site)))
  return sentenceLanguage(languageIn(read?.content))
}

/** @returns the text of site.json, whose indentation and line breaks other files follow; empty if it cannot be read */
export async function readSiteText(folder: DataFolder): Promise<string> {
  const site = contentFile("site.json")
  return site ? (await loadFile(folder, site)).source.text : ""
}
