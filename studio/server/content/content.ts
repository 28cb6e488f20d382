import { createHash } from "node:crypto"
import { mkdir, readFile, rename, rm } from "node:fs/promises"
import { dirname } from "node:path"
import { errorCode } from "../../../src/content/check/error-code"
import { decode } from "../../../src/content/check/json/decode"
import type { Problem } from "../../../src/content/check/report/problem"
import { contentFile } from "../../../src/content/contract/files"
import { type Edit, NoSuchPlace } from "../../../src/content/edit/edit-json"
import { replaceFile, writeAside } from "../../../src/content/edit/write-file"
import { committedBytes } from "../publishing/git"
import { companionsOf } from "./companions"
import { edited } from "./edited"
import { problemsIn } from "./problems"
import { within } from "./within"

/** A file of data/ as it is now. */
export interface Revision {
  /** Within data/. */
  readonly file: string
  readonly text: string
  /** Tells this state of the file from others; empty for one that is not there. */
  readonly revision: string
}

/** A change of a JSON file or of a page's settings, or another text for a Markdown file. */
export type Change = Edit | { readonly kind: "text"; readonly to: string }

/** What came of an edit. */
export type Outcome =
  /** It is written. */
  | ({ readonly kind: "written"; readonly problems: readonly Problem[] } & Revision)
  /** It would break the build, so the file stays as it was. */
  | { readonly kind: "refused"; readonly problems: readonly Problem[] }
  /** Somebody else has changed the file since it was read; nothing is written. */
  | ({ readonly kind: "changed" } & Revision)

/** What came of a step back or forward: which files are as they were, or that somebody else has changed one of them, so that nothing was done. */
export interface Stepped {
  readonly kind: "stepped" | "changed"
  readonly files: readonly string[]
}

/** What a file had and what it has; nothing where it was not there. */
interface Written {
  /** Within data/. */
  readonly file: string
  readonly before: Buffer | undefined
  readonly after: Buffer | undefined
}

type Step = readonly Written[]

/** The owner's content: read, changed and changed back, one change after the other. */
export class Content {
  private readonly done: Step[] = []
  private readonly undone: Step[] = []
  private last: Promise<unknown> = Promise.resolve()

  constructor(readonly root: string) {}

  /** @returns a file with its revision */
  async read(file: string): Promise<Revision> {
    return revisionOf(file, await this.bytes(file))
  }

  /**
   * @param file within data/
   * @param revision of which the edit was made
   * @param edit the change
   */
  edit(file: string, revision: string, edit: Change): Promise<Outcome> {
    return this.inTurn(async () => {
      const before = await this.bytes(file)
      if (!before && !contentFile(file)?.optional) throw new NoSuchPlace(`There is no file ${file} in data/.`)
      const now = revisionOf(file, before)
      if (now.revision !== revision) return { kind: "changed", ...now }
      return this.write(file, before, Buffer.from(await edited(this.root, file, before, edit)))
    })
  }

  /**
   * Puts a file into another state.
   *
   * @param file within data/
   * @param after what it is to hold; nothing to remove it
   */
  put(file: string, after: Buffer | undefined): Promise<Outcome> {
    return this.inTurn(async () => this.write(file, await this.bytes(file), after))
  }

  /**
   * Does what writes by itself, such as adding an entry, and remembers it as one step.
   *
   * @param files that it may change, within data/
   * @param task gives back what it has touched, and what came of it
   */
  record<Result>(
    files: readonly string[],
    task: () => Promise<{ readonly touched: readonly string[]; readonly result: Result }>,
  ): Promise<Result> {
    return this.inTurn(async () => {
      const before = new Map(await Promise.all(files.map(async (file) => [file, await this.bytes(file)] as const)))
      const { touched, result } = await task()
      const step = await Promise.all(
        touched.map(async (file) => ({ file, before: before.get(file), after: await this.bytes(file) })),
      )
      if (step.length > 0) this.remember(step)
      return result
    })
  }

  /** @returns which files are as they were before the last change; nothing if there is none */
  undo(): Promise<Stepped | undefined> {
    return this.step(this.done, this.undone, ({ file, before, after }) => ({ file, before: after, after: before }))
  }

  /** @returns which files are as they were before the last change was undone; nothing if there is none */
  redo(): Promise<Stepped | undefined> {
    return this.step(this.undone, this.done, (written) => written)
  }

  private step(from: Step[], to: Step[], way: (written: Written) => Written): Promise<Stepped | undefined> {
    return this.inTurn(async () => {
      const step = from.at(-1)
      if (!step) return undefined
      const ways = step.map(way)
      const files = ways.map(({ file }) => file)
      const present = await Promise.all(files.map((file) => this.bytes(file)))
      // Somebody else's work is not undone with one's own.
      if (ways.some(({ before }, index) => !isSame(before, present[index]))) return { kind: "changed" as const, files }
      await this.replaceAll(ways)
      from.pop()
      to.push(step)
      return { kind: "stepped" as const, files }
    })
  }

  private async write(file: string, before: Buffer | undefined, after: Buffer | undefined): Promise<Outcome> {
    const companions = await companionsOf(file, before, after, {
      present: (other) => this.bytes(other),
      committed: (other) => committedBytes(this.root, other),
    })
    const problems = await problemsIn(this.root, new Map([[file, after], ...companions]))
    const errors = problems.filter(({ severity }) => severity === "error")
    // What was wrong before does not keep anybody from mending something else.
    const known = errors.length > 0 ? (await problemsIn(this.root)).map(sameProblem) : []
    const broken = errors.filter((each) => !known.includes(sameProblem(each)))
    if (broken.length > 0) return { kind: "refused", problems: broken }
    const step = [{ file, before, after }]
    for (const [other, text] of companions) step.push({ file: other, before: await this.bytes(other), after: text })
    await this.replaceAll(step)
    this.remember(step)
    return { kind: "written", problems, ...revisionOf(file, after) }
  }

  private remember(step: Step): void {
    this.done.push(step)
    this.undone.length = 0
  }

  /** All files or, if one cannot be written, none. */
  private async replaceAll(step: Step): Promise<void> {
    const done: Written[] = []
    try {
      // What is new is there before it is named, and what goes is named no more.
      for (const written of step.toSorted(newFirst)) {
        await this.replace(written.file, written.after)
        done.push(written)
      }
    } catch (error) {
      for (const { file, before } of done.reverse()) await this.replace(file, before)
      throw error
    }
  }

  /** All at once: whoever reads the file, and whatever happens in the middle, meets the old content or the new. */
  private async replace(file: string, after: Buffer | undefined): Promise<void> {
    const path = await within(this.root, file)
    if (after === undefined) return rm(path, { force: true })
    if ((await this.bytes(file)) !== undefined) return replaceFile(path, after)
    await mkdir(dirname(path), { recursive: true })
    await rename(await writeAside(dirname(path), after), path)
  }

  private async bytes(file: string): Promise<Buffer | undefined> {
    try {
      return await readFile(await within(this.root, file))
    } catch (error) {
      if (errorCode(error) === "ENOENT") return undefined
      throw error
    }
  }

  /** One after the other: two edits of one file would be made of the same state of it. */
  private inTurn<Result>(task: () => Promise<Result>): Promise<Result> {
    const result = this.last.then(task)
    this.last = result.catch(() => undefined)
    return result
  }
}

function revisionOf(file: string, bytes: Buffer | undefined): Revision {
  if (!bytes) return { file, text: "", revision: "" }
  const revision = createHash("sha256").update(bytes).digest("base64url").slice(0, 22)
  return { file, text: decode(bytes).source.text, revision }
}

/** New files, then those that change, then those that go. */
const newFirst = (one: Written, other: Written): number => rank(one) - rank(other)

const rank = ({ before, after }: Written): number => (before ? (after ? 1 : 2) : 0)

const isSame = (one: Buffer | undefined, other: Buffer | undefined): boolean =>
  one && other ? one.equals(other) : one === other

/** A problem whatever its line is, which an edit above it moves. */
const sameProblem = ({ code, file, path }: Problem): string => `${code} ${file} ${path}`
