import type { Edit } from "../../../../content/json/edit-json"
import { TaskQueue } from "../../../model/task-queue"
import type { LooseValue } from "../../../references/references"
import type { Judged } from "../../../server/content/content-check"
import type { FileEdit } from "../../../server/content/edits/edited"
import type { Saved, TypedEdit } from "../../../server/content/edits/save-typed"
import type { Outcome } from "../../../server/content/edits/write-file"
import type { Revision } from "../../../server/content/revision"
import { words } from "../../../words"
import type { Doc } from "../doc"
import { type Api, Refused } from "./api"

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
  readonly edit: (...asked: Parameters<Api["edit"]>) => Promise<Outcome | Refused>
  readonly save: (...asked: Parameters<Api["save"]>) => Promise<Saved | Refused>
  readonly docAt: (file: string) => Doc | undefined
  readonly applyRevision: (file: Revision, taking: RevisionOptions) => void
  readonly applyDiagnostics: (judged: Judged) => void
}

/** How often an edit is made again at once because the file has changed meanwhile. */
const maxAttempts = 8

/** Sends edits one at a time, each made for the file that the previous one has left. */
export class Sender {
  private readonly queue = new TaskQueue()
  /** The file of the edit being sent, and its event meanwhile, which waits for the answer, since that says more. */
  private sending: { readonly file: string; told?: Revision } | undefined

  constructor(private readonly parts: SenderParts) {}

  /** Runs a task after all earlier ones. */
  inTurn<Result>(task: () => Promise<Result>): Promise<Result> {
    return this.queue.run(task)
  }

  /** @returns whether the answer to the edit being sent covers a file event: it is then taken with the answer */
  isAwaited(file: Revision): boolean {
    if (this.sending?.file !== file.file) return false
    this.sending.told = file
    return true
  }

  /**
   * Sends an edit; if the file has changed meanwhile, makes it again for the new revision.
   *
   * @param file within data/
   * @param make returns the edit for the current file; undefined if it does not fit
   * @param loose texts that are not saved, for an edit of a name
   * @returns the outcome; undefined if the edit does not fit, an error if it could not be sent
   */
  send(
    file: string,
    make: () => FileEdit | undefined,
    loose: readonly LooseValue[] = [],
  ): Promise<Outcome | Refused | undefined> {
    return this.attempt<Outcome>(file, () => {
      const edit = make()
      return (
        edit && {
          ask: ({ revision }) => this.parts.edit(file, revision, edit, loose),
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
   * @param typing identifies the stretch of typing that they belong to
   * @returns what became of them; undefined if none fits, an error if they could not be sent
   */
  save(
    file: string,
    make: () => readonly TypedEdit[],
    typing: string | undefined,
  ): Promise<Saved | Refused | undefined> {
    return this.attempt<Saved>(file, () => {
      const typed = make()
      if (typed.length === 0) return undefined
      return {
        ask: ({ revision }) => this.parts.save(file, revision, typed, typing),
        leading: (saved) => {
          if (saved.kind !== "saved") return undefined
          const written = typed.flatMap(({ edit }, index) => (saved.outcomes[index]?.kind === "written" ? [edit] : []))
          const all = [...written, ...saved.along]
          return all.every(isOfValue) ? all : undefined
        },
      }
    })
  }

  private async attempt<Answer extends Outcome | Saved>(
    file: string,
    make: () => Attempt<Answer> | undefined,
  ): Promise<Answer | Refused | undefined> {
    for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
      const doc = this.parts.docAt(file)
      if (!doc) return new Refused(words.saving.noFile(file))
      const made = make()
      if (!made) return undefined
      const answer = await this.ask(doc, made)
      if (answer instanceof Refused || answer.kind !== "changed") return answer
    }
    return new Refused(words.saving.keepsChanging(file))
  }

  private async ask<Answer extends Outcome | Saved>(
    doc: Doc,
    { ask, leading }: Attempt<Answer>,
  ): Promise<Answer | Refused> {
    const { file, revision } = doc
    const sending: Sender["sending"] = { file }
    this.sending = sending
    const answer = await ask(doc)
    this.sending = undefined
    if (!(answer instanceof Refused) && answer.kind !== "refused") {
      const isMine = answer.kind !== "changed"
      // The edits alone explain the new state only if no other state was taken meanwhile.
      const isNext = isMine && this.parts.docAt(file)?.revision === revision
      const edits = isNext ? leading(answer) : undefined
      this.parts.applyRevision(answer.file, { isMine, ...(edits ? { edits } : {}) })
      if (isMine && answer.judged) this.parts.applyDiagnostics(answer.judged)
    }
    if (sending.told) this.parts.applyRevision(sending.told, { isMine: true })
    return answer
  }
}

/** Whether it is an edit of a value, not of a text or a name as a whole. */
const isOfValue = (edit: FileEdit): edit is Edit => edit.kind !== "text" && edit.kind !== "name"

/** A request made for the current state of its file. */
interface Attempt<Answer> {
  readonly ask: (doc: Doc) => Promise<Answer | Refused>
  /** The edits that lead to the file's new state; undefined if it says nothing of entries. */
  readonly leading: (answer: Answer) => readonly Edit[] | undefined
}
