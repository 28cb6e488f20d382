import { posix, sep } from "node:path"
import { checkData } from "../../../content/check/check-data"
import { findSampleLeftovers, type SampleLeftover } from "../../../content/check/sample-left"
import type { Diagnostic } from "../../../content/diagnostic/diagnostic"
import { readFolder } from "../../../content/files/data-folder"
import { CheckMemo } from "../../../content/files/memo"
import { isSample } from "../../../owner/sample"
import type { FileBytes } from "./disk"

/** The check's memo of each folder: an edit leaves most results unchanged. */
const memories = new Map<string, CheckMemo>()

function memoOf(root: string): CheckMemo {
  const memo = memories.get(root) ?? new CheckMemo()
  memories.set(root, memo)
  return memo
}

/** How much of the sample the content still is. */
export interface SampleState {
  /** Whether it is exactly the sample. */
  readonly isWhole: boolean
  /** If not, the places that still hold sample content. */
  readonly left: readonly SampleLeftover[]
}

/** @returns how much of a folder is still the sample */
export async function sampleIn(root: string): Promise<SampleState> {
  const state = await readFolder(
    root,
    { memo: memoOf(root) },
    async (folder): Promise<SampleState> =>
      isSample(root) ? { isWhole: true, left: [] } : { isWhole: false, left: await findSampleLeftovers(folder) },
  )
  return state ?? { isWhole: false, left: [] }
}

/**
 * @param root the folder of the content
 * @param overlay bytes to check in place of files; undefined for a file to treat as absent
 * @returns the check's diagnostics, their files relative to `root`
 */
export async function diagnosticsIn(root: string, overlay?: FileBytes): Promise<readonly Diagnostic[]> {
  const diagnostics = await checkData(root, { ...(overlay ? { overlay } : {}), memo: memoOf(root) })
  return diagnostics.map((diagnostic) => ({
    ...diagnostic,
    file: posix.relative(root.replaceAll(sep, "/"), diagnostic.file),
  }))
}
