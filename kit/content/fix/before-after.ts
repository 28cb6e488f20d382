import type { Diagnostic } from "../diagnostic/diagnostic"
import { contentOf, parseJson } from "../json/json-text"
import { valueAt } from "../location/json-path"
import { changedPart, sourceText } from "../location/source-text"
import { settingsOf } from "../markdown/settings"
import type { OwnFixEdit } from "./apply-fix-edit"

/** What a fix changes, short enough for a line. */
export interface BeforeAfter {
  readonly before: string
  /** Empty if nothing is left of it. */
  readonly after: string
}

/**
 * @param diagnostic whose fix it is
 * @param edit of the fix
 * @param text of the file before the fix, without a byte order mark
 * @returns the value, the key or the part of a line before and after
 */
export function beforeAndAfter({ file, range, lineText }: Diagnostic, edit: OwnFixEdit, text: string): BeforeAfter {
  if (edit.kind === "text") {
    // Of a line, since a fix can be a comma alone.
    const [start, end] = [edit.range.start.column - 1, edit.range.end.column - 1]
    const isInLine = edit.range.start.line === range.start.line && edit.range.end.line === range.start.line
    const line = isInLine ? lineText : ""
    return shortened(line, line.slice(0, start) + edit.text + line.slice(end))
  }
  const before = inWords(valueAt(contentIn(file, text), edit.path))
  if (edit.kind === "set") return shortened(before, inWords(edit.to))
  const key = edit.path.at(-1)
  return shortened(typeof key === "string" ? `${inWords(key)}: ${before}` : before, "")
}

const inWords = (value: unknown): string => JSON.stringify(value) ?? ""

function contentIn(file: string, text: string): unknown {
  if (file.endsWith(".md")) return settingsOf(text)
  const { root } = parseJson(sourceText(text))
  return root && contentOf(root)
}

/** How many characters are shown around what changes, and how many of what changes itself. */
const around = 24
const maxShownLength = 60

function shortened(before: string, after: string): BeforeAfter {
  const { start, end, insert } = changedPart(before, after)
  const from = Math.max(0, start - around)
  const part = (text: string, behind: number) => {
    const to = Math.min(text.length, Math.min(behind, start + maxShownLength) + around)
    const shown = text.slice(from, to).trim()
    return `${text.slice(0, from).trim() ? "…" : ""}${shown}${to < text.length ? "…" : ""}`
  }
  return { before: part(before, end), after: after === "" ? "" : part(after, start + insert.length) }
}
