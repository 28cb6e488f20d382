import { readdirSync, readFileSync } from "node:fs"
import { join, relative, sep } from "node:path"
import { diffWords } from "diff"
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
    changedWords(text, other.get(address) ?? text).map((change) => `${address}: ${change}`),
  )
  if (went.length + came.length + texts.length === 0)
    return [sentence(`The addresses and the words of all ${one.size} pages are the same`)]
  return [
    { heading: "Addresses that are gone", lines: went },
    { heading: "New addresses", lines: came },
    { heading: "Pages with other words", lines: texts },
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
function changedWords(before: string, after: string): readonly string[] {
  const changes: string[] = []
  const [went, came]: [string[], string[]] = [[], []]
  const end = () => {
    if (went.length + came.length > 0) changes.push(`${quoted(went.splice(0))} → ${quoted(came.splice(0))}`)
  }
  for (const { value, added, removed } of before === after ? [] : diffWords(before, after)) {
    if (added) came.push(value)
    else if (removed) went.push(value)
    else end()
  }
  end()
  return changes
}

function quoted(parts: readonly string[]): string {
  const words = parts.join("").trim()
  return words === "" ? "nothing" : `“${words.length > 80 ? `${words.slice(0, 80)}…` : words}”`
}
