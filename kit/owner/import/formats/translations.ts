import { posix } from "node:path"

/** Languages that names of files and folders end with, so that node.js.md is no translation: those with many writers, by ISO 639-1. */
const languages = new Set(
  "ar bg bn ca cs da de el en es et fa fi fr he hi hr hu id it ja ko lt lv ms nb nl nn no pl pt ro ru sk sl sr sv th tr uk vi zh".split(
    " ",
  ),
)

const tag = /^([a-z]{2})(?:[-_][A-Za-z]{2,4})?$/

const isLanguage = (name: string): boolean => languages.has(tag.exec(name)?.[1] ?? "")

/** @returns the language that the name of a file ends with, such as de in post.de.md; undefined if it has none */
export function languageIn(path: string): string | undefined {
  const last = posix.basename(path).split(".").at(-2)
  return posix.basename(path).split(".").length > 2 && last !== undefined && isLanguage(last) ? last : undefined
}

/** One of several texts that say the same in several languages. */
export interface Translation {
  readonly language: string
  /** Whether it keeps the name that they share: the one without a language, or else the first. */
  readonly isFirst: boolean
}

/**
 * Finds texts that differ only in their language: post.de.md and post.en.md, or de/post.md and en/post.md.
 *
 * @param paths of all texts
 * @returns by its path, each that has a language
 */
export function translationsIn(paths: readonly string[]): ReadonlyMap<string, Translation> {
  const groups = new Map<string, { readonly path: string; readonly language: string }[]>()
  for (const path of paths) {
    const ofName = languageIn(path)
    const parts = path.split("/")
    const folder = parts.slice(0, -1).find(isLanguage)
    const plain = ofName === undefined ? path : path.replace(new RegExp(`\\.${ofName}(?=\\.\\w+$)`), "")
    const key = plain
      .split("/")
      .filter((part) => part !== folder)
      .join("/")
    groups.set(key, [...(groups.get(key) ?? []), { path, language: ofName ?? folder ?? "" }])
  }
  return new Map(
    [...groups.values()].flatMap((group) => {
      const first = group.find(({ language }) => language === "") ?? group[0]
      return group.length < 2
        ? []
        : group.flatMap(({ path, language }) =>
            language === ""
              ? []
              : [[path, { language: language.toLowerCase(), isFirst: path === first?.path }] as const],
          )
    }),
  )
}
