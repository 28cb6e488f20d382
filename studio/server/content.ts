import { createHash } from "node:crypto"
import { readFile, realpath } from "node:fs/promises"
import { join, posix, sep } from "node:path"
import { checkData } from "../../src/content/check/check-data"
import { dataFolder } from "../../src/content/check/data-folder"
import { decode } from "../../src/content/check/json/decode"
import type { Problem } from "../../src/content/check/report/problem"
import { type Edit, editJson, NoSuchPlace } from "../../src/content/edit/edit-json"
import { neighbourIn } from "../../src/content/edit/neighbour"
import { replaceFile } from "../../src/content/edit/write-file"

/** A file of data/ as it is now. */
export interface Revision {
  /** Within data/. */
  readonly file: string
  readonly text: string
  /** Tells this state of the file from others. */
  readonly revision: string
}

/** A change of a JSON file, or another text for a Markdown file. */
export type Change = Edit | { readonly kind: "text"; readonly to: string }

/** What came of an edit. */
export type Outcome =
  /** It is written. */
  | ({ readonly kind: "written"; readonly problems: readonly Problem[] } & Revision)
  /** It would break the build, so the file stays as it was. */
  | { readonly kind: "refused"; readonly problems: readonly Problem[] }
  /** Somebody else has changed the file since it was read; nothing is written. */
  | ({ readonly kind: "changed" } & Revision)

/** A request that names what may not be named. */
export class OutsideData extends Error {}

interface Step {
  readonly file: string
  readonly before: Buffer
  readonly after: Buffer
}

const revisionOf = (bytes: Buffer): string => createHash("sha256").update(bytes).digest("base64url").slice(0, 22)

/** The owner's content: read, changed and changed back, one change after the other. */
export class Content {
  private readonly done: Step[] = []
  private readonly undone: Step[] = []
  private last: Promise<unknown> = Promise.resolve()

  constructor(private readonly root: string) {}

  /** @returns a file with its revision */
  async read(file: string): Promise<Revision> {
    const bytes = await readFile(await this.within(file))
    return { file, text: decode(bytes).source.text, revision: revisionOf(bytes) }
  }

  /**
   * @param file within data/
   * @param revision of which the edit was made
   * @param edit the change
   */
  edit(file: string, revision: string, edit: Change): Promise<Outcome> {
    return this.inTurn(async () => {
      const path = await this.within(file)
      const before = await readFile(path)
      if (revisionOf(before) !== revision) return { kind: "changed", ...(await this.read(file)) }
      const marked = before.subarray(0, 3).equals(byteOrderMark) ? byteOrderMark : Buffer.alloc(0)
      const text = before.subarray(marked.length).toString("utf8")
      const after = Buffer.concat([marked, Buffer.from(changed(file, text, edit, await this.neighbour()))])
      const [old, problems] = [await checkData(this.root), await checkData(this.root, new Map([[file, after]]))]
      const known = old.map(sameProblem)
      // What was wrong before does not keep anybody from mending something else.
      const broken = problems.filter((each) => each.severity === "error" && !known.includes(sameProblem(each)))
      if (broken.length > 0) return { kind: "refused", problems: broken }
      await replaceFile(path, after)
      this.done.push({ file, before, after })
      this.undone.length = 0
      return { kind: "written", problems, ...(await this.read(file)) }
    })
  }

  /** @returns the file as it was before the last change; nothing if there is none */
  undo(): Promise<Outcome | undefined> {
    return this.step(this.done, this.undone, ({ before, after }) => ({ from: after, to: before }))
  }

  /** @returns the file as it was before the last change was undone; nothing if there is none */
  redo(): Promise<Outcome | undefined> {
    return this.step(this.undone, this.done, ({ before, after }) => ({ from: before, to: after }))
  }

  private step(
    steps: Step[],
    others: Step[],
    change: (step: Step) => { readonly from: Buffer; readonly to: Buffer },
  ): Promise<Outcome | undefined> {
    return this.inTurn(async () => {
      const step = steps.at(-1)
      if (!step) return undefined
      const { from, to } = change(step)
      const path = await this.within(step.file)
      // Somebody else's work is not undone with one's own.
      if (!(await readFile(path)).equals(from)) return { kind: "changed" as const, ...(await this.read(step.file)) }
      await replaceFile(path, to)
      steps.pop()
      others.push(step)
      return { kind: "written" as const, problems: await checkData(this.root), ...(await this.read(step.file)) }
    })
  }

  /** A file that was empty is written as this one is. */
  private async neighbour(): Promise<string> {
    const folder = await dataFolder(this.root)
    return folder ? neighbourIn(folder) : ""
  }

  /** One after the other: two edits of one file would be made of the same state of it. */
  private inTurn<Result>(task: () => Promise<Result>): Promise<Result> {
    const result = this.last.then(task)
    this.last = result.catch(() => undefined)
    return result
  }

  /** @returns where a file of data/ is; no link leads out of the folder */
  private async within(file: string): Promise<string> {
    if (posix.normalize(file) !== file || file.startsWith("/") || file.startsWith("..") || file.includes("\\"))
      throw new OutsideData(`${file} is no file of data/.`)
    const [root, path] = await Promise.all([realpath(this.root), realpath(join(this.root, file))])
    if (!path.startsWith(root + sep)) throw new OutsideData(`${file} leads out of data/.`)
    return path
  }
}

function changed(file: string, text: string, change: Change, neighbour: string): string {
  const isJson = file.endsWith(".json")
  if (isJson !== (change.kind !== "text")) throw new NoSuchPlace(`${file} cannot be changed so.`)
  if (change.kind !== "text") return editJson(text, change, neighbour)
  // A browser gives one line break for each; the file's own stays.
  return text.includes("\r\n") ? change.to.replace(/\r?\n/g, "\r\n") : change.to
}

const byteOrderMark = Buffer.from([0xef, 0xbb, 0xbf])

/** A problem whatever its line is, which an edit above it moves. */
const sameProblem = ({ code, file, path }: Problem): string => `${code} ${file} ${path}`
