import { readdirSync, readFileSync } from "node:fs"
import { extname, join, sep } from "node:path"
import { diffWords } from "diff"
import { Parser } from "htmlparser2"

/** A page whose words differ between two sites. */
interface TextChange {
  readonly address: string
  /** The words that went and those that came, in the order of the page. */
  readonly words: ReadonlyArray<{ readonly went: string; readonly came: string }>
}

/** The bytes of all files of a kind. */
interface Weight {
  readonly kind: "pages" | "scripts" | "styles" | "fonts"
  readonly before: number
  readonly after: number
}

/** How two built sites differ. */
export interface PageChanges {
  /** Addresses that only one of them has. */
  readonly went: readonly string[]
  readonly came: readonly string[]
  readonly texts: readonly TextChange[]
  /** How many pages both have. */
  readonly both: number
  readonly weights: readonly Weight[]
}

/**
 * @param before the folder of a built site
 * @param after that of another
 * @returns how they differ
 */
export function comparePages(before: string, after: string): PageChanges {
  const [one, other] = [pagesIn(before), pagesIn(after)]
  const both = [...one.keys()].filter((address) => other.has(address))
  return {
    went: [...one.keys()].filter((address) => !other.has(address)),
    came: [...other.keys()].filter((address) => !one.has(address)),
    texts: both.flatMap((address) => {
      const words = changedWords(wordsOf(one.get(address) ?? ""), wordsOf(other.get(address) ?? ""))
      return words.length > 0 ? [{ address, words }] : []
    }),
    both: both.length,
    weights: weightsOf(before, after),
  }
}

/** The pages of a built site: the paths of their files by address. */
function pagesIn(folder: string): ReadonlyMap<string, string> {
  const pages = filesIn(folder).filter((path) => path.endsWith(".html"))
  return new Map(
    pages
      .sort()
      .map((path): [string, string] => [`/${path.replace(/(?:^|(?<=\/))index\.html$/, "")}`, join(folder, path)]),
  )
}

const filesIn = (folder: string): readonly string[] & { sort(): string[] } =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll(sep, "/"),
    )

/** Elements whose text nobody reads. */
const unread = new Set(["script", "style", "template"])

/** Elements within a word. What stands in another, as a name beside its title does, may have no space before it in the file. */
const withinWords = new Set(["a", "abbr", "b", "bdi", "code", "em", "i", "mark", "strong", "sub", "sup", "wbr"])

/** The words of a page, with its title. Without soft hyphens: they are invisible, and move with the version of a dictionary. */
function wordsOf(path: string): string {
  let [text, hidden] = ["", 0]
  const parser = new Parser({
    onopentag(name) {
      if (unread.has(name)) hidden += 1
      if (!withinWords.has(name)) text += " "
    },
    ontext(words) {
      if (hidden === 0) text += words
    },
    onclosetag(name) {
      if (unread.has(name)) hidden -= 1
      if (!withinWords.has(name)) text += " "
    },
  })
  parser.end(readFileSync(path, "utf8"))
  return text.replaceAll("\u00ad", "").replaceAll(/\s+/g, " ").trim()
}

function changedWords(before: string, after: string): TextChange["words"] {
  if (before === after) return []
  const changes: Array<{ went: string; came: string }> = []
  let isOpen = false
  for (const { value, added, removed } of diffWords(before, after)) {
    if (!added && !removed) {
      isOpen = false
      continue
    }
    if (!isOpen) changes.push({ went: "", came: "" })
    isOpen = true
    const last = changes.at(-1)
    if (last) last[added ? "came" : "went"] += value
  }
  return changes.map(({ went, came }) => ({ went: went.trim(), came: came.trim() }))
}

const kinds: Readonly<Record<string, Weight["kind"]>> = {
  ".html": "pages",
  ".js": "scripts",
  ".css": "styles",
  ".woff2": "fonts",
}

function weightsOf(before: string, after: string): readonly Weight[] {
  const [one, other] = [before, after].map((folder) => {
    const sums = new Map<string, number>()
    for (const path of filesIn(folder)) {
      const kind = kinds[extname(path)]
      if (kind) sums.set(kind, (sums.get(kind) ?? 0) + readFileSync(join(folder, path)).length)
    }
    return sums
  })
  return (["pages", "scripts", "styles", "fonts"] as const).map((kind) => ({
    kind,
    before: one?.get(kind) ?? 0,
    after: other?.get(kind) ?? 0,
  }))
}
