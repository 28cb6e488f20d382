import { Refusal } from "../../content/files/errors"
import type { Proposal, SourceFiles } from "./offer"

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
export class ImportRefusal extends Refusal {}
