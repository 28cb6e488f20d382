import type { Place } from "../content/find"

/**
 * @param place that a search in the content has found: of a Markdown file, a line
 * @param text of the file
 * @returns the setting that stands in that line, if it is one of those at the top of a page of the owner's own
 */
export function settingAt(place: Place, text: string | undefined): Place | undefined {
  if (place.line === undefined || !text?.startsWith("---")) return undefined
  const lines = text.split(/\r?\n/)
  const end = lines.indexOf("---", 1)
  if (place.line > end) return undefined
  const key = lines
    .slice(0, place.line)
    .map((line) => /^(\w+):/.exec(line)?.[1])
    .findLast((name) => name !== undefined)
  return key === undefined ? undefined : { file: place.file, path: [key], value: place.value }
}
