import { readFile } from "node:fs/promises"
import { checkFile } from "../../../src/content/check/check-file"
import { problemOf, syntaxProblems } from "../../../src/content/check/place-findings"
import type { Problem } from "../../../src/content/check/report/problem"
import { contentFile } from "../../../src/content/contract/files"
import { ownPageSlug } from "../../../src/content/contract/own-page"
import { readOwnPage } from "../../../src/content/own-pages/read-own-page"
import type { Change } from "./content"
import { edited } from "./edited"
import { within } from "./within"

/**
 * What the check says of a file by itself, were it edited: quick enough to be asked while somebody types. Whether it goes with the other files is
 * asked when it is written.
 *
 * @param root the folder of the content
 * @param file within it
 * @param change of it
 * @returns what is wrong with the file then; nothing for a file that has no rules of its own, such as a text
 */
export async function judge(root: string, file: string, change: Change): Promise<readonly Problem[]> {
  const contract = contentFile(file)
  const isOwn = ownPageSlug(file) !== undefined
  if (!contract && !isOwn) return []
  const before = await readFile(await within(root, file)).catch(() => undefined)
  const bytes = await edited(root, file, before, change)
  const checked = contract ? checkFile(contract, bytes) : readOwnPage(file, bytes)
  const folder = { root: "" }
  return [...syntaxProblems(checked, folder), ...checked.findings.map((finding) => problemOf(finding, checked, folder))]
}
