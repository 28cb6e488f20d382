import { stat } from "node:fs/promises"
import { basename } from "node:path"
import { isLeftOut } from "../../../content/files/data-folder"
import { told } from "../../../content/sentences/sentences"
import { inMegabytes, type Limits, type SourceFiles } from "../candidate"
import { ImportRefusal } from "../format"

/** Files as they are opened, before their texts are decoded. */
export interface RawFiles extends Omit<SourceFiles, "text"> {
  readonly close?: () => void
}

/** @returns whether a file is left by a program, such as __MACOSX/, .DS_Store and ~$offer.docx beside a text that Word has open */
export const isLeftOutOfSources = (path: string): boolean =>
  path.split("/").some((part) => part === "__MACOSX" || isLeftOut(part))

/** Counts the bytes that are read from a source, and refuses too many. */
export class Allowance {
  private readonly sizes = new Map<string, number>()
  private together = 0
  private readonly texts = new Map<string, number>()
  private ofTexts = 0

  constructor(
    private readonly name: string,
    readonly limits: Limits,
  ) {}

  /** @throws ImportRefusal if an archive is too large on the disk */
  async archive(path: string): Promise<void> {
    const { archive } = this.limits
    if ((await stat(path)).size > archive)
      throw new ImportRefusal(told("import.limit.archive", { name: basename(path), most: inMegabytes(archive) }))
  }

  /** @throws ImportRefusal if there are more files than a source may have */
  files(count: number): void {
    const { name, limits } = this
    if (count > limits.files) throw new ImportRefusal(told("import.limit.files", { name, most: String(limits.files) }))
  }

  /** @throws ImportRefusal if a file is too large, or everything read so far together is */
  take(path: string, bytes: number): void {
    const { name, limits } = this
    // A file that is read again is counted once.
    this.together += bytes - (this.sizes.get(path) ?? 0)
    this.sizes.set(path, bytes)
    if (bytes > limits.file)
      throw new ImportRefusal(told("import.limit.file", { path, name, most: inMegabytes(limits.file) }))
    if (this.together > limits.together)
      throw new ImportRefusal(told("import.limit.together", { name, most: inMegabytes(limits.together) }))
  }

  /** @throws ImportRefusal if all texts that have been read are too large together */
  text(path: string, bytes: number): void {
    this.ofTexts += bytes - (this.texts.get(path) ?? 0)
    this.texts.set(path, bytes)
    const { name, limits } = this
    if (this.ofTexts > limits.texts)
      throw new ImportRefusal(told("import.limit.texts", { name, most: inMegabytes(limits.texts) }))
  }
}
