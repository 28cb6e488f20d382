import { customPageSlug } from "../../content/contract/data-paths"
import type { Json } from "../../content/json/edit-json"
import { withLineFeeds } from "../../content/location/source-text"
import { settingsOf, splitFrontMatter } from "../../content/markdown/settings"

/**
 * @param file within data/
 * @param text of the file
 * @returns the content of a JSON file, or a custom page's front matter; undefined if there is none, or it cannot be parsed
 */
export function contentIn(file: string, text: string): Json | undefined {
  if (customPageSlug(file) !== undefined) return settingsOf(text)
  if (!file.endsWith(".json") || text === "") return undefined
  try {
    return JSON.parse(text) as Json
  } catch {
    // Either another program is still writing the file, or it is broken, which the check reports.
    return undefined
  }
}

/** @returns a custom page's front matter with its fences and LF line breaks; empty for any other file */
export const frontMatterOf = (file: string, text: string): string =>
  customPageSlug(file) === undefined ? "" : withLineFeeds(text).slice(0, splitFrontMatter(text).bodyStart)

/** @returns how many lines of a Markdown file are above its text */
export const linesAbove = (file: string, text: string): number => frontMatterOf(file, text).split("\n").length - 1

/** @returns the text of a Markdown file without front matter and with LF line breaks */
export const bodyOf = (file: string, text: string): string =>
  withLineFeeds(text).slice(frontMatterOf(file, text).length)
