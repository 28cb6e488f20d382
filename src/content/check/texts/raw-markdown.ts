import type { Paragraph, Root } from "mdast"
import { parseMarkdown, pieces, startOf, writtenAs } from "../../texts/markdown"
import type { Complaint } from "../report/problem"
import { invisibleComplaint } from "./invisible-letters"
import { type TextFinding, textError, textWarning } from "./text-finding"

/**
 * Finds what its author took for Markdown and visitors would read as it is written; and letters that nobody sees.
 *
 * @param text in Markdown
 * @returns what is wrong with it
 */
export function rawMarkdownFindings(text: string): TextFinding[] {
  const tree: Root = parseMarkdown(text)
  return [...pieces(tree)].flatMap(({ node }) => {
    if (node.type === "text") return invisibleComplaint(node.value).map((found) => textWarning(startOf(node), found))
    return node.type === "paragraph" ? [...spaces(node, text), ...inlineNotes(node, text), ...inLines(node, text)] : []
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
  return [...withoutCode(node, text).matchAll(spacedAddress)].map((found) =>
    textError(startOf(node) + found.index, spaceIn(found)),
  )
}

function spaceIn([, mark, words, address = ""]: RegExpMatchArray): Complaint {
  const written = address.trim()
  if (mark) {
    const message = "There is a space in this picture’s path, so the page shows no picture."
    const advice = `Rename the file without spaces, and write ![${words}](${written.replaceAll(/\s+/g, "-")}).`
    return { code: "picture-space", message, advice }
  }
  const message = "There is a space in this link’s address, so the page shows no link."
  return { code: "link-space", message, advice: `Write [${words}](${written.replaceAll(/\s+/g, "%20")}).` }
}

const bullet = /^\s*(?:[•●▪◦‣·]|\u{f0b7})\s*/u

function inLines(node: Paragraph, text: string): TextFinding[] {
  const lines = writtenAs(node, text).split("\n")
  if (lines.length > 1 && lines.every((line) => /^\s*\|.*\|\s*$/.test(line)))
    return [textError(startOf(node), tableRule(lines[0] ?? ""))]
  const point = lines.find((line) => bullet.test(line))
  return point === undefined
    ? []
    : [textError(startOf(node) + text.slice(startOf(node)).indexOf(point), bulletOf(point))]
}

function tableRule(head: string): Complaint {
  const rule = `|${" --- |".repeat(head.trim().slice(1, -1).split("|").length)}`
  const message = "This table has no line of dashes under its first line, so the page shows no table."
  return { code: "table-rule", message, advice: `Write ${rule} as the second line.` }
}

function bulletOf(line: string): Complaint {
  const message = "This bullet was pasted from a word processor, so the page shows no list."
  return { code: "bullet", message, advice: `Write - ${line.replace(bullet, "").trim().slice(0, 40)}` }
}
