import { type NewId, reassignIds } from "../../../model/entry-ids"
import { isSame } from "../../../model/pending-edit"
import type { CheckResult } from "../../../server/content/content-check"
import type { Revision } from "../../../server/content/revision"
import type { LocatedDiagnostic, ObservableState } from "../content-state"
import { docOf } from "../doc"
import type { UnsavedEdits } from "../edits/unsaved-edits"
import { locationAt } from "../reading"
import type { RevisionOptions } from "./sender"

/** Keeps a replica of the server's files and diagnostics in the state. */
export class FileReplica {
  /** The latest result of the check, possibly for revisions that have not arrived yet. */
  private checkResult: CheckResult = { diagnostics: [], revisions: {} }
  /** How often each file was changed by others. */
  private readonly foreign = new Map<string, number>()
  /** How often this tab has changed a file. */
  ownChanges = 0

  constructor(
    private readonly state: ObservableState,
    private readonly unsaved: UnsavedEdits,
    private readonly newId: NewId,
  ) {}

  /** @returns how often a file was changed by others: tabs or programs */
  foreignChanges(file: string): number {
    return this.foreign.get(file) ?? 0
  }

  /**
   * Takes a file from the server, unless a later state of it is known.
   *
   * @returns whether its revision has changed
   */
  applyRevision(file: Revision, { isForced = false, isMine = false, edits }: RevisionOptions = {}): boolean {
    const { now } = this.state
    const before = now?.docs.get(file.file)
    if (!now || (before && !isForced && file.seq <= before.seq)) return false
    const isOther = before?.revision !== file.revision
    if (isMine && isOther) this.ownChanges += 1
    if (!isMine && isOther) this.foreign.set(file.file, this.foreignChanges(file.file) + 1)
    this.state.put({ docs: new Map([...now.docs, [file.file, docOf(before, file, this.newId, edits)]]) })
    this.unsaved.compareAllIn(file.file)
    if (isOther) this.unsaved.retryRefused()
    this.locateDiagnostics()
    return isOther
  }

  /** Files have got other names: their entries keep their ids, and the edits in them go along. */
  move(moves: ReadonlyArray<readonly [from: string, to: string]>): void {
    for (const [from, to] of moves) {
      const { now } = this.state
      const [before, doc] = [now?.docs.get(from), now?.docs.get(to)]
      if (!now || !before || !doc) continue
      const known = doc.content === undefined ? before.known : reassignIds(before.known, doc.content, this.newId)
      const docs = new Map([...now.docs, [to, { ...doc, known }]])
      this.state.put({ docs, moved: new Map([...now.moved, [from, to], [to, from]]) })
      this.unsaved.move(from, to)
    }
    this.locateDiagnostics()
  }

  /** Takes the diagnostics of files whose checked revision is here; those of the others are kept until a matching result arrives. */
  applyDiagnostics(checkResult: CheckResult): void {
    this.checkResult = checkResult
    const { now } = this.state
    if (!now) return
    const { docs, diagnostics } = now
    const isHere = (file: string) => (docs.get(file)?.revision ?? "") === (checkResult.revisions[file] ?? "")
    const found = checkResult.diagnostics
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

  /** Applies the latest result of the check again, as files may have reached the checked revisions. */
  locateDiagnostics(): void {
    this.applyDiagnostics(this.checkResult)
  }
}
