import type { Edit, Json } from "../../../content/json/edit-json"
import { asText, valueAt } from "../../../content/location/json-path"
import { createIdGenerator, type EntryId } from "../../model/entry-ids"
import type { UnsavedEdit } from "../../model/unsaved-edit"
import type { FieldFacts } from "../../server/content/contract"
import type { ChangeOutcome } from "../../server/content/edits/write-file"
import type { Revision } from "../../server/content/revision"
import type { ServerEvent } from "../../server/events"
import type { Answers, RequestInputs, RequestName, UploadName } from "../../server/requests/requests"
import { words } from "../../words/words"
import type { Api, InputOf, RequestFailure } from "./api"
import { Connection, type Timer } from "./connection"
import { keepEdits, type Show, showTexts, watchTyping } from "./effects"
import type { TabStorage } from "./kept-edits"
import { type ContentLocation, factsAt, locationKey } from "./location"
import type { LocationEdit } from "./location-edit"
import { amongExisting, nameOfLocation } from "./names"
import { changeFiles, type PerformedEdit, performEdit, undoOrRedo, type Written } from "./perform-edit"
import { currentValue, entriesAt, locationAt, positionOf, storedValue } from "./reading"
import { createReducer } from "./reducer"
import { type ReplaceResult, replaceTexts, type TextPart } from "./replace-texts"
import { Saver } from "./saver"
import { Sender } from "./sender"
import { type ContentState, type Notice, unsavedAt, unsavedEdits } from "./state"
import { StateStore } from "./state-store"

/** The store's dependencies. */
interface StoreOptions {
  readonly api: Api
  readonly tabStorage: TabStorage
  readonly timer: Timer
  /** This tab's id. */
  readonly tab: string
  /** Shows typing on the page before it is saved. */
  readonly show: Show
}

/** How a value is typed. */
export interface TypeOptions {
  /** An address, which is saved only by `commit`. */
  readonly isHeld?: boolean | undefined
  /** The value that was typed on from, where that may be an older one than `value`; undefined for `value`. */
  readonly seen?: Json | undefined
}

/**
 * The content and its edits, independent of how they are shown. There is one state; actions change it (reducer.ts), and timers, the tab's storage and the
 * page follow it (effects.ts). Whatever edits a value, a field or the page, reads `value` and calls `type`.
 */
export class ContentStore {
  private readonly sender: Sender
  private readonly saver: Saver
  private readonly connection: Connection
  private readonly stopTimers: () => void

  constructor({ api, tab, timer, tabStorage, show }: StoreOptions) {
    const store = new StateStore(createReducer(tab, createIdGenerator(1)))
    const sender = new Sender(api, store)
    this.sender = sender
    this.saver = new Saver(tab, sender)
    this.stopTimers = watchTyping(store, timer, this.saver)
    keepEdits(store, tabStorage)
    showTexts(store, tab, show)
    this.connection = new Connection(
      { api, timer },
      {
        onEvent: (event) => {
          // Skip it: the answer to the pending request will bring the same file, with the edits that led to it.
          const isAwaited = event.kind === "file" && event.by === tab && sender.isAwaited(event.file)
          if (!isAwaited) void this.handleEvent(event, tabStorage)
        },
        onLost: ({ message }) => {
          if (store.state.connection === "open")
            store.dispatch({ kind: "connection", connection: "lost", reason: message })
        },
        onOver: (error) => store.endSession(error),
      },
    )
  }

  private get store(): StateStore {
    return this.sender.store
  }

  private get state(): ContentState {
    return this.store.state
  }

  private async handleEvent(event: ServerEvent, tabStorage: TabStorage): Promise<void> {
    const { store } = this
    const isFirst = store.state.epoch === ""
    store.dispatch(event)
    if (event.kind !== "all") return
    if (isFirst) store.dispatch({ kind: "restore", kept: await tabStorage.load(store.state.project) })
    // The server is back: retry at once what failed without it, even before a reload.
    this.saver.retryAll()
  }

  readonly subscribe = (listener: () => void) => this.store.subscribe(listener)

  /** @returns the content; undefined until it is read for the first time */
  readonly snapshot = (): ContentState | undefined => (this.state.epoch === "" ? undefined : this.state)

  /** Connects to the server and restores unsaved edits from before a reload. */
  connect(): void {
    this.connection.open()
  }

  /** Disconnects and stops all timers. */
  close(): void {
    this.connection.close()
    this.stopTimers()
  }

  /** @returns the file's value at a location; for an empty path in a Markdown file, its text */
  stored(location: ContentLocation): Json | undefined {
    return storedValue(this.state, location)
  }

  /** @returns the value to show at a location: what was typed, or else the file's value */
  value(location: ContentLocation): Json | undefined {
    return currentValue(this.state, location)
  }

  /** @returns a file's current value at a path with indexes */
  readonly valueAt = (file: string, path: Edit["path"]): unknown => valueAt(this.state.docs.get(file)?.content, path)

  /** @returns the contract's field at a location */
  factsOf({ file, path }: ContentLocation): FieldFacts | undefined {
    const facts = factsAt(this.state.contract[file], path)
    return facts && amongExisting(facts, { file, path }, this.state)
  }

  /** @returns the entry ids of a list, in order */
  entries(location: ContentLocation): readonly EntryId[] {
    return entriesAt(this.state, location)
  }

  /** @returns the location at a path with indexes; if an entry of it is absent, its nearest ancestor */
  locationAt(file: string, path: Edit["path"]): ContentLocation {
    return locationAt(this.state, file, path)
  }

  /** @returns a location's current path with indexes; undefined if an entry of it is gone */
  positionOf(location: ContentLocation): Edit["path"] | undefined {
    return positionOf(this.state, location)
  }

  /** @returns the unsaved edit at a location */
  unsavedAt(location: ContentLocation): UnsavedEdit | undefined {
    return unsavedAt(this.state, location)
  }

  /**
   * Takes a typed value: it is shown at once, checked, and saved when the typing pauses.
   *
   * @param location of the value
   * @param value undefined to remove it
   */
  type({ file, path }: ContentLocation, value: Json | undefined, { isHeld = false, seen }: TypeOptions = {}): void {
    this.store.dispatch({ kind: "type", location: { file, path }, value, isHeld, seen, at: Date.now() })
  }

  /** Forgets the former values of a text. */
  forgetFormer(location: ContentLocation): void {
    this.store.dispatch({ kind: "former", location, values: [] })
  }

  /** Remembers a value of a text that other fields have taken over, and may keep when it changes again. */
  addFormer(location: ContentLocation, value: string): void {
    const values = [...(this.state.former.get(locationKey(location)) ?? []), value]
    this.store.dispatch({ kind: "former", location, values })
  }

  /**
   * Saves all edits, then replaces parts of texts, all or none, as one undo step.
   *
   * @param parts one for each text
   * @param done the message shown when it is done, with an undo
   */
  async replace(parts: readonly TextPart[], done: string): Promise<ReplaceResult> {
    this.store.dispatch({ kind: "step", isNew: true })
    await this.commitAll()
    const replaced = await replaceTexts(parts, this.sender)
    if (replaced.kind === "done") this.notify({ words: done, canUndo: true })
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
   * @returns what prevents that step, for the owner; undefined if everything is saved
   */
  async commitBeforeStep(): Promise<string | undefined> {
    await this.commitAll()
    const unsaved = unsavedEdits(this.state).length
    return unsaved > 0 ? words.saving.saveFirst(unsaved) : undefined
  }

  /** The language of the site. */
  get language(): string {
    return asText(this.stored({ file: "site.json", path: ["language"] }) ?? "en")
  }

  /** The languages in which whoever uses the studio may write numbers: the site's, and the studio's. */
  get writtenLanguages(): readonly string[] {
    return [this.language, document.documentElement.lang || "en"]
  }

  /** Discards the edit at a location: its field shows the file's value again. */
  giveUp(location: ContentLocation): void {
    this.store.dispatch({ kind: "edit", location, event: { kind: "give-up" } })
  }

  /** Resolves a conflict in favour of the edit in this tab. */
  keepMine(location: ContentLocation): Promise<void> {
    const event = { kind: "keep-mine", stored: this.stored(location) } as const
    this.store.dispatch({ kind: "edit", location, event })
    return this.saver.save(location)
  }

  /**
   * Performs an edit at once, such as moving, adding or removing an entry. It applies to the same entries whatever their indexes by then, or fails.
   *
   * @param edit to perform
   * @param done the message shown when it is done, with an undo
   */
  perform(edit: LocationEdit, done: string): Promise<PerformedEdit> {
    this.store.dispatch({ kind: "step", isNew: true })
    return performEdit(edit, done, this.sender)
  }

  /**
   * Saves all edits, then has the server change several files.
   *
   * @param ask sends the request
   * @param done the message shown when it is done, with an undo
   * @param gone the message shown if what was to be changed is gone
   * @returns whether it is done
   */
  async changeFiles<Outcome extends ChangeOutcome>(
    ask: (send: Api["send"]) => Promise<Outcome>,
    done: string | ((written: Written<Outcome>) => string),
    gone?: string,
  ): Promise<boolean> {
    this.store.dispatch({ kind: "step", isNew: true })
    await this.commitAll()
    return changeFiles(ask, done, gone, this.sender)
  }

  /** Takes a file from an answer of the server, ahead of its event. */
  applyRevision(file: Revision): void {
    this.store.dispatch({ kind: "revision", file })
  }

  /**
   * Saves all edits that can be saved, then undoes what was done last: discards an edit that can't be saved, or undoes a step. By keyboard, it never undoes a
   * whole site.
   */
  readonly undo = async (isByKey = false): Promise<void> => {
    this.store.dispatch({ kind: "step", isNew: false })
    await this.commitAll()
    const latest = this.latest()
    const { isTypedLast, undone } = this.state
    if (latest && (isTypedLast || undone.length > 0)) return this.discardLatest(latest)
    if ((await undoOrRedo("undo", this.sender, isByKey)) && latest) this.discardLatest(latest)
  }

  /** The last typed edit that is not saved yet. */
  private latest(): UnsavedEdit | undefined {
    return [...this.state.unsaved.values()].findLast(({ state }) => state.kind !== "gone" && state.kind !== "saving")
  }

  private discardLatest(latest: UnsavedEdit): void {
    this.giveUp(latest)
    this.store.dispatch({ kind: "undone", undone: [...this.state.undone, latest] })
    this.notify({ words: words.saving.unsavedUndone(nameOfLocation(latest, this.state)) })
  }

  /** Saves all edits that can be saved, then redoes what was undone last. */
  readonly redo = async (): Promise<void> => {
    const { store } = this
    store.dispatch({ kind: "step", isNew: false })
    await this.commitAll()
    const { undone, isTypedLast } = this.state
    const latest = undone.at(-1)
    // Typing ends what could be redone, even if what was typed is not saved.
    if (undone.length === 0 && this.latest() && isTypedLast) return this.notify({ words: words.saving.nothingToRedo })
    if (!latest) {
      await undoOrRedo("redo", this.sender)
      return
    }
    store.dispatch({ kind: "undone", undone: undone.slice(0, -1) })
    const { value, isHeld } = latest
    const stored = this.stored(latest)
    store.dispatch({ kind: "edit", location: latest, event: { kind: "type", location: latest, value, stored, isHeld } })
    this.notify({ words: words.saving.unsavedRedone(nameOfLocation(latest, this.state)) })
  }

  notify(notice: Notice): void {
    this.store.notify(notice)
  }

  /** @returns the answer to a request; undefined after an error, which is shown as a message */
  send<Name extends RequestName>(name: Name, ...values: InputOf<Name>): Promise<Answers[Name] | undefined> {
    return this.sender.request(() => this.sender.api.send(name, ...values))
  }

  /** @returns the answer to a request, or the error, which is not shown as a message */
  sendOrError<Name extends RequestName>(name: Name, ...values: InputOf<Name>): Promise<Answers[Name] | RequestFailure> {
    return this.requestOrError(() => this.sender.api.send(name, ...values))
  }

  /** @returns the answer to a request with a file; undefined after an error, which is shown as a message */
  upload<Name extends UploadName>(
    name: Name,
    values: RequestInputs[Name],
    body?: Blob,
  ): Promise<Answers[Name] | undefined> {
    return this.sender.request(() => this.sender.api.upload(name, values, body))
  }

  /** @returns the results of several requests, or the error of one, which is not shown as a message */
  requestOrError<Result>(ask: () => Promise<Result>): Promise<Result | RequestFailure> {
    return this.sender.requestOrError(ask)
  }
}
