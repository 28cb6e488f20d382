import { spliceText, type TextSpan } from "../../../content/location/source-text"
import { parseMarkdown, walk } from "../../../content/markdown/markdown"
import { escapeText } from "../../../language/html"
import { escapeMarks } from "../../../language/marks"
import type { TextPart } from "../content/replace-texts"
import { type FoundText, inCase } from "./search"

/** Words that replace others, as visitors will read them. */
export interface NewWords {
  /** The words that were searched for. */
  readonly words: string
  readonly to: string
  readonly language: string
}

/**
 * @param shown the words that were found
 * @param given the words to write in their place
 * @returns the new words. If the found words differ from the searched ones only in the case of the first letter, as at the start of a sentence, the new
 * words follow that case
 */
export function newWords(shown: string, { words, to, language }: NewWords): string {
  const [[found = ""], [first = ""], [next = ""]] = [shown, words, to]
  if (found === first || shown.slice(found.length) !== words.slice(first.length)) return to
  const way = (["toLocaleUpperCase", "toLocaleLowerCase"] as const).find(
    (each) => inCase(first, each, language) === found && inCase(next, each, language) !== next,
  )
  return way ? inCase(next, way, language) + to.slice(next.length) : to
}

/** What to write in the chosen places, and the texts that cannot take the words. */
interface PreparedReplacements {
  readonly parts: readonly TextPart[]
  readonly unfit: readonly FoundText[]
}

/**
 * @param found the texts, each with the matches to replace
 * @param given the words to write in their place
 */
export function prepareReplacements(found: readonly FoundText[], given: NewWords): PreparedReplacements {
  const all = found.map((text) => ({ text, spans: spansFor(text, given) }))
  return {
    parts: all.flatMap(({ text: { file, path, value }, spans }) =>
      spans ? [{ location: { file, path }, was: value, spans }] : [],
    ),
    unfit: all.flatMap(({ text, spans }) => (spans ? [] : [text])),
  }
}

/** What to write where in a text; undefined if the new words would be read as markup there, even when escaped. */
function spansFor({ value, notation, matches }: FoundText, given: NewWords): readonly TextSpan[] | undefined {
  const writtenAs = (write: (words: string) => string) =>
    matches.map(({ start, end, shown }): TextSpan => ({ start, end, to: write(newWords(shown, given)) }))
  if (notation === "marked") return writtenAs(escapeMarks)
  if (notation !== "markdown") return writtenAs(notation === "markup" ? escapeText : (words) => words)
  // With a letter that nobody writes in each place, the text that visitors should read there is known.
  const withLetters = spliceText(
    value,
    matches.map(({ start, end }, index) => ({ start, end, to: String.fromCodePoint(firstUnused + index) })),
  )
  if (nodeTypes(withLetters) !== nodeTypes(value)) return undefined
  const wanted = readAs(withLetters, (letter) => {
    const match = matches[(letter.codePointAt(0) ?? 0) - firstUnused]
    return match ? newWords(match.shown, given) : letter
  })
  const ways = [(words: string) => words, (words: string) => words.replace(/[!-/:-@[-`{-~]/g, "\\$&")]
  return ways.map(writtenAs).find((spans) => readAs(spliceText(value, spans)) === wanted)
}

const firstUnused = 0xf0000

const nodeTypes = (text: string): string => [...walk(parseMarkdown(text))].map(({ node }) => node.type).join(" ")

/** Everything that visitors read in a Markdown text, and its addresses. Spaces at the ends of a paragraph are not shown, nor are empty paragraphs. */
const readAs = (text: string, written = (letter: string) => letter): string =>
  [...walk(parseMarkdown(text))]
    .flatMap(({ node }) =>
      node.type === "html" ? [] : ["value", "alt", "title", "url"].map((key) => Reflect.get(node, key) ?? ""),
    )
    .join(" ")
    .replace(/[\u{f0000}-\u{ffffd}]/gu, written)
    .replace(/\s+/g, " ")
    .trim()
