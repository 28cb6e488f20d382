import { existsSync } from "node:fs"
import { createRequire } from "node:module"
import { dirname, join } from "node:path"
import { softHyphen } from "./soft-hyphens"

/** Words up to this length stay as they are: they fit on one line in the design's narrowest column. */
const maxWordLength = 15

/** The same for languages with compound words, whose readers are used to hyphenation: words this long fit even with a visitor's own letter spacing. */
const maxCompoundLength = 12
const hasCompounds = /^(?:da|de|et|fi|hu|is|n[bln]|no|sv)\b/i

/** A long word. Adjacent address characters make it part of an address, where a hyphen would be wrong. */
const longWord = new RegExp(
  `(?<![\\p{L}\\p{M}\\d./:@_])[\\p{L}\\p{M}]{${maxCompoundLength + 1},}(?![\\p{L}\\p{M}\\d/@_]|[.:][\\p{L}\\d])`,
  "gu",
)

/** Puts a soft hyphen at every point where a word may be divided. */
type Hyphenate = (text: string) => string

const known = new Map<string, Hyphenate | undefined>()

/** @returns the language's hyphenation function; undefined if the language is not hyphenated or has no published rules */
function rulesOf(language: string): Hyphenate | undefined {
  const require = createRequire(join(process.cwd(), "package.json"))
  const folder = dirname(require.resolve("hyphen/package.json"))
  const [whole, main = ""] = [language.toLowerCase(), language.toLowerCase().split("-")[0]]
  const name = [whole, main].find((name) => existsSync(join(folder, name, "index.js")))
  if (!name) return undefined
  // The package has no types.
  const create: (patterns: unknown, options: { hyphenChar: string }) => Hyphenate = require("hyphen")
  return create(require(join(folder, name)).patterns, { hyphenChar: softHyphen })
}

/** @returns whether a text has words that may need hyphenation, in any language */
export const hasLongWords = (text: string): boolean => text.search(longWord) >= 0

/**
 * @param text for a heading, a link, a button or another narrow area
 * @param language a BCP 47 tag
 * @returns the text with soft hyphens in its long words, since browsers hyphenate only a few languages, depending on the device
 */
export function withSoftHyphens(text: string, language: string): string {
  if (!hasLongWords(text)) return text
  if (!known.has(language)) known.set(language, rulesOf(language))
  const most = hasCompounds.test(language) ? maxCompoundLength : maxWordLength
  return text.replace(longWord, (word) => (word.length > most && known.get(language)?.(word)) || word)
}
