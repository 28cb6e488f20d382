import { join, posix } from "node:path"
import type { PictureRequirements } from "../../contract/facts"
import { type Field, type Path, visit } from "../../contract/field"
import type { DiagnosticMessage } from "../../contract/rules/diagnose"
import { brokenRule } from "../../contract/rules/diagnose"
import { fixTo } from "../../contract/rules/fix"
import { pictureExtensions } from "../../contract/rules/texts"
import { attemptAsync } from "../attempt"
import { type DataFolder, refusalOf } from "../data-folder"
import { leftoverPortrait } from "../relations/sample-leftovers"
import { errorAt, type LocalDiagnostic, warningAt } from "../report/diagnostic"
import { nearest } from "../report/nearest"
import { pictureFileDiagnostics } from "./picture-file"

/** A path in a file that names a picture. */
export interface PictureUse {
  /** The file, within data/. */
  readonly file: string
  readonly path: Path
  /** As written. */
  readonly written: string
  /** The picture, within data/; begins with ../ if it is outside. */
  readonly target: string
  readonly requirements: PictureRequirements
}

/**
 * @param file within data/
 * @param field describes its content
 * @param content of the file
 * @returns the pictures that it names; the contract reports invalid paths
 */
export function picturesIn(file: string, field: Field, content: unknown): PictureUse[] {
  return [...visit(field, content)].flatMap(({ field: { facts }, value, path }) => {
    if (!facts.requirements || typeof value !== "string" || brokenRule(facts.rules ?? [], value)) return []
    return [
      { file, path, written: value, target: posix.join(posix.dirname(file), value), requirements: facts.requirements },
    ]
  })
}

/**
 * @param uses of pictures
 * @param folder data/
 * @param site the content of site.json, which names the owner
 * @returns the diagnostics of the picture at each use, in the same order
 */
export async function allPictureDiagnostics(
  uses: readonly PictureUse[],
  folder: DataFolder,
  site: unknown,
): Promise<ReadonlyArray<readonly LocalDiagnostic[]>> {
  // One file can name the same picture at a hundred paths.
  const names = uses.map(({ file, written, requirements }) => JSON.stringify([file, written, requirements]))
  const distinct = [...new Map(uses.map((use, index) => [names[index], use]))]
  const found = new Map(
    await inTurn(distinct, async ([name, use]) => [name, await pictureDiagnostics(use, folder, site)] as const),
  )
  return uses.map(({ path }, index) => (found.get(names[index]) ?? []).map((diagnostic) => ({ ...diagnostic, path })))
}

/** In batches: a hundred photographs at once would fill the memory. */
async function inTurn<Item, Result>(items: readonly Item[], task: (item: Item) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = []
  for (let start = 0; start < items.length; start += 8)
    results.push(...(await Promise.all(items.slice(start, start + 8).map(task))))
  return results
}

/**
 * @param use of a picture
 * @param folder data/
 * @param site the content of site.json, which names the owner
 * @returns the picture's diagnostics, at the path of the use
 */
export async function pictureDiagnostics(
  use: PictureUse,
  folder: DataFolder,
  site?: unknown,
): Promise<LocalDiagnostic[]> {
  const missing = missingDiagnostic(use, folder)
  if (missing) return [errorAt(use.path, missing)]
  // A picture of the overlay is checked once it exists on disk.
  if (folder.overlay.has(use.target)) return []
  const path = join(folder.root, use.target)
  return attemptAsync(
    async () => {
      const diagnostics = await pictureFileDiagnostics(path, use.requirements, folder.memo)
      const leftovers = await leftoverPortrait(path, site, folder.memo)
      return [
        ...diagnostics.map((diagnostic) => ({ ...diagnostic, path: use.path })),
        ...leftovers.map((diagnostic) => warningAt(use.path, diagnostic)),
      ]
    },
    (failed) => [errorAt(use.path, failed)],
  )
}

/** Compares with the list of files: a case-insensitive disk would find paths that the web server will not. */
function missingDiagnostic({ written, target, file }: PictureUse, folder: DataFolder): DiagnosticMessage | undefined {
  const { files } = folder
  if (target === ".." || target.startsWith("../")) return outside
  const refusal = refusalOf(folder, target)
  if (refusal) return refusal.code === "link-outside" ? outside : refusal
  if (files.includes(target)) return undefined
  const asWritten = (path: string) => posix.relative(posix.dirname(file), path)
  const [otherCase, ...more] = files.filter((path) => path.toLowerCase() === target.toLowerCase())
  if (otherCase) {
    const message = "This path and the file’s name differ in capital letters."
    return {
      code: "picture-case",
      message,
      advice: `Write ${asWritten(otherCase)}.`,
      ...fixTo(asWritten(otherCase), more.length === 0 ? "certain" : "suggested"),
    }
  }
  const sameName = files.find((path) => posix.basename(path) === posix.basename(target))
  const meant = sameName ? asWritten(sameName) : nearest(written, files.filter(isPicture).map(asWritten))
  const suggestion = meant === undefined ? "" : ` Did you mean "${meant}"?`
  return {
    code: "picture-missing",
    message: "There is no such picture.",
    advice: `Put it into data/images, or write the path of one that is there.${suggestion}`,
    ...fixTo(meant, "suggested"),
  }
}

/** For a picture that visitors could not load. */
export const outside: DiagnosticMessage = {
  code: "picture-outside",
  message: "This picture is outside data/.",
  advice: "Copy it into data/images and write its path there.",
}

/** @returns whether a path has the extension of a picture, in any format */
export function isPicture(path: string): boolean {
  const ending = posix.extname(path).slice(1).toLowerCase()
  return [...pictureExtensions, "gif", "svg", "heic", "heif", "bmp"].includes(ending)
}

/** For a picture that no file names. */
export const unusedPicture: DiagnosticMessage = {
  code: "picture-unused",
  message: "No file uses this picture.",
  advice: "Remove it, or use it somewhere.",
}
