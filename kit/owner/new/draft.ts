import { realpath } from "node:fs/promises"
import { dirname, join, sep } from "node:path"
import { missingFolder, readSiteText } from "../../content/check/check-data"
import { formatHuman } from "../../content/check/format-human"
import { type Diagnostic, isError } from "../../content/diagnostic/diagnostic"
import { type DataFolder, dataFolder, isWithin, pictureOutside, readBytes } from "../../content/files/data-folder"
import { errorCode, isSystemError, Refusal, systemError } from "../../content/files/errors"
import { CheckMemo } from "../../content/files/memo"
import { type Edit, editJson, type Json, newJson } from "../../content/json/edit-json"
import { parseJson, valueOfNode } from "../../content/json/json-text"
import { sourceText } from "../../content/location/source-text"
import { asTold, told } from "../../content/sentences/sentences"
import { swapFiles, type WrittenFile } from "../files/write-file"

/** A file's present content and its future content. */
interface Drafted {
  readonly before: Buffer | undefined
  readonly after: Buffer
}

/** Changes to data/ that are not written yet: all of them will be, or none. */
export class Draft {
  private readonly files = new Map<string, Drafted>()
  private readonly read = new Map<string, Buffer>()
  /** Parsed contents, by the bytes that they were read from. */
  private readonly parsed = new WeakMap<Buffer, Json>()

  /**
   * @param folder data/
   * @param neighbour text of a file with the owner's indentation and line breaks
   */
  constructor(
    readonly folder: DataFolder,
    readonly neighbour: string,
  ) {}

  /** @returns the content of a JSON file as it will be; undefined if there is none */
  async content(file: string): Promise<Json | undefined> {
    const bytes = await this.bytes(file)
    if (!bytes) return undefined
    const known = this.parsed.get(bytes)
    if (known !== undefined) return known
    const { root } = parseJson(sourceText(bytes.toString("utf8")))
    const content = root && (valueOfNode(root) as Json)
    if (content !== undefined) this.parsed.set(bytes, content)
    return content
  }

  /** @returns the text of a file as it will be */
  async text(file: string): Promise<string | undefined> {
    return (await this.bytes(file))?.toString("utf8")
  }

  /** Changes a JSON file; a missing one starts as an empty list. */
  async edit(file: string, edit: Edit): Promise<void> {
    const before = (await this.bytes(file))?.toString("utf8") ?? newJson([], this.neighbour)
    await this.put(file, Buffer.from(editJson(before, edit, this.neighbour)))
  }

  /** @returns whether a file with this path, regardless of case, exists or will exist */
  has(file: string): boolean {
    return this.paths().some((path) => path.toLowerCase() === file.toLowerCase())
  }

  /** @returns the names of the files in a folder, as they will be */
  namesIn(folder: string): readonly string[] {
    return this.paths()
      .filter((path) => dirname(path) === folder)
      .map((path) => path.slice(folder.length + 1))
  }

  /** @returns whether a file has these bytes */
  async holds(file: string, bytes: Buffer): Promise<boolean> {
    return (await this.bytes(file))?.equals(bytes) ?? false
  }

  /** Puts a file into data/, replacing any that is there. */
  async put(file: string, after: Buffer): Promise<void> {
    const before = this.files.has(file) ? this.files.get(file)?.before : await this.now(file)
    this.files.set(file, { before, after })
  }

  /** @returns all changes, for the check */
  overlay(): ReadonlyMap<string, Buffer> {
    return new Map([...this.files].map(([path, { after }]) => [path, after]))
  }

  /**
   * Writes all changes, or none.
   *
   * @throws Refusal if a file has changed since it was read, or a folder leads out of data/
   */
  async write(signal: AbortSignal): Promise<readonly WrittenFile[]> {
    const changed = [...this.files].filter(([, { before, after }]) => !before?.equals(after))
    // New files first, since the changed ones may refer to them.
    const ordered = changed.sort(
      ([, one], [, other]) => Number(one.before !== undefined) - Number(other.before !== undefined),
    )
    for (const [path] of ordered) await this.refuseOutside(path)
    const swaps = ordered.map(([path, file]) => ({ path: join(this.folder.root, path), ...file }))
    try {
      if (!(await swapFiles(swaps, signal))) throw new Refusal(told("command.saved"))
    } catch (error) {
      if (signal.aborted || !isSystemError(error)) throw error
      throw new Refusal(told("command.notChanged", asTold(systemError(error))))
    }
    return ordered.map(([file, { before, after }]) => ({ file, before, after }))
  }

  private paths(): readonly string[] {
    return [...this.folder.files, ...this.files.keys()]
  }

  private async bytes(file: string): Promise<Buffer | undefined> {
    return this.files.get(file)?.after ?? this.now(file)
  }

  /** Reads a file once. Whether it has changed since is checked when everything is written. */
  private async now(file: string): Promise<Buffer | undefined> {
    const known = this.read.get(file)
    if (known || !this.folder.files.includes(file)) return known
    const bytes = await readBytes(this.folder, file)
    this.read.set(file, bytes)
    return bytes
  }

  /** A folder within data/ may be a symbolic link that leads elsewhere. */
  private async refuseOutside(file: string): Promise<void> {
    for (let folder = join(this.folder.root, dirname(file)); ; folder = dirname(folder)) {
      try {
        if (!isWithin(`${await realpath(folder)}${sep}`, this.folder.realRoot))
          throw new Refusal(`${folder}  ${pictureOutside.message}  ${pictureOutside.advice}`)
        return
      } catch (error) {
        if (errorCode(error) !== "ENOENT") throw error
      }
    }
  }
}

/**
 * @param data the folder
 * @param memo of former checks
 * @returns a draft of its content, without any change
 * @throws Refusal if there is no such folder
 */
export async function draftOf(data: string, memo = new CheckMemo()): Promise<Draft> {
  const folder = await dataFolder(data, { memo })
  if (!folder) throw contentErrors([missingFolder(data)])
  return new Draft(folder, await readSiteText(folder))
}

/** @returns the refusal to change content that has errors */
export const contentErrors = (errors: readonly Diagnostic[], sentence = told("command.repair")): Refusal =>
  new Refusal(`${sentence}\n\n${formatHuman(errors, { color: false }).trimEnd()}`)

/** @throws Refusal if there are errors: they may hide others, which would then seem to come from the change */
export function refuseErrors(diagnostics: readonly Diagnostic[], sentence?: string): void {
  const errors = diagnostics.filter(isError)
  if (errors.length > 0) throw contentErrors(errors, sentence)
}
