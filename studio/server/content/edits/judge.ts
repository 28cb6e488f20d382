import { checkFile } from "../../../../src/content/check/check-file"
import { located } from "../../../../src/content/check/locate"
import type { Diagnostic } from "../../../../src/content/check/report/diagnostic"
import { customPageSlug } from "../../../../src/content/contract/custom-page"
import { contentFile } from "../../../../src/content/contract/files"
import { readCustomPage } from "../../../../src/content/custom-pages/read-custom-page"
import { diskAt } from "../disk"
import { edited, type FileEdit } from "./edited"

/**
 * What the check says of a file by itself, were it edited: quick enough to be asked while somebody types. Whether it goes with the other files is
 * asked when it is written.
 *
 * @param root the folder of the content
 * @param file within it
 * @param edit of it
 * @returns what is wrong with the file then; nothing for a file that has no rules of its own, such as a text
 */
export async function judge(root: string, file: string, edit: FileEdit): Promise<readonly Diagnostic[]> {
  const contract = contentFile(file)
  const isOwn = customPageSlug(file) !== undefined
  if (!contract && !isOwn) return []
  const { read } = diskAt(root)
  const bytes = await edited(file, await read(file), edit, read)
  const checked = contract ? checkFile(contract, bytes) : readCustomPage(file, bytes)
  return located(checked, { root: "" })
}
