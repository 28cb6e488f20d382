import type { EntryId, NewId } from "../../../model/entries"
import { next, type PendingEvent } from "../../../model/pending"
import type { ObservableState } from "../content-state"
import { isReadable, storedIn } from "../doc"
import { type ContentLocation, locationKey } from "../location"
import type { EditTimers } from "./edit-timers"
import { type KeptTab, keptOf, restored, type TabStorage, type Unsaved } from "./unsaved"

/** What is typed and not saved, and what happens to it; it is kept so that it survives a reload. */
export class UnsavedEdits {
  private project = ""
  private later: readonly KeptTab[] = []
  /** What was taken out in this tab: what was typed into it went with it. */
  private readonly takenOut = new Set<EntryId>()

  constructor(
    private readonly state: ObservableState,
    private readonly timers: EditTimers,
    private readonly tabStorage: TabStorage,
    private readonly newId: NewId,
  ) {}

  /** @returns what was typed at a location and is not saved */
  at(location: ContentLocation): Unsaved | undefined {
    return this.state.now?.unsaved.get(locationKey(location))
  }

  all(): readonly Unsaved[] {
    return [...(this.state.now?.unsaved.values() ?? [])]
  }

  /** Something happens to what was typed at a location. */
  happen({ file, path }: ContentLocation, event: PendingEvent): void {
    const location = { file, path }
    const before = this.at(location)
    const after = next(before, event)
    if (after === before) return
    if (after) {
      this.put({ ...after, ...location })
      return
    }
    const key = locationKey(location)
    this.timers.stop(location)
    this.putAll(new Map([...(this.state.now?.unsaved ?? [])].filter(([other]) => other !== key)))
  }

  /** Begins the waiting for its check and its saving anew, if something is typed there. */
  soon(location: ContentLocation): void {
    const unsaved = this.at(location)
    if (unsaved) this.timers.restart(unsaved)
    else this.timers.stop(location)
  }

  /** Has what was typed know of what stands in the file now. */
  compare(unsaved: ContentLocation): void {
    const doc = this.state.now?.docs.get(unsaved.file)
    if (!doc || !isReadable(doc)) return
    const stored = storedIn(doc, unsaved.path)
    if (stored.isThere) this.happen(unsaved, { kind: "file", stored: stored.value })
    else
      this.happen(unsaved, {
        kind: "gone",
        isMine: unsaved.path.some((step) => typeof step === "number" && this.takenOut.has(step)),
      })
    if (this.at(unsaved)?.state.kind === "typed") this.soon(unsaved)
  }

  /** A file is another: has what was typed into it know of that. */
  compareAllIn(file: string): void {
    this.restore()
    const inFile = () => this.all().filter((each) => each.file === file)
    for (const each of inFile()) this.compare(each)
    if (inFile().length > 0) this.keep()
  }

  /** An entry is being taken out in this tab, with what was typed into it. */
  entryTakenOut(id: EntryId): void {
    this.takenOut.add(id)
  }

  /** It was not taken out after all. */
  entryLeftIn(id: EntryId): void {
    this.takenOut.delete(id)
  }

  /** The project whose content this is. */
  belongTo(project: string): void {
    this.project = project
  }

  /** Goes on with what was typed before the page was loaded anew. */
  async load(): Promise<void> {
    this.later = await this.tabStorage.load(this.project)
    this.restore()
  }

  /** Another tab may go on with it. */
  release(): void {
    this.tabStorage.release()
  }

  /** Goes on with what was typed before the page was loaded anew, as far as its files can be read. */
  private restore(): void {
    const { now } = this.state
    if (!now || this.later.length === 0) return
    const { unsaved, docs, later } = restored(this.later, now.docs, this.newId)
    this.later = later
    this.state.put({ docs, unsaved: new Map([...unsaved, ...now.unsaved]) })
    for (const each of unsaved.values()) {
      // What was on its way then may stand in the file by now.
      const state = each.state.kind === "saving" ? ({ kind: "typed" } as const) : each.state
      this.put({ ...each, state })
      this.compare(each)
      if (this.at(each)) this.soon(each)
    }
  }

  private put(unsaved: Unsaved): void {
    this.putAll(new Map([...(this.state.now?.unsaved ?? []), [locationKey(unsaved), unsaved]]))
  }

  private putAll(unsaved: ReadonlyMap<string, Unsaved>): void {
    this.state.put({ unsaved })
    this.keep()
  }

  /** Keeps what is not saved, so that it survives a reload. */
  private keep(): void {
    const { now } = this.state
    if (!now || now.connection === "over") return
    this.tabStorage.save(this.project, [...keptOf([...now.unsaved.values()], now.docs), ...this.later])
  }
}
