import { headings, parseMarkdown, startOf } from "../../../../../content/markdown/markdown"

/** A change of a text, with the selection afterwards, as offsets into the resulting text. */
interface TextEdit {
  readonly changes: ReadonlyArray<{ readonly from: number; readonly to: number; readonly insert: string }>
  readonly anchor: number
  readonly head: number
}

/** Adds or removes markup at a selection. */
export type TextTool = (text: string, from: number, to: number) => TextEdit

const replaced = (
  from: number,
  to: number,
  insert: string,
  [start, end]: readonly [number, number] = [0, insert.length],
): TextEdit => ({
  changes: [{ from, to, insert }],
  anchor: from + start,
  head: from + end,
})

/** The marks at the start of a line: of a list, a quotation, a heading. */
const lineMarks = /^(?:\s*(?:[-*+]|\d+[.)]|>|#{1,6})(?:\s+|$))*/

/**
 * @param mark around words, such as ** in Markdown
 * @param sample the words to write if nothing is selected
 * @param end the mark after them, if different
 */
export function around(mark: string, sample: string, end = mark): TextTool {
  return (text, from, to) => {
    const [start, stop] = from === to ? wordAt(text, from) : trimmed(text, from, to)
    const words = text.slice(start, stop)
    if (words.startsWith(mark) && words.endsWith(end) && words.length >= mark.length + end.length)
      return replaced(start, stop, words.slice(mark.length, words.length - end.length))
    if (text.slice(start - mark.length, start) === mark && text.slice(stop, stop + end.length) === end)
      return replaced(start - mark.length, stop + end.length, words)
    if (words === "") return replaced(from, to, mark + sample + end, [mark.length, mark.length + sample.length])
    // Emphasis can neither span paragraphs or list items nor include the marks before one.
    const isWhole = start === 0 || text[start - 1] === "\n"
    const lines = words.split("\n").map((line, index) => {
      const [signs = ""] = index > 0 || isWhole ? (lineMarks.exec(line) ?? []) : []
      const inner = line.slice(signs.length).trimEnd()
      return inner === "" ? line : signs + mark + inner + end
    })
    const made = lines.join("\n")
    return replaced(
      start,
      stop,
      made,
      lines.length > 1 ? undefined : [made.indexOf(mark) + mark.length, made.length - end.length],
    )
  }
}

/** Italics in Markdown: within a word, an underscore would be literal. */
export const italics =
  (sample: string): TextTool =>
  (text, from, to) => {
    const [start, stop] = trimmed(text, from, to)
    const isWithinWord = from !== to && (isLetter(text[start - 1]) || isLetter(text[stop]))
    return around(isWithinWord ? "*" : "_", sample)(text, from, to)
  }

const isLetter = (sign = ""): boolean => /[\p{L}\p{N}]/u.test(sign)

function trimmed(text: string, from: number, to: number): readonly [start: number, stop: number] {
  const words = text.slice(from, to)
  const start = from + (words.length - words.trimStart().length)
  return [Math.min(start, to), Math.max(start, from + words.trimEnd().length)]
}

function wordAt(text: string, at: number): readonly [start: number, stop: number] {
  let [start, stop] = [at, at]
  while (isLetter(text[start - 1])) start -= 1
  while (isLetter(text[stop])) stop += 1
  return start < at && at < stop ? [start, stop] : [at, at]
}

/** The whole lines of a selection. */
function linesAt(text: string, from: number, to: number): readonly [start: number, stop: number] {
  const last = to > from && text[to - 1] === "\n" ? to - 1 : to
  const end = text.indexOf("\n", last)
  return [text.lastIndexOf("\n", from - 1) + 1, end < 0 ? text.length : end]
}

/**
 * @param own matches the start of a line that already has the mark
 * @param mark returns the mark of a line, by its number in the selection, from 1; undefined to remove all marks
 * @param sample the words to write on an empty line
 */
const lines =
  (own: RegExp, mark: (number: number) => string | undefined, sample: string): TextTool =>
  (text, from, to) => {
    const [start, stop] = linesAt(text, from, to)
    const all = text.slice(start, stop).split("\n")
    const filled = all.filter((line) => line.trim() !== "")
    const isMarked = filled.length > 0 && filled.every((line) => own.test(line))
    const isOff = isMarked || mark(1) === undefined
    let number = 0
    const marked = all.map((line) => {
      if (line.trim() === "" && filled.length > 0) return line
      number += 1
      const words = line.replace(lineMarks, "") || (isOff ? "" : sample)
      return isOff ? words : `${mark(number)}${words}`
    })
    // A line directly below a list item would become part of it, and one directly above a paragraph part of that paragraph.
    const isApart = (line: string | undefined) => line === undefined || line.trim() === "" || (!isOff && own.test(line))
    const before =
      start === 0
        ? undefined
        : text
            .slice(0, start - 1)
            .split("\n")
            .at(-1)
    const after = stop === text.length ? undefined : text.slice(stop + 1).split("\n", 1)[0]
    const [above, below] = [isApart(before) ? "" : "\n", isApart(after) ? "" : "\n"]
    const insert = above + marked.join("\n") + below
    const end = insert.length - below.length
    if (filled.length === 0) return replaced(start, stop, insert, [end - (isOff ? 0 : sample.length), end])
    return from === to ? replaced(start, stop, insert, [end, end]) : replaced(start, stop, insert, [above.length, end])
  }

export const bullets = (sample: string): TextTool => lines(/^\s*[-*+]\s/, () => "- ", sample)

export const numbers = (sample: string): TextTool => lines(/^\s*\d+[.)]\s/, (number) => `${number}. `, sample)

export const quotation = (sample: string): TextTool => lines(/^\s*>/, () => "> ", sample)

/** Makes a heading, then one of the level below it, if there is one above; then none. */
export const heading =
  (sample: string): TextTool =>
  (text, from, to) => {
    const [start] = linesAt(text, from, to)
    const [, signs] = /^(#{1,6})\s/.exec(text.slice(start)) ?? []
    const isBelowOne = headings(parseMarkdown(text)).some((each) => startOf(each) < start)
    const next = signs === undefined || signs === "#" ? "## " : signs === "##" && isBelowOne ? "### " : undefined
    return lines(/^$/, () => next, sample)(text, from, to)
  }

/** Code within a line, or of several lines. */
export const code =
  (sample: string): TextTool =>
  (text, from, to) => {
    const [start, stop] = linesAt(text, from, to)
    const isBlock = text.slice(from, to).includes("\n") || text.slice(start, stop).trim() === ""
    if (!isBlock) {
      const longest = Math.max(0, ...[...text.slice(from, to).matchAll(/`+/g)].map(([run]) => run.length))
      const isMarked = text.slice(from, to).startsWith("`") && text.slice(from, to).endsWith("`")
      return around("`".repeat(isMarked ? 1 : longest + 1), sample)(text, from, to)
    }
    const inner = text.slice(start, stop).trim() === "" ? sample : text.slice(start, stop)
    const fence = "`".repeat(Math.max(3, ...[...inner.matchAll(/^`{3,}/gm)].map(([run]) => run.length + 1)))
    const block = asParagraph(`${fence}\n${inner}\n${fence}`, text.slice(0, start), text.slice(stop))
    const at = block.indexOf(fence) + fence.length + 1
    return replaced(start, stop, block, [at, at + inner.length])
  }

/** A footnote: its number at the end of the selection, its text at the end of the whole. */
export const note =
  (sample: string): TextTool =>
  (text, _from, to) => {
    const taken = [...text.matchAll(/\[\^(\d+)\]/g)].map(([, number]) => Number(number))
    const number = `[^${Math.max(0, ...taken) + 1}]`
    const end = text.trimEnd().length
    const isBelowNote = /^\[\^[^\]]+\]:/.test(text.slice(0, end).split("\n").at(-1) ?? "")
    const written = `${isBelowNote ? "\n" : "\n\n"}${number}: ${sample}`
    const at = Math.min(to, end)
    const stop = end + number.length + written.length
    return {
      changes: [
        { from: at, to: at, insert: number },
        { from: end, to: text.length, insert: `${written}\n` },
      ],
      anchor: stop - sample.length,
      head: stop,
    }
  }

/**
 * @param block in Markdown, such as a picture or a table
 * @param before the text before it
 * @param after the text after it
 * @returns the block with line breaks that make it its own paragraph: a picture inside another would break the site
 */
export function asParagraph(block: string, before: string, after: string): string {
  const breaksFor = (gap: string, isEdge: boolean) =>
    isEdge ? "" : "\n".repeat(Math.max(0, 3 - gap.split("\n").length))
  const gapBefore = /\s*$/.exec(before)?.[0] ?? ""
  const gapAfter = /^\s*/.exec(after)?.[0] ?? ""
  return breaksFor(gapBefore, gapBefore === before) + block + breaksFor(gapAfter, gapAfter === after)
}

/** A list in HTML. A paragraph cannot contain one: the list replaces it. */
export const htmlList =
  (sample: string): TextTool =>
  (text, from, to) => {
    const [start, stop, words] = blockAt(text, from, to)
    const points = (words.trim() || sample).split("\n").map((line) => `<li>${line}</li>`)
    return replaced(start, stop, `<ul>${points.join("")}</ul>`)
  }

/** A paragraph in HTML; within one, the end of that and the start of another. */
export const htmlParagraph =
  (sample: string): TextTool =>
  (text, from, to) => {
    const [start, stop, words] = blockAt(text, from, to)
    if (start === from && stop === to) return replaced(from, to, `<p>${words || sample}</p>`)
    return replaced(to, to, "</p><p>", [7, 7])
  }

/** The paragraph around a selection with its words, or the selection if it is in none. */
function blockAt(text: string, from: number, to: number): readonly [start: number, stop: number, words: string] {
  const around = [...text.matchAll(/<p>(.*?)<\/p>/gs)].find(
    ({ index, 0: whole }) => index < from && to < index + whole.length,
  )
  return around ? [around.index, around.index + around[0].length, around[1] ?? ""] : [from, to, text.slice(from, to)]
}
