import { checkFile } from "../../../../src/content/check/check-file"
import { located } from "../../../../src/content/check/locate"
import type { Diagnostic } from "../../../../src/content/check/report/diagnostic"
import { customPageSlug } from "../../../../src/content/contract/custom-page"
import { contentFile } from "../../../../src/content/contract/files"
import { readCustomPage } from "../../../../src/content/custom-pages/read-custom-page"
import { languageInTexts } from "../../../../src/content/references/references"
import { textsOf } from "../../../../src/content/references/texts"
import { diskAt } from "../disk"
import { editedByAll, type FileEdit } from "./edited"
import { refusedName } from "./renames"

/**
 * Checks one file as if it had these edits: fast enough to run while typing. Rules across files are checked when it is written.
 *
 * @param root the folder of the content
 * @param file within it
 * @param edits to apply, one after the other; nothing is written
 * @returns the diagnostics of the edited file; empty for a file without rules of its own, such as a text
 */
export async function judge(root: string, file: string, edits: readonly FileEdit[]): Promise<readonly Diagnostic[]> {
  const contract = contentFile(file)
  const isOwn = customPageSlug(file) !== undefined
  if (!contract && !isOwn) return []
  const { read } = diskAt(root)
  const language = languageInTexts(textsOf(new Map([["site.json", await read("site.json")]])))
  const ofNames = edits.flatMap((edit) => (edit.kind === "name" ? refusedName(file, edit.to, language) : []))
  const bytes = (await editedByAll(file, await read(file), edits, read)) ?? Buffer.alloc(0)
  const checked = contract ? checkFile(contract, bytes) : readCustomPage(file, bytes)
  return [...ofNames, ...located(checked, { root: "" })]
}
