import { createHash } from "node:crypto"
import { isGuide } from "../../../src/content/contract/texts"

/** A file of data/ as it is now. */
export interface Revision {
  /** Within data/. */
  readonly file: string
  readonly text: string
  /** Tells this state of the file from others; empty for one that is not there. */
  readonly revision: string
  /** Of two states of a file, the one with the greater number is the later. */
  readonly seq: number
}

/** @returns what tells this state of a file from others; empty for one that is not there */
export const revisionOf = (bytes: Buffer | undefined): string =>
  bytes ? createHash("sha256").update(bytes).digest("base64url").slice(0, 22) : ""

/** @returns whether two states of a file are the same; undefined is a file that is not there */
export const isSameBytes = (one: Buffer | undefined, other: Buffer | undefined): boolean =>
  one && other ? one.equals(other) : one === other

/** @returns whether a file of data/ has text that the studio edits */
export const isTextFile = (file: string): boolean => /\.(?:json|md)$/i.test(file) && !isGuide(file)
