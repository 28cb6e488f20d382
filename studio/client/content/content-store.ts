import type { Problem } from "../../../src/content/check/report/problem"
import type { Edit, Json } from "../../../src/content/edit/edit-json"
import { type EntryId, entriesOf, idsFrom, type NewId, pathOf, valueAt } from "../../model/entries"
import { isSame, isUnsaved, isWaiting, next, type PendingEvent, savesAfter } from "../../model/pending"
import type { Judged, Outcome, Revision, Stepped } from "../../server/content/content"
import type { FieldFacts } from "../../server/content/contract"
import type { FileEdit } from "../../server/content/edited"
import type { ServerEvent } from "../../server/events"
import { type Api, Over, over, Refused } from "./api"
import { Connection, type Timer } from "./connection"
import { type Doc, docOf, isReadable, nearestPath, type Stored, storedIn } from "./doc"
import { type Index, indexOf } from "./find"
import { factsAt, type Place, placeName } from "./place"
import { Sender, type Taking } from "./sender"
import { type Keeper, type KeptTab, keptOf, restored, type Unsaved } from "./unsaved"

/** Something that the check says, at the place that it is about. */
export interface Found extends Problem {
  readonly place: Place
}

/** The content as the studio has it. */
export interface Content {
  readonly docs: ReadonlyMap<string, Doc>
  readonly contract: Readonly<Record<string, FieldFacts>>
  readonly problems: readonly Found[]
  /** By the names of their places. */
  readonly unsaved: ReadonlyMap<string, Unsaved>
  /** What the studio has to say: what was saved, or what went wrong. */
  readonly said: Said
  /** Over: the studio was started anew, and does not know this page. */
  readonly connection: "open" | "lost" | "over"
  /** Another number after each change of a picture. */
  readonly pictures: number
}

/** Words for the owner, and whether what they tell can be undone with one click. */
export interface Said {
  readonly words: string
  readonly canUndo?: boolean
  readonly isWrong?: boolean
}

/** Something that is done at once, in the entries' terms. */
export type Act =
  | { readonly kind: "set"; readonly place: Place; readonly to: Json }
  | { readonly kind: "remove"; readonly place: Place }
  /** Adds an entry to a list behind another; to its beginning behind none. A list that is not there is begun. */
  | { readonly kind: "insert"; readonly place: Place; readonly behind: EntryId | undefined; readonly to: Json }
  /** Puts an entry behind another of its list; to its beginning behind none. */
  | { readonly kind: "move"; readonly place: Place; readonly behind: EntryId | undefined }

/** What came of an act. */
export type Done =
  | { readonly kind: "done" }
  | { readonly kind: "refused"; readonly problems: readonly Problem[] }
  /** Nothing is written: why. */
  | { readonly kind: "failed"; readonly message: string }

/** What it needs of its surroundings. */
export interface Surroundings {
  readonly api: Api
  readonly keeper: Keeper
  readonly timer: Timer
  /** What this tab calls itself. */
  readonly tab: string
  /** Shows on the page what is being typed, before it is saved. */
  readonly show: (before: string, after: string) => void
}

/** After so many milliseconds of a pause the check is asked. */
const judgePause = 40

/** The content, what is typed into it and what became of that. It knows nothing of how it is shown. */
export class ContentStore {
  private now: Content | undefined
  private readonly listeners = new Set<() => void>()
  private indexed: { readonly docs: Content["docs"]; readonly index: Index } | undefined
  private readonly timers = new Map<string, ReadonlyArray<() => void>>()
  private readonly newId: NewId = idsFrom(1)
  private epoch = ""
  private project = ""
  private later: readonly KeptTab[] = []
  /** The latest that the check has said of each file, which may be about a state that is not here yet. */
  private judged: Judged = { problems: [], of: {} }
  /** What was taken out in this tab: what was typed into it went with it. */
  private readonly takenOut = new Set<EntryId>()
  /** How often each file was changed by somebody else. */
  private readonly foreign = new Map<string, number>()

  private readonly sender: Sender
  private readonly connection: Connection

  constructor(private readonly around: Surroundings) {
    this.sender = new Sender({
      edit: (...asked) => this.answered(() => around.api.edit(...asked)),
      docAt: (file) => this.now?.docs.get(file),
      take: (file, taking) => this.takeFile(file, taking),
      takeJudged: (judged) => this.takeJudged(judged),
    })
    this.connection = new Connection(around, {
      onEvent: (event) => void this.hear(event),
      onLost: (reason) => this.lost(reason),
      onOver: () => this.over(),
    })
  }

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }

  /** @returns the content; undefined until it is read for the first time */
  readonly snapshot = (): Content | undefined => this.now

  /** Begins to hear of the content, and goes on with what was typed before the page was loaded anew. */
  connect(): void {
    this.connection.open()
  }

  /** Hears nothing any more. */
  close(): void {
    this.connection.close()
    for (const name of this.timers.keys()) this.stop(name)
  }

  /** @returns what stands in the file at a place; of a Markdown file, with an empty path, its text */
  stored(place: Place): Json | undefined {
    const stored = this.storedAt(place)
    return stored.isThere ? stored.value : undefined
  }

  /** @returns what stands in a file now, by where it stands */
  readonly valueAt = (file: string, path: Edit["path"]): unknown => valueAt(this.now?.docs.get(file)?.content, path)

  /** @returns what the contract says of a place */
  factsOf({ file, path }: Place): FieldFacts | undefined {
    return factsAt(this.now?.contract[file], path)
  }

  /** @returns the entries of a list, in order */
  entries({ file, path }: Place): readonly EntryId[] {
    const doc = this.now?.docs.get(file)
    return doc ? entriesOf(doc.known.entries, path) : []
  }

  /** @returns a place by where it stands now; of an entry that is gone, what was around it */
  placeAt(file: string, path: Edit["path"]): Place {
    const doc = this.now?.docs.get(file)
    return { file, path: doc ? nearestPath(doc, path) : [] }
  }

  /** @returns where a place stands now; undefined if it is gone */
  positionOf({ file, path }: Place): Edit["path"] | undefined {
    const doc = this.now?.docs.get(file)
    return doc && pathOf(doc.known.entries, path)
  }

  /** @returns where the texts of the pages come from; made when it is asked for, for it takes a while with much content */
  index(): Index {
    const docs = this.now?.docs ?? new Map<string, Doc>()
    if (this.indexed?.docs !== docs) this.indexed = { docs, index: indexOf([...docs.values()]) }
    return this.indexed.index
  }

  /** @returns what was typed at a place and is not saved */
  unsavedAt = (place: Place): Unsaved | undefined => this.now?.unsaved.get(placeName(place))

  /**
   * Takes what is typed: shows it, asks the check, and saves it when the typing pauses.
   *
   * @param place of the value
   * @param value undefined to leave it out
   * @param isHeld it is an address, which is saved when commit is called
   */
  type(place: Place, value: Json | undefined, isHeld = false): void {
    const stored = this.stored(place)
    const before = this.unsavedAt(place)
    const last = before ? before.mine : stored
    if (typeof last === "string" && typeof value === "string") this.around.show(last, value)
    this.happen(place, { kind: "type", value, stored, isHeld })
    if (this.unsavedAt(place)) this.soon(place)
  }

  /** Saves what was typed at a place without waiting for a pause. */
  commit(place: Place): Promise<void> {
    return this.save(place)
  }

  /** Saves whatever was typed and can be saved. */
  async commitAll(): Promise<void> {
    for (const each of [...(this.now?.unsaved.values() ?? [])])
      if (isWaiting(each) && each.state.kind !== "refused") await this.save(each)
  }

  /** Gives up what was typed: the file's value stands again. */
  giveUp(place: Place): void {
    const unsaved = this.unsavedAt(place)
    const stored = this.stored(place)
    if (typeof unsaved?.mine === "string" && typeof stored === "string") this.around.show(unsaved.mine, stored)
    this.happen(place, { kind: "give-up" })
  }

  /** Of two values, one's own and somebody else's, takes one's own. */
  keepMine(place: Place): Promise<void> {
    this.happen(place, { kind: "keep-mine", stored: this.stored(place) })
    return this.save(place)
  }

  /**
   * Does something at once: moves, adds, removes. It is done to the entries that are meant, wherever they stand by then, or not at all.
   *
   * @param words for what was done, with a way to undo it
   */
  act(act: Act, words: string): Promise<Done> {
    const { place } = act
    const seen = this.storedAt(place)
    const foreign = this.foreign.get(place.file)
    const entry = act.kind === "remove" ? place.path.at(-1) : undefined
    return this.sender.inTurn(async () => {
      if (typeof entry === "number") this.takenOut.add(entry)
      const outcome = await this.sender.send(place.file, () => {
        const now = this.storedAt(place)
        const isReplaced = act.kind === "set" || act.kind === "remove"
        const isOther = isReplaced && this.foreign.get(place.file) !== foreign && !isSame(now, seen)
        return isOther || (seen.isThere && !now.isThere) ? undefined : this.editOf(act)
      })
      const isDone = outcome !== undefined && !(outcome instanceof Error) && outcome.kind === "written"
      if (typeof entry === "number" && !isDone) this.takenOut.delete(entry)
      if (outcome === undefined)
        return this.failed(`Not done: data/${place.file} has changed in the meantime. Look at what it says now.`)
      if (outcome instanceof Error) return this.failed(outcome.message)
      if (outcome.kind === "refused") {
        const [first] = outcome.problems
        this.say({ words: `Not done, it would break the site: ${first?.message} ${first?.advice}`, isWrong: true })
        return { kind: "refused", problems: outcome.problems }
      }
      this.say({ words, canUndo: true })
      return { kind: "done" }
    })
  }

  /** Takes a file as the server has just given it, before its stream tells of it. */
  take(file: Revision): void {
    this.takeFile(file)
  }

  readonly undo = () => this.step(() => this.around.api.undo(), "Undone", "There is nothing more to undo.")
  readonly redo = () => this.step(() => this.around.api.redo(), "Redone", "There is nothing more to redo.")

  say(said: Said): void {
    this.put({ said })
  }

  /** Asks the server; what goes wrong is said and not lost. */
  async asked<Answer>(ask: () => Promise<Answer>): Promise<Answer | undefined> {
    const answer = await this.answered(ask)
    if (!(answer instanceof Refused)) return answer
    this.say({ words: answer.message, isWrong: true })
    return undefined
  }

  private async answered<Answer>(ask: () => Promise<Answer>): Promise<Answer | Refused> {
    try {
      return await ask()
    } catch (error) {
      if (error instanceof Over) this.over()
      return error instanceof Refused ? error : new Refused(error instanceof Error ? error.message : String(error))
    }
  }

  private step(ask: () => Promise<Stepped | null>, words: string, none: string): Promise<void> {
    return this.commitAll().then(() =>
      this.sender.inTurn(async () => {
        const stepped = await this.asked(ask)
        if (stepped === undefined) return
        if (stepped === null) return this.say({ words: none })
        const files = stepped.files.map((file) => `data/${file}`).join(", ")
        const isDone = stepped.kind === "stepped"
        this.say({
          words: isDone ? `${words}: ${files}` : `Not undone: another program has changed ${files} since.`,
          isWrong: !isDone,
        })
      }),
    )
  }

  private async hear(event: ServerEvent): Promise<void> {
    if (event.kind === "hello") this.project = event.project
    else if (event.kind === "all") return this.begin(event)
    else if (event.kind === "contract") this.put({ contract: event.contract })
    else if (event.kind === "pictures") this.put({ pictures: (this.now?.pictures ?? 0) + 1 })
    else if (event.kind === "problems") this.takeJudged(event.judged)
    else {
      const isMine = event.by === this.around.tab
      if (isMine && this.sender.isAwaited(event.file)) return
      const isNew = this.takeFile(event.file, { isMine })
      if (!isNew || isMine) return
      const who = event.by === undefined ? "another program" : "another tab"
      this.say({ words: `data/${event.file.file} was changed in ${who}.` })
    }
  }

  /** Everything, at first and after the connection was lost. */
  private async begin({ epoch, files, contract }: Extract<ServerEvent, { kind: "all" }>): Promise<void> {
    const isOther = epoch !== this.epoch
    this.epoch = epoch
    if (!this.now) {
      const docs = new Map(files.map((file) => [file.file, docOf(undefined, file, this.newId)]))
      this.now = {
        docs,
        contract,
        problems: [],
        unsaved: new Map(),
        said: { words: "" },
        connection: "open",
        pictures: 0,
      }
      this.later = await this.around.keeper.load(this.project)
      this.restore()
    } else {
      if (this.now.connection === "lost") this.say({ words: "Connected again." })
      this.put({ contract, connection: "open" })
      const there = new Set(files.map(({ file }) => file))
      for (const doc of this.now.docs.values())
        if (!there.has(doc.file))
          this.takeFile({ file: doc.file, text: "", revision: "", seq: doc.seq + 1 }, { isForced: isOther })
      for (const file of files) this.takeFile(file, { isForced: isOther })
      for (const each of this.now.unsaved.values()) if (each.state.kind === "failed") void this.save(each)
    }
    this.takeJudged(this.judged)
  }

  private lost(reason: Refused): void {
    if (this.now?.connection !== "open") return
    this.put({ connection: "lost" })
    this.say({ words: reason.message, isWrong: true })
  }

  /** What was typed here goes on in the page that the new address opens. */
  private over(): void {
    if (this.now?.connection === "over") return
    this.put({ connection: "over" })
    this.say({ words: over, isWrong: true })
    this.around.keeper.release()
  }

  /** Goes on with what was typed before the page was loaded anew, as far as its files can be read. */
  private restore(): void {
    if (!this.now || this.later.length === 0) return
    const { unsaved, docs, later } = restored(this.later, this.now.docs, this.newId)
    this.later = later
    const both = new Map([...unsaved, ...this.now.unsaved])
    this.put({ docs, unsaved: both })
    for (const each of unsaved.values()) {
      // What was on its way then may stand in the file by now.
      const state = each.state.kind === "saving" ? ({ kind: "typed" } as const) : each.state
      this.putUnsaved({ ...each, state })
      this.compare(each)
      if (this.unsavedAt(each)) this.soon(each)
    }
  }

  private storedAt({ file, path }: Place): Stored {
    const doc = this.now?.docs.get(file)
    return doc ? storedIn(doc, path) : { isThere: false }
  }

  /** Takes a file as it is now, unless a later state of it is known. */
  private takeFile(file: Revision, { isForced = false, isMine = false, edit }: Taking = {}): boolean {
    const before = this.now?.docs.get(file.file)
    if (!this.now || (before && !isForced && file.seq <= before.seq)) return false
    if (!isMine && before?.revision !== file.revision)
      this.foreign.set(file.file, (this.foreign.get(file.file) ?? 0) + 1)
    const doc = docOf(before, file, this.newId, edit)
    this.put({ docs: new Map([...this.now.docs, [file.file, doc]]) })
    this.restore()
    for (const each of this.now.unsaved.values()) if (each.file === file.file) this.compare(each)
    if ([...this.now.unsaved.values()].some((each) => each.file === file.file)) this.keep()
    this.takeJudged(this.judged)
    return before?.revision !== file.revision
  }

  /** Has what was typed know of what stands in the file now. */
  private compare(unsaved: Place): void {
    const doc = this.now?.docs.get(unsaved.file)
    if (!doc || !isReadable(doc)) return
    const stored = storedIn(doc, unsaved.path)
    if (stored.isThere) this.happen(unsaved, { kind: "file", stored: stored.value })
    else
      this.happen(unsaved, {
        kind: "gone",
        isMine: unsaved.path.some((step) => typeof step === "number" && this.takenOut.has(step)),
      })
    if (this.unsavedAt(unsaved)?.state.kind === "typed") this.soon(unsaved)
  }

  /** Takes what the check says of those files that are here in the state that was judged; of the others it is said again soon. */
  private takeJudged(judged: Judged): void {
    this.judged = judged
    if (!this.now) return
    const { docs, problems } = this.now
    const isHere = (file: string) => (docs.get(file)?.revision ?? "") === (judged.of[file] ?? "")
    const found = judged.problems
      .filter(({ file }) => isHere(file))
      .map((problem): Found => ({ ...problem, place: this.placeAt(problem.file, problem.at) }))
    const all = [...found, ...problems.filter(({ file }) => !isHere(file))]
    if (!isSame(all, problems)) this.put({ problems: all })
  }

  private failed(message: string): Done {
    this.say({ words: message, isWrong: true })
    return { kind: "failed", message }
  }

  private soon({ file, path }: Place): void {
    const place = { file, path }
    const name = placeName(place)
    const unsaved = this.unsavedAt(place)
    this.stop(name)
    if (!unsaved) return
    const saves = savesAfter(unsaved)
    const judges = unsaved.state.kind === "typed" || unsaved.state.kind === "saving"
    this.timers.set(name, [
      ...(judges ? [this.around.timer(judgePause, () => void this.judge(place))] : []),
      ...(saves === undefined ? [] : [this.around.timer(saves, () => void this.save(place))]),
    ])
  }

  private stop(name: string): void {
    for (const cancel of this.timers.get(name) ?? []) cancel()
    this.timers.delete(name)
  }

  /** What the check says of the file with what is typed in it; whether it fits the others is said when it is saved. */
  private async judge(place: Place): Promise<void> {
    const unsaved = this.unsavedAt(place)
    const edit = unsaved && this.editFor(unsaved)
    if (!edit || unsaved.state.kind === "conflict" || unsaved.state.kind === "gone") return
    const problems = await this.answered(() => this.around.api.judge(place.file, edit))
    // Whether the server answers is said when it is asked to save.
    if (problems instanceof Refused) return
    const path = edit.kind === "text" ? [] : edit.path
    const here = problems.filter(({ at }) => isSame(at.slice(0, path.length), path))
    this.happen(place, { kind: "judged", value: unsaved.mine, problems: here })
  }

  private save({ file, path }: Place): Promise<void> {
    const place = { file, path }
    return this.sender.inTurn(async () => {
      const unsaved = this.unsavedAt(place)
      if (!unsaved || !isWaiting(unsaved)) return
      this.stop(placeName(place))
      this.happen(place, { kind: "save" })
      const outcome = await this.sender.send(file, () => {
        const now = this.unsavedAt(place)
        const stored = this.storedAt(place)
        // Of two values the owner takes one.
        if (!now || !stored.isThere || !(isSame(stored.value, now.base) || isSame(stored.value, unsaved.mine)))
          return undefined
        return this.editFor({ ...place, mine: unsaved.mine })
      })
      this.settle(place, outcome)
      // Typing has gone on in the meantime, or has to be tried again.
      if (this.unsavedAt(place)) this.soon(place)
    })
  }

  /** What became of an edit that was sent. */
  private settle(place: Place, outcome: Outcome | Error | undefined): void {
    const { file } = place
    if (outcome === undefined) {
      this.happen(place, { kind: "outdated" })
      this.compare(place)
    } else if (outcome instanceof Error) {
      this.happen(place, { kind: "failed", reason: outcome.message })
      this.compare(place)
      if (this.now?.connection !== "over") this.say({ words: outcome.message, isWrong: true })
    } else if (outcome.kind === "refused") {
      this.happen(place, { kind: "refused", problems: outcome.problems })
      this.compare(place)
      this.say({ words: "Not saved: it would break the site.", isWrong: true })
    } else if (outcome.kind === "written") {
      const stored = this.storedAt(place)
      this.happen(place, { kind: "written", stored: stored.isThere ? stored.value : undefined })
      this.compare(place)
      this.say({ words: `Saved to data/${file}` })
    }
  }

  /** What the server is to do, by where the entries stand now; undefined if one of them is gone. */
  private editOf(act: Act): FileEdit | undefined {
    const { place } = act
    const path = this.positionOf(place)
    if (!path) return undefined
    if (act.kind === "remove") return { kind: "remove", path }
    if (act.kind === "set") return { kind: "set", path, to: act.to }
    const isInsert = act.kind === "insert"
    if (isInsert && !Array.isArray(this.stored(place))) return { kind: "set", path, to: [act.to] }
    const list = isInsert ? place : { file: place.file, path: place.path.slice(0, -1) }
    const others = this.entries(list).filter((id) => isInsert || id !== place.path.at(-1))
    // An entry that is gone has left its place to what stood before it: the end is the safest guess.
    const found = act.behind === undefined ? 0 : others.indexOf(act.behind) + 1
    const index = act.behind !== undefined && found === 0 ? others.length : found
    return isInsert ? { kind: "insert", path: [...path, index], to: act.to } : { kind: "move", path, place: index }
  }

  /** What writes a value that was typed. */
  private editFor({ file, path, mine }: Place & { readonly mine: Json | undefined }): FileEdit | undefined {
    if (path.length === 0 && file.endsWith(".md")) return { kind: "text", to: String(mine ?? "") }
    const found = this.positionOf({ file, path })
    if (!found) return undefined
    return mine === undefined ? { kind: "remove", path: found } : { kind: "set", path: found, to: mine }
  }

  private happen({ file, path }: Place, event: PendingEvent): void {
    const place = { file, path }
    const before = this.unsavedAt(place)
    const after = next(before, event)
    if (after === before) return
    if (after) {
      this.putUnsaved({ ...after, ...place })
      return
    }
    const name = placeName(place)
    this.stop(name)
    this.putAll(new Map([...(this.now?.unsaved ?? [])].filter(([other]) => other !== name)))
  }

  private putUnsaved(unsaved: Unsaved): void {
    this.putAll(new Map([...(this.now?.unsaved ?? []), [placeName(unsaved), unsaved]]))
  }

  private putAll(unsaved: ReadonlyMap<string, Unsaved>): void {
    this.put({ unsaved })
    this.keep()
  }

  /** Keeps what is not saved, so that it survives a reload. */
  private keep(): void {
    if (!this.now || this.now.connection === "over") return
    this.around.keeper.save(this.project, [...keptOf([...this.now.unsaved.values()], this.now.docs), ...this.later])
  }

  private put(part: Partial<Content>): void {
    if (!this.now) return
    this.now = { ...this.now, ...part }
    for (const listener of this.listeners) listener()
  }
}

/** @returns what was typed and is neither saved nor given up */
export const unsavedIn = (content: Content): readonly Unsaved[] => [...content.unsaved.values()].filter(isUnsaved)
