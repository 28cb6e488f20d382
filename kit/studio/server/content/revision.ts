import { createHash } from "node:crypto"
import { isGuide } from "../../../content/contract/data-paths"

/** One state of a file of data/. */
export interface Revision {
  /** Within data/. */
  readonly file: string
  readonly text: string
  /** A hash of the file's bytes; empty for a missing file. */
  readonly revision: string
  /** Greater for a later state of the file. */
  readonly seq: number
}

/** @returns a hash of a file's bytes; empty for a missing file */
export const revisionOf = (bytes: Buffer | undefined): string =>
  bytes ? createHash("sha256").update(bytes).digest("base64url").slice(0, 22) : ""

/** @returns whether two states of a file are equal; undefined is a missing file */
export const isSameBytes = (one: Buffer | undefined, other: Buffer | undefined): boolean =>
  one && other ? one.equals(other) : one === other

/** @returns whether a file of data/ is text that the studio edits: JSON or Markdown, but no guide */
export const isTextFile = (file: string): boolean => /\.(?:json|md)$/i.test(file) && !isGuide(file)
