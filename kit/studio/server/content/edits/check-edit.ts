import { checkFile, located } from "../../../../content/check/check-file"
import { readCustomPage } from "../../../../content/check/read-custom-page"
import { customPageSlug } from "../../../../content/contract/data-paths"
import { contentFile } from "../../../../content/contract/files"
import type { Diagnostic } from "../../../../content/diagnostic/diagnostic"
import { NoSuchPath } from "../../../../content/json/edit-json"
import { type Disk, diskAt } from "../disk"
import { applyEdit, type FileEdit } from "./apply-edit"
import { refusedName } from "./renames"

/**
 * Checks one file as if this edit had been made, fast enough to run while typing. Cross-file rules are checked when it is written.
 *
 * @param root the folder of the content
 * @param file within it
 * @param edit to apply; nothing is written
 * @returns the diagnostics of the edited file; empty for a file without rules of its own, such as a text, and for an edit that does not fit the file: the answer to
 *   saving it says so
 */
export async function checkEdit(root: string, file: string, edit: FileEdit): Promise<readonly Diagnostic[]> {
  const contract = contentFile(file)
  const isOwn = customPageSlug(file) !== undefined
  if (!contract && !isOwn) return []
  const { read } = diskAt(root)
  const ofName = edit.kind === "name" ? refusedName(file, edit.to) : []
  const bytes = await bytesAfter(file, edit, read)
  if (!bytes) return []
  const checked = contract ? checkFile(contract, bytes) : readCustomPage(file, bytes)
  return [...ofName, ...located(checked.diagnostics, { ...checked, path: file }, { root: "" })]
}

/** The edited file's bytes; undefined if the edit does not fit, such as removing a value that does not exist yet. */
async function bytesAfter(file: string, edit: FileEdit, read: Disk["read"]): Promise<Buffer | undefined> {
  try {
    return (await applyEdit(file, await read(file), edit, read)) ?? Buffer.alloc(0)
  } catch (error) {
    if (error instanceof NoSuchPath) return undefined
    throw error
  }
}
