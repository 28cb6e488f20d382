import { ownPageSlug } from "../../src/content/contract/own-page"
import type { Json } from "../../src/content/edit/edit-json"
import { settingsOf } from "../../src/content/edit/edit-settings"
import { headed } from "../../src/content/texts/head"

/**
 * @param file within data/
 * @param text of it
 * @returns the content of a JSON file, or the settings at the top of an own page; undefined where there is none, or it cannot be read
 */
export function contentIn(file: string, text: string): Json | undefined {
  if (ownPageSlug(file) !== undefined) return settingsOf(text)
  if (!file.endsWith(".json") || text === "") return undefined
  try {
    return JSON.parse(text) as Json
  } catch {
    // It is being edited elsewhere, or broken; the check says which.
    return undefined
  }
}

/** @returns the settings at the top of an own page with the lines around them; empty for any other file */
export const headOf = (file: string, text: string): string =>
  ownPageSlug(file) === undefined ? "" : text.slice(0, headLength(text))

/** Spaces stand in the place of the settings, so the body is as long as the file. */
function headLength(text: string): number {
  const { head, headStart, body } = headed(text)
  if (head === undefined) return 0
  const end = headStart + head.length
  const rule = /^---[ \t]*(?:\r?\n|$)/.exec(text.slice(end))
  return body.length - (text.length - end - (rule?.[0].length ?? 0))
}

/** @returns the text of a Markdown file, without settings at its top, its lines ended as editors have them */
export const bodyOf = (file: string, text: string): string =>
  text.slice(headOf(file, text).length).replace(/\r\n?/g, "\n")
