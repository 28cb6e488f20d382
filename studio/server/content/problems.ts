import { posix, sep } from "node:path"
import { checkData } from "../../../src/content/check/check-data"
import { CheckMemory } from "../../../src/content/check/memory"
import type { Problem } from "../../../src/content/check/report/problem"

/** What was found in a folder so far: most of it is as it was before the last edit. */
const memories = new Map<string, CheckMemory>()

/**
 * @param root the folder of the content
 * @param instead what is judged in the place of files; nothing for a file that is not to be there
 * @returns what the check says, its files named within data/
 */
export async function problemsIn(
  root: string,
  instead?: ReadonlyMap<string, Buffer | undefined>,
): Promise<readonly Problem[]> {
  const memory = memories.get(root) ?? new CheckMemory()
  memories.set(root, memory)
  const problems = await checkData(root, { ...(instead ? { instead } : {}), memory })
  return problems.map((problem) => ({ ...problem, file: posix.relative(root.replaceAll(sep, "/"), problem.file) }))
}
