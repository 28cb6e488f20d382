import type { Diagnostic } from "../../../content/diagnostic/diagnostic"
import { Refusal } from "../../../content/files/errors"
import { labelSetFor, labelSetLanguages, type UiLabel, uiLabels } from "../../../content/label-sets/label-sets"
import {
  editsOf,
  filesWithWords,
  readableContent,
  replacementFor,
  siteLanguage,
  withEdits,
} from "../../../owner/label-sets/replacement"
import { words } from "../../words/words"
import type { ContentFiles } from "./content-files"

/** A set of UI labels, and what it would change now. */
interface OfferedSet {
  readonly language: string
  /** How many words it would replace. */
  readonly replaced: number
  /** How many are the owner's own, and would stay. */
  readonly own: number
  /** The site's language is this one, or a form of it such as de-AT. */
  readonly isOfSite: boolean
}

export interface LabelSets {
  readonly sets: readonly OfferedSet[]
  /** The places of all UI labels, whether the content has them or not. */
  readonly words: readonly UiLabel[]
  /** Undefined if site.json names none. */
  readonly siteLanguage: string | undefined
}

export type LabelsOutcome =
  | { readonly kind: "written"; readonly replaced: number }
  /** Nothing was to be replaced. */
  | { readonly kind: "nothing" }
  /** It would break the site; nothing is written. */
  | { readonly kind: "refused"; readonly diagnostics: readonly Diagnostic[] }
  /** Another program has just changed this file; nothing is written. */
  | { readonly kind: "changed"; readonly file: string }

/** @returns the kit's sets of UI labels, with what each would change */
export function readLabelSets(content: ContentFiles): Promise<LabelSets> {
  return content.runExclusively(async () => {
    const bytes = await bytesIn(content)
    const read = new Map([...bytes].map(([file, its]) => [file, readableContent(its)]))
    const contentOf = (file: string) => read.get(file)
    const language = siteLanguage(contentOf)
    const sets = labelSetLanguages.map((each) => {
      const { replaced, own } = replacementFor(each, contentOf)
      const isOfSite = language !== undefined && labelSetFor(language) === each
      return { language: each, replaced: replaced.length, own: own.length, isOfSite }
    })
    return { sets, words: uiLabels, siteLanguage: language }
  })
}

/**
 * Replaces the UI labels that are still one of the kit's sets with those of a language, as one undo step.
 *
 * @param content of the owner
 * @param language of a set
 * @param withLanguage whether the site's language is changed too
 * @param by the requesting tab
 * @throws Refusal if a file with UI labels cannot be read
 */
export function changeLabels(
  content: ContentFiles,
  language: string,
  withLanguage: boolean,
  by?: string,
): Promise<LabelsOutcome> {
  return content.runExclusively(async () => {
    const bytes = await bytesIn(content)
    const read = new Map([...bytes].map(([file, its]) => [file, readable(file, its)]))
    const replacement = replacementFor(language, (file) => read.get(file), withLanguage)
    const files = new Map(
      [...editsOf(replacement)].flatMap(([file, edits]) => {
        const before = bytes.get(file)
        return before ? [[file, withEdits(before, edits)] as const] : []
      }),
    )
    if (files.size === 0) return { kind: "nothing" }
    const outcome = await content.writeFilesNow(files, by, bytes)
    if (outcome.kind === "refused") return outcome
    if (outcome.kind === "changed") return { kind: "changed", file: outcome.file.file }
    return { kind: "written", replaced: replacement.replaced.length }
  })
}

/** The bytes of all files with UI labels that are there. */
async function bytesIn(content: ContentFiles): Promise<ReadonlyMap<string, Buffer>> {
  const all = await Promise.all(filesWithWords.map(async (file) => [file, await content.readBytes(file)] as const))
  return new Map(all.flatMap(([file, its]) => (its ? [[file, its] as const] : [])))
}

function readable(file: string, bytes: Buffer): unknown {
  const content = readableContent(bytes)
  if (content === undefined) throw new Refusal(words.refusals.unreadable(file))
  return content
}
