import type { Redirect } from "../../../../content/diagnostic/diagnostic"
import { changedRedirects } from "../../../references/redirects"
import { encodedLike, textsOf } from "../../../references/texts"
import type { ContentFiles } from "../content-files"
import type { ChangeOutcome } from "./write-file"

const file = "redirects.json"

/**
 * Adds a redirect; the file is created if it is missing.
 *
 * @param content of the owner
 * @param redirect from an old address to a new one
 * @param by the requesting tab
 * @throws NoSuchPath if redirects.json cannot be read
 */
export function addRedirect(content: ContentFiles, redirect: Redirect, by?: string): Promise<ChangeOutcome> {
  return content.change((present) => {
    const texts = textsOf(present)
    const before = present.get(file)
    const given = texts.get(file) ?? before?.toString("utf8")
    const { text } = changedRedirects(given, { added: [redirect], inUse: [] }, texts.get("site.json") ?? "")
    return new Map([[file, text === undefined ? before : encodedLike(text, before)]])
  }, by)
}
