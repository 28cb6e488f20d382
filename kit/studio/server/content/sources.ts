import type { Diagnostic } from "../../../content/diagnostic/diagnostic"
import { committedBytes } from "../../../owner/files/git"
import { diagnosticsIn } from "./diagnostics"
import { type Disk, diskAt, type FileBytes } from "./disk"

/** How content is read, checked and compared; each replaceable in tests. */
export interface Sources {
  readonly disk: Disk
  /** Checks all content, with an overlay in place of files. */
  readonly check: (overlay: FileBytes) => Promise<readonly Diagnostic[]>
  /** A file's bytes at the last commit. */
  readonly committed: (file: string) => Promise<Buffer | undefined>
}

/** @returns the disk, the check and the repository of a content folder */
export const sourcesOf = (root: string): Sources => ({
  disk: diskAt(root),
  check: (overlay) => diagnosticsIn(root, overlay),
  committed: (file) => committedBytes(root, file),
})
