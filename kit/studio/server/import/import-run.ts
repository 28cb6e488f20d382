import { open, readdir, rm } from "node:fs/promises"
import type { IncomingMessage } from "node:http"
import { join, sep } from "node:path"
import { errorCode, Refusal } from "../../../content/files/errors"
import { isPicture } from "../../../content/pictures/slots"
import { removeFolder, temporaryFolder } from "../../../owner/files/write-file"
import {
  type Candidate,
  type Candidates,
  inMegabytes,
  limits,
  type ReadProgress,
} from "../../../owner/import/candidate"
import { ImportSession, type ReadSource } from "../../../owner/import/import"
import { TaskQueue } from "../../model/task-queue"
import { words } from "../../words/words"

/** How many files one import may have. */
const maxFiles = 100

/** Files that were dropped together. They are in a temporary folder until the import ends. */
export class ImportRun {
  /** The candidates that were offered last, by id. */
  candidates: ReadonlyMap<string, Candidate> = new Map()
  private readonly folder = temporaryFolder("studio-import")
  private readonly stop = new AbortController()
  private readonly queue = new TaskQueue()
  readonly session: ImportSession
  /** How far reading the current source has come. */
  progress: ReadProgress | undefined
  private files = 0
  private bytes = 0
  private sources: readonly ReadSource[] | undefined

  /**
   * @param id assigned by the page
   * @param root the folder of the content
   */
  constructor(
    readonly id: string,
    root: string,
  ) {
    this.session = new ImportSession(root, this.stop.signal)
  }

  /**
   * Receives a file, before the sources are read.
   *
   * @param name as the browser gives it
   * @param request whose body is the file
   * @throws Refusal if there are too many files, or they are too large
   */
  async add(name: string, request: IncomingMessage): Promise<void> {
    const safe = sanitizeFileName(name)
    this.files += 1
    if (this.files > maxFiles) throw new Refusal(words.importing.tooMany(maxFiles))
    const size = await receiveFile(request, this.folder, safe, limits.archive - this.bytes)
    if (size === undefined) throw new Refusal(words.importing.tooLarge(safe, inMegabytes(limits.archive)))
    this.bytes += size
  }

  /**
   * Runs a task of this import after all earlier ones.
   *
   * @throws Refusal with a sentence if a source cannot be imported, or the import is over
   */
  runInQueue<Result>(task: () => Promise<Result>): Promise<Result> {
    return this.queue.run(async () => {
      try {
        this.stop.signal.throwIfAborted()
        return await task()
      } catch (error) {
        // The import's files have been removed, which explains any error.
        if (this.stop.signal.aborted) throw new Refusal(words.importing.over)
        if (error instanceof Refusal) throw new Refusal(error.message.replaceAll(this.folder + sep, ""))
        throw error
      }
    })
  }

  /**
   * @returns the sources, which are read only once, and what they offer
   * @throws Refusal if one cannot be imported
   */
  async read(): Promise<Candidates & { readonly sources: readonly ReadSource[] }> {
    this.sources ??= await this.readAll()
    const found = await this.session.candidates()
    this.candidates = new Map(found.candidates.map((candidate) => [candidate.id, candidate]))
    return { ...found, sources: this.sources }
  }

  private async readAll(): Promise<readonly ReadSource[]> {
    const names = (await readdir(this.folder)).sort()
    // Pictures belong to the other files, if there are any.
    const texts = names.filter((name) => !isPicture(name))
    const paths = (texts.length > 0 ? texts : names).map((name) => join(this.folder, name))
    const onProgress = (progress: ReadProgress) => {
      this.progress = progress
    }
    const read = await this.session.addEach(paths, { onProgress })
    return read.map((source) => ({
      ...source,
      sentences: source.sentences.map((sentence) => sentence.replaceAll(this.folder + sep, "")),
    }))
  }

  /** Ends the import, and removes its files. */
  close(): void {
    this.stop.abort()
    this.session.close()
    removeFolder(this.folder)
  }
}

/** How many characters of a file's name are kept; every file system has room for this many. */
const maxNameLength = 60

/**
 * @param name of a file, as a browser gives it
 * @returns the last part of its path, without characters that would lead to another folder or that file systems refuse
 */
export function sanitizeFileName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? ""
  const plain = last.replace(/[<>:"|?*\p{Cc}\p{Cs}]/gu, "-")
  // Keeps the end, which tells the file's type. A dot at the start would hide the file, and Windows removes one at the end.
  const short = Array.from(plain)
    .slice(-maxNameLength)
    .join("")
    .replace(/^[.\s]+|[.\s]+$/g, "")
  return short === "" ? "file" : short
}

/**
 * Streams the body of a request into a file. If it is too large or the connection breaks off, the file is removed.
 *
 * @param request the request
 * @param folder to write into
 * @param name of the file; if it is taken, a number is put before it
 * @param most the limit in bytes
 * @returns the number of bytes; undefined if they exceed the limit
 * @throws the error of the connection or the file system
 */
export async function receiveFile(
  request: IncomingMessage,
  folder: string,
  name: string,
  most: number,
): Promise<number | undefined> {
  if (Number(request.headers["content-length"] ?? 0) > most) return undefined
  const { path, file } = await newFile(folder, name)
  let size = 0
  let isWhole = false
  try {
    // The request is not destroyed, so that the sender can be told that it is too large.
    for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      size += chunk.length
      if (size > most) return undefined
      await file.writeFile(chunk)
    }
    isWhole = true
    return size
  } finally {
    await file.close()
    if (!isWhole) await rm(path, { force: true })
  }
}

async function newFile(folder: string, name: string) {
  for (let number = 1; ; number++) {
    const path = join(folder, number === 1 ? name : `${number}-${name}`)
    try {
      return { path, file: await open(path, "wx") }
    } catch (error) {
      if (errorCode(error) !== "EEXIST") throw error
    }
  }
}
