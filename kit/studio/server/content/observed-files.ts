import { createHash } from "node:crypto"
import { contentFiles } from "../../../content/contract/files"
import { decode } from "../../../content/files/decode"
import type { CheckResult } from "./content-check"
import { contractOf, type FieldFacts } from "./contract"
import type { Disk, FileWrite } from "./disk"
import type { Moves } from "./edits/history"
import { isTextFile, type Revision, revisionOf } from "./revision"

/** An event sent to listeners of the content. */
export type ContentEvent =
  /** The whole content, as the first event. */
  | {
      readonly kind: "all"
      /** Identifies a run of the server; `seq` restarts with each. */
      readonly epoch: string
      readonly files: readonly Revision[]
      readonly contract: Readonly<Record<string, FieldFacts>>
    }
  /** A file was changed by a tab of the studio (`by`), or by another program. */
  | { readonly kind: "file"; readonly file: Revision; readonly by: string | undefined }
  /** Files were renamed: old path and new path. Their states are sent before this event. */
  | { readonly kind: "moved"; readonly moves: ReadonlyArray<readonly [from: string, to: string]> }
  /** Files were added or removed. */
  | { readonly kind: "contract"; readonly contract: Readonly<Record<string, FieldFacts>> }
  | { readonly kind: "diagnostics"; readonly checkResult: CheckResult }
  /** A picture has changed. */
  | { readonly kind: "pictures" }

export type ContentListener = (event: ContentEvent) => void

/** The files as last read. Tells listeners of changes. */
export class ObservedFiles {
  private readonly listeners = new Set<ContentListener>()
  private readonly seen = new Map<string, Revision>()
  private readonly epoch = createHash("sha256")
    .update(`${process.pid} ${performance.timeOrigin} ${Math.random()}`)
    .digest("base64url")
    .slice(0, 12)
  private seq = 0

  constructor(private readonly disk: Disk) {}

  /** Sends a listener the whole content, then every change until it is removed. */
  async add(listener: ContentListener): Promise<void> {
    const files = await this.textFiles()
    await Promise.all(files.map((file) => this.refreshFile(file)))
    const all = files.flatMap((file) => this.seen.get(file) ?? [])
    listener({ kind: "all", epoch: this.epoch, files: all, contract: await this.contract() })
    this.listeners.add(listener)
  }

  remove(listener: ContentListener): void {
    this.listeners.delete(listener)
  }

  readonly notifyListeners = (event: ContentEvent): void => {
    for (const listener of this.listeners) listener(event)
  }

  /**
   * Reads a file, and tells the listeners if it has changed.
   *
   * @param file within data/
   * @param wrote the revision just written there, and by which tab; the file may have changed again since
   * @returns the file's current revision
   */
  async refreshFile(
    file: string,
    wrote?: { readonly revision: string; readonly by: string | undefined },
  ): Promise<Revision> {
    const bytes = await this.disk.read(file)
    const revision = revisionOf(bytes)
    const known = this.seen.get(file)
    if (known?.revision === revision) return known
    this.seq += 1
    const now = { file, text: bytes ? decode(bytes).source.text : "", revision, seq: this.seq }
    this.seen.set(file, now)
    if (!isTextFile(file)) return now
    const isOther = known !== undefined && (known.revision === "") !== (revision === "")
    if (isOther || (known === undefined && this.listeners.size > 0))
      this.notifyListeners({ kind: "contract", contract: await this.contract() })
    this.notifyListeners({ kind: "file", file: now, by: wrote?.revision === revision ? wrote.by : undefined })
    return now
  }

  /**
   * Reads several files, and tells the listeners of those that have changed. Pictures are not read: they always count as changed.
   *
   * @param files within data/; all by default
   * @returns whether any has changed
   */
  async refreshFiles(files?: readonly string[]): Promise<boolean> {
    const named = files ?? [...new Set([...(await this.textFiles()), ...this.seen.keys()])]
    const texts = named.filter(isTextFile)
    const hasPictures = files === undefined || texts.length < named.length
    if (hasPictures) this.notifyListeners({ kind: "pictures" })
    const before = new Map(this.seen)
    for (const file of texts) await this.refreshFile(file)
    return hasPictures || texts.some((file) => before.get(file) !== this.seen.get(file))
  }

  /** Tells the listeners of written and renamed files. */
  async announceWrites(written: readonly FileWrite[], by: string | undefined, moves: Moves = new Map()): Promise<void> {
    for (const { file, after } of written) {
      if (isTextFile(file)) await this.refreshFile(file, { revision: revisionOf(after), by })
      else this.notifyListeners({ kind: "pictures" })
    }
    if (moves.size > 0) this.notifyListeners({ kind: "moved", moves: [...moves] })
  }

  private async contract() {
    return contractOf(await this.disk.files())
  }

  /** All text files, including optional files of the contract that are absent. */
  private async textFiles(): Promise<readonly string[]> {
    const files = await this.disk.files()
    const absent = contentFiles
      .filter(({ path, optional }) => optional && !files.includes(path))
      .map(({ path }) => path)
    return [...files.filter(isTextFile), ...absent]
  }
}
