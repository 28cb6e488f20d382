import { type DiagnosticMessage, errorAt, type LocalDiagnostic } from "../diagnostic/diagnostic"
import { positionAt, type SourceText } from "../location/source-text"
import { say } from "../sentences/sentences"

/** The lines that git writes around two versions of the same lines; it may add their common ancestor between the two. */
const marks = /^(?:(?<begin><{7})(?: .*)?|(?<base>\|{7})(?: .*)?|(?<middle>={7})|(?<end>>{7})(?: .*)?)$/gm

/**
 * @param source the text of a file
 * @returns an error for each place where git could not merge two versions, naming the lines of both
 */
export function conflictDiagnostics(source: SourceText): LocalDiagnostic[] {
  const found: LocalDiagnostic[] = []
  /** The offset of the conflict, and the line numbers of its marks. */
  let open: { readonly start: number; readonly begin: number; one?: number; middle?: number } | undefined
  for (const { index, 0: mark, groups = {} } of source.text.matchAll(marks)) {
    const { line } = positionAt(source, index)
    if (!open) {
      if (groups.begin) open = { start: index, begin: line }
    } else if (open.middle === undefined) {
      if (groups.base || groups.middle) open.one ??= line
      if (groups.middle) open.middle = line
    } else if (groups.end) {
      const { start, begin, one = open.middle, middle } = open
      const message = unmerged([begin + 1, one - 1], [middle + 1, line - 1])
      found.push(errorAt([], message, { span: { start, end: index + mark.length } }))
      open = undefined
    }
  }
  return found
}

type Lines = readonly [first: number, last: number]

/** @param lines between two marks */
const unmerged = ([first, firstEnd]: Lines, [second, secondEnd]: Lines): DiagnosticMessage =>
  say("merge-conflict", {
    firstKind: countOf(first, firstEnd),
    first,
    firstEnd,
    secondKind: countOf(second, secondEnd),
    second,
    secondEnd,
  })

const countOf = (first: number, last: number): string => (first > last ? "none" : first === last ? "one" : "several")
