import type { Code, Emphasis, Heading, List, Nodes, Paragraph, Parents, Strong, Text } from "mdast"
import { monthCalled } from "../../../language/dates"
import type { LocalDiagnostic } from "../../diagnostic/diagnostic"
import { type Replacement, replacement } from "../../diagnostic/fix"
import type { Span } from "../../location/source-text"
import { lineAbove, parseMarkdown, plainWords, sourceOf, spanOf, startOf, walk } from "../../markdown/markdown"
import { say } from "../../sentences/sentences"
import { wordsOutsideCode } from "./foreign-markdown"
import { textError, textWarning } from "./text-diagnostic"

/**
 * @param text in Markdown
 * @returns diagnostics of lines that Markdown does not read as their author meant them
 */
export function misreadDiagnostics(text: string): LocalDiagnostic[] {
  const tree = parseMarkdown(text)
  const found = [...walk(tree)].flatMap(({ node, ancestors }) => {
    if (node.type === "list") return [...renumbered(node, text), ...listsInLine(node, text)]
    if (node.type === "heading") return underlined(node, text)
    if (node.type === "code") return indented(node, ancestors, text)
    if (node.type === "emphasis") return starredWords(node, text)
    if (node.type === "strong") return underscoredName(node, text)
    if (node.type === "text") return leftTildes(node, text)
    return node.type === "paragraph" ? joinedLines(node, text) : []
  })
  const parents = [tree, ...[...walk(tree)].flatMap(({ node }) => ("children" in node ? [node] : []))]
  return [
    ...found,
    ...parents.flatMap((parent) => outOfEntries(parent, text)),
    ...oddSpaces(text, wordsOutsideCode(text, tree)),
  ]
}

const suggested = (value: string | undefined): Replacement | undefined => replacement(value, "suggested")

/** Markdown counts up from a list's first number and ignores the others. Anyone who gives two entries the same number relies on that. */
function renumbered(list: List, text: string): LocalDiagnostic[] {
  const marks = list.ordered ? list.children.map((item) => /^(\d+)([.)])/.exec(sourceOf(item, text)) ?? []) : []
  const numbers = marks.map(([, digits]) => Number(digits))
  const [first = 0] = numbers
  const changed = marks.findIndex(([, digits = ""], index) => digits !== String(first + index))
  const item = list.children[changed]
  const [mark = "", number = "", sign = ""] = marks[changed] ?? []
  if (!item || new Set(numbers).size < numbers.length) return []
  const start = startOf(item)
  const shown = `${first + changed}${sign}`
  const message = say(
    "list-numbers",
    { mark, shown, right: `${number}\\${sign}` },
    suggested(withOwnNumbers(list, text)),
  )
  return [textWarning({ start, end: start + mark.length }, message, spanOf(list))]
}

/** Days such as 1. - 3. May, which Markdown takes for a list within an entry. */
function listsInLine(list: List, text: string): LocalDiagnostic[] {
  return list.children.flatMap((item) => {
    const [inner] = item.children
    const [mark = "", number = "", sign = ""] = /^(\d+)([.)])(?=[ \t])/.exec(sourceOf(item, text)) ?? []
    if (inner?.type !== "list" || !mark || text.slice(startOf(item), startOf(inner)).includes("\n")) return []
    const span = { start: startOf(item), end: startOf(item) + mark.length }
    const right = `${number}\\${sign}`
    return [textWarning(span, say("list-numbers.inside", { right }, suggested(right)), span)]
  })
}

/** @returns the text, with each list that Markdown would renumber turned into plain lines, unless one of its entries has several lines */
export function withNumbersAsWritten(text: string): string {
  const lists = [...walk(parseMarkdown(text))].flatMap(({ node }) =>
    node.type === "list" ? renumbered(node, text) : [],
  )
  return lists.reduceRight((kept, { fix }) => {
    if (!fix?.span) return kept
    return kept.slice(0, fix.span.start) + String(fix.value) + kept.slice(fix.span.end)
  }, text)
}

/** @returns a list as plain lines with the numbers of its source; undefined if an entry has more than one line */
function withOwnNumbers(list: List, text: string): string | undefined {
  const lines = sourceOf(list, text).split("\n")
  if (!lines.every((line) => /^[ \t>]*(?:\d+[.)][ \t].*)?$/.test(line))) return undefined
  return lines
    .map((line, index) => {
      const isFollowed = /\d/.test(lines[index + 1] ?? "") && /\d/.test(line)
      return line.replace(/(?<=^[ \t>]*\d+)(?=[.)])/, "\\").trimEnd() + (isFollowed ? "\\" : "")
    })
    .join("\n")
}

const columnOf = (node: Nodes | undefined): number => node?.position?.start.column ?? 1

/** To belong to a list entry, a block must be indented as far as the entry's words; if it is indented less, the list ends above it. */
function outOfEntries(parent: Parents, text: string): LocalDiagnostic[] {
  return parent.children.flatMap((node, index) => {
    const above = parent.children[index - 1]
    const missing = above?.type === "list" ? columnOf(above.children.at(-1)?.children[0]) - columnOf(node) : 0
    const isBelow = node.type === "list" || node.type === "paragraph"
    if (!isBelow || missing <= 0 || columnOf(node) <= columnOf(above)) return []
    const spaces = " ".repeat(missing)
    const right = spaces + sourceOf(node, text).replace(/\n(?=[^\n])/g, `\n${spaces}`)
    const fix = suggested(parent.type === "root" ? right : undefined)
    return [textWarning(spanOf(node), say("list-indent", { missing }, fix), spanOf(node))]
  })
}

/** Special spaces, which a keyboard or an input method may insert unnoticed, after the signs that begin a heading, a list, a quotation or a task, or that are a rule. */
const oddSpace =
  /^((?:[ \t>]|(?:[-*+]|\d{1,9}[.)])[ \t])*(?:#{1,6}|[-*+>]|(?<=[-*+] )\[[ xX]\]|(?:-{3,}|\*{3,}|_{3,})(?=\p{Zs}+$)|(\d{1,9})[.)]))((?! )\p{Zs}\p{Zs}*)[ \t]*(\S*)/gmu

/** Such spaces in front of these signs. */
const oddIndent = /^((?! )\p{Zs}\p{Zs}*)(#{1,6}|[-*+>])(?=\s+\S)/gmu

function oddSpaces(text: string, words: string): LocalDiagnostic[] {
  const behind = [...words.matchAll(oddSpace)].flatMap(
    ({ index, 0: whole, 1: before = "", 2: number, 3: space = "", 4: word = "" }) => {
      // Such a space is right between a day and its month, to keep them on one line.
      if (number && (monthCalled(word) || (number !== "1" && !hasNumbersBeside(text, index)))) return []
      const start = index + before.length
      const message = say("markdown-space", { sign: before.trim() }, suggested(" "))
      return [textWarning({ start: index, end: index + whole.length }, message, { start, end: start + space.length })]
    },
  )
  const inFront = [...words.matchAll(oddIndent)].map(({ index, 1: space = "", 2: sign = "" }) => {
    const span = { start: index, end: index + space.length }
    // With four spaces, it would be code.
    const right = " ".repeat(Math.min(space.length, 3))
    return textWarning(span, say("markdown-space.before", { sign }, suggested(right)), span)
  })
  return [...behind, ...inFront]
}

const numbered = /[ \t>]*\d{1,9}[.)]\p{Zs}/uy

/** Whether the line above or below the one that begins at an offset begins with a number. */
function hasNumbersBeside(text: string, start: number): boolean {
  const above = text.lastIndexOf("\n", start - 2) + 1
  const below = text.indexOf("\n", start) + 1
  return [above, below].some((at) => {
    numbered.lastIndex = at
    return at !== start && (at > 0 || at === above) && numbered.test(text)
  })
}

/**
 * @param heading of a text
 * @returns the span of the line that turns the paragraph above it into a heading, apparently by mistake; undefined if there is none
 */
export function strayLine(heading: Heading, text: string): Span | undefined {
  const lines = sourceOf(heading, text).split("\n")
  const line =
    lines
      .at(-1)
      ?.replace(/^[ \t>]+/, "")
      .trimEnd() ?? ""
  const isParagraph = lines.length > 2 || /[.,:;!?…。]$/.test(plainWords(heading).trim())
  // AsciiDoc has lines of four around code, and an attribute in square brackets above.
  const isOther = /^\[.*\]$/.test(lines[0] ?? "") || /^(?:-{4,}|={4,})$/.test(lineAbove(heading, text) ?? "")
  if (!/^(?:-+|=+)$/.test(line) || (line.length > 3 && !isParagraph && !isOther)) return undefined
  const start = startOf(heading) + sourceOf(heading, text).lastIndexOf(line)
  return { start, end: start + line.length }
}

function underlined(heading: Heading, text: string): LocalDiagnostic[] {
  const line = strayLine(heading, text)
  if (!line) return []
  const isTitle = heading.depth === 1
  const inFront = text.slice(text.lastIndexOf("\n", line.start) + 1, line.start)
  const message = say("heading-underlined", { line: text.slice(line.start, line.end) }, suggested(`\n${inFront}---`))
  return [(isTitle ? textError : textWarning)(line, message, line)]
}

/** Characters that suggest code, and the beginnings of settings and commands. */
const codeLike = /[{};=<>[\]_$\\|`]|\(\)|^\s*(?:[#/$-]|[\w-]+:\s|(?:SELECT|INSERT|UPDATE|DELETE|CREATE|ALTER|WITH)\b)/m

/** The marker of a list entry. */
const point = /^[ \t]*(?:[-*+]|\d{1,3}(?:\.\d{1,3})*[.)])[ \t]+/gm

function indented(code: Code, ancestors: readonly Parents[], text: string): LocalDiagnostic[] {
  const isFenced = /^(?:`{3}|~{3})/.test(sourceOf(code, text).trimStart())
  const words = code.value.replace(point, "")
  const isList = words !== code.value && code.value.split("\n").every((line) => line.search(point) === 0)
  const isProse = isList || /\p{L}+,?\s+\p{L}+,?\s+\p{L}+|\p{Lo}{8}/u.test(words)
  if (isFenced || !isProse || !/^\s*[\p{Lu}\p{Lo}„“"'«]/u.test(words) || codeLike.test(words)) return []
  const plain = ancestors.length === 1 ? code.value.replace(/^[ \t]+/gm, "") : undefined
  return [textWarning(spanOf(code), say("code-indented", {}, suggested(plain)), spanOf(code))]
}

/** Asterisks within two words, such as Kolleg*innen und Leser*innen, belong to the words, but Markdown sets what is between them in italics. */
function starredWords(emphasis: Emphasis, text: string): LocalDiagnostic[] {
  const span = spanOf(emphasis)
  const inner = text.slice(span.start + 1, span.end - 1)
  const isWithinWords =
    /^\p{L}\*$/u.test(text.slice(span.start - 1, span.start + 1)) && /^\p{L}/u.test(text.slice(span.end))
  if (!isWithinWords || !/\s/.test(inner)) return []
  return [textWarning(span, say("markdown-star", {}, suggested(`\\*${inner}\\*`)), span)]
}

/** Names of programs, such as __init__.py, which Markdown takes for bold words. */
const programName =
  /^__(?:init|main|name|file|dict|str|repr|call|del|new|all|version|future|dirname|filename|proto|typename|tests|mocks|snapshots)__$/

function underscoredName(strong: Strong, text: string): LocalDiagnostic[] {
  const name = sourceOf(strong, text)
  if (!programName.test(name)) return []
  return [textWarning(spanOf(strong), say("markdown-star.name", {}, suggested(`\`${name}\``)), spanOf(strong))]
}

/** Tildes between punctuation and a letter, as happens in Chinese, do not strike anything through. */
function leftTildes(node: Text, text: string): LocalDiagnostic[] {
  const start = startOf(node)
  return [...sourceOf(node, text).matchAll(/(?<![\\~])~~(?=[^~\n]*[^~\s])[^~\n]*~~(?!~)/g)].map(
    ({ index, 0: found }) => {
      const span = { start: start + index, end: start + index + found.length }
      return textWarning(span, say("markdown-tildes"))
    },
  )
}

/**
 * Lettered entries, which Markdown does not support, or numbered ones: directly below other words, a list must begin with 1. Also those in other scripts, and
 * those without a space.
 */
const lettered =
  /^[ \t]*(?:\(?(?:[a-z]|[ivx]{1,4}|[A-Z\p{Lo}](?=\))|\p{Nd}{1,4}|#(?=\.))(?:[.)][ \t]+|[.)](?=\p{L})(?<=\p{Nd}.))|[\p{Nd}一二三四五六七八九十]{1,4}[．、）]|[①-⑳]|-(?=\p{L})).+(?<!\\| {2})$/u

/** Finds lists and postal addresses whose lines Markdown joins into a paragraph. A few short lines without final punctuation count as an address. */
function joinedLines(paragraph: Paragraph, text: string): LocalDiagnostic[] {
  const lines = sourceOf(paragraph, text).split("\n")
  const isShort = (line: string) => line.trim().length <= 40 && !/(?:[.,;:!?…–。、！？\\-]| {2})$/.test(line)
  const isBegun = (line: string) => /^[ \t]*[\p{Lu}\p{Lo}\p{N}+]/u.test(line)
  const hasPostcode = lines.some((line) => /\d{4,}|\d[- ]\d{3}/.test(line))
  const isAddress =
    lines.length > 2 && lines.length < 7 && lines.every((line) => isShort(line) && (hasPostcode || isBegun(line)))
  const isList = [lines, lines.slice(1)].some((part) => part.length > 1 && part.every((line) => lettered.test(line)))
  if (!isAddress && !isList) return []
  const right = lines.map((line, index) => (index < lines.length - 1 ? `${line}\\` : line)).join("\n")
  return [textWarning(spanOf(paragraph), say("lines-joined", {}, suggested(right)), spanOf(paragraph))]
}
