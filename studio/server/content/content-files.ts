import type { Diagnostic } from "../../../src/content/check/report/diagnostic"
import { contentFile } from "../../../src/content/contract/files"
import { NoSuchPath } from "../../../src/content/edit/edit-json"
import type { WrittenFile } from "../../../src/content/new/store"
import { TaskQueue } from "../../model/task-queue"
import { words } from "../../words"
import { ContentCheck } from "./content-check"
import { edited, type FileEdit } from "./edits/edited"
import { History } from "./edits/history"
import { type Stepped, stepThrough } from "./edits/undo"
import { type Outcome, type Writing, writeFile } from "./edits/write-file"
import { type ContentListener, ObservedFiles } from "./observed-files"
import { type Revision, revisionOf } from "./revision"
import { type Sources, sourcesOf } from "./sources"

/** The owner's content. Every task that reads and then writes runs in one queue. */
export class ContentFiles {
  private readonly history = new History()
  private readonly queue = new TaskQueue()
  private readonly files: ObservedFiles
  private readonly check: ContentCheck

  constructor(
    readonly root: string,
    private readonly sources: Sources = sourcesOf(root),
  ) {
    this.files = new ObservedFiles(sources.disk)
    this.check = new ContentCheck(sources, (judged) => this.files.tell({ kind: "diagnostics", judged }))
  }

  /** Runs a task in the queue: concurrent edits of one file would start from the same state. */
  alone<Result>(task: () => Promise<Result>): Promise<Result> {
    return this.queue.run(task)
  }

  /**
   * Sends a listener the whole content, then every change.
   *
   * @returns a function that ends it
   */
  async listen(listener: ContentListener): Promise<() => void> {
    await this.alone(() => this.files.add(listener))
    this.check.soon()
    return () => this.files.remove(listener)
  }

  /** @returns a file's current revision */
  read(file: string): Promise<Revision> {
    return this.alone(() => this.files.look(file))
  }

  /**
   * Looks for changes by other programs, and tells the listeners.
   *
   * @param files within data/; all by default
   */
  notice(files?: readonly string[]): Promise<void> {
    return this.alone(async () => {
      if (await this.files.lookAtAll(files)) this.check.soon()
    })
  }

  /**
   * @param file within data/
   * @param revision that the edit was made for
   * @param edit to apply
   * @param by the requesting tab
   * @throws NoSuchPath if there is no such file, unless the contract has it as optional, or the edit does not fit it
   */
  edit(file: string, revision: string, edit: FileEdit, by?: string): Promise<Outcome> {
    return this.alone(async () => {
      const before = await this.bytes(file)
      if (!before && !contentFile(file)?.optional) throw new NoSuchPath(words.refusals.noFile(file))
      if (revisionOf(before) !== revision) return { kind: "changed", file: await this.files.look(file) }
      return this.editNow(file, edit, before, by)
    })
  }

  /**
   * Writes files as one undo step.
   *
   * @param files their new bytes by path within data/; undefined to remove one
   * @param by the requesting tab
   */
  put(files: ReadonlyMap<string, Buffer | undefined>, by?: string): Promise<Outcome> {
    return this.alone(() => this.putNow(files, by))
  }

  /**
   * `put` for callers already in the queue.
   *
   * @param before the files' bytes, if already read: nothing is written if one has changed since
   */
  async putNow(
    files: ReadonlyMap<string, Buffer | undefined>,
    by?: string,
    before: ReadonlyMap<string, Buffer | undefined> = new Map(),
  ): Promise<Outcome> {
    const [first, ...others] = files
    if (!first) throw new NoSuchPath(words.refusals.nothingToRestore)
    const [file, after] = first
    const bytes = before.has(file) ? before.get(file) : await this.bytes(file)
    return this.write(file, bytes, after, { by, others: new Map(others), before })
  }

  /** `edit` for callers that are already in the queue and have read the file. */
  async editNow(file: string, edit: FileEdit, before: Buffer | undefined, by?: string): Promise<Outcome> {
    return this.write(file, before, await edited(file, before, edit, this.sources.disk.read), { by, edit })
  }

  /**
   * Writes nothing. For callers already in the queue.
   *
   * @param files bytes to check in place of files; undefined for a file to treat as absent
   * @returns the diagnostics of the content with them
   */
  async diagnosticsWith(files: ReadonlyMap<string, Buffer | undefined>): Promise<readonly Diagnostic[]> {
    return (await this.check.judged(files)).diagnostics
  }

  /** @returns a file's bytes; undefined if it is missing */
  bytes(file: string): Promise<Buffer | undefined> {
    return this.sources.disk.read(file)
  }

  /**
   * Runs a task that writes files itself, such as adding an entry, and records its writes as one undo step.
   *
   * @param task returns the written files and its result
   * @param by the requesting tab
   */
  record<Result>(
    task: () => Promise<{ readonly written: readonly WrittenFile[]; readonly result: Result }>,
    by?: string,
  ): Promise<Result> {
    return this.alone(async () => {
      const { written, result } = await task()
      if (written.length > 0) {
        this.history.add(written)
        await this.files.wrote(written, by)
        this.check.soon()
      }
      return result
    })
  }

  /** @returns the outcome of undoing the latest step; undefined if there is none */
  undo(by?: string): Promise<Stepped | undefined> {
    return this.step("undo", by)
  }

  /** @returns the outcome of redoing the step undone last; undefined if there is none */
  redo(by?: string): Promise<Stepped | undefined> {
    return this.step("redo", by)
  }

  private step(way: "undo" | "redo", by: string | undefined): Promise<Stepped | undefined> {
    return this.alone(async () => {
      const { history, files, sources } = this
      const stepped = await stepThrough(way, by, { history, files, disk: sources.disk })
      if (stepped?.kind === "stepped") this.check.soon()
      return stepped
    })
  }

  private write(file: string, before: Buffer | undefined, after: Buffer | undefined, how: Writing): Promise<Outcome> {
    const { sources, files, check, history } = this
    return writeFile(file, before, after, how, { sources, files, check, history })
  }
}
