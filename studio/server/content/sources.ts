import type { Diagnostic } from "../../../src/content/check/report/diagnostic"
import { committedBytes } from "../publishing/git"
import { diagnosticsIn } from "./diagnostics"
import { type Disk, diskAt } from "./disk"

/** Where content is read, judged and compared; tests replace each. */
export interface Sources {
  readonly disk: Disk
  /** The check of all content, with other bytes in place of files. */
  readonly check: (overlay: ReadonlyMap<string, Buffer | undefined>) => Promise<readonly Diagnostic[]>
  /** What a file held at the last commit. */
  readonly committed: (file: string) => Promise<Buffer | undefined>
}

/** @returns the disk, the check and the repository of a folder with content */
export const sourcesOf = (root: string): Sources => ({
  disk: diskAt(root),
  check: (overlay) => diagnosticsIn(root, overlay),
  committed: (file) => committedBytes(root, file),
})
