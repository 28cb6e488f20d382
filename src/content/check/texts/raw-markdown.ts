import type { Paragraph, Root, Text } from "mdast"
import { firstMistake } from "../../contract/mistakes/first-mistake"
import { webLinkMistakes } from "../../contract/mistakes/links"
import { writing } from "../../contract/mistakes/remedy"
import { parseMarkdown, pieces, startOf, writtenAs } from "../../texts/markdown"
import type { Complaint } from "../report/problem"
import { invisibleComplaint, withoutInvisible } from "./invisible-letters"
import { type Span, type TextFinding, textError, textWarning } from "./text-finding"

/**
 * Finds what its author took for Markdown and visitors would read as it is written; and letters that nobody sees.
 *
 * @param text in Markdown
 * @returns what is wrong with it
 */
export function rawMarkdownFindings(text: string): TextFinding[] {
  const tree: Root = parseMarkdown(text)
  return [...pieces(tree)].flatMap(({ node }) => {
    if (node.type === "text") return invisible(node, text)
    return node.type === "paragraph" ? [...spaces(node, text), ...inlineNotes(node, text), ...inLines(node, text)] : []
  })
}

function invisible(node: Text, text: string): TextFinding[] {
  const [start, written] = [startOf(node), writtenAs(node, text)]
  return invisibleComplaint(node.value).map((complaint) => {
    const remedy = writing(withoutInvisible(written), complaint.remedy?.words)
    return textWarning(start, { ...complaint, ...remedy }, { start, end: start + written.length })
  })
}

/** In a title behind the address, and between < and >, spaces are right. */
const spacedAddress = /(!?)\[([^\]\n]*)\]\(([^)\n"'<]*[^)\s"'<]\s[^)\n"'<]+)\)/g

const withoutCode = (node: Paragraph, text: string): string =>
  writtenAs(node, text).replaceAll(/`[^`]*`/g, (code) => " ".repeat(code.length))

/** Pandoc knows notes within a line; Markdown's, as GitHub and this site read it, stand below. */
function inlineNotes(node: Paragraph, text: string): TextFinding[] {
  return [...withoutCode(node, text).matchAll(/\^\[([^\]\n]+)\]/g)].map(({ index, 1: note = "" }) => {
    const message = "A note stands below the text that refers to it; here the page shows it as it is written."
    const advice = `Write [^1] here, and in a line of its own at the end of the text: [^1]: ${note}`
    return textError(startOf(node) + index, { code: "note-inline", message, advice })
  })
}

function spaces(node: Paragraph, text: string): TextFinding[] {
  return [...withoutCode(node, text).matchAll(spacedAddress)].map((found) => {
    const start = startOf(node) + found.index
    return textError(start, spaceIn(found), { start, end: start + found[0].length })
  })
}

function spaceIn([, mark, words, address = ""]: RegExpMatchArray): Complaint {
  const written = address.trim()
  if (mark) {
    const message = "There is a space in this picture’s path, so the page shows no picture."
    const advice = `Rename the file without spaces, and write ![${words}](${written.replaceAll(/\s+/g, "-")}).`
    return { code: "picture-space", message, advice }
  }
  const message = "There is a space in this link’s address, so the page shows no link."
  const encoded = written.replaceAll(/\s+/g, "%20")
  const right = `[${words}](${encoded})`
  // Of a page of this site nobody knows here whether it is there.
  const remedy = firstMistake(webLinkMistakes, encoded) ? {} : writing(right, "Write %20 for the space")
  return { code: "link-space", message, advice: `Write ${right}.`, ...remedy }
}

const bullet = /^\s*(?:[•●▪◦‣·]|\u{f0b7})\s*/u

function inLines(node: Paragraph, text: string): TextFinding[] {
  const lines = writtenAs(node, text).split("\n")
  if (lines.length > 1 && lines.every((line) => /^\s*\|.*\|\s*$/.test(line)))
    return [textError(startOf(node), tableRule(lines[0] ?? ""), emptyAt(startOf(node) + (lines[0] ?? "").length))]
  const point = lines.find((line) => bullet.test(line))
  return point === undefined
    ? []
    : [textError(startOf(node) + text.slice(startOf(node)).indexOf(point), bulletOf(point))]
}

function tableRule(head: string): Complaint {
  const rule = `|${" --- |".repeat(head.trim().slice(1, -1).split("|").length)}`
  const message = "This table has no line of dashes under its first line, so the page shows no table."
  const remedy = writing(`\n${rule}`, "Write the line of dashes")
  return { code: "table-rule", message, advice: `Write ${rule} as the second line.`, ...remedy }
}

const emptyAt = (start: number): Span => ({ start, end: start })

function bulletOf(line: string): Complaint {
  const message = "This bullet was pasted from a word processor, so the page shows no list."
  return { code: "bullet", message, advice: `Write - ${line.replace(bullet, "").trim().slice(0, 40)}` }
}
