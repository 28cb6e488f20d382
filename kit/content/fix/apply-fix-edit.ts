import type { FixEdit } from "../diagnostic/diagnostic"
import { editJson } from "../json/edit-json"
import { editRange } from "../location/source-text"
import { editSettings } from "../markdown/settings"

/** A fix to the file in which the mistake was found; a redirect is an entry in another file. */
export type OwnFixEdit = Exclude<FixEdit, { readonly kind: "redirect" }>

/**
 * @param file within data/
 * @param text of the file, without a byte order mark
 * @param edit of a fix
 * @returns the text with the fix; all other bytes stay as they are
 * @throws NoSuchPath if the edit does not fit the text
 */
export function applyFixEdit(file: string, text: string, edit: OwnFixEdit): string {
  if (edit.kind === "text") return editRange(text, edit.range, edit.text)
  return file.endsWith(".md") ? editSettings(text, edit) : editJson(text, edit)
}
