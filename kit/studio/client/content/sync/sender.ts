import type { Edit } from "../../../../content/json/edit-json"
import { TaskQueue } from "../../../model/task-queue"
import type { UnsavedValue } from "../../../references/references"
import type { CheckResult } from "../../../server/content/content-check"
import type { FileEdit } from "../../../server/content/edits/apply-edit"
import type { SaveResult, TypedEdit } from "../../../server/content/edits/save-typed"
import type { EditOutcome } from "../../../server/content/edits/write-file"
import type { Revision } from "../../../server/content/revision"
import type { RequestInputs } from "../../../server/requests"
import { words } from "../../../words"
import type { Doc } from "../doc"
import { RequestFailure } from "./api"

/** How to take a file from the server. */
export interface RevisionOptions {
  /** Ignores `seq`, which comes from another run of the server. */
  readonly isForced?: boolean
  /** This tab has changed it. */
  readonly isMine?: boolean
  /** The edits that lead to it from the former state. */
  readonly edits?: readonly Edit[]
}

interface SenderParts {
  readonly edit: (values: RequestInputs["POST edit"]) => Promise<EditOutcome | RequestFailure>
  readonly save: (values: RequestInputs["POST save"]) => Promise<SaveResult | RequestFailure>
  readonly docAt: (file: string) => Doc | undefined
  readonly applyRevision: (file: Revision, taking: RevisionOptions) => void
  readonly applyDiagnostics: (checkResult: CheckResult) => void
}

/** How often an edit is made again at once because the file has changed meanwhile. */
const maxAttempts = 8

/** Sends edits one at a time, each made for the file that the previous one has left. */
export class Sender {
  private readonly queue = new TaskQueue()
  /** The file of the edit being sent, and its event meanwhile, which waits for the answer, since that says more. */
  private sending: { readonly file: string; event?: Revision } | undefined

  constructor(private readonly parts: SenderParts) {}

  /** Runs a task after all earlier ones. */
  runInQueue<Result>(task: () => Promise<Result>): Promise<Result> {
    return this.queue.run(task)
  }

  /** @returns whether the answer to the edit being sent covers a file event: it is then taken with the answer */
  isAwaited(file: Revision): boolean {
    if (this.sending?.file !== file.file) return false
    this.sending.event = file
    return true
  }

  /**
   * Sends an edit; if the file has changed meanwhile, makes it again for the new revision.
   *
   * @param file within data/
   * @param make returns the edit for the current file; undefined if it does not fit
   * @param unsaved texts that are not saved, for an edit of a name
   * @returns the outcome; undefined if the edit does not fit, an error if it could not be sent
   */
  send(
    file: string,
    make: () => FileEdit | undefined,
    unsaved: readonly UnsavedValue[] = [],
  ): Promise<EditOutcome | RequestFailure | undefined> {
    return this.attempt<EditOutcome>(file, () => {
      const edit = make()
      return (
        edit && {
          ask: ({ revision }) => this.parts.edit({ file, revision, edit, unsaved }),
          leading: () => (isOfValue(edit) ? [edit] : undefined),
        }
      )
    })
  }

  /**
   * Sends typed values of a file together; if the file has changed meanwhile, makes the edits again for the new revision.
   *
   * @param file within data/
   * @param make returns the edits for the current file; empty if none fits
   * @param typing identifies the typing group that they belong to
   * @returns what became of them; undefined if none fits, an error if they could not be sent
   */
  save(
    file: string,
    make: () => readonly TypedEdit[],
    typing: string | undefined,
  ): Promise<SaveResult | RequestFailure | undefined> {
    return this.attempt<SaveResult>(file, () => {
      const typed = make()
      if (typed.length === 0) return undefined
      return {
        ask: ({ revision }) => this.parts.save({ file, revision, typed, typing }),
        leading: (saved) => {
          if (saved.kind !== "saved") return undefined
          const written = typed.flatMap(({ edit }, index) => (saved.outcomes[index]?.kind === "written" ? [edit] : []))
          const all = [...written, ...saved.along]
          return all.every(isOfValue) ? all : undefined
        },
      }
    })
  }

  private async attempt<Answer extends EditOutcome | SaveResult>(
    file: string,
    make: () => Attempt<Answer> | undefined,
  ): Promise<Answer | RequestFailure | undefined> {
    for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
      const doc = this.parts.docAt(file)
      if (!doc) return new RequestFailure(words.saving.noFile(file))
      const made = make()
      if (!made) return undefined
      const answer = await this.ask(doc, made)
      if (answer instanceof RequestFailure || answer.kind !== "changed") return answer
    }
    return new RequestFailure(words.saving.keepsChanging(file))
  }

  private async ask<Answer extends EditOutcome | SaveResult>(
    doc: Doc,
    { ask, leading }: Attempt<Answer>,
  ): Promise<Answer | RequestFailure> {
    const { file, revision } = doc
    const sending: Sender["sending"] = { file }
    this.sending = sending
    const answer = await ask(doc)
    this.sending = undefined
    if (!(answer instanceof RequestFailure) && answer.kind !== "refused") {
      const isMine = answer.kind !== "changed"
      // The edits alone explain the new state only if no other state was taken meanwhile.
      const isNext = isMine && this.parts.docAt(file)?.revision === revision
      const edits = isNext ? leading(answer) : undefined
      this.parts.applyRevision(answer.file, { isMine, ...(edits ? { edits } : {}) })
      if (isMine && answer.checkResult) this.parts.applyDiagnostics(answer.checkResult)
    }
    if (sending.event) this.parts.applyRevision(sending.event, { isMine: true })
    return answer
  }
}

/** Whether it is an edit of a value, not of a text or a name as a whole. */
const isOfValue = (edit: FileEdit): edit is Edit => edit.kind !== "text" && edit.kind !== "name"

/** A request made for the current state of its file. */
interface Attempt<Answer> {
  readonly ask: (doc: Doc) => Promise<Answer | RequestFailure>
  /** The edits that lead to the file's new state; undefined if it says nothing of entries. */
  readonly leading: (answer: Answer) => readonly Edit[] | undefined
}
