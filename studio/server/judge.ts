import { readFile } from "node:fs/promises"
import { checkFile } from "../../src/content/check/check-file"
import { problemOf, syntaxProblems } from "../../src/content/check/place-findings"
import type { Problem } from "../../src/content/check/report/problem"
import { contentFile } from "../../src/content/contract/files"
import { type Edit, editJson } from "../../src/content/edit/edit-json"

/**
 * What the check says of a file by itself, were it edited: quick enough to be asked while somebody types. Whether it goes with the other files is
 * asked when it is written.
 *
 * @param path of the file on this disk
 * @param file the same within data/
 * @param edit of it
 * @returns what is wrong with the file then; nothing for a file that the contract does not know
 */
export async function judge(path: string, file: string, edit: Edit): Promise<readonly Problem[]> {
  const contract = contentFile(file)
  if (!contract) return []
  const text = (await readFile(path, "utf8")).replace(/^\ufeff/, "")
  const checked = checkFile(contract, Buffer.from(editJson(text, edit)))
  const folder = { root: "", realRoot: "", files: [], loops: [] }
  return [...syntaxProblems(checked, folder), ...checked.findings.map((finding) => problemOf(finding, checked, folder))]
}
