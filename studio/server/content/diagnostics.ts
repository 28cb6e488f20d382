import { posix, sep } from "node:path"
import { checkData } from "../../../src/content/check/check-data"
import { CheckMemo } from "../../../src/content/check/memo"
import type { Diagnostic } from "../../../src/content/check/report/diagnostic"

/** The check's memo of each folder: an edit leaves most results unchanged. */
const memories = new Map<string, CheckMemo>()

/**
 * @param root the folder of the content
 * @param overlay bytes to check in place of files; undefined for a file to treat as absent
 * @returns the check's diagnostics, their files relative to `root`
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
