import { customPageSlug } from "../../../../content/contract/site-map"
import type { EntryId, NewId } from "../../../model/entry-ids"
import { type PendingEditEvent, reducePendingEdit } from "../../../model/pending-edit"
import type { ObservableState } from "../content-state"
import { isReadable, storedValueIn } from "../doc"
import { type ContentLocation, locationKey } from "../location"
import type { EditTimers } from "./edit-timers"
import { isCustomPageName } from "./file-edits"
import { type KeptTab, restoreUnsaved, type TabStorage, tabsToKeep, type Unsaved } from "./unsaved"

/** The unsaved edits, kept in the tab's storage so that they survive a reload. */
export class UnsavedEdits {
  private project = ""
  private later: readonly KeptTab[] = []
  /** Entries removed in this tab, with the edits in them. */
  private readonly takenOut = new Set<EntryId>()
  /** Where the file had what was typed before it was saved, by the keys of their locations. */
  readonly settled = new Set<string>()

  constructor(
    private readonly state: ObservableState,
    private readonly timers: EditTimers,
    private readonly tabStorage: TabStorage,
    private readonly newId: NewId,
  ) {}

  /** @returns the unsaved edit at a location */
  at(location: ContentLocation): Unsaved | undefined {
    return this.state.now?.unsaved.get(locationKey(location))
  }

  all(): readonly Unsaved[] {
    return [...(this.state.now?.unsaved.values() ?? [])]
  }

  /** Applies an event to the edit at a location. */
  dispatch({ file, path }: ContentLocation, event: PendingEditEvent): void {
    const location = { file, path }
    const before = this.at(location)
    const after = reducePendingEdit(before, event)
    if (after === before) return
    const key = locationKey(location)
    const now = this.state.now?.unsaved ?? new Map<string, Unsaved>()
    const others = [...now].filter(([other]) => other !== key)
    if (!after) {
      if (event.kind === "file" || event.kind === "along") this.settled.add(key)
      this.timers.stop(location)
      this.putAll(new Map(others))
    }
    // What was typed last stands last.
    else if (event.kind === "type") this.putAll(new Map([...others, [key, { ...after, ...location }]]))
    else this.put({ ...after, ...location })
  }

  /** @returns the edit typed last that is still to be saved */
  latest(): Unsaved | undefined {
    return this.all().findLast(({ state }) => state.kind !== "gone" && state.kind !== "saving")
  }

  /** Something has changed that may have been the reason of a refusal. */
  retryRefused(): void {
    for (const each of this.all()) {
      if (each.state.kind !== "refused" || each.isHeld) continue
      this.dispatch(each, { kind: "outdated" })
      this.restartTimers(each)
    }
  }

  /** Restarts the timers of the edit at a location, if there is one. */
  restartTimers(location: ContentLocation): void {
    const unsaved = this.at(location)
    if (unsaved) this.timers.restart(unsaved)
    else this.timers.stop(location)
  }

  /** Compares an edit with the file's current value. */
  compare(unsaved: ContentLocation): void {
    const doc = this.state.now?.docs.get(unsaved.file)
    if (!doc || !isReadable(doc)) return
    const stored = storedValueIn(doc, unsaved.path)
    if (stored.isThere) this.dispatch(unsaved, { kind: "file", stored: stored.value })
    else
      this.dispatch(unsaved, {
        kind: "gone",
        isMine: unsaved.path.some((step) => typeof step === "number" && this.takenOut.has(step)),
      })
    if (this.at(unsaved)?.state.kind === "typed") this.restartTimers(unsaved)
  }

  /** Compares all edits of a changed file with it. */
  compareAllIn(file: string): void {
    this.restore()
    const inFile = () => this.all().filter((each) => each.file === file)
    for (const each of inFile()) this.compare(each)
    if (inFile().length > 0) this.keep()
  }

  /** An entry is being removed in this tab, with the edits in it. */
  entryTakenOut(id: EntryId): void {
    this.takenOut.add(id)
  }

  /** Its removal has failed. */
  entryLeftIn(id: EntryId): void {
    this.takenOut.delete(id)
  }

  /** A file has got another name: its edits go with it. */
  move(from: string, to: string): void {
    const moving = this.all().filter(({ file }) => file === from)
    if (moving.length === 0) return
    for (const each of moving) this.timers.stop(each)
    const left = [...(this.state.now?.unsaved ?? [])].filter(([, { file }]) => file !== from)
    const moved = moving.map((each): readonly [string, Unsaved] => {
      const location = { file: to, path: each.path }
      const state = each.state.kind === "saving" ? ({ kind: "typed" } as const) : each.state
      const base = isCustomPageName(location) ? customPageSlug(to) : each.base
      return [locationKey(location), { ...each, ...location, state, base }]
    })
    this.putAll(new Map([...left, ...moved]))
    this.compareAllIn(to)
  }

  /** Sets the project that the content belongs to. */
  setProject(project: string): void {
    this.project = project
  }

  /** Loads the edits kept before a reload. */
  async load(): Promise<void> {
    this.later = await this.tabStorage.load(this.project)
    this.restore()
  }

  /** Lets another tab take over the kept edits. */
  release(): void {
    this.tabStorage.release()
  }

  /** Restores the loaded edits whose files can be parsed. */
  private restore(): void {
    const { now } = this.state
    if (!now || this.later.length === 0) return
    const { unsaved, docs, later } = restoreUnsaved(this.later, now.docs, this.newId)
    this.later = later
    this.state.put({ docs, unsaved: new Map([...unsaved, ...now.unsaved]) })
    for (const each of unsaved.values()) {
      // An edit that was being saved then may be in the file by now.
      const state = each.state.kind === "saving" ? ({ kind: "typed" } as const) : each.state
      this.put({ ...each, state })
      this.compare(each)
      if (this.at(each)) this.restartTimers(each)
    }
  }

  private put(unsaved: Unsaved): void {
    this.putAll(new Map([...(this.state.now?.unsaved ?? []), [locationKey(unsaved), unsaved]]))
  }

  private putAll(unsaved: ReadonlyMap<string, Unsaved>): void {
    this.state.put({ unsaved })
    this.keep()
  }

  /** Writes the unsaved edits to the tab's storage. */
  private keep(): void {
    const { now } = this.state
    if (!now || now.connection === "over") return
    this.tabStorage.save(this.project, [...tabsToKeep([...now.unsaved.values()], now.docs), ...this.later])
  }
}
