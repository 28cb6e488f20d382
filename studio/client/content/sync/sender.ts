import type { Edit } from "../../../../src/content/edit/edit-json"
import type { LooseValue } from "../../../../src/content/references/references"
import { TaskQueue } from "../../../model/task-queue"
import type { Judged } from "../../../server/content/content-check"
import type { FileEdit } from "../../../server/content/edits/edited"
import type { Outcome } from "../../../server/content/edits/write-file"
import type { Revision } from "../../../server/content/revision"
import { words } from "../../../words"
import type { Doc } from "../doc"
import { type Api, Refused } from "./api"

/** How to take a file from the server. */
export interface Taking {
  /** Ignores `seq`, which comes from another run of the server. */
  readonly isForced?: boolean
  /** This tab has changed it. */
  readonly isMine?: boolean
  /** The edit that leads to it from the former state. */
  readonly edit?: Edit
}

interface Ends {
  readonly edit: (...asked: Parameters<Api["edit"]>) => Promise<Outcome | Refused>
  readonly docAt: (file: string) => Doc | undefined
  readonly take: (file: Revision, taking: Taking) => void
  readonly takeJudged: (judged: Judged) => void
}

/** How often an edit is made again at once because the file has changed meanwhile. */
const mostAttempts = 8

/** Sends edits one at a time, each made for the file that the previous one has left. */
export class Sender {
  private readonly queue = new TaskQueue()
  /** The file of the edit being sent, and its event meanwhile, which waits for the answer, since that says more. */
  private sending: { readonly file: string; told?: Revision } | undefined

  constructor(private readonly ends: Ends) {}

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
  async send(
    file: string,
    make: () => FileEdit | undefined,
    loose: readonly LooseValue[] = [],
  ): Promise<Outcome | Refused | undefined> {
    for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
      const doc = this.ends.docAt(file)
      if (!doc) return new Refused(words.saving.noFile(file))
      const edit = make()
      if (!edit) return undefined
      const outcome = await this.ask(doc, edit, loose)
      if (outcome instanceof Refused || outcome.kind !== "changed") return outcome
    }
    return new Refused(words.saving.keepsChanging(file))
  }

  private async ask({ file, revision }: Doc, edit: FileEdit, loose: readonly LooseValue[]): Promise<Outcome | Refused> {
    const sending: Sender["sending"] = { file }
    this.sending = sending
    const outcome = await this.ends.edit(file, revision, edit, loose)
    this.sending = undefined
    if (!(outcome instanceof Refused) && outcome.kind !== "refused") {
      const isMine = outcome.kind === "written"
      // The edit alone explains the new state only if no other state was taken meanwhile.
      const isNext = isMine && this.ends.docAt(file)?.revision === revision
      const isOfValue = edit.kind !== "text" && edit.kind !== "name"
      this.ends.take(outcome.file, { isMine, ...(isNext && isOfValue ? { edit } : {}) })
      if (outcome.kind === "written") this.ends.takeJudged(outcome.judged)
    }
    if (sending.told) this.ends.take(sending.told, { isMine: true })
    return outcome
  }
}
