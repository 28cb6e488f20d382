import { Refusal } from "../../content/files/errors"
import { type SentenceKey, told } from "../../content/sentences/sentences"
import type { Proposal, SourceFiles } from "./candidate"

/** What the owner says about a source before it is read. */
export interface ReadHints {
  /** A table's names for its columns, by the formats' names for them, such as title: "Werk". */
  readonly columns?: Readonly<Record<string, string>>
}

/** Called with a sentence for the owner about what a source has but does not offer, such as posts for paying readers. */
export type Tell = (sentence: string) => void

/** Reports how many things of a kind are left out, if any. */
export function tellLeftOut(tell: Tell, kind: LeftOut, count: number): void {
  if (count > 0) tell(told(`import.left.${kind}`, { count }))
}

type LeftOut = SentenceKey extends infer Key ? (Key extends `import.left.${infer Kind}` ? Kind : never) : never

/** @returns texts in quotation marks, one after the other */
export const quoted = (...texts: readonly string[]): string =>
  texts.map((text) => told("import.quoted", { text })).join(", ")

/** A format of files: each file is read on its own, and one folder may have files of several formats. */
export interface FileFormat {
  /** As messages call it, such as "a podcast’s feed". */
  readonly name: string
  /** @returns whether a file is of this format */
  isOf(path: string, files: SourceFiles, hints: ReadHints): Promise<boolean>
  /**
   * @returns what the file offers, in its order
   * @throws an ImportRefusal with a sentence for the owner if it cannot be read
   */
  read(path: string, files: SourceFiles, tell: Tell, hints: ReadHints): Promise<readonly Proposal[]>
}

/** Why a source cannot be imported, in a sentence for the owner. */
export class ImportRefusal extends Refusal {}
