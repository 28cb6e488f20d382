import { posix } from "node:path"
import { toldMistake } from "../../contract/mistakes/first-mistake"
import { taking } from "../../contract/mistakes/remedy"
import { slugMistakes } from "../../contract/mistakes/texts"
import { ownPageSlug } from "../../contract/own-page"
import { type OwnPageFile, readOwnPage } from "../../own-pages/read-own-page"
import { listOf, valueIn } from "../../unchecked"
import { type DataFolder, readBytes } from "../data-folder"
import { takenNames } from "../linked-site"
import { pictureFindings, picturesIn } from "../pictures/picture-findings"
import { problemOf, syntaxProblems, wholeFile } from "../place-findings"
import type { Content } from "../relations/relation-findings"
import { leftoverFindingsIn } from "../relations/sample-leftovers"
import { errorAt, type Finding } from "../report/finding"
import { didYouMean, nearest } from "../report/nearest"
import type { Complaint, Problem } from "../report/problem"

/** A page of the owner's own, read, with what is wrong with its name and its settings. */
export interface OwnPage {
  /** Within data/. */
  readonly path: string
  readonly slug: string
  readonly read: OwnPageFile
  readonly problems: readonly Problem[]
  /** The pictures that its settings name, within data/. */
  readonly pictures: readonly string[]
}

/**
 * @param folder data/
 * @param content of the JSON files that could be read
 * @returns the pages of data/pages/own
 */
export async function ownPages(folder: DataFolder, content: Content): Promise<readonly OwnPage[]> {
  const paths = folder.files.filter((path) => ownPageSlug(path) !== undefined)
  return Promise.all(paths.map((path) => ownPage(path, folder, content)))
}

async function ownPage(path: string, folder: DataFolder, content: Content): Promise<OwnPage> {
  const slug = ownPageSlug(path) ?? ""
  const bytes = await readBytes(folder, path)
  const read = folder.memory.ownPages.of(path, bytes, () => readOwnPage(path, bytes))
  const site = content.get("site.json")
  const uses = picturesIn(path, read.file.field, read.content)
  const findings = [
    ...read.findings,
    ...unknownService(read.content, content),
    ...leftoverFindingsIn(read.file.field, read.content, site),
    ...(await Promise.all(uses.map((use) => pictureFindings(use, folder, site)))).flat(),
  ]
  return {
    ...{ path, slug, read },
    problems: [
      ...nameProblems(path, slug, folder),
      ...syntaxProblems(read, folder),
      ...findings.map((finding) => problemOf(finding, read, folder)),
    ],
    pictures: uses.map(({ target }) => target),
  }
}

function nameProblems(path: string, slug: string, { root }: DataFolder): Problem[] {
  const complaint = nameComplaint(slug)
  return complaint ? [wholeFile(posix.join(root, path), "error", complaint)] : []
}

/**
 * @param slug of an own page: its file's name
 * @returns what is wrong with it
 */
export function nameComplaint(slug: string): Complaint | undefined {
  if (takenNames.includes(slug)) {
    const message = `The site has a page or folder at /${slug}/ already.`
    return { code: "own-page-taken", message, advice: "Give the file another name." }
  }
  const mistake = toldMistake(slugMistakes, slug)
  if (!mistake) return undefined
  const { code, message, advice } = mistake
  return { code, message: `The file’s name is the page’s address. ${message}`, advice }
}

/**
 * @param settings of an own page
 * @param content of the JSON files
 * @returns that the service which it names is none
 */
export function unknownService(settings: unknown, content: Content): Finding[] {
  const service = valueIn(settings, "service")
  const ids = listOf(content.get("services.json")).map((entry) => String(valueIn(entry, "id")))
  if (typeof service !== "string" || service.trim() === "" || ids.includes(service)) return []
  const message = "No service has this id."
  const advice = `Write one of ${ids.join(", ")}.${didYouMean(service, ids)}`
  const complaint = { code: "own-page-service", message, advice, ...taking(nearest(service, ids)) }
  return [errorAt(["service"], complaint)]
}
