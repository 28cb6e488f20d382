import { readdir } from "node:fs/promises"
import type { IncomingMessage } from "node:http"
import { join, sep } from "node:path"
import { removeFolder, temporaryFolder } from "../../../content/files/write-file"
import { isPicture } from "../../../content/pictures/slots"
import { ImportRefusal } from "../../../owner/import/format"
import type { Offer, offersOf } from "../../../owner/import/offers"
import { readApart } from "../../../owner/import/read-apart"
import type { ReadProgress } from "../../../owner/import/read-source"
import { inMegabytes, limits } from "../../../owner/import/source/limits"
import type { OpenSource } from "../../../owner/import/source/open-source"
import { openSource } from "../../../owner/import/source-files"
import { TaskQueue } from "../../model/task-queue"
import { words } from "../../words"
import { Refusal } from "../content/new-things"
import { receiveFile, safeName } from "./receive-file"

/** How many files one import may bring. */
const mostFiles = 100

/** A source with what it proposes. */
interface ReadSource {
  readonly name: string
  /** What it was recognised as, in English. */
  readonly format: string
  /** What the format said of it. */
  readonly sentences: readonly string[]
  readonly files: OpenSource["files"]
  readonly proposals: Parameters<typeof offersOf>[1][number]["proposals"]
}

/** Files that were dropped together, in a folder of their own until they are imported or given up. */
export class ImportRun {
  /** What was offered last, by its id. */
  offers: ReadonlyMap<string, Offer> = new Map()
  private readonly folder = temporaryFolder("studio-import")
  private readonly stop = new AbortController()
  private readonly queue = new TaskQueue()
  private readonly opened: OpenSource[] = []
  /** How far the reading of the present source has come. */
  progress: ReadProgress | undefined
  private files = 0
  private bytes = 0
  private read: readonly ReadSource[] | undefined

  /** @param id that the page has given it */
  constructor(readonly id: string) {}

  /** Aborted when it is over. */
  get signal(): AbortSignal {
    return this.stop.signal
  }

  /**
   * Takes in a file, before the sources are read.
   *
   * @param name as the browser gives it
   * @param asked the request whose body it is
   * @throws Refusal if it is too much
   */
  async add(name: string, asked: IncomingMessage): Promise<void> {
    const safe = safeName(name)
    this.files += 1
    if (this.files > mostFiles) throw new Refusal(words.importing.tooMany(mostFiles))
    const size = await receiveFile(asked, this.folder, safe, limits.archive - this.bytes)
    if (size === undefined) throw new Refusal(words.importing.tooLarge(safe, inMegabytes(limits.archive)))
    this.bytes += size
  }

  /**
   * Runs a task of this import after those before it.
   *
   * @throws Refusal with a sentence if a source cannot be imported, or the import is over
   */
  inTurn<Result>(task: () => Promise<Result>): Promise<Result> {
    return this.queue.run(async () => {
      try {
        this.stop.signal.throwIfAborted()
        return await task()
      } catch (error) {
        // Its files are gone: whatever went wrong, this is why.
        if (this.stop.signal.aborted) throw new Refusal(words.importing.over)
        if (error instanceof ImportRefusal) throw new Refusal(error.message.replaceAll(this.folder + sep, ""))
        throw error
      }
    })
  }

  /**
   * @returns the sources, which are read once
   * @throws ImportRefusal if one cannot be imported
   */
  async sources(): Promise<readonly ReadSource[]> {
    this.read ??= await this.readAll()
    return this.read
  }

  private async readAll(): Promise<readonly ReadSource[]> {
    const names = (await readdir(this.folder)).sort()
    // A picture belongs to the file beside it.
    const texts = names.filter((name) => !isPicture(name))
    const read: ReadSource[] = []
    for (const name of texts.length > 0 ? texts : names) {
      this.stop.signal.throwIfAborted()
      const source = await openSource(join(this.folder, name))
      this.opened.push(source)
      const { signal } = this.stop
      const onProgress = (progress: ReadProgress) => {
        this.progress = progress
      }
      read.push({ name, files: source.files, ...(await readApart(join(this.folder, name), { signal, onProgress })) })
    }
    return read
  }

  /** Ends it, and removes its files. */
  close(): void {
    this.stop.abort()
    for (const source of this.opened.splice(0)) source.close()
    removeFolder(this.folder)
  }
}
