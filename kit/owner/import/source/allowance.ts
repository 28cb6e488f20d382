import { stat } from "node:fs/promises"
import { basename } from "node:path"
import { inMegabytes, type Limits, type SourceFiles } from "../candidate"
import { ImportRefusal } from "../format"

/** Files as they are opened, before their texts are decoded. */
export interface RawFiles extends Omit<SourceFiles, "text"> {
  readonly close?: () => void
}

/** @returns whether a file is left by an operating system, such as __MACOSX/ and .DS_Store */
export const isLeftOutOfSources = (path: string): boolean =>
  path.split("/").some((part) => part.startsWith(".") || part === "__MACOSX" || part === "Thumbs.db")

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

  /** @throws ImportRefusal if an archive is too large as it lies on the disk */
  async archive(path: string): Promise<void> {
    const { archive } = this.limits
    if ((await stat(path)).size > archive)
      throw new ImportRefusal(
        `${basename(path)} is larger than ${inMegabytes(archive)}. Unpack it, and import the folder or file that you need.`,
      )
  }

  /** @throws ImportRefusal if there are more files than a source may have */
  files(count: number): void {
    if (count <= this.limits.files) return
    throw new ImportRefusal(
      `${this.name} holds more than ${this.limits.files} files. Unpack it, and import the folder or file that you need.`,
    )
  }

  /** @throws ImportRefusal if a file is too large, or all that has been read together */
  take(path: string, bytes: number, maxBytes = this.limits.file): void {
    // A file that is read again is counted once.
    this.together += bytes - (this.sizes.get(path) ?? 0)
    this.sizes.set(path, bytes)
    if (bytes > maxBytes)
      throw new ImportRefusal(`${path} in ${this.name} is larger than ${inMegabytes(maxBytes)}. Leave it out.`)
    if (this.together > this.limits.together)
      throw new ImportRefusal(
        `${this.name} holds more than ${inMegabytes(this.limits.together)}. Unpack it, and import the folder or file that you need.`,
      )
  }

  /** @throws ImportRefusal if all texts that have been read are too large together */
  text(path: string, bytes: number): void {
    this.ofTexts += bytes - (this.texts.get(path) ?? 0)
    this.texts.set(path, bytes)
    if (this.ofTexts > this.limits.texts)
      throw new ImportRefusal(
        `The texts in ${this.name} are larger than ${inMegabytes(this.limits.texts)} together. Import a part of them at a time.`,
      )
  }
}
