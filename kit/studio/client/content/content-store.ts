import type { Edit, Json } from "../../../content/json/edit-json"
import { valueAt } from "../../../content/location/json-path"
import { createIdGenerator, type EntryId, type NewId } from "../../model/entry-ids"
import type { FieldFacts } from "../../server/content/contract"
import type { Revision } from "../../server/content/revision"
import type { Answers } from "../../server/requests"
import { words } from "../../words"
import { type ContentState, type Notice, ObservableState, unsavedEdits } from "./content-state"
import type { Doc } from "./doc"
import { EditSaver } from "./edits/edit-saver"
import { EditTimers } from "./edits/edit-timers"
import type { InstantEdit } from "./edits/file-edits"
import { changeFiles, type InstantEditOutcome, performEdit, undoMessages, undoOrRedo } from "./edits/perform-edit"
import { type ReplaceResult, replaceTexts, type TextPart } from "./edits/replace-texts"
import { TypingGroup } from "./edits/typing-group"
import type { TabStorage, Unsaved } from "./edits/unsaved"
import { UnsavedEdits } from "./edits/unsaved-edits"
import { type ContentLocation, factsAt, locationKey } from "./location"
import { nameOfLocation } from "./names"
import { entriesAt, locationAt, positionOf, storedValue } from "./reading"
import type { Api, RequestFailure } from "./sync/api"
import { Connection, type Timer } from "./sync/connection"
import { EventHandler } from "./sync/event-handler"
import { FileReplica } from "./sync/file-replica"
import { Requests } from "./sync/requests"
import { Sender } from "./sync/sender"
import { createTextIndex, type TextIndex } from "./text-index"

/** The store's dependencies. */
export interface StoreOptions {
  readonly api: Api
  readonly tabStorage: TabStorage
  readonly timer: Timer
  /** This tab's id. */
  readonly tab: string
  /** Shows typing on the page before it is saved. */
  readonly show: (before: string, after: string) => void
}

/** The content and its edits, independent of how they are shown. */
export class ContentStore {
  private indexed: { readonly docs: ContentState["docs"]; readonly index: TextIndex } | undefined
  private readonly state = new ObservableState()
  /** What was undone, latest last: an edit that was not saved; undefined for a step that was. */
  private undone: ReadonlyArray<Unsaved | undefined> = []
  private readonly newId: NewId = createIdGenerator(1)
  private readonly requests = new Requests(this.state, () => this.events.handleRestart())
  /** How often this tab had changed a file when something was typed last: a step since then is undone first. */
  private changesWhenTyped = 0
  private readonly typingGroup: TypingGroup
  private readonly timers: EditTimers
  private readonly unsaved: UnsavedEdits
  private readonly files: FileReplica
  private readonly sender: Sender
  private readonly saver: EditSaver
  private readonly events: EventHandler
  private readonly connection: Connection

  constructor(private readonly around: StoreOptions) {
    const { api, tab, timer, tabStorage } = around
    const { state, requests, newId } = this
    this.typingGroup = new TypingGroup(tab)
    this.timers = new EditTimers(timer, {
      checkEdits: (location) => void this.saver.checkEdits(location),
      save: (location) => void this.saver.save(location),
    })
    this.unsaved = new UnsavedEdits(state, this.timers, tabStorage, newId)
    this.files = new FileReplica(state, this.unsaved, newId)
    this.sender = new Sender({
      edit: (values) => requests.requestOrError(() => api.send("POST edit", values)),
      save: (values) => requests.requestOrError(() => api.send("POST save", values)),
      docAt: (file) => state.now?.docs.get(file),
      applyRevision: (file, options) => this.files.applyRevision(file, options),
      applyDiagnostics: (checkResult) => this.files.applyDiagnostics(checkResult),
    })
    const { timers, unsaved, files, sender, typingGroup } = this
    const onTypedOn = () => {
      this.changesWhenTyped = files.ownChanges
    }
    this.saver = new EditSaver({ api, state, requests, sender, timers, unsaved, typingGroup, onTypedOn })
    const { show } = around
    this.events = new EventHandler({ state, files, unsaved, sender, saver: this.saver, newId, tab, show })
    this.connection = new Connection(around, {
      onEvent: (event) => void this.events.handleEvent(event),
      onLost: (reason) => this.events.handleLoss(reason),
      onOver: () => this.events.handleRestart(),
    })
  }

  readonly subscribe = (listener: () => void) => this.state.subscribe(listener)

  /** @returns the content; undefined until it is read for the first time */
  readonly snapshot = (): ContentState | undefined => this.state.now

  /** Connects to the server and restores unsaved edits from before a reload. */
  connect(): void {
    this.connection.open()
  }

  /** Disconnects and stops all timers. */
  close(): void {
    this.connection.close()
    this.timers.stopAll()
  }

  /** @returns the file's value at a location; for an empty path in a Markdown file, its text */
  stored(location: ContentLocation): Json | undefined {
    return storedValue(this.state.now, location)
  }

  /** @returns a file's current value at a path with indexes */
  readonly valueAt = (file: string, path: Edit["path"]): unknown =>
    valueAt(this.state.now?.docs.get(file)?.content, path)

  /** @returns the contract's field at a location */
  factsOf({ file, path }: ContentLocation): FieldFacts | undefined {
    return factsAt(this.state.now?.contract[file], path)
  }

  /** @returns the entry ids of a list, in order */
  entries(location: ContentLocation): readonly EntryId[] {
    return entriesAt(this.state.now, location)
  }

  /** @returns the location at a path with indexes; if an entry of it is absent, its nearest ancestor */
  locationAt(file: string, path: Edit["path"]): ContentLocation {
    return locationAt(this.state.now, file, path)
  }

  /** @returns a location's current path with indexes; undefined if an entry of it is gone */
  positionOf(location: ContentLocation): Edit["path"] | undefined {
    return positionOf(this.state.now, location)
  }

  /** @returns an index of the content's texts, built on demand, since that is slow with much content, and memoized */
  index(): TextIndex {
    const docs = this.state.now?.docs ?? new Map<string, Doc>()
    if (this.indexed?.docs !== docs) this.indexed = { docs, index: createTextIndex([...docs.values()]) }
    return this.indexed.index
  }

  /** @returns the unsaved edit at a location */
  unsavedAt = (location: ContentLocation): Unsaved | undefined => this.unsaved.at(location)

  /**
   * Handles typing: shows it, checks it, and saves it when the typing pauses.
   *
   * @param location of the value
   * @param value undefined to remove it
   * @param isHeld an address, which is saved only by `commit`
   */
  type(location: ContentLocation, value: Json | undefined, isHeld = false): void {
    this.undone = []
    this.changesWhenTyped = this.files.ownChanges
    this.typingGroup.note(location)
    this.put(location, value, isHeld)
  }

  private put(location: ContentLocation, value: Json | undefined, isHeld: boolean): void {
    const stored = this.stored(location)
    const before = this.unsavedAt(location)
    const last = before ? before.mine : stored
    if (typeof last === "string" && typeof value === "string") this.around.show(last, value)
    this.keepFormer(location, stored)
    this.unsaved.dispatch(location, { kind: "type", value, stored, isHeld })
    if (this.unsavedAt(location)) this.unsaved.restartTimers(location)
  }

  /** Remembers what a text was before its first change in this tab. */
  private keepFormer(location: ContentLocation, stored: Json | undefined): void {
    const { now } = this.state
    const key = locationKey(location)
    if (!now || location.path.length === 0 || typeof stored !== "string" || now.former.has(key)) return
    this.state.put({ former: new Map([...now.former, [key, [stored]]]) })
  }

  /** Forgets what a text was before. */
  forgetFormer(location: ContentLocation): void {
    const former = new Map(this.state.now?.former)
    if (former.delete(locationKey(location))) this.state.put({ former })
  }

  /** Remembers a value of a text that other fields have got, and may be left with when it changes again. */
  addFormer(location: ContentLocation, value: string): void {
    const former = this.state.now?.former ?? new Map<string, readonly string[]>()
    const key = locationKey(location)
    this.state.put({ former: new Map([...former, [key, [...(former.get(key) ?? []), value]]]) })
  }

  /**
   * Saves all edits, then replaces parts of texts, all or none, as one undo step.
   *
   * @param parts one for each text
   * @param done the message shown when it is done, with an undo
   */
  async replace(parts: readonly TextPart[], done: string): Promise<ReplaceResult> {
    this.undone = []
    await this.commitAll()
    const { state, requests, sender, unsaved } = this
    const replaced = await replaceTexts(parts, { api: this.around.api, state, requests, sender, unsaved })
    if (replaced.kind === "done") state.notify({ words: done, canUndo: true })
    return replaced
  }

  /** Saves the edit at a location without waiting for a pause. */
  commit(location: ContentLocation): Promise<void> {
    return this.factsOf(location)?.isName ? this.saver.saveName(location) : this.saver.save(location)
  }

  /** Saves all edits that can be saved. */
  commitAll(): Promise<void> {
    return this.saver.saveAll()
  }

  /**
   * Saves all edits before a step that changes files by itself.
   *
   * @returns what is in the way of that step, for the owner; undefined if everything is saved
   */
  async commitBeforeStep(): Promise<string | undefined> {
    await this.commitAll()
    const unsaved = this.state.now ? unsavedEdits(this.state.now).length : 0
    return unsaved > 0 ? words.history.unsaved(unsaved) : undefined
  }

  /** The language of the site. */
  get language(): string {
    return String(this.stored({ file: "site.json", path: ["language"] }) ?? "en")
  }

  /** Discards the edit at a location: its field shows the file's value again. */
  giveUp(location: ContentLocation): void {
    const unsaved = this.unsavedAt(location)
    const stored = this.stored(location)
    if (typeof unsaved?.mine === "string" && typeof stored === "string") this.around.show(unsaved.mine, stored)
    this.unsaved.dispatch(location, { kind: "give-up" })
  }

  /** Resolves a conflict in favour of the edit in this tab. */
  keepMine(location: ContentLocation): Promise<void> {
    this.unsaved.dispatch(location, { kind: "keep-mine", stored: this.stored(location) })
    return this.saver.save(location)
  }

  /**
   * Performs an act at once, such as moving, adding or removing an entry. It applies to the meant entries whatever their indexes by then, or fails.
   *
   * @param act to perform
   * @param words the message shown when it is done, with an undo
   */
  performAct(act: InstantEdit, words: string): Promise<InstantEditOutcome> {
    this.undone = []
    this.typingGroup.end()
    return performEdit(act, words, this.parts())
  }

  /**
   * Saves all edits, then sends what changes several files.
   *
   * @param ask requests it from the server
   * @param words the message shown when it is done, with an undo
   * @returns whether it is done
   */
  async changeFiles(ask: () => Promise<Answers["POST redirect" | "POST leave-out"]>, words: string): Promise<boolean> {
    this.undone = []
    await this.commitAll()
    return changeFiles(ask, words, { ...this.parts(), requests: this.requests })
  }

  /** Takes a file from an answer of the server, ahead of its event. */
  applyRevision(file: Revision): void {
    this.files.applyRevision(file)
  }

  /** Saves all edits that can be saved, then undoes what was done last: discards an edit that can't be saved, or undoes a step. */
  readonly undo = async (): Promise<void> => {
    this.typingGroup.end()
    await this.commitAll()
    const latest = this.unsaved.latest()
    if (latest && (this.isTypedLast || this.undone.length > 0)) return this.discardLatest(latest)
    if ((await this.undoOrRedo("undo")) === "none" && latest) this.discardLatest(latest)
  }

  private get isTypedLast(): boolean {
    return this.files.ownChanges === this.changesWhenTyped
  }

  private discardLatest(latest: Unsaved): void {
    this.giveUp(latest)
    this.undone = [...this.undone, latest]
    const { now } = this.state
    if (now) this.notify({ words: words.saving.unsavedUndone(nameOfLocation(latest, now)) })
  }

  /** Saves all edits that can be saved, then redoes what was undone last. */
  readonly redo = async (): Promise<void> => {
    this.typingGroup.end()
    await this.commitAll()
    const latest = this.undone.at(-1)
    // What was undone before something was typed can't be redone any more, though that is not saved.
    if (this.undone.length === 0 && this.unsaved.latest() && this.isTypedLast)
      return this.notify({ words: words.saving.nothingToRedo })
    if (!latest) {
      await this.undoOrRedo("redo")
      return
    }
    this.undone = this.undone.slice(0, -1)
    this.put(latest, latest.mine, latest.isHeld)
    const { now } = this.state
    if (now) this.notify({ words: words.saving.unsavedRedone(nameOfLocation(latest, now)) })
  }

  notify(said: Notice): void {
    this.state.notify(said)
  }

  /** @returns the answer to a request; undefined after an error, which is shown as a message */
  request<Result>(ask: () => Promise<Result>): Promise<Result | undefined> {
    return this.requests.request(ask)
  }

  /** @returns the answer to a request, or the error, which is not shown as a message */
  requestOrError<Result>(ask: () => Promise<Result>): Promise<Result | RequestFailure> {
    return this.requests.requestOrError(ask)
  }

  private async undoOrRedo(way: "undo" | "redo"): ReturnType<typeof undoOrRedo> {
    const { state, requests } = this
    const found = await this.sender.runInQueue(() =>
      undoOrRedo(() => this.around.api.send(`POST ${way}`), undoMessages[way], { state, requests }),
    )
    if (found === "done") this.undone = way === "undo" ? [...this.undone, undefined] : this.undone.slice(0, -1)
    return found
  }

  private parts() {
    const { state, sender, files, unsaved } = this
    return { state, sender, files, unsaved }
  }
}
