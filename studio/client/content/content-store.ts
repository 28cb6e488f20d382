import { valueAt } from "../../../src/content/contract/json-path"
import type { Edit, Json } from "../../../src/content/edit/edit-json"
import { type EntryId, idsFrom, type NewId } from "../../model/entries"
import type { FieldFacts } from "../../server/content/contract"
import type { Revision } from "../../server/content/revision"
import { type ContentState, ObservableState, type Said } from "./content-state"
import type { Doc } from "./doc"
import { type ActOutcome, perform, step, steps } from "./edits/acts"
import { EditSaver } from "./edits/edit-saver"
import { EditTimers } from "./edits/edit-timers"
import type { Act } from "./edits/file-edits"
import type { TabStorage, Unsaved } from "./edits/unsaved"
import { UnsavedEdits } from "./edits/unsaved-edits"
import { indexOf, type TextIndex } from "./find"
import { type ContentLocation, factsAt } from "./location"
import { entriesAt, locationAt, positionOf, storedValue } from "./reading"
import type { Api } from "./sync/api"
import { Connection, type Timer } from "./sync/connection"
import { EventHandler } from "./sync/event-handler"
import { FileReplica } from "./sync/file-replica"
import { Requests } from "./sync/requests"
import { Sender } from "./sync/sender"

/** What it needs of its surroundings. */
export interface Surroundings {
  readonly api: Api
  readonly tabStorage: TabStorage
  readonly timer: Timer
  /** What this tab calls itself. */
  readonly tab: string
  /** Shows on the page what is being typed, before it is saved. */
  readonly show: (before: string, after: string) => void
}

/** The content, what is typed into it and what became of that. It knows nothing of how it is shown. */
export class ContentStore {
  private indexed: { readonly docs: ContentState["docs"]; readonly index: TextIndex } | undefined
  private readonly state = new ObservableState()
  private readonly newId: NewId = idsFrom(1)
  private readonly requests = new Requests(this.state, () => this.events.over())
  private readonly timers: EditTimers
  private readonly unsaved: UnsavedEdits
  private readonly files: FileReplica
  private readonly sender: Sender
  private readonly saver: EditSaver
  private readonly events: EventHandler
  private readonly connection: Connection

  constructor(private readonly around: Surroundings) {
    const { api, tab, timer, tabStorage } = around
    const { state, requests, newId } = this
    this.timers = new EditTimers(timer, {
      judge: (location) => void this.saver.judge(location),
      save: (location) => void this.saver.save(location),
    })
    this.unsaved = new UnsavedEdits(state, this.timers, tabStorage, newId)
    this.files = new FileReplica(state, this.unsaved, newId)
    this.sender = new Sender({
      edit: (...asked) => requests.answered(() => api.edit(...asked)),
      docAt: (file) => state.now?.docs.get(file),
      take: (file, taking) => this.files.take(file, taking),
      takeJudged: (judged) => this.files.takeJudged(judged),
    })
    const { timers, unsaved, files, sender } = this
    this.saver = new EditSaver({ api, state, requests, sender, timers, unsaved })
    this.events = new EventHandler({ state, files, unsaved, sender, saver: this.saver, newId, tab })
    this.connection = new Connection(around, {
      onEvent: (event) => void this.events.hear(event),
      onLost: (reason) => this.events.lost(reason),
      onOver: () => this.events.over(),
    })
  }

  readonly subscribe = (listener: () => void) => this.state.subscribe(listener)

  /** @returns the content; undefined until it is read for the first time */
  readonly snapshot = (): ContentState | undefined => this.state.now

  /** Begins to hear of the content, and goes on with what was typed before the page was loaded anew. */
  connect(): void {
    this.connection.open()
  }

  /** Hears nothing any more. */
  close(): void {
    this.connection.close()
    this.timers.stopAll()
  }

  /** @returns what stands in the file at a location; of a Markdown file, with an empty path, its text */
  stored(location: ContentLocation): Json | undefined {
    return storedValue(this.state.now, location)
  }

  /** @returns what stands in a file now, by where it stands */
  readonly valueAt = (file: string, path: Edit["path"]): unknown =>
    valueAt(this.state.now?.docs.get(file)?.content, path)

  /** @returns what the contract says of a location */
  factsOf({ file, path }: ContentLocation): FieldFacts | undefined {
    return factsAt(this.state.now?.contract[file], path)
  }

  /** @returns the entries of a list, in order */
  entries(location: ContentLocation): readonly EntryId[] {
    return entriesAt(this.state.now, location)
  }

  /** @returns a location by where it stands now; of an entry that is gone, what was around it */
  locationAt(file: string, path: Edit["path"]): ContentLocation {
    return locationAt(this.state.now, file, path)
  }

  /** @returns where a location stands now; undefined if it is gone */
  positionOf(location: ContentLocation): Edit["path"] | undefined {
    return positionOf(this.state.now, location)
  }

  /** @returns where the texts of the pages come from; made when it is asked for, for it takes a while with much content */
  index(): TextIndex {
    const docs = this.state.now?.docs ?? new Map<string, Doc>()
    if (this.indexed?.docs !== docs) this.indexed = { docs, index: indexOf([...docs.values()]) }
    return this.indexed.index
  }

  /** @returns what was typed at a location and is not saved */
  unsavedAt = (location: ContentLocation): Unsaved | undefined => this.unsaved.at(location)

  /**
   * Takes what is typed: shows it, asks the check, and saves it when the typing pauses.
   *
   * @param location of the value
   * @param value undefined to leave it out
   * @param isHeld it is an address, which is saved when commit is called
   */
  type(location: ContentLocation, value: Json | undefined, isHeld = false): void {
    const stored = this.stored(location)
    const before = this.unsavedAt(location)
    const last = before ? before.mine : stored
    if (typeof last === "string" && typeof value === "string") this.around.show(last, value)
    this.unsaved.happen(location, { kind: "type", value, stored, isHeld })
    if (this.unsavedAt(location)) this.unsaved.soon(location)
  }

  /** Saves what was typed at a location without waiting for a pause. */
  commit(location: ContentLocation): Promise<void> {
    return this.saver.save(location)
  }

  /** Saves whatever was typed and can be saved. */
  commitAll(): Promise<void> {
    return this.saver.saveAll()
  }

  /** Gives up what was typed: the file's value stands again. */
  giveUp(location: ContentLocation): void {
    const unsaved = this.unsavedAt(location)
    const stored = this.stored(location)
    if (typeof unsaved?.mine === "string" && typeof stored === "string") this.around.show(unsaved.mine, stored)
    this.unsaved.happen(location, { kind: "give-up" })
  }

  /** Of two values, one's own and somebody else's, takes one's own. */
  keepMine(location: ContentLocation): Promise<void> {
    this.unsaved.happen(location, { kind: "keep-mine", stored: this.stored(location) })
    return this.saver.save(location)
  }

  /**
   * Does something at once: moves, adds, removes. It is done to the entries that are meant, wherever they stand by then, or not at all.
   *
   * @param act that is done
   * @param words for what was done, with a way to undo it
   */
  act(act: Act, words: string): Promise<ActOutcome> {
    return perform(act, words, this.parts())
  }

  /** Takes a file as the server has just given it, before its stream tells of it. */
  take(file: Revision): void {
    this.files.take(file)
  }

  /** Takes the latest step back. */
  readonly undo = (): Promise<void> => this.step("undo")

  /** Does again what was undone last. */
  readonly redo = (): Promise<void> => this.step("redo")

  say(said: Said): void {
    this.state.say(said)
  }

  /** Asks the server; what goes wrong is said and not lost. */
  asked<Result>(ask: () => Promise<Result>): Promise<Result | undefined> {
    return this.requests.asked(ask)
  }

  private async step(way: "undo" | "redo"): Promise<void> {
    await this.commitAll()
    const { state, requests } = this
    await this.sender.inTurn(() => step(() => this.around.api[way](), steps[way], { state, requests }))
  }

  private parts() {
    const { state, sender, files, unsaved } = this
    return { state, sender, files, unsaved }
  }
}
