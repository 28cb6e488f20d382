import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process"
import { randomBytes } from "node:crypto"
import { Socket } from "node:net"
import { environment, GitError, git } from "./git"
import { inTurn } from "./in-turn"

/** How long a process that nobody asks is kept, in milliseconds. */
const patience = 10_000

const readers = new Map<string, ObjectReader>()

/**
 * As `committedBytes`, for many files one after the other: one git process reads them all.
 *
 * @param folder in a repository
 * @param path of a file in it
 * @param commit the last one, or another
 * @throws GitError if the file is in the commit but cannot be read
 */
export function bytesAt(folder: string, path: string, commit: string): Promise<Buffer | undefined> {
  return inTurn(`objects of ${folder}`, async () => {
    const reader = readers.get(folder) ?? new ObjectReader(folder, (ended) => forget(folder, ended))
    readers.set(folder, reader)
    return reader.bytesAt(path, commit)
  })
}

/** There may be a later one meanwhile. */
const forget = (folder: string, ended: ObjectReader): unknown => readers.get(folder) === ended && readers.delete(folder)

/** A `git cat-file --batch` that goes on as long as it is asked, and ends with this process. One question at a time. */
class ObjectReader {
  private readonly child: ChildProcessWithoutNullStreams
  private readonly output: AsyncIterator<Buffer>
  /** Names no object: what git says of it stands after each answer, since the size that git tells is the one before filters. */
  private readonly mark = randomBytes(16).toString("hex")
  private readonly end = Buffer.from(`${this.mark} missing\n`)
  /** The files of the commits that were asked for: their object's ids, by path. */
  private readonly trees = new Map<string, Promise<ReadonlyMap<string, string>>>()
  private readonly prefix: Promise<string>
  private idle: NodeJS.Timeout | undefined
  private readonly onEnd: () => void

  /**
   * @param folder in a repository
   * @param onEnd called when it can be asked no more
   */
  constructor(
    private readonly folder: string,
    onEnd: (reader: ObjectReader) => void,
  ) {
    this.onEnd = () => onEnd(this)
    const args = ["cat-file", "--batch=%(objectname)", "--filters"]
    this.child = spawn("git", args, { cwd: folder, env: environment(), windowsHide: true })
    this.child.on("error", this.onEnd)
    this.child.on("close", this.onEnd)
    // What it reads and what it complains of tell nothing that its answers do not.
    this.child.stdin.on("error", this.onEnd)
    this.child.stderr.resume()
    this.child.unref()
    for (const stream of this.child.stdio) if (stream instanceof Socket) stream.unref()
    this.output = this.child.stdout[Symbol.asyncIterator]()
    this.prefix = git(folder, "rev-parse", "--show-prefix").then((said) => said.replace(/\n$/, ""))
    this.prefix.catch(this.onEnd)
  }

  async bytesAt(path: string, commit: string): Promise<Buffer | undefined> {
    clearTimeout(this.idle)
    try {
      const found = await this.ask(commit, "commit")
      if (!found) return undefined
      const oid = (await this.filesOf(found.oid)).get(path)
      if (oid === undefined) return undefined
      const object = await this.ask(oid, `${await this.prefix}${path}`)
      if (!object) throw new GitError("git cat-file failed", `The object of ${path} is missing.`)
      return object.bytes
    } finally {
      this.idle = setTimeout(() => this.close(), patience).unref()
    }
  }

  private filesOf(commit: string): Promise<ReadonlyMap<string, string>> {
    const known = this.trees.get(commit) ?? filesIn(this.folder, commit)
    this.trees.set(commit, known)
    return known
  }

  /** @returns an object; undefined if there is none of this name */
  private async ask(name: string, path: string): Promise<{ readonly oid: string; readonly bytes: Buffer } | undefined> {
    this.child.stdin.write(`${name} ${path}\n${this.mark} end\n`)
    const parts: Buffer[] = []
    let last = Buffer.alloc(0)
    while (!last.equals(this.end)) {
      const { value, done } = await this.output.next()
      if (done) throw new GitError("git cat-file failed", "It has ended.")
      parts.push(value)
      last = Buffer.concat([last, value]).subarray(-this.end.length)
    }
    const answer = Buffer.concat(parts).subarray(0, -this.end.length)
    const start = answer.indexOf("\n")
    const [oid = "", missing] = answer.subarray(0, start).toString().split(" ")
    // A line break stands after each object.
    return missing === undefined ? { oid, bytes: answer.subarray(start + 1, -1) } : undefined
  }

  private close(): void {
    this.onEnd()
    this.child.stdin.end()
  }
}

async function filesIn(folder: string, commit: string): Promise<ReadonlyMap<string, string>> {
  const records = (await git(folder, "ls-tree", "-r", "-z", commit, "--", ".")).split("\0")
  return new Map(
    records.flatMap((record) => {
      const [, oid, path] = /^\d+ blob (\w+)\t(.+)$/s.exec(record) ?? []
      return oid && path ? [[path, oid] as const] : []
    }),
  )
}
