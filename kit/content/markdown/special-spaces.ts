import type { Nodes, Root } from "mdast"
import { monthCalled } from "../../language/month-names"

/**
 * Special spaces, which a keyboard or an input method inserts unnoticed, after the signs that begin a heading, a list, a quotation or a task, in a rule, and in
 * the line of dashes of a table.
 */
const behindSign =
  /^((?:[\p{Zs}\t>]|(?:[-*+]|\d{1,9}[.)])[\p{Zs}\t])*(?:#{1,6}|[-*+>]|(?<=[-*+]\p{Zs})\[[ xX]\]|(?:-{3,}|\*{3,}|_{3,})(?=\p{Zs}+$)|\d{1,9}[.)]))((?! )\p{Zs}\p{Zs}*)(\S*)|^[ \t]*\|(?=[|:\p{Zs}-]*-)[|:\p{Zs}-]*$/gmu

/**
 * Treats a special space after a sign like a plain one.
 *
 * @param text in Markdown
 * @param parse is asked for the text's code, which stays as it is, if there is a special space at all
 * @returns the text with plain spaces after signs; offsets are the same
 */
export function withPlainSpaces(text: string, parse: (text: string) => Root): string {
  if (!/(?! )\p{Zs}/u.test(text)) return text
  const isCode = codeIn(parse(text), text.length)
  return text.replace(behindSign, (line: string, sign: string | undefined, _spaces, word: string, start: number) => {
    // Between a day and its month, such a space is there to keep them on one line.
    const isDay = sign !== undefined && /\d[.)]$/.test(sign) && monthCalled(word) !== undefined
    return isDay || isCode[start] === 1 ? line : line.replace(/\p{Zs}/gu, " ")
  })
}

function codeIn(tree: Root, length: number): Uint8Array {
  const isCode = new Uint8Array(length)
  const mark = (node: Nodes): void => {
    if (node.type === "code") isCode.fill(1, node.position?.start.offset, node.position?.end.offset)
    if ("children" in node) for (const child of node.children) mark(child)
  }
  mark(tree)
  return isCode
}
