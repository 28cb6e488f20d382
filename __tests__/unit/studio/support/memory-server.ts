import type { Problem } from "../../../../src/content/check/report/problem"
import { type Api, Refused } from "../../../../studio/client/content/api"
import { ContentStore, type Timer } from "../../../../studio/client/content/content-store"
import type { Keeper, KeptTab } from "../../../../studio/client/content/unsaved"
import { Content } from "../../../../studio/server/content/content"
import type { Disk } from "../../../../studio/server/content/disk"
import type { FileEdit } from "../../../../studio/server/content/edited"

/** A check of bytes in the place of files. */
export type Check = (files: ReadonlyMap<string, Buffer | undefined>) => readonly Problem[]

/** A disk in memory. A file can be put into its map at any time, as another program would. */
export function memoryDisk(files: Map<string, Buffer>): Disk {
  return {
    files: async () => [...files.keys()].sort(),
    read: async (file) => files.get(file),
    swap: async (swaps) => {
      if (!swaps.every(({ file, before }) => isSameBytes(files.get(file), before))) return false
      for (const { file, after } of swaps)
        if (after) files.set(file, after)
        else files.delete(file)
      return true
    },
  }
}

const isSameBytes = (one: Buffer | undefined, other: Buffer | undefined): boolean =>
  one && other ? one.equals(other) : one === other

/** The studio's server over a disk in memory, asked without a network. */
export class MemoryServer {
  readonly files: Map<string, Buffer>
  readonly asked: FileEdit[] = []
  /** Why no edit is answered, as long as there is a reason. */
  failure: string | undefined
  /** How long an edit takes, in milliseconds. */
  delay = 0
  content: Content
  private readonly check: Check

  constructor(texts: Readonly<Record<string, string>>, check: Check = () => []) {
    this.files = new Map(Object.entries(texts).map(([file, text]) => [file, Buffer.from(text)]))
    this.check = check
    this.content = this.started()
  }

  /** The server is started anew: what it knew is forgotten. */
  started(): Content {
    const ground = { disk: memoryDisk(this.files), check: async (files: Parameters<Check>[0]) => this.check(files) }
    this.content = new Content("/data", { ...ground, committed: async () => undefined })
    return this.content
  }

  text(file: string): string {
    return String(this.files.get(file) ?? "")
  }

  /** Another program saves a file. The watcher has not seen it yet. */
  elsewhere(file: string, text: string): void {
    this.files.set(file, Buffer.from(text))
  }

  /** Another program saves a file, and the watcher has seen it. */
  async saved(file: string, text: string): Promise<void> {
    this.elsewhere(file, text)
    await this.content.notice([file])
  }

  api(tab = "tab", judge: (edit: FileEdit) => readonly Problem[] = () => []): Api {
    const api: Partial<Api> = {
      listen: (hear) => {
        hear({ kind: "hello", project: "project" })
        let stop = () => {}
        void this.content.listen(hear).then((end) => {
          stop = end
        })
        return () => stop()
      },
      judge: async (_file, edit) => judge(edit),
      edit: async (file, revision, edit) => {
        this.asked.push(edit)
        if (this.delay > 0) await new Promise((done) => setTimeout(done, this.delay))
        if (this.failure !== undefined) throw new Refused(this.failure)
        return this.content.edit(file, revision, edit, tab)
      },
      undo: async () => (await this.content.undo(tab)) ?? null,
      redo: async () => (await this.content.redo(tab)) ?? null,
    }
    // What no test asks for is not there, and fails if it is asked for.
    return api as Api
  }
}

/** Keeps what is not saved, as a browser does for one tab. */
export function memoryKeeper(): Keeper & { readonly kept: ReadonlyMap<string, readonly KeptTab[]> } {
  const kept = new Map<string, readonly KeptTab[]>()
  return {
    kept,
    load: async (project) => kept.get(project) ?? [],
    save: (project, all) => void kept.set(project, structuredClone(all)),
    release: () => {},
  }
}

/** Jest's clock decides when a task's time has come. */
export const clock: Timer = (milliseconds, task) => {
  const timer = setTimeout(task, milliseconds)
  return () => clearTimeout(timer)
}

/** @returns a store that has read everything, with Jest's clock in the place of the real one */
export async function opened(
  server: MemoryServer,
  { api = server.api(), keeper = memoryKeeper(), tab = "tab", show = () => {} }: Partial<Opening> = {},
): Promise<ContentStore> {
  const store = new ContentStore({ api, keeper, timer: clock, tab, show })
  store.connect()
  await jest.advanceTimersByTimeAsync(0)
  return store
}

interface Opening {
  readonly api: Api
  readonly keeper: Keeper
  readonly tab: string
  readonly show: (before: string, after: string) => void
}
