import type { Paragraph, Root } from "mdast"
import type { DiagnosticMessage, LocalDiagnostic } from "../../diagnostic/diagnostic"
import { type Replacement, replacement } from "../../diagnostic/fix"
import { addressIn, parseMarkdown, sourceOf, spanOf, startOf, walk } from "../../markdown/markdown"
import { type SentenceKey, say } from "../../sentences/sentences"
import { textWarning } from "./text-diagnostic"

/** What to write instead: $1 stands for the pattern's first group. */
type Right = string | ((words: string) => string | undefined)

type Key = Exclude<
  Extract<SentenceKey, `markdown-${string}`>,
  `markdown-${"sign" | "block" | "bold" | "space" | "star" | "tildes"}${string}`
>

/**
 * Syntax of other programs, which visitors would see as typed. If two patterns match at the same place, the first one counts. No pattern reads past the next
 * place at which it could begin, so that each letter is read only once.
 */
const foreign: ReadonlyArray<readonly [key: Key, pattern: RegExp, right?: Right]> = [
  ["markdown-contents", /^(?:@?\[TOC\]|\[\[_?TOC_?\]\]|\{:\s*toc\s*\}|__(?:NO)?TOC__|\$\{toc\})[ \t]*$/dgim, ""],
  // In Chinese and Japanese, brackets may be full-width.
  [
    "markdown-link",
    /[[［]([^\]］\n[［]+)[\]］](?:[^\S\n]+\(|[ \t]*（|(?<=］)\()((?:https?:\/\/|mailto:|\/)[^)）\s]*)[)）]/dg,
    "[$1]($2)",
  ],
  ["markdown-heading", /^(#{2,6})([^#\s].*)$/dgm, "$1 $2"],
  [
    "markdown-anchor",
    /(?<![ \t]|^:{3,}[ \t]*)[ \t]*\{[#.:][^{}\n]*(?<!#)\}[ \t]*$|\{:{1,2}[^{}\n]*\}|(?<=[\])*_\ufffc])\{[ \t]*(?:[#.]|=\w|[\w-]+=)[^{}\n]*\}|^\{[\w-]+="[^{}\n]*\}[ \t]*$/dgm,
    "",
  ],
  ["markdown-alert", /\[!([a-z][\w-]*)\][+-]?/dgi, (name) => `**${titled(name)}:**`],
  ["markdown-wiki", /\[\[(?! -)[^[\]\n|]+(?:\|[^[\]\n]+)?\]\]/dg],
  [
    "markdown-shortcode",
    /\{\{(?!\/\*|!|[<%]\s*\/?\s*comment)(?:(?!\{\{|\}\}).)*\}\}|\{%(?!-?\s*(?:end)?comment\b)(?:(?!\{%|%\}).)*%\}|<%(?![#-])(?:(?!<%|%>).)*%>|%\[https:[^[\]\s]*\]/dg,
  ],
  [
    "markdown-import",
    /^(?:import\s(?:.+\sfrom\s+)?(["'])[^"'\n]+\1;?|export\s+(?:const|let|var)\s+[\w{[].*=.*|export\s+(?:default\s+)?(?:async\s+)?(?:function|class)\b.*|export\s+default\s+(?:[\w.]+;?|[({[].*|\w+\(.*))[ \t]*$/dgm,
  ],
  [
    "markdown-formula",
    /(?<![\w$])\$\$(?:(?=[\p{L}\p{N}\\({])[^$\n]*[^\s$]|[ \t](?=[^$\n]*[\\^_=])[^$\n]+)\$\$(?!\$)|^[ \t]*\$\$[ \t]*$/dgmu,
  ],
  ["markdown-formula", /(?<![\w$])\$\ufffc+\$(?![\w$])/dg],
  ["markdown-formula", /(?<![\w$])\$(?:(?=[\p{L}\\({[|])|(?=\d[^$\n]*[\\^_]))[^$\n]*[\p{L}\p{N})}\]'|!]\$(?![\w$])/dgu],
  [
    "markdown-formula",
    /(?<!\\)\\\((?=(?:(?!\\[()]).)*(?:\\[a-z]|[\^_]))(?:(?!\\[()]).)+\\\)|^\\\[(?=(?:(?!\\[[\]]).)*(?:\\[a-z]|[\^_]))(?:(?!\\[[\]]).)+\\\][ \t]*$/dgim,
  ],
  ["markdown-highlight", /(?<![\w=])==([^=\s](?:[^=\n]*[^=\s])?)==(?![\w=])/dg, "**$1**"],
]

/** Syntax of other programs that shares one message, by its name in the sentence catalogue. */
const otherSigns: ReadonlyArray<readonly [what: string, pattern: RegExp, right?: Right]> = [
  // WordPress
  [
    "wordpress",
    /\[\/?(?:caption|gallery|embed|playlist|(?:youtube|vimeo|soundcloud)(?=[ =]))\b[^\][\n]*\](?![([:])|\[\/[a-z][\w-]*\]|\[[a-z][\w-]*(?: [\w-]+=(?:"[^"\]\n]*"|[^\s"\]]+))+\](?![([:])/dgi,
  ],
  // GitHub, Discord, Slack, Python-Markdown
  ["emoji", /(?<![\w:/]):(?:[a-z][a-z0-9_-]*[a-z0-9]|[+-]1):(?![\w:])/dg],
  // Pandoc, Markdown Extra, Kramdown
  [
    "subscript",
    /(?<=[\p{L})\]])~(\d{1,3}[+-]?(?=~)|[\p{L}\p{N}+-]{1,10}(?=~(?![\p{L}\p{N}])))~(?!~)/dgu,
    (words) => raised(words, "₀₁₂₃₄₅₆₇₈₉"),
  ],
  [
    "superscript",
    /(?<=[\p{L}\p{N})\]])\^([\p{L}\p{N}+-]{1,10})\^(?![\p{L}\p{N}(^])/dgu,
    (words) => raised(words, "⁰¹²³⁴⁵⁶⁷⁸⁹"),
  ],
  ["abbreviation", /^\*\[[^\]\n]+\]:.*$/dgm, ""],
  ["definition", /(?<=\S[ \t]*\n):[ \t]+\S.*$|(?<=\S[ \t]*\n[ \t]*\n):(?: {3}|\t)[ \t]*\S.*$/dgm],
  ["citation", /\[-?@\w[\w:.-]*(?:[,;][^\]\n]*)?\](?![([])/dg],
  ["command", /^\\(?:newpage|pagebreak|clearpage|tableofcontents)[ \t]*$/dgm, ""],
  ["command", /(?<![\w:\\])\\(?!(?:newpage|pagebreak)\b)[a-z]{3,}\*?(?:\[[^\]\n[]*\])?\{[^{}\n\\]*\}/dgi],
  // Code may have ++i and i++ on the same line.
  ["inserted", /(?<![\w+])\+\+(?=[^\s+])(?!\w\b[^+\n]*\b\w\+\+)((?:[^+\n]|\+(?!\+))*[^\s+])\+\+(?![\w+])/dg, "$1"],
  ["raised", /(?<![\w^])\^\^(?=[^\s^])([^^\n]*[^\s^])\^\^(?![\w^])/dg, "$1"],
  ["critic", /\{(?:\+\+|--|~~|==)[^{}\n]*\}/dg],
  // Python-Markdown and its extensions
  [
    "admonition",
    /^(?:!!!|\?\?\?\+?)[ \t]+(?:(?:note|info|tip|hint|important|success|question|warning|caution|danger|error|example|quote)|[a-z][\w-]*(?:[ \t]+"[^"\n]*"|(?=[ \t]*\n(?:[ \t]*\n)?(?: {4}|\t))))[ \t]*$/dgm,
  ],
  ["tab", /^===[+!]?[ \t]+"[^"\n]*"[ \t]*$/dgm, ""],
  ["snippet", /^-{2,}8<-{2,}.*$/dgm, ""],
  // Obsidian
  ["block", /(?:^|[ \t])\^[a-z0-9][a-z0-9-]{4,}[ \t]*$/dgm, ""],
  ["size", /\|(?<=!\[[^\][\n|]*\|)\d+(?:x\d+)?(?=\]\()/dg, ""],
  // Discord
  // Words are required, so that a norm in mathematics, ||x + y||, does not match.
  ["spoiler", /(?<![\w|])\|\|(?=[^\s|])(?=[^|\n]*\p{L}{3}|\p{Lo})([^|\n]*[^\s|])\|\|(?![\w|])/dgu, "$1"],
  ["subtext", /^-#[ \t]+(.*)$/dgm, "$1"],
  ["mention", /<(?:(?:@[!&]?|#|a?:\w+:|t:|\/[\w -]+:)\d+(?::\w)?|id:\w+|[@#][A-Z][A-Z0-9]{2,}(?:\|[^<>\n]*)?)>/dg],
  // Confluence and Jira
  [
    "program",
    /^\{(?:code|noformat|panel|color|quote)\}|\{(?:code|noformat|panel|color|quote)(?::[^{}\n]*\}|\}[ \t]*$)/dgm,
  ],
  ["program", /\[([^[\]\n|]+)\|(https:[^\s[\]|]+)\](?!\()/dg, "[$1]($2)"],
  ["program", /!(?<![\w!]!)[^\s!|]+\.(?:png|jpe?g|gif|svg|webp)(?:\|[^!\n|]*)?!/dgi],
  // Textile, AsciiDoc, MediaWiki
  [
    "program",
    /^(?:h[1-6]\.|={2,6})[ \t]+([^\s=].*)$/dgm,
    (words) => `## ${words.replace(/(?<![ \t])[ \t]+(?:=+[ \t]*)?$/, "")}`,
  ],
  ["program", /(?<!')'{3}([^'\n]+)'{3}(?!')/dg, "**$1**"],
  ["program", /^(?:image|include|toc|video)::[^\s[\]]*\[.*\][ \t]*$|^(?:\|===|\{\|).*$/dgm],
  ["program", /(?<=^[ \t]*\*+[ \t].*\n)\*{2,5}[ \t]+\S.*$/dgm],
  // Org, reStructuredText, and Pandoc's tables
  ["program", /\[\[(https:[^[\]\s]+)\]\[([^[\]\n]+)\]\]/dg, "[$2]($1)"],
  ["program", /^#\+[a-z_]+\b.*$|^\.\.[ \t]+[\w-]+::.*$|^(?<!\|[ \t]*\n)\+(?:-+\+)+[ \t]*$/dgim],
  // Tasks and properties of Obsidian, Logseq and Notion
  ["program", /(?<=^[ \t>]*[-*+][ \t])\[[/<>!?-]\](?=[ \t])|^\p{L}[\p{L}\p{N} -]*::[ \t]+\S.*$/dgmu],
  ["program", /^\[([ xX])\](?=[ \t]+\S)/dgm, "- [$1]"],
]

/** @returns digits as superscripts or subscripts; undefined for anything else */
const raised = (words: string, digits: string): string | undefined =>
  /^\d+$/.test(words) ? words.replace(/\d/g, (digit) => digits[Number(digit)] ?? digit) : undefined

const titled = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1).toLowerCase()

interface Sign {
  readonly pattern: RegExp
  readonly right: Right | undefined
  readonly say: (fix: Replacement | undefined) => DiagnosticMessage
}

const allSigns: readonly Sign[] = [
  ...foreign.map(([key, pattern, right]): Sign => ({ pattern, right, say: (fix) => say(key, {}, fix) })),
  ...otherSigns.map(
    ([what, pattern, right]): Sign => ({
      pattern,
      right,
      say: (fix) =>
        say(`markdown-sign${fix === undefined ? "" : fix.value === "" ? ".remove" : ".write"}`, { what }, fix),
    }),
  ),
]

/** What to write instead, which may be nothing at all. */
function rightFor(right: Right | undefined, parts: readonly string[]): Replacement | undefined {
  const value =
    typeof right === "function" ? right(parts[1] ?? "") : right?.replace(/\$(\d)/g, (_, at) => parts[at] ?? "")
  return value === undefined ? undefined : { applicability: "suggested", value }
}

/**
 * @param text in Markdown
 * @param isOfPost whether double brackets are links; in custom pages, they are a template's open points
 * @returns warnings for syntax that other programs understand, but that this site shows as typed
 */
export function foreignDiagnostics(text: string, isOfPost: boolean): LocalDiagnostic[] {
  const tree = parseMarkdown(text)
  const words = wordsOutsideCode(text, tree)
  const taken = new Uint8Array(text.length)
  const found = allSigns.flatMap(({ pattern, right, say }) =>
    [...words.matchAll(pattern)].flatMap(({ index, indices = [] }) => {
      const parts = indices.map((at) => (at ? text.slice(...at) : ""))
      const span = { start: index, end: index + (parts[0]?.length ?? 0) }
      const isTaken = taken.subarray(span.start, span.end).includes(1)
      const message = say(rightFor(right, parts))
      if (isTaken || words[index - 1] === "\\" || (message.code === "markdown-wiki" && !isOfPost)) return []
      taken.fill(1, span.start, span.end)
      return [textWarning(span, message, span)]
    }),
  )
  for (const { node } of walk(tree))
    if (node.type === "paragraph") found.push(...emphasisDiagnostics(node, text, words))
  return [...found, ...blockDiagnostics(text, words)]
}

/** Blocks between lines of colons or slashes, of which the first has a name. Comments begin with slashes too, so these must be closed. */
function blockDiagnostics(text: string, words: string): LocalDiagnostic[] {
  const open: RegExpExecArray[] = []
  const found = [...words.matchAll(/^(:{3,}|\/{3})(?:[ \t]*([\w{[].*)|[ \t]*)$/gm)].flatMap((line) => {
    const opener = line[2] ? undefined : open.pop()
    if (line[2]) open.push(line)
    return opener ? [{ opener, end: line.index + line[0].length, inner: line.index }] : []
  })
  const unclosed = open.filter(({ 1: sign }) => sign !== "///")
  return [...found, ...unclosed.map((opener) => ({ opener, end: undefined, inner: undefined }))].map(
    ({ opener: { index, 0: written }, end, inner }) => {
      const span = { start: index, end: index + written.length }
      const within = inner === undefined ? "" : text.slice(span.end, inner).trim()
      const message = say("markdown-block", {}, { applicability: "suggested", value: within })
      return textWarning(span, message, { start: index, end: end ?? span.end })
    },
  )
}

/** Stands in for each letter of code. Not a space, because the syntax around the code may not have one at that place. */
const letter = "\ufffc"

/**
 * @param text in Markdown
 * @param tree of the text
 * @param isCodeAlone whether to mask only code, and leave HTML and addresses
 * @returns the text with each letter of code, HTML and addresses masked
 */
export function wordsOutsideCode(text: string, tree: Root, isCodeAlone = false): string {
  const spans = [...walk(tree)].flatMap(({ node }) => {
    const isCode = node.type === "code" || node.type === "inlineCode" || (node.type === "html" && !isCodeAlone)
    const isAddressed =
      node.type === "definition" || node.type === "image" || (node.type === "link" && text[startOf(node)] === "[")
    const isLink = isAddressed && !isCodeAlone
    return (isCode ? spanOf(node) : isLink ? addressIn(node, text) : undefined) ?? []
  })
  const parts: string[] = []
  let read = 0
  for (const { start, end } of spans.sort((one, other) => one.start - other.start)) {
    parts.push(text.slice(read, start), text.slice(Math.max(read, start), end).replace(/[^\n]/g, letter))
    read = Math.max(read, end)
  }
  return parts.join("") + text.slice(read)
}

/** Asterisks next to a slash belong to a path: src/**. */
const asterisks = /(?<![\\*/])\*{2,3}(?![*/])/g

/** How many pairs of asterisks in a paragraph get a fix. Limited because each candidate takes another parse of the paragraph. */
const maxTried = 5

/** Bold words whose asterisks CommonMark does not recognize: next to a space, or between a letter and punctuation. */
function emphasisDiagnostics(node: Paragraph, text: string, words: string): LocalDiagnostic[] {
  const from = startOf(node)
  const written = sourceOf(node, text)
  const left = leftIn(node, text)
  if (left.length === 0) return []
  const plain = words.slice(from, from + written.length)
  const shown = new Uint8Array(written.length)
  for (const at of left) shown[at - from] = 1
  const pairs = [...plain.matchAll(/(?<!\\)\*\*([^*\n]+?)\*\*/g)].filter(({ index, 0: whole }) =>
    shown.subarray(index, index + whole.length).includes(1),
  )
  if (pairs.length === 0)
    return left
      .filter((at) => !/^\s?\*\*\s/.test(text.slice(Math.max(from, at - 1), at + 3)))
      .map((at) => textWarning({ start: at, end: at + 2 }, say("markdown-bold")))
  return pairs.map((found, number) => {
    const span = { start: from + found.index, end: from + found.index + found[0].length }
    const right = number < maxTried ? boldFor(written, found, left.length) : undefined
    const message =
      right === undefined
        ? say("markdown-bold")
        : say("markdown-bold.pair", { right: right.trim() }, replacement(right, "suggested"))
    return textWarning(span, message, span)
  })
}

/** The offsets at which a paragraph shows two asterisks. */
const leftIn = (node: Paragraph, text: string): number[] =>
  [...walk(node)].flatMap(({ node: piece }) =>
    piece.type === "text"
      ? [...sourceOf(piece, text).matchAll(asterisks)].map(({ index }) => startOf(piece) + index)
      : [],
  )

/** What to write instead of `**words**`, so that the page shows fewer asterisks; undefined if nothing helps. */
function boldFor(written: string, found: RegExpMatchArray, before: number): string | undefined {
  const { index = 0, 0: whole } = found
  const inner = written.slice(index + 2, index + whole.length - 2)
  const words = inner.trim()
  const [first = ""] = /^\p{P}*/u.exec(words) ?? []
  const [last = ""] = /(?<!\p{P})\p{P}*$/u.exec(words.slice(first.length)) ?? []
  const middle = words.slice(first.length, words.length - last.length)
  const plain = `${/^\s/.test(inner) ? " " : ""}**${words}**${/\s$/.test(inner) ? " " : ""}`
  const isSpaced = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}]/u.test(
    written.slice(index + whole.length, index + whole.length + 1),
  )
  const candidates = [plain, ...(isSpaced ? [`${plain} `] : []), `${first}**${middle}**${last}`, ` ${plain} `]
  return candidates.find((candidate) => {
    const tried = written.slice(0, index) + candidate + written.slice(index + whole.length)
    const paragraphs = parseMarkdown(tried).children.filter((node) => node.type === "paragraph")
    return paragraphs.flatMap((node) => leftIn(node, tried)).length < before
  })
}
