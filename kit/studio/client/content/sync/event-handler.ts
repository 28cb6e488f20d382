import type { NewId } from "../../../model/entry-ids"
import { type StartState, started } from "../../../model/start-state"
import type { ServerEvent } from "../../../server/events"
import type { UpdateState } from "../../../server/update/update-state"
import { words } from "../../../words"
import type { ObservableState } from "../content-state"
import { changedTexts, docOf } from "../doc"
import type { EditSaver } from "../edits/edit-saver"
import type { UnsavedEdits } from "../edits/unsaved-edits"
import { namesOfFiles } from "../names"
import type { RequestFailure } from "./api"
import type { FileReplica } from "./file-replica"
import type { Sender } from "./sender"

interface HandlerParts {
  readonly state: ObservableState
  readonly files: FileReplica
  readonly unsaved: UnsavedEdits
  readonly sender: Sender
  readonly saver: EditSaver
  readonly newId: NewId
  /** This tab's id. */
  readonly tab: string
  /** Shows a text on the page in place of another one. */
  readonly show: (before: string, after: string) => void
}

/** Handles the server's events and the loss of the connection. */
export class EventHandler {
  private epoch = ""
  private project = ""
  private start = started

  constructor(private readonly parts: HandlerParts) {}

  async handleEvent(event: ServerEvent): Promise<void> {
    const { state, files } = this.parts
    if (event.kind === "hello") this.handleHello(event)
    else if (event.kind === "start") this.applyStart(event.start)
    else if (event.kind === "update") this.applyUpdate(event.update)
    else if (event.kind === "all") return this.applyContent(event)
    else if (event.kind === "contract") state.put({ contract: event.contract })
    else if (event.kind === "pictures") this.handlePictures()
    else if (event.kind === "moved") files.move(event.moves)
    else if (event.kind === "diagnostics") files.applyDiagnostics(event.checkResult)
    else this.handleFile(event)
  }

  private handleHello({ project, start }: Extract<ServerEvent, { kind: "hello" }>): void {
    this.project = project
    this.parts.unsaved.setProject(project)
    this.applyStart(start)
  }

  /** Known before the content is, which begins with it. */
  private applyStart(start: StartState): void {
    this.start = start
    this.parts.state.put({ start })
  }

  /** Says what became of a trial, which goes on while its dialog is closed. */
  private applyUpdate(update: UpdateState): void {
    const { state } = this.parts
    const before = state.now?.update?.phase
    state.put({ update })
    const { phase, refusal } = update
    if (before?.kind !== "trying" || phase.kind === "trying") return
    const { said } = words.updating
    if (phase.kind === "tried") state.notify({ words: said.tried(before.to) })
    else if (phase.kind === "conflicts" && !refusal) state.notify({ words: said.conflicts(before.to) })
    else if (refusal) state.notify({ words: said.stopped(before.to), isWrong: true })
  }

  handleLoss(reason: RequestFailure): void {
    const { state } = this.parts
    if (state.now?.connection !== "open") return
    state.put({ connection: "lost" })
    state.notify({ words: reason.message, isWrong: true })
  }

  /** The studio was restarted: releases the unsaved edits to the page that its new address opens. */
  handleRestart(): void {
    const { state, unsaved } = this.parts
    if (state.now?.connection === "over") return
    state.put({ connection: "over" })
    state.notify({ words: words.connection.over, isWrong: true })
    unsaved.release()
  }

  private handlePictures(): void {
    const { state, unsaved } = this.parts
    state.put({ pictures: (state.now?.pictures ?? 0) + 1 })
    unsaved.retryRefused()
  }

  private handleFile({ file, by }: Extract<ServerEvent, { kind: "file" }>): void {
    const { state, files, sender, tab, show } = this.parts
    const isMine = by === tab
    if (isMine && sender.isAwaited(file)) return
    const before = state.now?.docs.get(file.file)
    const isNew = files.applyRevision(file, { isMine })
    if (!isNew) return
    // The page has what was typed; of a file that changes back before the preview has looked, it would hear nothing.
    if (isMine) for (const [old, now] of changedTexts(before, state.now?.docs.get(file.file))) show(old, now)
    if (isMine) return
    const { changedByProgram, changedInTab } = words.saving
    const name = namesOfFiles([file.file], state.now)
    state.notify({ words: by === undefined ? changedByProgram(name) : changedInTab(name), files: [file.file] })
  }

  /** Takes the whole content, at first and after each reconnection. */
  private async applyContent({ epoch, files, contract }: Extract<ServerEvent, { kind: "all" }>): Promise<void> {
    const { state, files: replica, unsaved, saver, newId } = this.parts
    const isOther = epoch !== this.epoch
    this.epoch = epoch
    if (!state.now) {
      const docs = new Map(files.map((file) => [file.file, docOf(undefined, file, newId)]))
      state.begin({ docs, contract, project: this.project, start: this.start })
      await unsaved.load()
    } else {
      if (state.now.connection === "lost") state.notify({ words: words.connection.back })
      state.put({ contract, connection: "open" })
      const there = new Set(files.map(({ file }) => file))
      for (const doc of state.now.docs.values())
        if (!there.has(doc.file))
          replica.applyRevision({ file: doc.file, text: "", revision: "", seq: doc.seq + 1 }, { isForced: isOther })
      for (const file of files) replica.applyRevision(file, { isForced: isOther })
    }
    // The server is there: what failed while it was not, also before a reload, does not wait for its turn.
    saver.retryAll()
    replica.locateDiagnostics()
  }
}
