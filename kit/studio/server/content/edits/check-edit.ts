import { checkFile, located } from "../../../../content/check/check-file"
import { readCustomPage } from "../../../../content/check/read-custom-page"
import { customPageSlug } from "../../../../content/contract/data-paths"
import { contentFile } from "../../../../content/contract/files"
import type { Diagnostic } from "../../../../content/diagnostic/diagnostic"
import { NoSuchPath } from "../../../../content/json/edit-json"
import { languageInTexts } from "../../../references/references"
import { textsOf } from "../../../references/texts"
import { type Disk, diskAt } from "../disk"
import { applyEdits, type FileEdit } from "./apply-edit"
import { refusedName } from "./renames"

/**
 * Checks one file as if these edits had been made, fast enough to run while typing. Cross-file rules are checked when it is written.
 *
 * @param root the folder of the content
 * @param file within it
 * @param edits to apply, one after the other; nothing is written
 * @returns the diagnostics of the edited file; empty for a file without rules of its own, such as a text, and for edits that do not fit the file: the answer to
 *   saving them says so
 */
export async function checkEdit(
  root: string,
  file: string,
  edits: readonly FileEdit[],
): Promise<readonly Diagnostic[]> {
  const contract = contentFile(file)
  const isOwn = customPageSlug(file) !== undefined
  if (!contract && !isOwn) return []
  const { read } = diskAt(root)
  const language = languageInTexts(textsOf(new Map([["site.json", await read("site.json")]])))
  const ofNames = edits.flatMap((edit) => (edit.kind === "name" ? refusedName(file, edit.to, language) : []))
  const bytes = await bytesAfter(file, edits, read)
  if (!bytes) return []
  const checked = contract ? checkFile(contract, bytes) : readCustomPage(file, bytes)
  return [...ofNames, ...located(checked.diagnostics, { ...checked, path: file }, { root: "" })]
}

/** The edited file's bytes; undefined if an edit does not fit, such as removing a value that does not exist yet. */
async function bytesAfter(file: string, edits: readonly FileEdit[], read: Disk["read"]): Promise<Buffer | undefined> {
  try {
    return (await applyEdits(file, await read(file), edits, read)) ?? Buffer.alloc(0)
  } catch (error) {
    if (error instanceof NoSuchPath) return undefined
    throw error
  }
}
