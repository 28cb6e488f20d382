import { AsyncLocalStorage } from "node:async_hooks"
import type { Diagnostic } from "../../../../../content/diagnostic/diagnostic"
import { type Api, RequestFailure } from "../../../../client/content/api"
import { ContentStore } from "../../../../client/content/content-store"
import type { KeptTab, TabStorage } from "../../../../client/content/kept-edits"
import { started } from "../../../../model/start-state"
import { ContentFiles } from "../../../../server/content/content-files"
import type { Disk, FileWrite } from "../../../../server/content/disk"
import type { TypedOutcome } from "../../../../server/content/edits/save-typed"
import type { ContentEvent } from "../../../../server/content/observed-files"
import type { ServerEvent } from "../../../../server/events"
import { errorAt } from "../../support/error-at"
import { fakeApi } from "../../support/fake-api"

/** What the studio is doing while it writes: who asked for it. */
export interface Doing {
  readonly tab: string
  readonly kind: "edit" | "undo" | "redo"
}

/** Something that happens when its turn comes. */
interface Task {
  /** Tasks of one channel keep their order. */
  readonly channel: string
  readonly run: () => void
}

/** One for all worlds: each that there is costs every promise some time. */
const doing = new AsyncLocalStorage<Doing>()

/** Lets everything happen that needs no turn. */
export const flushTasks = () => new Promise<void>((resolve) => setImmediate(resolve))

/** A disk, a server, a network and browsers, in which nothing happens but by a turn that is given to it. */
export class World {
  readonly files = new Map<string, Buffer>()
  /** Every text that a file ever had, in order. */
  readonly states = new Map<string, readonly string[]>()
  readonly storage = new Map<string, readonly KeptTab[]>()
  readonly tabs: Tab[] = []
  /** Told of each write of the studio before it happens. */
  onWrite: (swap: readonly FileWrite[], doing: Doing | undefined) => void = () => {}
  private tasks: Task[] = []
  private count = 0
  content: ContentFiles | undefined
  private generation = 0
  isFull = false
  /** What a tab was answered and should not have been. */
  readonly faults: string[] = []

  /** @param diagnosticsOf what the check says of the files */
  constructor(private readonly diagnosticsOf = wrongTexts) {}

  private number(): number {
    this.count += 1
    return this.count
  }

  /** @returns when its turn has come */
  later(channel = `${this.number()}`): Promise<void> {
    return new Promise((resolve) => this.tasks.push({ channel, run: resolve }))
  }

  /** Gives a turn to one of those that wait. @returns whether anybody waits */
  async step(choice: number): Promise<boolean> {
    const first = this.tasks.filter(
      ({ channel }, index) => this.tasks.findIndex((each) => each.channel === channel) === index,
    )
    const task = first[choice % Math.max(1, first.length)]
    if (!task) return false
    this.tasks.splice(this.tasks.indexOf(task), 1)
    task.run()
    await flushTasks()
    return true
  }

  /** Gives turns until nobody waits, or for so long that something must go on for ever. */
  async rest(): Promise<boolean> {
    for (let turn = 0; turn < 3000; turn += 1) if (!(await this.step(turn * 7))) return true
    return false
  }

  timer = (_milliseconds: number, task: () => void) => {
    const entry: Task = { channel: `timer ${this.number()}`, run: task }
    this.tasks.push(entry)
    return () => {
      this.tasks = this.tasks.filter((each) => each !== entry)
    }
  }

  start(): void {
    this.generation += 1
    const { generation } = this
    // What was under way when the server ended never goes on.
    const alive = async () => {
      await this.later()
      if (generation !== this.generation) await new Promise(() => {})
    }
    const disk: Disk = {
      files: async () => [...this.files.keys()].sort(),
      read: async (file) => {
        await alive()
        return this.files.get(file)
      },
      swap: async (swaps) => {
        await alive()
        if (this.isFull) throw Object.assign(new Error("no space left on device"), { code: "ENOSPC" })
        if (!swaps.every(({ file, before }) => isSameBytes(this.files.get(file), before))) return false
        this.onWrite(swaps, doing.getStore())
        for (const { file, after } of swaps) this.put(file, after)
        return true
      },
    }
    const check = async (overlay: ReadonlyMap<string, Buffer | undefined>) => {
      await alive()
      return this.diagnosticsOf(overlay)
    }
    this.content = new ContentFiles("/data", { disk, check, committed: async () => undefined })
  }

  kill(): void {
    this.generation += 1
    this.content = undefined
    for (const tab of this.tabs) tab.cut()
  }

  /** Puts a file into another state. */
  put(file: string, bytes: Buffer | undefined): void {
    if (bytes) this.files.set(file, bytes)
    else this.files.delete(file)
    this.states.set(file, [...(this.states.get(file) ?? []), String(bytes ?? "")])
  }

  /** Another program saves a file; the watcher sees it sometime. */
  outside(file: string, text: string): void {
    this.put(file, Buffer.from(text))
    const { content, generation } = this
    void this.later().then(() => (generation === this.generation ? content?.refreshFiles([file]) : undefined))
  }
}

/** A tab of the studio, with a network between it and the server. */
export class Tab {
  store: ContentStore
  isOnline = true
  private end: ((reason: Error) => void) | undefined
  private connections = 0
  /** Which page it is: of those that were loaded before, nothing goes on. */
  private page = 0
  private readonly waiting = new Set<() => void>()
  /** Of each file, which of its states was shown last. */
  private readonly shown = new Map<string, number>()

  constructor(
    private readonly world: World,
    readonly name: string,
  ) {
    this.store = this.opened()
    world.tabs.push(this)
  }

  /** The page is loaded anew. */
  reload(): void {
    this.end = undefined
    this.connections += 1
    this.page += 1
    this.waiting.clear()
    this.store.close()
    this.store = this.opened()
  }

  /** The connection is lost. */
  cut(): void {
    const { end } = this
    this.end = undefined
    this.connections += 1
    for (const lose of this.waiting) lose()
    this.waiting.clear()
    end?.(new RequestFailure("lost"))
  }

  /** @returns the files that are shown as they were before they were shown last */
  older(): readonly string[] {
    return [...(this.store.snapshot()?.docs.values() ?? [])].flatMap(({ file, text }) => {
      const states = this.world.states.get(file)
      const state = states?.indexOf(text, this.shown.get(file) ?? 0)
      if (state === undefined) return []
      this.shown.set(file, state)
      return state < 0 ? [file] : []
    })
  }

  private opened(): ContentStore {
    const { world, name } = this
    const tabStorage: TabStorage = {
      load: async () => world.storage.get(name) ?? [],
      save: (_project, kept) => void world.storage.set(name, structuredClone(kept)),
      release: () => {},
    }
    const store = new ContentStore({ api: this.api(), tabStorage, timer: world.timer, tab: name, show: () => {} })
    store.connect()
    return store
  }

  private api(): Api {
    const { world, name } = this
    const ask = async <Result>(
      kind: Doing["kind"],
      task: (content: ContentFiles) => Promise<Result>,
    ): Promise<Result> => {
      const { connections: connection, page } = this
      const isThere = () => this.isOnline && connection === this.connections
      const gone = async (): Promise<RequestFailure> => {
        if (page !== this.page) await new Promise(() => {})
        return new RequestFailure("lost")
      }
      await world.later()
      const { content } = world
      if (!content || !isThere()) throw await gone()
      const answer = doing.run({ tab: name, kind }, () => task(content))
      // The connection may end before the answer has come: the server may have done what was asked.
      const lost = new Promise<never>((_resolve, reject) => this.waiting.add(() => reject(new RequestFailure("lost"))))
      const found = await Promise.race([answer, lost]).catch((error: unknown) => {
        throw error instanceof RequestFailure ? error : new RequestFailure(String(error))
      })
      await world.later()
      if (!isThere()) throw await gone()
      return found
    }
    const judge = (edit: object, outcome: TypedOutcome | undefined) => {
      const isWrong = JSON.stringify(edit).includes("wrong")
      if (!isWrong && outcome?.kind === "refused")
        world.faults.push(`${JSON.stringify(edit)} was refused, which makes no error`)
    }
    const listen: Api["listen"] = (hear, end) => {
      this.end = end
      this.connections += 1
      void this.hear(this.connections, hear)
      return () => {
        this.end = undefined
      }
    }
    return fakeApi(listen, {
      "POST check": async () => [],
      "POST save": async ({ file, revision, edits, typing }) => {
        const saved = await ask("edit", (content) => content.save(file, revision, edits, name, typing))
        if (saved.kind === "saved") for (const [index, edit] of edits.entries()) judge(edit, saved.outcomes[index])
        return saved
      },
      "POST undo": () => ask("undo", async (content) => (await content.undo(name)) ?? null),
      "POST redo": () => ask("redo", async (content) => (await content.redo(name)) ?? null),
    })
  }

  private async hear(connection: number, hear: (event: ServerEvent) => void): Promise<void> {
    const { world } = this
    await world.later()
    const { content } = world
    if (connection !== this.connections) return
    if (!this.isOnline || !content) return this.cut()
    hear({ kind: "hello", project: "project", start: started })
    const stop = await content.listen((event: ContentEvent) => {
      void world.later(`stream ${this.name} ${connection}`).then(() => {
        if (connection === this.connections) hear(event)
        else stop?.()
      })
    })
  }
}

const isSameBytes = (one: Buffer | undefined, other: Buffer | undefined): boolean =>
  one && other ? one.equals(other) : one === other

/** A check with one rule: no quote may be "wrong", and no text. */
function wrongTexts(files: ReadonlyMap<string, Buffer | undefined>): readonly Diagnostic[] {
  return [...files].flatMap(([file, bytes]): readonly Diagnostic[] => {
    if (!bytes) return []
    if (!file.endsWith(".json")) return String(bytes).startsWith("wrong") ? [errorAt(file, [])] : []
    try {
      const content: unknown = JSON.parse(String(bytes))
      const entries = Array.isArray(content) ? content : []
      return entries.flatMap(({ quote }, index) => (/^wrong/.test(quote) ? [errorAt(file, [index, "quote"])] : []))
    } catch {
      return [errorAt(file, [], "syntax")]
    }
  })
}
