import type { Problem } from "../../../src/content/check/report/problem"
import type { Json } from "../../../src/content/edit/edit-json"
import type { Change, Outcome, Revision, Stepped } from "../../server/content/content"
import type { FieldFacts } from "../../server/content/contract"
import type { Api } from "./api"
import { type Index, indexOf } from "./find"
import { contentOf, factsAt, isSame, type Place, placeName, valueAt } from "./place"
import { type Keeper, keep, kept, type Unsaved } from "./unsaved"

/** The content as the studio has it. */
export interface Content {
  readonly files: ReadonlyMap<string, Revision>
  readonly contract: Readonly<Record<string, FieldFacts>>
  readonly problems: readonly Problem[]
  /** By the names of their places. */
  readonly unsaved: ReadonlyMap<string, Unsaved>
  /** What the studio has to say: what was saved, or what went wrong. */
  readonly said: Said
}

/** Words for the owner, and whether what they tell can be undone with one click. */
export interface Said {
  readonly words: string
  readonly canUndo?: boolean
  readonly isWrong?: boolean
}

/** Typing pauses: after the first the check is asked, after the second the file is written. In milliseconds. */
const pauses = { judge: 40, save: 350 } as const

/** What it needs of its surroundings. */
export interface Surroundings {
  readonly api: Api
  readonly keeper: Keeper
  /** Shows on the page what is being typed, before it is saved. */
  readonly show: (before: string, after: string) => void
}

/** The content, what is typed into it and what became of that. It knows nothing of how it is shown. */
export class ContentStore {
  private now: Content | undefined
  private readonly listeners = new Set<() => void>()
  private indexed: { readonly files: Content["files"]; readonly index: Index } | undefined
  private readonly timers = new Map<string, ReadonlyArray<ReturnType<typeof setTimeout>>>()
  /** The names of the places that are just being saved. */
  private readonly saving = new Set<string>()

  constructor(private readonly around: Surroundings) {}

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }

  /** @returns the content; undefined until it is read for the first time */
  readonly snapshot = (): Content | undefined => this.now

  /** Reads everything, and goes on with what was typed before the page was loaded anew. */
  async load(): Promise<void> {
    const { api, keeper } = this.around
    const [files, contract, problems] = await Promise.all([api.files(), api.contract(), api.problems()])
    const byName = new Map(files.map((each) => [each.file, each]))
    const left = kept(keeper).filter(({ file }) => byName.has(file))
    this.now = { files: byName, contract, problems, unsaved: new Map(), said: { words: "" } }
    this.put({ unsaved: new Map(left.map((each) => [placeName(each), this.compared(each)])) })
    for (const each of left) if (this.unsavedAt(each)?.state === "typing") this.soon(each)
  }

  /** Reads again what another editor may have saved. */
  async look(): Promise<void> {
    if (!this.now) return
    const files = await this.around.api.files()
    const moved = files.filter(({ file, revision }) => this.now?.files.get(file)?.revision !== revision)
    if (moved.length === 0 && files.length === this.now.files.size) return
    const [contract, problems] = await Promise.all([this.around.api.contract(), this.around.api.problems()])
    const names = moved.map(({ file }) => `data/${file}`).join(", ")
    this.put({
      ...{ contract, problems, files: new Map(files.map((each) => [each.file, each])) },
      ...(names ? { said: { words: `Changed in another program: ${names}` } } : {}),
    })
    this.put({ unsaved: new Map([...(this.now?.unsaved ?? [])].map(([name, each]) => [name, this.compared(each)])) })
  }

  /** @returns what stands in the file at a place; of a Markdown file's text as a whole, with an empty path, the text */
  stored({ file, path }: Place): Json | undefined {
    const revision = this.now?.files.get(file)
    if (path.length === 0 && !file.endsWith(".json")) return revision?.text
    return valueAt(contentOf(revision), path) as Json | undefined
  }

  /** @returns what the contract says of a place */
  factsOf({ file, path }: Place): FieldFacts | undefined {
    return factsAt(this.now?.contract[file], path)
  }

  /** @returns where the texts of the pages come from; made when it is asked for, for it takes a while with much content */
  index(): Index {
    const files = this.now?.files ?? new Map()
    if (this.indexed?.files !== files) this.indexed = { files, index: indexOf([...files.values()]) }
    return this.indexed.index
  }

  /** @returns what was typed at a place and is not saved */
  unsavedAt = (place: Place): Unsaved | undefined => this.now?.unsaved.get(placeName(place))

  /**
   * Takes what is typed: shows it, asks the check, and saves it when the typing pauses.
   *
   * @param place of the value
   * @param typed the new value; undefined to leave it out
   * @param edit what the server is to do
   */
  type(place: Place, typed: Json | undefined, edit: Change): void {
    const before = this.unsavedAt(place)
    const stored = this.stored(place)
    const last = before ? before.typed : stored
    if (typeof last === "string" && typeof typed === "string") this.around.show(last, typed)
    this.stop(place)
    // What is just being saved will stand in the file soon.
    if (isSame(typed, stored) && !this.saving.has(placeName(place))) {
      this.forget(place)
      return
    }
    const { began, problems } = before ?? { began: stored, problems: [] }
    // Of two values the owner takes one: typing on does not decide.
    const state = before?.state === "conflict" ? "conflict" : "typing"
    this.keep({ file: place.file, path: place.path, typed, began, edit, state, problems })
    this.soon(place)
  }

  /** Gives up what was typed: the file's value stands again. */
  giveUp(place: Place): void {
    const unsaved = this.unsavedAt(place)
    if (!unsaved) return
    const stored = this.stored(place)
    if (typeof unsaved.typed === "string" && typeof stored === "string") this.around.show(unsaved.typed, stored)
    this.stop(place)
    this.forget(place)
  }

  /** Of two values, one's own and somebody else's, takes one's own. */
  keepMine(place: Place): Promise<void> {
    const unsaved = this.unsavedAt(place)
    if (!unsaved) return Promise.resolve()
    this.keep({ ...unsaved, began: this.stored(place), state: "typing" })
    return this.save(place)
  }

  /**
   * Does something at once: moves, adds, removes.
   *
   * @param words for what was done, with a way to undo it
   * @returns what is wrong with it; nothing if it is written
   */
  async act(file: string, edit: Change, words?: string): Promise<readonly Problem[]> {
    const known = this.now?.files.get(file)
    if (!known) return []
    const outcome = await this.asked(() => this.around.api.edit(file, known.revision, edit))
    if (!outcome) return []
    if (outcome.kind === "changed") {
      const about = { file, path: edit.kind === "text" ? [] : edit.path }
      const before = this.stored(about)
      this.take(outcome)
      if (isSame(this.stored(about), before)) return this.act(file, edit, words)
      this.say({ words: `Not done: data/${file} was changed in another program. Look what it has now.`, isWrong: true })
      return []
    }
    if (outcome.kind === "refused") {
      const [first] = outcome.problems
      this.say({ words: `Not done, it would break the site: ${first?.message} ${first?.advice}`, isWrong: true })
      return outcome.problems
    }
    this.take(outcome, words)
    return []
  }

  readonly undo = () => this.step(() => this.around.api.undo(), "Undone")
  readonly redo = () => this.step(() => this.around.api.redo(), "Done again")

  say(said: Said): void {
    this.put({ said })
  }

  /** Asks the server; what goes wrong is said and not lost. */
  async asked<Answer>(ask: () => Promise<Answer>): Promise<Answer | undefined> {
    try {
      return await ask()
    } catch (error) {
      this.say({ words: error instanceof Error ? error.message : String(error), isWrong: true })
      return undefined
    }
  }

  private async step(ask: () => Promise<Stepped | null>, words: string): Promise<void> {
    const stepped = await this.asked(ask)
    if (stepped === undefined) return
    await this.look()
    if (stepped === null) return this.say({ words: "There is nothing more to undo or to do again." })
    const files = stepped.files.map((file) => `data/${file}`).join(", ")
    const isDone = stepped.kind === "stepped"
    this.say({
      words: isDone ? `${words}: ${files}` : `${files} was changed in another program, so it stays as it is.`,
    })
  }

  private soon(place: Place): void {
    this.timers.set(placeName(place), [
      setTimeout(() => void this.judge(place), pauses.judge),
      setTimeout(() => void this.save(place), pauses.save),
    ])
  }

  private stop(place: Place): void {
    for (const timer of this.timers.get(placeName(place)) ?? []) clearTimeout(timer)
  }

  /** What the check says of the file with what is typed in it; whether it fits the others is said when it is saved. */
  private async judge(place: Place): Promise<void> {
    const asked = this.unsavedAt(place)
    if (!asked || asked.state === "conflict") return
    const problems = await this.asked(() => this.around.api.judge(place.file, asked.edit))
    const now = this.unsavedAt(place)
    // Its answer to what has been typed over is worth nothing.
    if (!problems || !now || !isSame(now.typed, asked.typed)) return
    this.keep({ ...now, problems: problems.filter(({ at }) => isSame(at.slice(0, place.path.length), place.path)) })
  }

  /** One save of a place after the other: what is typed meanwhile is saved when the answer is there. */
  private async save(place: Place): Promise<void> {
    const name = placeName(place)
    if (this.saving.has(name)) return
    const asked = this.unsavedAt(place)
    this.saving.add(name)
    try {
      await this.write(place)
    } finally {
      this.saving.delete(name)
    }
    const now = this.unsavedAt(place)
    if (now?.state !== "typing" || isSame(now.typed, asked?.typed)) return
    this.stop(place)
    if (isSame(now.typed, this.stored(place))) this.forget(place)
    else this.soon(place)
  }

  private async write(place: Place): Promise<void> {
    const asked = this.unsavedAt(place)
    const known = this.now?.files.get(place.file)
    if (!asked || !known || asked.state === "conflict") return
    const outcome = await this.asked(() => this.around.api.edit(place.file, known.revision, asked.edit))
    const now = this.unsavedAt(place)
    if (!outcome) return
    if (outcome.kind === "refused") {
      if (now && isSame(now.typed, asked.typed)) this.keep({ ...now, state: "refused", problems: outcome.problems })
      return this.say({ words: "Not saved: it would break the site.", isWrong: true })
    }
    this.take(outcome)
    if (!now) return
    if (outcome.kind === "changed") {
      this.keep(this.compared(now))
      return this.write(place)
    }
    if (isSame(now.typed, asked.typed)) this.forget(place)
    // Typing has gone on in the meantime, from what is written now.
    else this.keep({ ...now, began: asked.typed })
  }

  /** Whether somebody else has changed what is being typed. */
  private compared(unsaved: Unsaved): Unsaved {
    const stored = this.stored(unsaved)
    if (isSame(stored, unsaved.began) || isSame(stored, unsaved.typed)) {
      return unsaved.state === "conflict" ? { ...unsaved, state: "typing" } : unsaved
    }
    return { ...unsaved, state: "conflict" }
  }

  private take(outcome: Exclude<Outcome, { kind: "refused" }>, words?: string): void {
    const { file, text, revision } = outcome
    const files = new Map([...(this.now?.files ?? []), [file, { file, text, revision }]])
    const isWritten = outcome.kind === "written"
    this.put({
      files,
      ...(isWritten ? { problems: outcome.problems } : {}),
      said: words
        ? { words, canUndo: true }
        : { words: isWritten ? `Saved to data/${file}` : `data/${file} was changed in another program.` },
    })
  }

  private keep(unsaved: Unsaved): void {
    this.putUnsaved(new Map([...(this.now?.unsaved ?? []), [placeName(unsaved), unsaved]]))
  }

  private forget(place: Place): void {
    this.putUnsaved(new Map([...(this.now?.unsaved ?? [])].filter(([name]) => name !== placeName(place))))
  }

  private putUnsaved(unsaved: ReadonlyMap<string, Unsaved>): void {
    this.put({ unsaved })
    keep(this.around.keeper, unsaved.values())
  }

  private put(part: Partial<Content>): void {
    if (!this.now) return
    this.now = { ...this.now, ...part }
    for (const listener of this.listeners) listener()
  }
}
