import { customPageNameKey } from "../../../content/contract/references"
import { isSame, isWaiting, type UnsavedEdit } from "../../model/unsaved-edit"
import type { FileEdit } from "../../server/content/edits/apply-edit"
import type { SaveResult } from "../../server/content/edits/save-typed"
import { RequestFailure } from "./api"
import { type ContentLocation, factsAt, locationKey } from "./location"
import { editOfValue, isCustomPageName, resolveEdit } from "./location-edit"
import { storedAt, storedValue } from "./reading"
import { type Sender, valueEdits } from "./sender"
import { type CascadedValue, unsavedAt } from "./state"
import { unsavedTextsFor } from "./unsaved-texts"

/** Checks and saves edits: all of a file together, since rules may join them. */
export class Saver {
  constructor(
    private readonly tab: string,
    private readonly sender: Sender,
  ) {}

  private get store() {
    return this.sender.store
  }

  /** Checks the edits of a location's file by themselves; rules across files are checked when they are saved. */
  async checkEdits(location: ContentLocation): Promise<void> {
    const { sender, store } = this
    const checked = this.editsSavedWith(location).flatMap((unsaved) => {
      const edit = editOfValue(store.state, unsaved)
      return edit && !["conflict", "gone"].includes(unsaved.state.kind) ? [{ unsaved, edit }] : []
    })
    if (checked.length === 0) return
    const diagnostics = await sender.requestOrError(() =>
      sender.api.send("POST check", { file: location.file, edits: checked.map(({ edit }) => edit) }),
    )
    // No message here: the save that follows reports an unreachable server.
    if (diagnostics instanceof RequestFailure) return
    for (const { unsaved, edit } of checked) {
      const path = edit.kind === "text" ? [] : edit.kind === "name" ? [customPageNameKey] : edit.path
      const isOwn = (each: { readonly path: readonly unknown[] }) => isSame(each.path.slice(0, path.length), path)
      // Keep the reasons of a refusal at other places, which only saving finds out.
      const others = unsaved.state.kind === "refused" ? unsaved.diagnostics.filter((each) => !isOwn(each)) : []
      store.dispatch({
        kind: "edit",
        location: unsaved,
        event: { kind: "checked", value: unsaved.value, diagnostics: [...diagnostics.filter(isOwn), ...others] },
      })
    }
  }

  /** Saves the edit at a location with all others of its file that wait, in its turn. */
  save({ file, path }: ContentLocation): Promise<void> {
    const location = { file, path }
    const { sender, store } = this
    return sender.run(async () => {
      const edit = unsavedAt(store.state, location)
      if (!edit || !isWaiting(edit)) return
      if (this.isAlone(edit)) await this.saveAlone(edit)
      else await this.saveTogether(location, this.editsSavedWith(location).filter(isWaiting))
    })
  }

  /** Saves a name, and all else that can be saved before it, so that as much as possible is in the files in which references are renamed. */
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

  /** The edits that are checked and saved together with the one at a location, that one included. */
  private editsSavedWith(location: ContentLocation): readonly UnsavedEdit[] {
    const own = locationKey(location)
    const first = this.all().filter((edit) => locationKey(edit) === own)
    if (first.some((edit) => this.isAlone(edit))) return first
    return this.all().filter(
      (edit) => locationKey(edit) === own || (edit.file === location.file && !edit.isHeld && !this.isAlone(edit)),
    )
  }

  /** A name changes other files too, and an entry that goes changes the indexes of others. */
  private isAlone({ file, path, value }: UnsavedEdit): boolean {
    const isName = factsAt(this.store.state.contract[file], path)?.isName === true
    return isName || isCustomPageName({ file, path }) || (value === undefined && typeof path.at(-1) === "number")
  }

  /** The edit for the present file; undefined if its value there is another by now: in a conflict, the owner chooses. */
  private currentEdit(edit: UnsavedEdit): FileEdit | undefined {
    const { state } = this.store
    const now = unsavedAt(state, edit)
    const stored = storedAt(state, edit)
    if (!now || !stored.isThere || !(isSame(stored.value, now.base) || isSame(stored.value, edit.value)))
      return undefined
    return editOfValue(state, edit)
  }

  private async saveAlone(unsaved: UnsavedEdit): Promise<void> {
    const { store, sender } = this
    store.dispatch({ kind: "edit", location: unsaved, event: { kind: "save" } })
    const texts = unsavedTextsFor(store.state, unsaved)
    const outcome = await sender.sendEdit(
      unsaved.file,
      () => this.currentEdit(unsaved),
      texts.map(({ text }) => text),
    )
    store.dispatch({
      kind: "outcome",
      location: unsaved,
      outcome: outcome instanceof RequestFailure ? outcome.message : outcome,
      texts,
    })
  }

  private async saveTogether(location: ContentLocation, batch: readonly UnsavedEdit[]): Promise<void> {
    const { store, sender } = this
    const { file } = location
    for (const edit of batch) store.dispatch({ kind: "edit", location: edit, event: { kind: "save" } })
    const typing = this.typingGroupOf(batch)
    const saved = await sender.send<SaveResult>(file, () => {
      const sent = batch.flatMap((unsaved) => {
        const edit = this.currentEdit(unsaved)
        return edit ? [{ unsaved, edit }] : []
      })
      if (sent.length === 0) return undefined
      const restores = this.valuesToRestore(file)
      const typed = [...sent.map(({ edit }) => ({ edit })), ...restores.map(({ edit }) => ({ edit, isRestore: true }))]
      return {
        ask: (revision) => sender.api.send("POST save", { file, revision, typed, typing }),
        take: (result, isNext) => {
          const written = typed.flatMap(({ edit }, index) => (result.outcomes[index]?.kind === "written" ? [edit] : []))
          store.dispatch({
            kind: "saved",
            batch: {
              location,
              result,
              edits: batch,
              sent: sent.map(({ unsaved }) => unsaved),
              restores: restores.map(({ value }) => value),
              written: isNext ? valueEdits([...written, ...result.cascade]) : undefined,
            },
          })
        },
      }
    })
    if (saved && !(saved instanceof RequestFailure)) return
    const outcome = saved instanceof RequestFailure ? saved.message : undefined
    for (const edit of batch) store.dispatch({ kind: "outcome", location: edit, outcome, texts: [] })
  }

  /** The id of the typing that is under way if it is about one of these edits. */
  private typingGroupOf(edits: readonly UnsavedEdit[]): string | undefined {
    const { tab, store } = this
    const { key, count } = store.state.typing
    return edits.some((edit) => locationKey(edit) === key) ? `${tab} ${count}` : undefined
  }

  /** The values that a cascade has changed in this file, and that are still as it left them: they may be restored. */
  private valuesToRestore(file: string): ReadonlyArray<{ readonly value: CascadedValue; readonly edit: FileEdit }> {
    const { state } = this.store
    return [...state.cascaded.values()].flatMap((value) => {
      if (value.file !== file || unsavedAt(state, value) || !isSame(storedValue(state, value), value.now)) return []
      const edit = resolveEdit(state, { kind: "set", location: value, to: value.was })
      return edit ? [{ value, edit }] : []
    })
  }
}
