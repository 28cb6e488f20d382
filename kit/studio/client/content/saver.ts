import { isSame, isWaiting, type UnsavedEdit } from "../../model/unsaved-edit"
import { customPageNameKey } from "../../references/named-values"
import type { FileEdit } from "../../server/content/edits/apply-edit"
import { RequestFailure } from "./api"
import { type ContentLocation, factsAt, locationKey } from "./location"
import { editOfValue, isCustomPageName } from "./location-edit"
import { storedAt } from "./reading"
import type { Sender } from "./sender"
import { unsavedAt } from "./state"

/** Checks edits, and saves those of a file together, since rules may join them. */
export class Saver {
  constructor(
    private readonly tab: string,
    private readonly sender: Sender,
  ) {}

  private get store() {
    return this.sender.store
  }

  /** Checks the edit at a location by itself; rules between values and files are checked when it is saved. */
  async checkEdit(location: ContentLocation): Promise<void> {
    const { sender, store } = this
    const unsaved = unsavedAt(store.state, location)
    const edit = unsaved && editOfValue(store.state, unsaved)
    if (!edit) return
    const { file, value } = unsaved
    const diagnostics = await sender.requestOrError(() => sender.api.send("POST check", { file, edit }))
    // No message here: the save that follows reports an unreachable server.
    if (diagnostics instanceof RequestFailure) return
    const path = edit.kind === "text" ? [] : edit.kind === "name" ? [customPageNameKey] : edit.path
    const own = diagnostics.filter((each) => isSame(each.path.slice(0, path.length), path))
    store.dispatch({ kind: "edit", location: unsaved, event: { kind: "checked", value, diagnostics: own } })
  }

  /** Saves the edit at a location with all other waiting edits of its file, in its turn. */
  save({ file, path }: ContentLocation): Promise<void> {
    const location = { file, path }
    const { sender, store } = this
    return sender.run(async () => {
      const edit = unsavedAt(store.state, location)
      if (!edit || !isWaiting(edit)) return
      const isAlone = this.isAlone(edit)
      const isWith = (each: UnsavedEdit) =>
        each !== edit && each.file === file && isWaiting(each) && !each.isHeld && !this.isAlone(each)
      // The requested one comes last: its outcome is the one that the owner sees.
      const batch = [...(isAlone ? [] : this.all().filter(isWith)), edit]
      for (const each of batch) store.dispatch({ kind: "edit", location: each, event: { kind: "save" } })
      let sent: ReadonlyArray<{ readonly unsaved: UnsavedEdit; readonly edit: FileEdit }> = []
      const make = () => {
        sent = batch.flatMap((unsaved) => {
          const current = this.currentEdit(unsaved)
          return current ? [{ unsaved, edit: current }] : []
        })
        return sent.map((each) => each.edit)
      }
      const { key, count } = store.state.typing
      const isTyping = !isAlone && batch.some((each) => locationKey(each) === key)
      const saved = await sender.save(file, make, isTyping ? `${this.tab} ${count}` : undefined)
      const done = saved instanceof RequestFailure ? undefined : saved
      for (const each of batch) {
        const index = sent.findIndex(({ unsaved }) => unsaved === each)
        store.dispatch({
          kind: "outcome",
          location: each,
          outcome: saved instanceof RequestFailure ? saved.message : saved?.outcomes[index],
          shown: done?.shown,
          renamed: done?.renamed,
        })
      }
    })
  }

  /** Saves a name after everything else that can be saved, so that the files whose references are renamed are as complete as possible. */
  async saveName(location: ContentLocation): Promise<void> {
    await this.saveAll(({ isHeld }) => !isHeld)
    await this.save(location)
  }

  /** Saves all edits that can be saved, except refused ones. */
  async saveAll(isMeant: (edit: UnsavedEdit) => boolean = () => true): Promise<void> {
    for (const edit of this.all())
      if (isWaiting(edit) && isMeant(edit) && edit.state.kind !== "refused") await this.save(edit)
  }

  /** Retries all failed saves. */
  retryAll(): void {
    for (const edit of this.all()) if (edit.state.kind === "failed") void this.save(edit)
  }

  private all(): readonly UnsavedEdit[] {
    return [...this.store.state.unsaved.values()]
  }

  /** A name changes other files too, and a removed entry changes the indexes of others. */
  private isAlone({ file, path, value }: UnsavedEdit): boolean {
    const isName = factsAt(this.store.state.contract[file], path)?.isName === true
    return isName || isCustomPageName({ file, path }) || (value === undefined && typeof path.at(-1) === "number")
  }

  /** The edit for the present file; undefined if its value there has changed meanwhile: in a conflict, the owner chooses. */
  private currentEdit(edit: UnsavedEdit): FileEdit | undefined {
    const { state } = this.store
    const now = unsavedAt(state, edit)
    const stored = storedAt(state, edit)
    if (!now || !stored.isThere || !(isSame(stored.value, now.base) || isSame(stored.value, edit.value)))
      return undefined
    return editOfValue(state, edit)
  }
}
