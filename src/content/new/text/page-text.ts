import { posix } from "node:path"
import { stringify } from "yaml"
import { ownPageFolder } from "../../contract/own-page"
import { unwrittenText } from "../../contract/texts"

/**
 * @param page what was answered; a picture by its path within data/
 * @returns a page of the owner's own, its settings between two lines of ---, its text to be written
 */
export function pageText({ slug: _, picture, ...settings }: Readonly<Record<string, unknown>>): string {
  const given = picture === undefined ? {} : { picture: posix.relative(ownPageFolder, String(picture)) }
  // Unfolded: a line per setting is what the guide shows.
  return `---\n${stringify({ ...settings, ...given }, { lineWidth: 0 })}---\n\n${unwrittenText}`
}
