import { customPageNameKey } from "../../../../src/content/contract/relations"
import { isSame, isWaiting } from "../../../model/pending"
import type { Renamed } from "../../../server/content/edits/renames"
import type { Outcome } from "../../../server/content/edits/write-file"
import { words } from "../../../words"
import type { ObservableState } from "../content-state"
import type { ContentLocation } from "../location"
import { storedAt, storedValue } from "../reading"
import { type Api, Refused } from "../sync/api"
import type { Requests } from "../sync/requests"
import type { Sender } from "../sync/sender"
import type { EditTimers } from "./edit-timers"
import { editFor } from "./file-edits"
import { type LooseEdit, looseEdits, renameInLooseEdits } from "./loose-edits"
import type { UnsavedEdits } from "./unsaved-edits"

interface SaverParts {
  readonly api: Api
  readonly state: ObservableState
  readonly requests: Requests
  readonly sender: Sender
  readonly timers: EditTimers
  readonly unsaved: UnsavedEdits
}

/** Checks and saves edits. */
export class EditSaver {
  constructor(private readonly parts: SaverParts) {}

  /** Checks the file with the edit by itself; rules across files are checked when it is saved. */
  async judge(location: ContentLocation): Promise<void> {
    const { api, state, requests, unsaved: edits } = this.parts
    const unsaved = edits.at(location)
    const edit = unsaved && editFor(state.now, unsaved, unsaved.mine)
    if (!edit || unsaved.state.kind === "conflict" || unsaved.state.kind === "gone") return
    const diagnostics = await requests.answered(() => api.judge(location.file, edit))
    // An unreachable server is reported when saving.
    if (diagnostics instanceof Refused) return
    const path = edit.kind === "text" ? [] : edit.kind === "name" ? [customPageNameKey] : edit.path
    const here = diagnostics.filter((each) => isSame(each.path.slice(0, path.length), path))
    edits.happen(location, { kind: "judged", value: unsaved.mine, diagnostics: here })
  }

  /** Saves the edit at a location, in its turn. */
  save({ file, path }: ContentLocation): Promise<void> {
    const location = { file, path }
    const { state, sender, timers, unsaved: edits } = this.parts
    return sender.inTurn(async () => {
      const unsaved = edits.at(location)
      if (!unsaved || !isWaiting(unsaved)) return
      timers.stop(location)
      edits.happen(location, { kind: "save" })
      const loose = looseEdits(state.now, location, edits.all())
      const outcome = await sender.send(
        file,
        () => {
          const now = edits.at(location)
          const stored = storedAt(state.now, location)
          // In a conflict, the owner chooses.
          if (!now || !stored.isThere || !(isSame(stored.value, now.base) || isSame(stored.value, unsaved.mine)))
            return undefined
          return editFor(state.now, location, unsaved.mine)
        },
        loose.map(({ value }) => value),
      )
      this.settle(location, outcome)
      if (outcome && !(outcome instanceof Error) && outcome.kind === "written" && outcome.renamed)
        this.settleRename(location, outcome.renamed, loose)
      // Typing has gone on meanwhile, or the save must be retried.
      if (edits.at(location)) edits.soon(location)
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

  /** What refers to the name is changed in the files, and then in the edits that are not saved. */
  private settleRename({ file, path }: ContentLocation, renamed: Renamed, loose: readonly LooseEdit[]): void {
    const { state, unsaved } = this.parts
    const { references, redirects } = renamed
    renameInLooseEdits(loose, renamed, unsaved)
    state.put({ renamed: { file: new Map(renamed.moves).get(file) ?? file, path, changes: renamed } })
    state.say({ words: words.renaming.done(references.length + redirects.length), canUndo: true })
  }

  /** Applies the outcome of a sent edit. */
  private settle(location: ContentLocation, outcome: Outcome | Error | undefined): void {
    const { state, unsaved } = this.parts
    if (outcome === undefined) {
      unsaved.happen(location, { kind: "outdated" })
      unsaved.compare(location)
    } else if (outcome instanceof Error) {
      unsaved.happen(location, { kind: "failed", reason: outcome.message })
      unsaved.compare(location)
      if (state.now?.connection !== "over") state.say({ words: outcome.message, isWrong: true })
    } else if (outcome.kind === "refused") {
      unsaved.happen(location, { kind: "refused", diagnostics: outcome.diagnostics })
      unsaved.compare(location)
      state.say({ words: words.saving.refused, isWrong: true })
    } else if (outcome.kind === "written") {
      unsaved.happen(location, { kind: "written", stored: storedValue(state.now, location) })
      unsaved.compare(location)
      state.say({ words: words.saving.saved(location.file) })
    }
  }
}
