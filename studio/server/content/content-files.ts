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

/** The owner's content. Whatever reads and then writes does so in one queue, one after the other. */
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

  /** One after the other: two edits of one file would be made of the same state of it. */
  alone<Result>(task: () => Promise<Result>): Promise<Result> {
    return this.queue.run(task)
  }

  /**
   * Tells somebody all that there is now, and from then on whatever changes.
   *
   * @returns how to end it
   */
  async listen(listener: ContentListener): Promise<() => void> {
    await this.alone(() => this.files.add(listener))
    this.check.soon()
    return () => this.files.remove(listener)
  }

  /** @returns a file as it is now */
  read(file: string): Promise<Revision> {
    return this.alone(() => this.files.look(file))
  }

  /**
   * Looks whether another program has changed files, and tells who listens.
   *
   * @param files within data/; all of them where none is named
   */
  notice(files?: readonly string[]): Promise<void> {
    return this.alone(async () => {
      if (await this.files.lookAtAll(files)) this.check.soon()
    })
  }

  /**
   * @param file within data/
   * @param revision of which the edit was made
   * @param edit the change
   * @param by the tab that asks for it
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
   * Puts files into another state, as one step.
   *
   * @param files what each is to hold, by their paths within data/; undefined to remove it
   * @param by the tab that asks for it
   */
  put(files: ReadonlyMap<string, Buffer | undefined>, by?: string): Promise<Outcome> {
    return this.alone(() => this.putNow(files, by))
  }

  /**
   * The same for who is in the queue already.
   *
   * @param before what the files hold, if that was read before: nothing is written if one is another by now
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

  /** An edit of what was read before, for who is in the queue already. */
  async editNow(file: string, edit: FileEdit, before: Buffer | undefined, by?: string): Promise<Outcome> {
    return this.write(file, before, await edited(file, before, edit, this.sources.disk.read), { by, edit })
  }

  /** @returns what a file holds; undefined if it is not there */
  bytes(file: string): Promise<Buffer | undefined> {
    return this.sources.disk.read(file)
  }

  /**
   * Does what writes by itself, such as adding an entry, and remembers it as one step.
   *
   * @param task gives back what it has written, and what came of it
   * @param by the tab that asks for it
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

  /** @returns which files are as they were before the last change; undefined if there is none */
  undo(by?: string): Promise<Stepped | undefined> {
    return this.step("undo", by)
  }

  /** @returns which files are as they were before the last change was undone; undefined if there is none */
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
