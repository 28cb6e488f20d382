import { customPageNameKey } from "../../../../content/contract/site-map"
import { isSame, isWaiting } from "../../../model/pending-edit"
import type { FileEdit } from "../../../server/content/edits/apply-edit"
import type { RenameResult } from "../../../server/content/edits/renames"
import type { AlongEdit, TypedOutcome } from "../../../server/content/edits/save-typed"
import type { EditOutcome } from "../../../server/content/edits/write-file"
import { words } from "../../../words"
import type { AdjustedValue, ObservableState } from "../content-state"
import { type ContentLocation, factsAt, locationKey } from "../location"
import { nameOfLocation } from "../names"
import { locationAt, storedAt, storedValue } from "../reading"
import { type Api, RequestFailure } from "../sync/api"
import type { Requests } from "../sync/requests"
import type { Sender } from "../sync/sender"
import type { EditTimers } from "./edit-timers"
import { editOfTyped, isCustomPageName, resolveEdit } from "./file-edits"
import type { TypingGroup } from "./typing-group"
import type { Unsaved } from "./unsaved"
import type { UnsavedEdits } from "./unsaved-edits"
import { renameInUnsavedTexts, type UnsavedText, unsavedTextsFor } from "./unsaved-texts"

interface SaverParts {
  readonly api: Api
  readonly state: ObservableState
  readonly requests: Requests
  readonly sender: Sender
  readonly timers: EditTimers
  readonly unsaved: UnsavedEdits
  readonly typingGroup: TypingGroup
  /** Called when something was saved whose typing has gone on meanwhile: what is typed is later than the step. */
  readonly onTypedOn: () => void
}

/** Checks and saves edits: all of a file together, since rules may join them. */
export class EditSaver {
  constructor(private readonly parts: SaverParts) {}

  /** Checks the edits of a location's file by themselves; rules across files are checked when they are saved. */
  async checkEdits(location: ContentLocation): Promise<void> {
    const { api, state, requests, unsaved: edits } = this.parts
    const checked = this.editsSavedWith(location, edits.all()).flatMap((unsaved) => {
      const edit = editOfTyped(state.now, unsaved, unsaved.mine)
      return edit && !["conflict", "gone"].includes(unsaved.state.kind) ? [{ unsaved, edit }] : []
    })
    if (checked.length === 0) return
    const diagnostics = await requests.requestOrError(() =>
      api.send("POST check", { file: location.file, edits: checked.map(({ edit }) => edit) }),
    )
    // An unreachable server is reported when saving.
    if (diagnostics instanceof RequestFailure) return
    for (const { unsaved, edit } of checked) {
      const path = edit.kind === "text" ? [] : edit.kind === "name" ? [customPageNameKey] : edit.path
      const isOwn = (each: { readonly path: readonly unknown[] }) => isSame(each.path.slice(0, path.length), path)
      // Why it was refused, if that is said at another place, is known to the save alone.
      const others = unsaved.state.kind === "refused" ? unsaved.diagnostics.filter((each) => !isOwn(each)) : []
      const here = [...diagnostics.filter(isOwn), ...others]
      edits.dispatch(unsaved, { kind: "checked", value: unsaved.mine, diagnostics: here })
    }
  }

  /** Saves the edit at a location with all others of its file that wait, in its turn. */
  save({ file, path }: ContentLocation): Promise<void> {
    const location = { file, path }
    const { sender, unsaved: edits } = this.parts
    return sender.runInQueue(async () => {
      const unsaved = edits.at(location)
      if (!unsaved || !isWaiting(unsaved)) return
      const batch = this.editsSavedWith(location, edits.all()).filter(isWaiting)
      if (this.isAlone(unsaved)) await this.saveAlone(unsaved)
      else await this.saveTogether(location, batch)
      // Typing has gone on meanwhile, or the save must be retried.
      for (const each of batch) if (edits.at(each)) edits.restartTimers(each)
    })
  }

  /** Saves a name, and all else that can be saved before it, so that as much as possible is in the files in which references are renamed. */
  async saveName(location: ContentLocation): Promise<void> {
    for (const each of this.parts.unsaved.all())
      if (isWaiting(each) && !each.isHeld && each.state.kind !== "refused") await this.save(each)
    await this.save(location)
  }

  /** Saves all edits that can be saved, except refused ones. */
  async saveAll(): Promise<void> {
    for (const each of this.parts.unsaved.all())
      if (isWaiting(each) && each.state.kind !== "refused") await this.save(each)
  }

  /** Retries all failed saves. */
  retryAll(): void {
    for (const each of this.parts.unsaved.all()) if (each.state.kind === "failed") void this.save(each)
  }

  /** The edits that are checked and saved together with the one at a location, that one included. */
  private editsSavedWith(location: ContentLocation, all: readonly Unsaved[]): readonly Unsaved[] {
    const own = locationKey(location)
    const first = all.filter((each) => locationKey(each) === own)
    if (first.some((each) => this.isAlone(each))) return first
    return all.filter(
      (each) => locationKey(each) === own || (each.file === location.file && !each.isHeld && !this.isAlone(each)),
    )
  }

  /** A name changes other files too, and an entry that goes changes the indexes of others. */
  private isAlone({ file, path, mine }: Unsaved): boolean {
    const isName = factsAt(this.parts.state.now?.contract[file], path)?.isName === true
    return isName || isCustomPageName({ file, path }) || (mine === undefined && typeof path.at(-1) === "number")
  }

  private markSaving(unsaved: Unsaved): void {
    this.parts.timers.stop(unsaved)
    this.parts.unsaved.dispatch(unsaved, { kind: "save" })
  }

  /** The edit for the present file; undefined if its value there is another by now: in a conflict, the owner chooses. */
  private currentEdit(unsaved: Unsaved): FileEdit | undefined {
    const { state, unsaved: edits } = this.parts
    const now = edits.at(unsaved)
    const stored = storedAt(state.now, unsaved)
    if (!now || !stored.isThere || !(isSame(stored.value, now.base) || isSame(stored.value, unsaved.mine)))
      return undefined
    return editOfTyped(state.now, unsaved, unsaved.mine)
  }

  private async saveAlone(unsaved: Unsaved): Promise<void> {
    const { state, sender, unsaved: edits } = this.parts
    this.markSaving(unsaved)
    const texts = unsavedTextsFor(state.now, unsaved, edits.all())
    const values = texts.map(({ value }) => value)
    const outcome = await sender.send(unsaved.file, () => this.currentEdit(unsaved), values)
    this.applyOutcome(unsaved, outcome)
    this.notifyOutcome(unsaved, outcome)
    if (outcome && !(outcome instanceof Error) && outcome.kind === "written" && outcome.renamed)
      this.applyRename(unsaved, outcome.renamed, texts)
  }

  private async saveTogether(location: ContentLocation, batch: readonly Unsaved[]): Promise<void> {
    const { state, sender, typingGroup, unsaved: edits } = this.parts
    const { file } = location
    for (const each of batch) this.markSaving(each)
    edits.settled.clear()
    let sent: readonly Unsaved[] = []
    let returningValues: readonly AdjustedValue[] = []
    const before = state.now
    const saved = await sender.save(
      file,
      () => {
        sent = batch.filter((each) => this.currentEdit(each))
        returningValues = sent.length > 0 ? this.returning(file) : []
        return [
          ...sent.flatMap((each) => this.currentEdit(each) ?? []).map((edit) => ({ edit })),
          ...returningValues
            .flatMap((each) => resolveEdit(state.now, { kind: "set", location: each, to: each.was }) ?? [])
            .map((edit) => ({ edit, isReturning: true })),
        ]
      },
      typingGroup.idOf(batch),
    )
    if (saved === undefined || saved instanceof RequestFailure || saved.kind === "changed") {
      for (const each of batch) this.applyOutcome(each, saved instanceof RequestFailure ? saved : undefined)
      if (saved instanceof RequestFailure) this.notifyOutcome(location, saved)
      return
    }
    const outcomeOf = (each: Unsaved) => saved.outcomes[sent.indexOf(each)]
    const written = batch.filter((each) => outcomeOf(each)?.kind === "written")
    const back = returningValues.filter((_each, index) => saved.outcomes[sent.length + index]?.kind === "written")
    const gone = this.adjustedValues(file, before, saved.along, returningValues, written)
    for (const { file, path, was, now } of gone) {
      edits.dispatch({ file, path }, { kind: "along", was, stored: now })
      edits.restartTimers({ file, path })
    }
    for (const each of batch) this.applyOutcome(each, outcomeOf(each))
    if (written.some((each) => edits.at(each))) this.parts.onTypedOn()
    // What its owner has typed in the same way meanwhile did not give way: it stays as it is.
    const gaveWay = gone.filter((each) => !edits.settled.has(locationKey(each)))
    this.rememberAdjusted(gaveWay, [...back, ...written])
    const own = batch.find((each) => locationKey(each) === locationKey(location))
    this.notifyOutcome(location, own && outcomeOf(own), gone)
  }

  /** What gave way in this file, and is still as it was left: it may come back. */
  private returning(file: string): readonly AdjustedValue[] {
    const { state, unsaved } = this.parts
    return [...(state.now?.adjusted.values() ?? [])].filter(
      (each) => each.file === file && !unsaved.at(each) && isSame(storedValue(state.now, each), each.now),
    )
  }

  /** The values that have changed along with what was written. */
  private adjustedValues(
    file: string,
    before: ObservableState["now"],
    along: readonly AlongEdit[],
    returning: readonly AdjustedValue[],
    to: readonly Unsaved[],
  ): readonly AdjustedValue[] {
    const { state } = this.parts
    return along.flatMap((edit): AdjustedValue[] => {
      const location = locationAt(state.now, file, edit.path)
      const former = returning.find((each) => locationKey(each) === locationKey(location))
      const was = former?.was ?? storedValue(before, location)
      if (was === undefined) return []
      return [
        { ...location, was, now: storedValue(state.now, location), to: to.map(({ file, path }) => ({ file, path })) },
      ]
    })
  }

  private rememberAdjusted(gone: readonly AdjustedValue[], over: readonly ContentLocation[]): void {
    const { state } = this.parts
    if (!state.now || (gone.length === 0 && state.now.adjusted.size === 0)) return
    const forgotten = new Set(over.map(locationKey))
    const kept = [...state.now.adjusted].filter(([key]) => !forgotten.has(key))
    state.put({ adjusted: new Map([...kept, ...gone.map((each) => [locationKey(each), each] as const)]) })
  }

  /** What refers to the name is changed in the files, and then in the edits that are not saved. */
  private applyRename({ file, path }: ContentLocation, renamed: RenameResult, texts: readonly UnsavedText[]): void {
    const { state, unsaved } = this.parts
    const { references, redirects } = renamed
    renameInUnsavedTexts(texts, renamed, unsaved)
    state.put({ renamed: { file: new Map(renamed.moves).get(file) ?? file, path, changes: renamed } })
    state.notify({ words: words.renaming.done(references.length + redirects.length), canUndo: true })
  }

  /** Applies what became of an edit; undefined if it did not fit its file. */
  private applyOutcome(
    location: ContentLocation,
    outcome: EditOutcome | TypedOutcome | RequestFailure | undefined,
  ): void {
    const { state, unsaved } = this.parts
    if (outcome === undefined || (!(outcome instanceof RequestFailure) && outcome.kind === "changed"))
      unsaved.dispatch(location, { kind: "outdated" })
    else if (outcome instanceof RequestFailure) unsaved.dispatch(location, { kind: "failed", reason: outcome.message })
    else if (outcome.kind === "failed") unsaved.dispatch(location, { kind: "failed", reason: outcome.reason })
    else if (outcome.kind === "refused")
      unsaved.dispatch(location, { kind: "refused", diagnostics: outcome.diagnostics })
    else unsaved.dispatch(location, { kind: "written", stored: storedValue(state.now, location) })
    unsaved.compare(location)
  }

  /** Says what became of the edit that was to be saved, and what has changed along with it. */
  private notifyOutcome(
    location: ContentLocation,
    outcome: EditOutcome | TypedOutcome | RequestFailure | undefined,
    gone: readonly AdjustedValue[] = [],
  ): void {
    const { state } = this.parts
    if (!outcome || !state.now) return
    const name = nameOfLocation(location, state.now)
    if (outcome instanceof RequestFailure || outcome.kind === "failed") {
      const reason = outcome instanceof RequestFailure ? outcome.message : outcome.reason
      if (state.now.connection !== "over") state.notify({ words: reason, isWrong: true })
    } else if (outcome.kind === "refused") state.notify({ words: words.saving.refused(name), isWrong: true })
    else if (outcome.kind === "written") {
      const [first] = gone
      const files = [location.file]
      if (!first) state.notify({ words: words.saving.saved(name), files })
      else {
        const other = factsAt(state.now.contract[first.file], first.path)?.name ?? nameOfLocation(first, state.now)
        state.notify({
          words: first.now === undefined ? words.saving.dropped(name, other) : words.saving.followed(name, other),
          files,
          canUndo: true,
        })
      }
    }
  }
}
