import { contentFile } from "../../../content/contract/files"
import type { Diagnostic } from "../../../content/diagnostic/diagnostic"
import { NoSuchPath } from "../../../content/json/edit-json"
import type { WrittenFile } from "../../../owner/files/write-file"
import { TaskQueue } from "../../model/task-queue"
import { words } from "../../words/words"
import { ContentCheck } from "./content-check"
import { type FileBytes, readAll } from "./disk"
import { applyEdits, type FileEdit } from "./edits/apply-edit"
import { companionsOf } from "./edits/companions"
import { History } from "./edits/history"
import { type NameEdit, nameEdit, planNameEdit, type RenameResult } from "./edits/renames"
import { type SaveResult, saveTyped } from "./edits/save-typed"
import { siteWith } from "./edits/site-follows"
import {
  byWriteOrder,
  type ChangeOutcome,
  checkFileWith,
  type EditOutcome,
  readerOf,
  type Tools,
  type WriteOptions,
  writeFile,
} from "./edits/write-file"
import { type ContentListener, ObservedFiles } from "./observed-files"
import { isTextFile, type Revision, revisionOf } from "./revision"
import { type Sources, sourcesOf } from "./sources"

/** The result of a task that writes files itself. */
interface Recorded<Result> {
  readonly written: readonly WrittenFile[]
  readonly result: Result
}

/**
 * The outcome of an undo or redo: `done`; `changed` if another program has changed one of the files, or `large` if a key asked for it, and the step is a whole
 * site or an import: nothing is undone then.
 */
interface UndoOutcome {
  readonly kind: "done" | "changed" | "large"
  readonly files: readonly string[]
}

/** A step of more files is not undone by a key. */
const maxByKey = 20

/** The owner's content. Every task that reads and then writes runs in one queue. */
export class ContentFiles {
  private readonly history = new History()
  private readonly queue = new TaskQueue()
  /** The pictures added since the studio started, within data/. */
  private readonly addedPictures = new Set<string>()
  private readonly files: ObservedFiles
  private readonly check: ContentCheck

  constructor(
    readonly root: string,
    private readonly sources: Sources = sourcesOf(root),
  ) {
    this.files = new ObservedFiles(sources.disk)
    this.check = new ContentCheck(sources, (checkResult) =>
      this.files.notifyListeners({ kind: "diagnostics", checkResult }),
    )
  }

  private get tools(): Tools {
    const { sources, files, check, history, addedPictures } = this
    return { sources, files, check, history, addedPictures }
  }

  /** Runs a task in the queue: concurrent edits of one file would start from the same state. */
  runExclusively<Result>(task: () => Promise<Result>): Promise<Result> {
    return this.queue.run(task)
  }

  /**
   * Sends a listener the whole content, then every change.
   *
   * @returns a function that stops listening
   */
  async listen(listener: ContentListener): Promise<() => void> {
    await this.runExclusively(() => this.files.add(listener))
    this.check.scheduleCheck()
    return () => this.files.remove(listener)
  }

  /** @returns a file's current revision */
  read(file: string): Promise<Revision> {
    return this.runExclusively(() => this.files.refreshFile(file))
  }

  /**
   * Looks for changes by other programs, and tells the listeners.
   *
   * @param files within data/; all by default
   */
  refreshFiles(files?: readonly string[]): Promise<void> {
    return this.runExclusively(async () => {
      if (await this.files.refreshFiles(files)) this.check.scheduleCheck()
    })
  }

  /**
   * Edits a file, skipping edits that would break the site.
   *
   * @param file within data/
   * @param revision that the edits were made for
   * @param edits to apply. One of a name stands alone, and also updates all references
   * @param by the requesting tab
   * @param typing identifies the typing group that they belong to (see `StepFacts`)
   * @throws NoSuchPath if the file is missing and not optional in the contract, or if an edit does not fit it
   */
  save(file: string, revision: string, edits: readonly FileEdit[], by?: string, typing?: string): Promise<SaveResult> {
    return this.runExclusively(async () => {
      const before = await this.readEditable(file)
      if (revisionOf(before) !== revision) return { kind: "changed", file: await this.files.refreshFile(file) }
      const [first] = edits
      const name = first && edits.length === 1 ? nameEdit(file, first) : undefined
      const after = (some: readonly FileEdit[]) => applyEdits(file, before, some, this.sources.disk.read)
      return saveTyped(edits, {
        file,
        write: async (some) =>
          (first && name && (await this.rename(name, first, before, by))) ??
          this.write(file, before, await after(some), { by, edits: some, typing }),
        errorsOf: async (some) =>
          (await checkFileWith(file, before, await after(some), { edits: some }, this.tools)).broken,
        refreshFile: () => this.files.refreshFile(file),
      })
    })
  }

  /** @returns what else renaming would change; undefined if the edit is not a rename */
  renamePreview(file: string, edit: FileEdit): Promise<RenameResult | undefined> {
    return this.runExclusively(async () => {
      const name = nameEdit(file, edit)
      const rename = name && (await planNameEdit(await this.check.readTextFiles(), name, this.sources.committed))
      return rename?.kind === "rename" ? rename.renamed : undefined
    })
  }

  /** Renames something; undefined if only the edited value changes. */
  private async rename(
    name: NameEdit,
    edit: FileEdit,
    before: Buffer | undefined,
    by: string | undefined,
  ): Promise<EditOutcome | undefined> {
    const { file } = name
    const present = await this.check.readTextFiles()
    const rename = await planNameEdit(present, name, this.sources.committed)
    if (rename?.kind === "refused") return { kind: "refused", diagnostics: rename.diagnostics }
    if (!rename) return undefined
    const { files, renamed } = rename
    const others = new Map([...files].filter(([other]) => other !== file))
    const outcome = await this.write(file, before, files.has(file) ? files.get(file) : before, {
      by,
      edits: [edit],
      others,
      before: present,
      moves: new Map(renamed.moves),
    })
    return outcome.kind === "written" ? { ...outcome, renamed } : outcome
  }

  /**
   * Changes files as one undo step.
   *
   * @param plan returns the new bytes of files, given those of all text files; none if there is nothing to change
   * @param by the requesting tab
   */
  change(
    plan: (present: FileBytes) => FileBytes | undefined | Promise<FileBytes | undefined>,
    by?: string,
  ): Promise<ChangeOutcome> {
    return this.runExclusively(async () => {
      const present = await this.readTextFiles()
      const files = await plan(present)
      return files && files.size > 0 ? this.writeFilesNow(files, by, present) : { kind: "gone" }
    })
  }

  /**
   * Writes files as one undo step, for callers already in the queue.
   *
   * @param files their new bytes by path within data/; undefined to remove one
   * @param by the requesting tab
   * @param before the files' bytes, if already read: nothing is written if one has changed since
   */
  async writeFilesNow(files: FileBytes, by?: string, before: FileBytes = new Map()): Promise<EditOutcome> {
    const { file, after, others } = apart(files)
    const bytes = before.has(file) ? before.get(file) : await this.readBytes(file)
    return this.write(file, bytes, after, { by, before, others })
  }

  /** @returns the errors for which `writeFilesNow` would refuse files, for callers already in the queue */
  async errorsOf(files: FileBytes): Promise<readonly Diagnostic[]> {
    const { file, after, others } = apart(files)
    return (await checkFileWith(file, await this.readBytes(file), after, { others }, this.tools)).broken
  }

  /**
   * Writes nothing. For callers already in the queue.
   *
   * @param files bytes to check in place of files; undefined for a file to treat as absent
   * @returns the diagnostics of the content with them
   */
  async diagnosticsWith(files: FileBytes): Promise<readonly Diagnostic[]> {
    return (await this.check.checkWith(files)).diagnostics
  }

  /** @returns the current bytes of all text files, for callers already in the queue */
  readTextFiles(): Promise<FileBytes> {
    return this.check.readTextFiles()
  }

  /** @returns the paths of all files within data/ */
  listFiles(): Promise<readonly string[]> {
    return this.sources.disk.files()
  }

  /** The bytes of a file that can be edited; undefined for an optional one that is missing. */
  private async readEditable(file: string): Promise<Buffer | undefined> {
    const bytes = await this.readBytes(file)
    if (!bytes && !contentFile(file)?.optional) throw new NoSuchPath(words.refusals.noFile(file))
    return bytes
  }

  /** @returns the bytes of several files */
  readAll(files: Iterable<string>): Promise<FileBytes> {
    return readAll(this.sources.disk, [...files])
  }

  /** @returns a file's bytes at the last commit; undefined if it was missing */
  readCommitted(file: string): Promise<Buffer | undefined> {
    return this.sources.committed(file)
  }

  /** @returns the files that change with a file's new bytes, for callers already in the queue */
  companionsOf(file: string, before: Buffer | undefined, after: Buffer | undefined): Promise<FileBytes> {
    return companionsOf(file, before, after, readerOf(this.tools))
  }

  /** @returns a file's bytes; undefined if it is missing */
  readBytes(file: string): Promise<Buffer | undefined> {
    return this.sources.disk.read(file)
  }

  /**
   * Runs a task that writes files itself, such as adding an entry, and records its writes as one undo step.
   *
   * @param task returns the written files and its result
   * @param by the requesting tab
   */
  async record<Result>(task: () => Promise<Recorded<Result>>, by?: string): Promise<Result> {
    return (await this.recordStep(task, by)).result
  }

  /** @returns as `record`, with all files of the step: site.json may follow */
  recordStep<Result>(task: () => Promise<Recorded<Result>>, by?: string): Promise<Recorded<Result>> {
    return this.runExclusively(async () => {
      const { written, result } = await task()
      for (const { file, before } of written) if (!before && !isTextFile(file)) this.addedPictures.add(file)
      if (written.length === 0) return { written, result }
      const step = [...written, ...(await this.siteAfter(written))]
      this.history.add(step)
      await this.files.announceWrites(step, by)
      this.check.scheduleCheck()
      return { written: step, result }
    })
  }

  /** Updates site.json to match the written files. */
  private async siteAfter(written: readonly WrittenFile[]): Promise<readonly WrittenFile[]> {
    const { disk } = this.sources
    const after = await siteWith(written, disk.read)
    const site = after && { file: "site.json", before: await disk.read("site.json"), after }
    return site && (await disk.swap([site])) ? [site] : []
  }

  /** @returns the outcome of undoing the latest step; undefined if there is none */
  undo(by?: string, isByKey = false): Promise<UndoOutcome | undefined> {
    return this.step("undo", by, isByKey ? maxByKey : undefined)
  }

  /** @returns the outcome of redoing the step undone last; undefined if there is none */
  redo(by?: string): Promise<UndoOutcome | undefined> {
    return this.step("redo", by)
  }

  private step(way: "undo" | "redo", by?: string, most?: number): Promise<UndoOutcome | undefined> {
    return this.runExclusively(async () => {
      const { history, sources } = this
      const files = history.files(way)
      if (!files) return undefined
      if (most !== undefined && files.length > most) return { kind: "large", files }
      const swaps = history.swaps(way, await readAll(sources.disk, files))
      // Changes by other programs must not be undone along with the step.
      const isDone = swaps !== undefined && (await sources.disk.swap(swaps.toSorted(byWriteOrder)))
      if (!isDone) return { kind: "changed", files }
      const moves = history.moves(way)
      history.step(way)
      await this.files.announceWrites(swaps, by, moves)
      this.check.scheduleCheck()
      return { kind: "done", files }
    })
  }

  private write(
    file: string,
    before: Buffer | undefined,
    after: Buffer | undefined,
    how: WriteOptions,
  ): Promise<EditOutcome> {
    return writeFile(file, before, after, how, this.tools)
  }
}

/** @returns the first of the files, and the others; no others for a single file, which brings its companions: a restored post has its text */
function apart(files: FileBytes) {
  const [first, ...others] = files
  if (!first) throw new NoSuchPath(words.refusals.nothingToRestore)
  const [file, after] = first
  return { file, after, others: others.length > 0 ? new Map(others) : undefined }
}
