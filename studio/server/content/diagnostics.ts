import { posix, sep } from "node:path"
import { checkData } from "../../../src/content/check/check-data"
import { CheckMemory } from "../../../src/content/check/memory"
import type { Diagnostic } from "../../../src/content/check/report/diagnostic"

/** What was found in a folder so far: most of it is as it was before the last edit. */
const memories = new Map<string, CheckMemory>()

/**
 * @param root the folder of the content
 * @param instead what is judged in the place of files; nothing for a file that is not to be there
 * @returns what the check says, its files named within data/
 */
export async function diagnosticsIn(
  root: string,
  instead?: ReadonlyMap<string, Buffer | undefined>,
): Promise<readonly Diagnostic[]> {
  const memory = memories.get(root) ?? new CheckMemory()
  memories.set(root, memory)
  const diagnostics = await checkData(root, { ...(instead ? { instead } : {}), memory })
  return diagnostics.map((diagnostic) => ({
    ...diagnostic,
    file: posix.relative(root.replaceAll(sep, "/"), diagnostic.file),
  }))
}
