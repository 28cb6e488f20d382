import { splitFrontMatter } from "../../../content/markdown/settings"
import type { TextMatch } from "../content/text-index"

/**
 * @param match found in the content, with its line if it is in a Markdown file
 * @param text of the file
 * @returns the front matter key that the line belongs to; undefined if the line is not in front matter
 */
export function settingAt(match: TextMatch, text: string | undefined): TextMatch | undefined {
  const { head } = splitFrontMatter(text ?? "")
  if (match.line === undefined || head === undefined) return undefined
  // Line 1 of the file is the opening ---, so the first line of the front matter is line 2.
  const [lines, index] = [head.split("\n"), match.line - 1]
  if (index >= lines.length) return undefined
  const key = lines
    .slice(0, index)
    .map((line) => /^(\w+):/.exec(line)?.[1])
    .findLast((name) => name !== undefined)
  return key === undefined ? undefined : { file: match.file, path: [key], value: match.value }
}
