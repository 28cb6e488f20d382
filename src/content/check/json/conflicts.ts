import { parseMarkdown, pieces, spanOf } from "../../texts/markdown"
import { errorAt, type LocalDiagnostic } from "../report/diagnostic"
import { positionAt, type SourceText } from "./source-text"

/** What git writes around two versions of the same lines; between them, the version before both may stand. */
const conflict =
  /^<{7}(?: .*)?\r?\n(?<one>[\s\S]*?)(?:^\|{7}(?: .*)?\r?\n[\s\S]*?)?^={7}\r?\n(?<other>[\s\S]*?)^>{7}(?: .*)?$/gm

/**
 * @param source the text of a file
 * @returns an error for each place at which git could not merge two versions, with the lines of both
 */
export function conflictDiagnostics(source: SourceText): LocalDiagnostic[] {
  return [...source.text.matchAll(conflict)].map(({ index, 0: whole, groups: { one = "", other = "" } = {} }) => {
    const first = positionAt(source, index).line
    const last = positionAt(source, index + whole.length).line
    const message = {
      code: "merge-conflict",
      message: `This is a merge conflict: git has left both versions, ${linesOf(first + 1, one)} and ${linesOf(last - countOf(other), other)}.`,
      advice: "Keep the lines that are right, and remove the others with the lines <<<<<<<, ======= and >>>>>>>.",
    }
    return errorAt([], message, { span: { start: index, end: index + whole.length } })
  })
}

const countOf = (lines: string): number => lines.split("\n").length - 1

function linesOf(first: number, lines: string): string {
  const count = countOf(lines)
  if (count === 0) return "no lines"
  return count === 1 ? `line ${first}` : `lines ${first} to ${first + count - 1}`
}

/** The same for a text in Markdown, whose code may show a conflict. */
export function conflictsInText(source: SourceText): LocalDiagnostic[] {
  const found = conflictDiagnostics(source)
  if (found.length === 0) return []
  const code = [...pieces(parseMarkdown(source.text))].flatMap(({ node }) =>
    node.type === "code" ? [spanOf(node)] : [],
  )
  return found.filter(({ span }) => !code.some(({ start, end }) => span && start <= span.start && span.end <= end))
}
