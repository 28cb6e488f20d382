import { join, posix } from "node:path"
import { closestMatch } from "../../../language/closest-match"
import { type Field, walkValues } from "../../contract/field"
import { brokenRule } from "../../contract/rules/diagnose"
import { examplePath } from "../../contract/rules/texts"
import { type DiagnosticMessage, errorAt, type LocalDiagnostic, warningAt } from "../../diagnostic/diagnostic"
import { replacement } from "../../diagnostic/fix"
import { type DataFolder, isLeftOut, pictureOutside, refusalOf } from "../../files/data-folder"
import { asText, type Path, valueAt } from "../../location/json-path"
import { addressOfPath, pathOfAddress } from "../../markdown/markdown"
import { isPicture, type PictureRequirements } from "../../pictures/slots"
import { say } from "../../sentences/sentences"
import { attemptAsync } from "../attempt"
import { leftoverPortrait } from "../sample-rules"
import { pictureFileDiagnostics } from "./picture-file"

/** A mention of a picture in a file. */
export interface PictureUse {
  /** The file, within data/. */
  readonly file: string
  readonly path: Path
  /** As written. */
  readonly written: string
  /** The picture, within data/; begins with ../ if it is outside. */
  readonly target: string
  readonly requirements: PictureRequirements
  /** Whether it is written as a percent-encoded address, as in Markdown. */
  readonly isAddress?: true
}

/** @returns a path within data/, in the form in which the given file has to write it */
const asWritten = ({ file, isAddress }: Pick<PictureUse, "file" | "isAddress">, path: string): string => {
  const relative = posix.relative(posix.dirname(file), path)
  return isAddress ? addressOfPath(relative) : relative
}

/**
 * @param file within data/
 * @param field describes its content
 * @param content of the file
 * @returns the pictures that it names; the contract reports invalid paths
 */
export function picturesIn(file: string, field: Field, content: unknown): PictureUse[] {
  return [...walkValues(field, content)].flatMap(({ field: { facts }, value, path }) => {
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
 * @returns the diagnostics for each use, in the same order
 */
export async function allPictureDiagnostics(
  uses: readonly PictureUse[],
  folder: DataFolder,
  site: unknown,
): Promise<ReadonlyArray<readonly LocalDiagnostic[]>> {
  // One file may name the same picture a hundred times.
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
  // A picture in the overlay is checked once it is on disk.
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
function missingDiagnostic(use: PictureUse, folder: DataFolder): DiagnosticMessage | undefined {
  const { written, target } = use
  const { files } = folder
  if (target === ".." || target.startsWith("../")) return pictureOutside
  const refusal = refusalOf(folder, target)
  if (refusal) return refusal.code === "link-outside" ? pictureOutside : refusal
  if (files.includes(target)) return undefined
  if (target.split("/").some(isLeftOut)) return say("picture-hidden")
  const same = files.find((path) => plainName(path) === plainName(target))
  if (same) return say("picture-case", {}, replacement(asWritten(use, same)))
  const sameName = files.find((path) => posix.basename(path) === posix.basename(target))
  const pictures = files.filter(isPicture).map((path) => asWritten(use, path))
  const meant = sameName ? asWritten(use, sameName) : closestMatch(written, pictures)
  return say("picture-missing", { meant }, replacement(meant))
}

/** A path without differences that are easy to miss: capitals, the composition of accented letters, percent-encoding. */
const plainName = (path: string): string => pathOfAddress(path).normalize("NFC").toLowerCase()

/**
 * Improves the advice of the contract's rules, which only see the path: here, its file and the existing pictures are known too.
 *
 * @param message about a path
 * @param use the path as written, and where
 * @param files of data/
 * @returns the message, with advice that fits this file
 */
export function pictureAdvice<About extends DiagnosticMessage>(
  message: About,
  use: Pick<PictureUse, "written" | "file" | "isAddress">,
  files: readonly string[],
): About {
  const key = message.sentence?.key
  if (key !== "picture-absolute" && key !== "picture-absolute.root") return message
  const path = use.written.replaceAll("\\", "/")
  const meant = files.find((each) => isPicture(each) && path.endsWith(`/${each}`))
  if (meant === undefined) return { ...message, ...say(key, { example: asWritten(use, examplePath) }) }
  const fix = replacement(asWritten(use, meant))
  return {
    ...message,
    ...say(key === "picture-absolute" ? "picture-absolute.meant" : "picture-absolute.root-meant", {}, fix),
  }
}

/** @returns a file's diagnostics, with advice on picture paths that fits the file */
export const withPictureAdvice = (
  file: string,
  content: unknown,
  diagnostics: readonly LocalDiagnostic[],
  files: readonly string[],
): LocalDiagnostic[] =>
  diagnostics.map((each) => pictureAdvice(each, { file, written: asText(valueAt(content, each.path)) }, files))
