import { posix, sep } from "node:path"
import { checkData } from "../../../src/content/check/check-data"
import { CheckMemo } from "../../../src/content/check/memo"
import type { Diagnostic } from "../../../src/content/check/report/diagnostic"

/** What was found in a folder so far: most of it is as it was before the last edit. */
const memories = new Map<string, CheckMemo>()

/**
 * @param root the folder of the content
 * @param overlay what is judged in place of files; nothing for a file that is not to be there
 * @returns what the check says, its files named within data/
 */
export async function diagnosticsIn(
  root: string,
  overlay?: ReadonlyMap<string, Buffer | undefined>,
): Promise<readonly Diagnostic[]> {
  const memo = memories.get(root) ?? new CheckMemo()
  memories.set(root, memo)
  const diagnostics = await checkData(root, { ...(overlay ? { overlay } : {}), memo })
  return diagnostics.map((diagnostic) => ({
    ...diagnostic,
    file: posix.relative(root.replaceAll(sep, "/"), diagnostic.file),
  }))
}
