import { isSame, isWaiting } from "../../../model/pending"
import type { Outcome } from "../../../server/content/edits/write-file"
import type { ObservableState } from "../content-state"
import type { Place } from "../location"
import { storedAt, storedValue } from "../reading"
import { type Api, Refused } from "../sync/api"
import type { Requests } from "../sync/requests"
import type { Sender } from "../sync/sender"
import type { EditTimers } from "./edit-timers"
import { editFor } from "./file-edits"
import type { UnsavedEdits } from "./unsaved-edits"

/** What edits are saved with. */
interface Parts {
  readonly api: Api
  readonly state: ObservableState
  readonly requests: Requests
  readonly sender: Sender
  readonly timers: EditTimers
  readonly unsaved: UnsavedEdits
}

/** Has what was typed judged and saved. */
export class EditSaver {
  constructor(private readonly parts: Parts) {}

  /** What the check says of the file with what is typed in it; whether it fits the others is said when it is saved. */
  async judge(place: Place): Promise<void> {
    const { api, state, requests, unsaved: edits } = this.parts
    const unsaved = edits.at(place)
    const edit = unsaved && editFor(state.now, unsaved, unsaved.mine)
    if (!edit || unsaved.state.kind === "conflict" || unsaved.state.kind === "gone") return
    const problems = await requests.answered(() => api.judge(place.file, edit))
    // Whether the server answers is said when it is asked to save.
    if (problems instanceof Refused) return
    const path = edit.kind === "text" ? [] : edit.path
    const here = problems.filter(({ at }) => isSame(at.slice(0, path.length), path))
    edits.happen(place, { kind: "judged", value: unsaved.mine, problems: here })
  }

  /** Saves what was typed at a place, in its turn. */
  save({ file, path }: Place): Promise<void> {
    const place = { file, path }
    const { state, sender, timers, unsaved: edits } = this.parts
    return sender.inTurn(async () => {
      const unsaved = edits.at(place)
      if (!unsaved || !isWaiting(unsaved)) return
      timers.stop(place)
      edits.happen(place, { kind: "save" })
      const outcome = await sender.send(file, () => {
        const now = edits.at(place)
        const stored = storedAt(state.now, place)
        // Of two values the owner takes one.
        if (!now || !stored.isThere || !(isSame(stored.value, now.base) || isSame(stored.value, unsaved.mine)))
          return undefined
        return editFor(state.now, place, unsaved.mine)
      })
      this.settle(place, outcome)
      // Typing has gone on in the meantime, or has to be tried again.
      if (edits.at(place)) edits.soon(place)
    })
  }

  /** Saves whatever was typed and can be saved. */
  async saveAll(): Promise<void> {
    for (const each of this.parts.unsaved.all())
      if (isWaiting(each) && each.state.kind !== "refused") await this.save(each)
  }

  /** Tries again to save what could not be saved. */
  retryAll(): void {
    for (const each of this.parts.unsaved.all()) if (each.state.kind === "failed") void this.save(each)
  }

  /** What became of an edit that was sent. */
  private settle(place: Place, outcome: Outcome | Error | undefined): void {
    const { state, unsaved } = this.parts
    if (outcome === undefined) {
      unsaved.happen(place, { kind: "outdated" })
      unsaved.compare(place)
    } else if (outcome instanceof Error) {
      unsaved.happen(place, { kind: "failed", reason: outcome.message })
      unsaved.compare(place)
      if (state.now?.connection !== "over") state.say({ words: outcome.message, isWrong: true })
    } else if (outcome.kind === "refused") {
      unsaved.happen(place, { kind: "refused", problems: outcome.problems })
      unsaved.compare(place)
      state.say({ words: "Not saved: it would break the site.", isWrong: true })
    } else if (outcome.kind === "written") {
      unsaved.happen(place, { kind: "written", stored: storedValue(state.now, place) })
      unsaved.compare(place)
      state.say({ words: `Saved to data/${place.file}` })
    }
  }
}
