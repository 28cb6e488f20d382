import type { Edit } from "../../../content/json/edit-json"
import {
  isSameWord,
  labelSetFor,
  languageOfWord,
  type UiLabel,
  uiLabels,
  type Word,
  wordIn,
} from "../../../content/label-sets/label-sets"
import { getIn, valueAt } from "../../../content/location/json-path"
import { pluralCategories } from "../../../language/numbers"

/** A UI label that is replaced. */
interface ReplacedWord extends UiLabel {
  readonly from: Word
  readonly to: Word
}

/** A UI label in the owner's own words, which stays. */
interface OwnWord extends UiLabel {
  readonly value: unknown
}

/** What happens to the UI labels when they are switched to another language. */
export interface Replacement {
  readonly replaced: readonly ReplacedWord[]
  readonly own: readonly OwnWord[]
  /** How many are in that language already. */
  readonly same: number
  /** The site's language, if it is to be changed. */
  readonly language: { readonly from: string; readonly to: string } | undefined
}

/** The content of each file by its path in data/; undefined for one that is missing. */
type ContentOf = (file: string) => unknown

/**
 * Finds the UI labels that still come from one of the kit's sets. Labels that the content omits stay omitted.
 *
 * @param language of a set
 * @param contentOf reads the owner's content
 * @param withLanguage whether the site's language is to be changed too, unless it is a form of that language already, such as de-AT
 * @returns what is to be replaced, and what stays
 */
export function replacementFor(language: string, contentOf: ContentOf, withLanguage = false): Replacement {
  const replaced: ReplacedWord[] = []
  const own: OwnWord[] = []
  let same = 0
  for (const word of uiLabels) {
    const value = valueAt(contentOf(word.file), word.path)
    const to = wordIn(language, word)
    if (value === undefined || to === undefined) continue
    if (isSameWord(to, value)) same += 1
    else if (languageOfWord(word, value) === undefined) own.push({ ...word, value })
    else replaced.push({ ...word, from: value as Word, to })
  }
  const from = siteLanguage(contentOf)
  const isOther = withLanguage && from !== undefined && labelSetFor(from) !== language
  return { replaced, own, same, language: isOther ? { from, to: language } : undefined }
}

/** @returns the language in site.json; undefined if there is none */
export function siteLanguage(contentOf: ContentOf): string | undefined {
  const language = getIn(contentOf("site.json"), "language")
  return typeof language === "string" ? language : undefined
}

/** @returns the edits of a replacement, by file within data/ */
export function editsOf({ replaced, language }: Replacement): ReadonlyMap<string, readonly Edit[]> {
  const edits = new Map<string, Edit[]>()
  for (const { file, path, from, to } of replaced)
    edits.set(file, [...(edits.get(file) ?? []), ...editsOfWord(path, from, to)])
  if (language) edits.set("site.json", [{ kind: "set", path: ["language"], to: language.to }])
  return edits
}

/** Plural forms are changed one by one, so that each keeps its place in the file. */
function editsOfWord(path: UiLabel["path"], from: Word, to: Word): readonly Edit[] {
  if (typeof to === "string" || typeof from === "string") return [{ kind: "set", path, to }]
  const given = pluralCategories.flatMap((form, index): Edit[] => {
    const text = to[form]
    if (text === undefined) return []
    return [{ kind: "set", path: [...path, form], to: text, before: pluralCategories.slice(0, index) }]
  })
  const unused = Object.keys(from).filter((form) => !(form in to))
  return [...given, ...unused.map((form): Edit => ({ kind: "remove", path: [...path, form] }))]
}

/** The files with UI labels or the site's language, within data/. */
export const filesWithWords: readonly string[] = ["site.json", ...new Set(uiLabels.map(({ file }) => file))]
