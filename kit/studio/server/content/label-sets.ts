import { Refusal } from "../../../content/files/errors"
import { labelSetFor, labelSetLanguages, type UiLabel, uiLabels } from "../../../content/label-sets/label-sets"
import { readableContent, withEdits } from "../../../owner/files/json-bytes"
import { words } from "../../words/words"
import type { ContentFiles } from "./content-files"
import type { FileBytes } from "./disk"
import type { ChangeOutcome } from "./edits/write-file"
import { editsOf, filesWithWords, replacementFor, siteLanguage } from "./label-replacement"

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

/** @returns the kit's sets of UI labels, with what each would change */
export function readLabelSets(content: ContentFiles): Promise<LabelSets> {
  return content.runExclusively(async () => {
    const bytes = withWords(await content.readTextFiles())
    const read = new Map([...bytes].map(([file, its]) => [file, readableContent(its)]))
    const contentRead = (file: string) => read.get(file)
    const language = siteLanguage(contentRead)
    const sets = labelSetLanguages.map((each) => {
      const { replaced, own } = replacementFor(each, contentRead)
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
 * @returns the outcome, with the number of words that were replaced
 * @throws Refusal if a file with UI labels cannot be read
 */
export async function changeLabels(
  content: ContentFiles,
  language: string,
  withLanguage: boolean,
  by?: string,
): Promise<ChangeOutcome & { readonly replaced: number }> {
  let replaced = 0
  const outcome = await content.change((present) => {
    const bytes = withWords(present)
    const read = new Map([...bytes].map(([file, its]) => [file, readable(file, its)]))
    const replacement = replacementFor(language, (file) => read.get(file), withLanguage)
    replaced = replacement.replaced.length
    return new Map(
      [...editsOf(replacement)].flatMap(([file, edits]) => {
        const before = bytes.get(file)
        return before ? [[file, withEdits(before, edits)] as const] : []
      }),
    )
  }, by)
  return { ...outcome, replaced }
}

/** The bytes of all files with UI labels that are there. */
const withWords = (present: FileBytes): ReadonlyMap<string, Buffer> =>
  new Map(
    filesWithWords.flatMap((file) => {
      const bytes = present.get(file)
      return bytes ? [[file, bytes] as const] : []
    }),
  )

function readable(file: string, bytes: Buffer): unknown {
  const content = readableContent(bytes)
  if (content === undefined) throw new Refusal(words.refusals.unreadable(file))
  return content
}
