import type { Proposal } from "./proposal"

/** The files of a zip archive, of a folder, or a single file. */
export interface SourceFiles {
  /** The name of the archive, folder or file. */
  readonly name: string
  /** Paths of all files, with "/" between folders, none of them leading outside. */
  readonly paths: readonly string[]
  /** @returns the bytes of a file */
  read(path: string): Promise<Buffer>
  /** @returns a file's text, decoded from UTF-8, UTF-16 or Windows-1252 */
  text(path: string): Promise<string>
}

/** A format that can be imported. */
export interface Format {
  /** As messages call it, such as "a LinkedIn archive". */
  readonly name: string
  recognizes(files: SourceFiles): Promise<boolean>
  /**
   * @param tell is told, in sentences for the owner, what the source has and does not offer, such as posts for paying readers
   * @returns what the source offers, in its order
   * @throws an ImportRefusal with a sentence for the owner if it cannot be read
   */
  read(files: SourceFiles, tell?: (sentence: string) => void): Promise<readonly Proposal[]>
}

/** Why a source cannot be imported, in a sentence for the owner. */
export class ImportRefusal extends Error {}
