import type { TextMatch } from "../content/find"

/**
 * @param match that a search in the content has found: of a Markdown file, a line
 * @param text of the file
 * @returns the setting that stands in that line, if it is one of those at the top of a page of the owner's own
 */
export function settingAt(match: TextMatch, text: string | undefined): TextMatch | undefined {
  if (match.line === undefined || !text?.startsWith("---")) return undefined
  const lines = text.split(/\r?\n/)
  const end = lines.indexOf("---", 1)
  if (match.line > end) return undefined
  const key = lines
    .slice(0, match.line)
    .map((line) => /^(\w+):/.exec(line)?.[1])
    .findLast((name) => name !== undefined)
  return key === undefined ? undefined : { file: match.file, path: [key], value: match.value }
}
