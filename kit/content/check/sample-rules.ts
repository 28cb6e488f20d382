import { createHash } from "node:crypto"
import { readFile } from "node:fs/promises"
import { type Field, walkValues } from "../contract/field"
import { contentFile } from "../contract/files"
import { type DiagnosticMessage, type LocalDiagnostic, warningAt } from "../diagnostic/diagnostic"
import { type Replacement, replacement } from "../diagnostic/fix"
import { type CheckMemo, type FileState, MemoKind, sameFile } from "../files/memo"
import { asText, getIn } from "../location/json-path"
import type { Span } from "../location/source-text"
import { saidOf, say } from "../sentences/sentences"
import { fileState } from "./pictures/file-state"
import type { Content } from "./relations/relation-rules"
import { isOfSample, placeholderUrl, sample } from "./sample"

/** Phrases of the sample that another owner's site should not contain. A check looks for all of them in every file, so a message is made only for one that is found. */
export type Leftovers = ReadonlyArray<readonly [written: string, message: () => DiagnosticMessage]>

/**
 * @param site the content of site.json
 * @returns the sample's phrases that do not apply to this owner; empty while the site is the sample itself
 */
export function leftoversOf(site: unknown): Leftovers {
  return isOfSample(site) ? [] : sampleWordsFor(site)
}

/**
 * @param site the content of site.json
 * @returns the sample's phrases that this owner has to replace, even while the site is still the sample itself; empty if the site has no name
 */
export function sampleWordsFor(site: unknown): Leftovers {
  const [name, percent] = [getIn(site, "name"), getIn(site, "costClaim", "percent")]
  if (typeof name !== "string" || name.trim() === "") return []
  const isSample = isOfSample(site)
  const hasClaim = isSample || (Number.isInteger(percent) && percent !== sample.claim.percent)
  const claim = hasClaim ? [sample.claim.phrase] : []
  return [
    ...sample.owner
      .filter((word) => isSample || !name.includes(word))
      .map((word) => [word, () => say("sample-left.owner", { word, name })] as const),
    ...sample.others.map((word) => [word, () => say("sample-left.invented", { word })] as const),
    ...claim.map((word) => [word, () => say("sample-left.claim", { word })] as const),
  ]
}

/**
 * @param leftovers that the text should not contain
 * @returns the first of them in the text, with its span
 */
export function leftoverIn(
  text: string,
  leftovers: Leftovers,
): { match: Span; message: DiagnosticMessage } | undefined {
  for (const [written, message] of leftovers) {
    if (!text.includes(written)) continue
    const start = text.search(new RegExp(`(?<![\\p{L}\\p{N}])${escaped(written)}(?![\\p{L}\\p{N}])`, "u"))
    if (start >= 0) return { match: { start, end: start + written.length }, message: message() }
  }
  return undefined
}

/**
 * @param content of all JSON files
 * @returns a warning for each text that still contains one of the sample's phrases, by file path
 */
export function leftoverDiagnostics(content: Content): ReadonlyMap<string, readonly LocalDiagnostic[]> {
  const site = content.get("site.json")
  return new Map(
    [...content].flatMap(([path, value]) => {
      const file = contentFile(path)
      return file ? [[path, leftoverDiagnosticsIn(file.field, value, site)] as const] : []
    }),
  )
}

/**
 * @param field describes the content
 * @param content of any type
 * @param site the content of site.json
 * @returns a warning for each text in it that contains one of the sample's phrases
 */
export function leftoverDiagnosticsIn(field: Field, content: unknown, site: unknown): readonly LocalDiagnostic[] {
  const leftovers = leftoversOf(site)
  if (leftovers.length === 0) return []
  return [...walkValues(field, content)].flatMap(({ field: { kind }, value, path }) => {
    if (typeof value !== "string" || !["text", "markup"].includes(kind)) return []
    const found = leftoverIn(value, leftovers)
    if (!found) return []
    const { match, message } = found
    return [warningAt(path, saidOf(message, {}, renamed(value, site)), { match })]
  })
}

/** A fix for the full name of the sample's owner, which can be replaced with the site's. */
function renamed(text: string, site: unknown): Replacement | undefined {
  const name = asText(getIn(site, "name")).trim()
  const [former] = sample.owner
  return text.includes(former) ? replacement(text.replaceAll(former, () => name)) : undefined
}

/**
 * @param picture its path
 * @param site the content of site.json
 * @param memo of earlier checks
 * @returns a message if it is the sample's portrait, by its hash, and the owner is someone else
 */
export async function leftoverPortrait(picture: string, site: unknown, memo: CheckMemo): Promise<DiagnosticMessage[]> {
  if (leftoversOf(site).length === 0 || !(await isSamplePortrait(picture, memo))) return []
  return [say("sample-left.portrait")]
}

export const pictureHashes = new MemoKind<FileState, Promise<string>>(sameFile)

/** @returns whether a picture is the sample's portrait, by its hash */
export async function isSamplePortrait(picture: string, memo: CheckMemo): Promise<boolean> {
  const { state } = await fileState(picture)
  return (await pictureHashes.of(memo, picture, state, () => hashOf(picture))) === sample.portrait
}

const hashOf = async (path: string): Promise<string> =>
  createHash("sha256")
    .update(await readFile(path))
    .digest("hex")

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&")

/**
 * @param content of all JSON files
 * @returns a warning if the site's address is still the placeholder, by file path
 */
export function siteAddressDiagnostics(content: Content): ReadonlyMap<string, readonly LocalDiagnostic[]> {
  if (getIn(content.get("site.json"), "siteUrl") !== placeholderUrl) return new Map()
  return new Map([["site.json", [warningAt(["siteUrl"], say("address-open"))]]])
}
