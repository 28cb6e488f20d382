import type { Diagnostic } from "../../../src/content/check/report/diagnostic"
import { committedBytes } from "../publishing/git"
import { diagnosticsIn } from "./diagnostics"
import { type Disk, diskAt } from "./disk"

/** What the content stands on; tests put other things in their places. */
export interface Ground {
  readonly disk: Disk
  /** The check of all content, with other bytes in place of files. */
  readonly check: (overlay: ReadonlyMap<string, Buffer | undefined>) => Promise<readonly Diagnostic[]>
  /** What a file held at the last commit. */
  readonly committed: (file: string) => Promise<Buffer | undefined>
}

/** @returns the disk, the check and the repository of a folder with content */
export const groundOf = (root: string): Ground => ({
  disk: diskAt(root),
  check: (overlay) => diagnosticsIn(root, overlay),
  committed: (file) => committedBytes(root, file),
})
