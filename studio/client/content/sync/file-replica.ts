import type { NewId } from "../../../model/entries"
import { isSame } from "../../../model/pending"
import type { Judged } from "../../../server/content/content-check"
import type { Revision } from "../../../server/content/revision"
import type { LocatedDiagnostic, ObservableState } from "../content-state"
import { docOf } from "../doc"
import type { UnsavedEdits } from "../edits/unsaved-edits"
import { locationAt } from "../reading"
import type { Taking } from "./sender"

/** Brings the state up to the files as the server gives them, and to what the check says of them. */
export class FileReplica {
  /** The latest that the check has said of each file, which may be about a state that is not here yet. */
  private judged: Judged = { diagnostics: [], of: {} }
  /** How often each file was changed by somebody else. */
  private readonly foreign = new Map<string, number>()

  constructor(
    private readonly state: ObservableState,
    private readonly unsaved: UnsavedEdits,
    private readonly newId: NewId,
  ) {}

  /** @returns how often a file was changed by somebody else */
  foreignChanges(file: string): number {
    return this.foreign.get(file) ?? 0
  }

  /**
   * Takes a file as it is now, unless a later state of it is known.
   *
   * @returns whether it is another than before
   */
  take(file: Revision, { isForced = false, isMine = false, edit }: Taking = {}): boolean {
    const { now } = this.state
    const before = now?.docs.get(file.file)
    if (!now || (before && !isForced && file.seq <= before.seq)) return false
    const isOther = before?.revision !== file.revision
    if (!isMine && isOther) this.foreign.set(file.file, this.foreignChanges(file.file) + 1)
    this.state.put({ docs: new Map([...now.docs, [file.file, docOf(before, file, this.newId, edit)]]) })
    this.unsaved.compareAllIn(file.file)
    this.judgeAgain()
    return isOther
  }

  /** Takes what the check says of those files that are here in the state that was judged; of the others it is said again soon. */
  takeJudged(judged: Judged): void {
    this.judged = judged
    const { now } = this.state
    if (!now) return
    const { docs, diagnostics } = now
    const isHere = (file: string) => (docs.get(file)?.revision ?? "") === (judged.of[file] ?? "")
    const found = judged.diagnostics
      .filter(({ file }) => isHere(file))
      .map(
        (diagnostic): LocatedDiagnostic => ({
          ...diagnostic,
          location: locationAt(now, diagnostic.file, diagnostic.path),
        }),
      )
    const all = [...found, ...diagnostics.filter(({ file }) => !isHere(file))]
    if (!isSame(all, diagnostics)) this.state.put({ diagnostics: all })
  }

  /** Takes what the check said last for the files as they are by now. */
  judgeAgain(): void {
    this.takeJudged(this.judged)
  }
}
