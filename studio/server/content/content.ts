import { createHash } from "node:crypto"
import { decode } from "../../../src/content/check/json/decode"
import type { Problem } from "../../../src/content/check/report/problem"
import { contentFile, contentFiles } from "../../../src/content/contract/files"
import { isGuide } from "../../../src/content/contract/texts"
import { NoSuchPlace } from "../../../src/content/edit/edit-json"
import type { WrittenFile } from "../../../src/content/new/store"
import { entryPathOf, identified, identifiedAfter, identifiedAgain, idsFrom, pathName } from "../../model/entries"
import { contentIn } from "../../model/file-content"
import { committedBytes } from "../publishing/git"
import { companionsOf } from "./companions"
import { contractOf, type FieldFacts } from "./contract"
import { type Disk, diskAt } from "./disk"
import { edited, type FileEdit } from "./edited"
import { History, type Written } from "./history"
import { problemsIn } from "./problems"

/** A file of data/ as it is now. */
export interface Revision {
  /** Within data/. */
  readonly file: string
  readonly text: string
  /** Tells this state of the file from others; empty for one that is not there. */
  readonly revision: string
  /** Of two states of a file, the one with the greater number is the later. */
  readonly seq: number
}

/** What the check says of the content in one state of its files. */
export interface Judged {
  readonly problems: readonly Problem[]
  /** The revisions of the files that were judged. */
  readonly of: Readonly<Record<string, string>>
}

/** What came of an edit. */
export type Outcome =
  /** It is written. */
  | { readonly kind: "written"; readonly file: Revision; readonly judged: Judged }
  /** It would break the build, so the file stays as it was. */
  | { readonly kind: "refused"; readonly problems: readonly Problem[] }
  /** The file is another than the edit was made for; nothing is written. */
  | { readonly kind: "changed"; readonly file: Revision }

/** What came of an undo or a redo: which files are as they were, or that another program has changed one of them, so that nothing was done. */
export interface Stepped {
  readonly kind: "stepped" | "changed"
  readonly files: readonly string[]
}

/** What whoever listens to the content is told. */
export type ContentEvent =
  /** Everything, first of all. */
  | {
      readonly kind: "all"
      /** Another one after each start of the server: its numbers begin anew. */
      readonly epoch: string
      readonly files: readonly Revision[]
      readonly contract: Readonly<Record<string, FieldFacts>>
    }
  /** A file has changed: by a tab of the studio, or by another program. */
  | { readonly kind: "file"; readonly file: Revision; readonly by: string | undefined }
  /** There are more files or fewer, and the contract knows what is in them. */
  | { readonly kind: "contract"; readonly contract: Readonly<Record<string, FieldFacts>> }
  | { readonly kind: "problems"; readonly judged: Judged }
  /** A picture has changed. */
  | { readonly kind: "pictures" }

export type Listener = (event: ContentEvent) => void

/** What the content stands on; tests put other things in their places. */
export interface Ground {
  readonly disk: Disk
  /** The check of all content, with other bytes in the place of files. */
  readonly check: (instead: ReadonlyMap<string, Buffer | undefined>) => Promise<readonly Problem[]>
  /** What a file held at the last commit. */
  readonly committed: (file: string) => Promise<Buffer | undefined>
}

const groundOf = (root: string): Ground => ({
  disk: diskAt(root),
  check: (instead) => problemsIn(root, instead),
  committed: (file) => committedBytes(root, file),
})

/** The owner's content. Whatever reads and then writes does so in one queue, one after the other. */
export class Content {
  private readonly history = new History()
  private readonly listeners = new Set<Listener>()
  private readonly seen = new Map<string, Revision>()
  private readonly epoch = createHash("sha256")
    .update(`${process.pid} ${performance.timeOrigin} ${Math.random()}`)
    .digest("base64url")
    .slice(0, 12)
  private seq = 0
  private last: Promise<unknown> = Promise.resolve()
  private checking: Promise<void> | undefined
  private isOutdated = false

  constructor(
    readonly root: string,
    private readonly ground: Ground = groundOf(root),
  ) {}

  /** One after the other: two edits of one file would be made of the same state of it. */
  alone<Result>(task: () => Promise<Result>): Promise<Result> {
    const result = this.last.then(task)
    this.last = result.catch(() => undefined)
    return result
  }

  /**
   * Tells somebody all that there is now, and from then on whatever changes.
   *
   * @returns how to end it
   */
  async listen(listener: Listener): Promise<() => void> {
    await this.alone(async () => {
      const files = await this.textFiles()
      await Promise.all(files.map((file) => this.look(file)))
      const all = files.flatMap((file) => this.seen.get(file) ?? [])
      listener({ kind: "all", epoch: this.epoch, files: all, contract: await this.contract() })
      this.listeners.add(listener)
    })
    this.checkSoon()
    return () => void this.listeners.delete(listener)
  }

  /** @returns a file as it is now */
  read(file: string): Promise<Revision> {
    return this.alone(() => this.look(file))
  }

  /**
   * Looks whether another program has changed files, and tells who listens.
   *
   * @param files within data/; all of them where none is named
   */
  notice(files?: readonly string[]): Promise<void> {
    return this.alone(async () => {
      const named = files ?? [...new Set([...(await this.textFiles()), ...this.seen.keys()])]
      const texts = named.filter(isText)
      if (texts.length < named.length) this.tell({ kind: "pictures" })
      const before = new Map(this.seen)
      for (const file of texts) await this.look(file)
      if (texts.some((file) => before.get(file) !== this.seen.get(file)) || texts.length < named.length)
        this.checkSoon()
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
      if (!before && !contentFile(file)?.optional) throw new NoSuchPlace(`There is no file ${file} in data/.`)
      if (revisionOf(before) !== revision) return { kind: "changed", file: await this.look(file) }
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
    if (!first) throw new NoSuchPlace("There is nothing to be put back.")
    const [file, after] = first
    const bytes = before.has(file) ? before.get(file) : await this.bytes(file)
    return this.write(file, bytes, after, { by, others: new Map(others), before })
  }

  /** An edit of what was read before, for who is in the queue already. */
  async editNow(file: string, edit: FileEdit, before: Buffer | undefined, by?: string): Promise<Outcome> {
    return this.write(file, before, await edited(file, before, edit, this.ground.disk.read), { by, edit })
  }

  /** @returns what a file holds; undefined if it is not there */
  bytes(file: string): Promise<Buffer | undefined> {
    return this.ground.disk.read(file)
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
        await this.wrote(written, by)
        this.checkSoon()
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
      const files = this.history.files(way)
      if (!files) return undefined
      const present = await Promise.all(files.map(async (file) => [file, await this.ground.disk.read(file)] as const))
      const swaps = this.history.swaps(way, new Map(present))
      // Somebody else's work is not undone with one's own.
      const isDone = swaps !== undefined && (await this.ground.disk.swap(swaps.toSorted(newFirst)))
      if (!isDone) return { kind: "changed", files }
      this.history.step(way)
      await this.wrote(swaps, by)
      this.checkSoon()
      return { kind: "stepped", files }
    })
  }

  private async write(
    file: string,
    before: Buffer | undefined,
    after: Buffer | undefined,
    { by, edit, others = new Map(), before: read = new Map() }: Writing,
  ): Promise<Outcome> {
    const { disk, committed } = this.ground
    const companions =
      others.size > 0 ? others : await companionsOf(file, before, after, { present: disk.read, committed })
    const judged = await this.judged(new Map([[file, after], ...companions]))
    const errors = judged.problems.filter(isError)
    // What was wrong before does not keep anybody from mending something else.
    const known = errors.length > 0 ? (await this.judged()).problems.filter(isError) : []
    const name = problemNames(file, before, after, edit)
    const former = new Set(known.map(name.before))
    const broken = errors.filter((each) => !former.has(name.after(each)))
    if (broken.length > 0) return { kind: "refused", problems: broken }
    if (isSameBytes(before, after) && companions.size === 0)
      return { kind: "written", file: await this.look(file), judged }
    const step: Written[] = [{ file, before, after }]
    for (const [other, text] of companions)
      step.push({ file: other, before: read.has(other) ? read.get(other) : await disk.read(other), after: text })
    if (!(await disk.swap(step.toSorted(newFirst)))) {
      for (const { file: each } of step) await this.look(each)
      return { kind: "changed", file: await this.look(file) }
    }
    this.history.add(step)
    await this.wrote(step, by)
    this.tell({ kind: "problems", judged })
    return { kind: "written", file: await this.look(file), judged }
  }

  /** Tells who has written files. */
  private async wrote(written: readonly Written[], by: string | undefined): Promise<void> {
    for (const { file, after } of written) {
      if (isText(file)) await this.look(file, { revision: revisionOf(after), by })
      else this.tell({ kind: "pictures" })
    }
  }

  /** Reads a file, and tells of it if it has changed. It may have been changed again since somebody has written it. */
  private async look(
    file: string,
    wrote?: { readonly revision: string; readonly by: string | undefined },
  ): Promise<Revision> {
    const bytes = await this.ground.disk.read(file)
    const revision = revisionOf(bytes)
    const known = this.seen.get(file)
    if (known?.revision === revision) return known
    this.seq += 1
    const now = { file, text: bytes ? decode(bytes).source.text : "", revision, seq: this.seq }
    this.seen.set(file, now)
    if (!isText(file)) return now
    const isOther = known !== undefined && (known.revision === "") !== (revision === "")
    if (isOther || (known === undefined && this.listeners.size > 0))
      this.tell({ kind: "contract", contract: await this.contract() })
    this.tell({ kind: "file", file: now, by: wrote?.revision === revision ? wrote.by : undefined })
    return now
  }

  private tell(event: ContentEvent): void {
    for (const listener of this.listeners) listener(event)
  }

  private async contract() {
    return contractOf(await this.ground.disk.files())
  }

  /** Every file with text in it; also those that the site does without and that are not there. */
  private async textFiles(): Promise<readonly string[]> {
    const files = await this.ground.disk.files()
    const absent = contentFiles
      .filter(({ path, optional }) => optional && !files.includes(path))
      .map(({ path }) => path)
    return [...files.filter(isText), ...absent]
  }

  /** What the check says of the files as they are now, but for some. */
  private async judged(instead: ReadonlyMap<string, Buffer | undefined> = new Map()): Promise<Judged> {
    const files = (await this.ground.disk.files()).filter(isText)
    const present = await Promise.all(files.map(async (file) => [file, await this.ground.disk.read(file)] as const))
    const all = new Map([...present, ...instead])
    const of = Object.fromEntries([...all].map(([file, bytes]) => [file, revisionOf(bytes)]))
    return { problems: await this.ground.check(all), of }
  }

  /** Has the content checked, and again if it changes meanwhile; nobody waits for it. */
  private checkSoon(): void {
    this.isOutdated = true
    this.checking ??= this.checkAll().finally(() => {
      this.checking = undefined
      if (this.isOutdated) this.checkSoon()
    })
  }

  private async checkAll(): Promise<void> {
    while (this.isOutdated) {
      this.isOutdated = false
      try {
        this.tell({ kind: "problems", judged: await this.judged() })
      } catch (error) {
        process.stderr.write(`The content could not be checked: ${String(error)}\n`)
      }
    }
  }
}

/** How something is written. */
interface Writing {
  readonly by: string | undefined
  readonly edit?: FileEdit
  /** Files that are written with it. */
  readonly others?: ReadonlyMap<string, Buffer | undefined>
  /** What they held when they were read, for those that were. */
  readonly before?: ReadonlyMap<string, Buffer | undefined>
}

function revisionOf(bytes: Buffer | undefined): string {
  return bytes ? createHash("sha256").update(bytes).digest("base64url").slice(0, 22) : ""
}

const isSameBytes = (one: Buffer | undefined, other: Buffer | undefined): boolean =>
  one && other ? one.equals(other) : one === other

const isText = (file: string): boolean => /\.(?:json|md)$/i.test(file) && !isGuide(file)

const isError = ({ severity }: Problem): boolean => severity === "error"

/** New files, then those that change, then those that go: what is new is there before it is named, and what goes is named no more. */
const newFirst = (one: Written, other: Written): number => rank(one) - rank(other)

const rank = ({ before, after }: Written): number => (before ? (after ? 1 : 2) : 0)

type Name = (problem: Problem) => string

/** What a problem is known by before and after a file was edited: by its entry, which may stand elsewhere after it. */
function problemNames(
  file: string,
  before: Buffer | undefined,
  after: Buffer | undefined,
  edit: FileEdit | undefined,
): { readonly before: Name; readonly after: Name } {
  const newId = idsFrom(1)
  const contentOf = (bytes: Buffer | undefined) => bytes && contentIn(file, decode(bytes).source.text)
  const old = identified(contentOf(before), newId)
  const content = contentOf(after)
  const now =
    edit && edit.kind !== "text" ? identifiedAfter(old, edit, content, newId) : identifiedAgain(old, content, newId)
  const nameIn =
    ({ entries }: typeof old): Name =>
    (problem) => {
      const path = problem.file === file ? entryPathOf(entries, problem.at) : undefined
      return `${problem.code} ${problem.file} ${path ? pathName(path) : problem.path}`
    }
  return { before: nameIn(old), after: nameIn(now) }
}
