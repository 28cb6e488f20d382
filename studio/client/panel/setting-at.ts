import { headed } from "../../../src/content/texts/head"
import type { TextMatch } from "../content/find"

/**
 * @param match that a search in the content has found: of a Markdown file, a line
 * @param text of the file
 * @returns the setting that stands in that line, if it is one of those at the top of a page of the owner's own
 */
export function settingAt(match: TextMatch, text: string | undefined): TextMatch | undefined {
  const { head } = headed(text ?? "")
  if (match.line === undefined || head === undefined) return undefined
  // The first of them stands below the line of ---.
  const [lines, index] = [head.split("\n"), match.line - 1]
  if (index >= lines.length) return undefined
  const key = lines
    .slice(0, index)
    .map((line) => /^(\w+):/.exec(line)?.[1])
    .findLast((name) => name !== undefined)
  return key === undefined ? undefined : { file: match.file, path: [key], value: match.value }
}
