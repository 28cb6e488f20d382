import { posix, sep } from "node:path"
import { checkData } from "../../src/content/check/check-data"
import type { Problem } from "../../src/content/check/report/problem"

/**
 * @param root the folder of the content
 * @param instead what is judged in the place of files; nothing for a file that is not to be there
 * @returns what the check says, its files named within data/
 */
export async function problemsIn(
  root: string,
  instead?: ReadonlyMap<string, Buffer | undefined>,
): Promise<readonly Problem[]> {
  const problems = await checkData(root, instead)
  return problems.map((problem) => ({ ...problem, file: posix.relative(root.replaceAll(sep, "/"), problem.file) }))
}
