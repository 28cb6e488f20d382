import { readdirSync, readFileSync } from "node:fs"
import { join, relative, sep } from "node:path"
import { diffWords } from "diff"
import { told } from "../../../content/sentences/sentences"
import { decodeText } from "../../../language/html-entities"
import { type Part, sentence } from "./report"

/**
 * @param before the folder of a built site
 * @param after that of another
 * @returns how their pages differ
 */
export function comparePages(before: string, after: string): readonly Part[] {
  const [one, other] = [pagesIn(before), pagesIn(after)]
  const went = [...one.keys()].filter((address) => !other.has(address))
  const came = [...other.keys()].filter((address) => !one.has(address))
  const texts = [...one].flatMap(([address, text]) =>
    changedWords(text, other.get(address) ?? text).map((change) => told("update.words", { address, ...change })),
  )
  if (went.length + came.length + texts.length === 0) return [sentence(told("update.samePages", { count: one.size }))]
  return [
    { heading: told("update.gonePages"), lines: went },
    { heading: told("update.newPages"), lines: came },
    { heading: told("update.otherWords"), lines: texts },
  ]
}

/** The pages of a built site: their words by address. */
function pagesIn(folder: string): ReadonlyMap<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    // A former address, such as /about.html, is a folder.
    .filter((entry) => entry.isFile() && entry.name.endsWith(".html"))
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
  return new Map(
    files.sort().map((path): [string, string] => {
      const address = `/${path.replaceAll(sep, "/").replace(/(?:^|(?<=\/))index\.html$/, "")}`
      return [address, wordsOf(readFileSync(join(folder, path), "utf8"))]
    }),
  )
}

/** Elements whose text nobody reads. */
const unread = /<(script|style|template)\b[\s\S]*?<\/\1>/g

/** Tags within a word. What stands in another element, as a name beside its title does, may have no space before it in the file. */
const withinWords = /<\/?(?:a|abbr|b|bdi|code|em|i|mark|strong|sub|sup|wbr)(?:\s[^>]*)?>/g

/** The words of a page, with its title. Without soft hyphens: they are invisible, and move with the version of a dictionary. */
const wordsOf = (html: string): string =>
  decodeText(
    html
      .replaceAll(unread, " ")
      .replaceAll(withinWords, "")
      .replaceAll(/<[^>]*>/g, " "),
  )
    .replaceAll("\u00ad", "")
    .replaceAll(/\s+/g, " ")
    .trim()

/** @returns the words that went and those that came instead, in the order of the page */
function changedWords(before: string, after: string) {
  const changes: { before: string; after: string }[] = []
  let isOpen = false
  for (const { value, added, removed } of before === after ? [] : diffWords(before, after)) {
    if ((added || removed) && !isOpen) changes.push({ before: "", after: "" })
    isOpen = added || removed
    const change = changes.at(-1)
    if (change && isOpen) change[added ? "after" : "before"] += value
  }
  return changes.map((change) => ({ before: shortened(change.before), after: shortened(change.after) }))
}

/** @returns the words, cut off where there are many; undefined if there are none */
const shortened = (text: string): string | undefined => text.trim().replace(/^([\s\S]{80})[\s\S]+/, "$1…") || undefined
