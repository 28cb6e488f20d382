import type { Edit } from "../../../../src/content/edit/edit-json"
import { TaskQueue } from "../../../model/task-queue"
import type { Judged } from "../../../server/content/content-check"
import type { FileEdit } from "../../../server/content/edits/edited"
import type { Outcome } from "../../../server/content/edits/write-file"
import type { Revision } from "../../../server/content/revision"
import { words } from "../../../words"
import type { Doc } from "../doc"
import { type Api, Refused } from "./api"

/** How a file is taken as it is now. */
export interface Taking {
  /** Its number says nothing: it comes from another start of the server. */
  readonly isForced?: boolean
  /** This tab has changed it. */
  readonly isMine?: boolean
  /** The edit that has made it of the former state. */
  readonly edit?: Edit
}

/** What it sends with, and where the answers go. */
interface Ends {
  readonly edit: (...asked: Parameters<Api["edit"]>) => Promise<Outcome | Refused>
  readonly docAt: (file: string) => Doc | undefined
  readonly take: (file: Revision, taking: Taking) => void
  readonly takeJudged: (judged: Judged) => void
}

/** An edit is made anew for a file that has changed in the meantime, so often at once. */
const mostAttempts = 8

/** Sends edits to be written, one after the other: the next is made for the file that the former has made. */
export class Sender {
  private readonly queue = new TaskQueue()
  /** The file of an edit that is on its way, and what the stream has told of it meanwhile: the answer says more. */
  private sending: { readonly file: string; told?: Revision } | undefined

  constructor(private readonly ends: Ends) {}

  /** Does something when all that was begun before is done. */
  inTurn<Result>(task: () => Promise<Result>): Promise<Result> {
    return this.queue.run(task)
  }

  /** @returns whether the answer to an edit that is on its way tells of a file too: the file is taken with it */
  isAwaited(file: Revision): boolean {
    if (this.sending?.file !== file.file) return false
    this.sending.told = file
    return true
  }

  /**
   * Sends an edit, and makes it anew for the file as it is by then if somebody else has changed it.
   *
   * @param file within data/
   * @param make the edit for the file as it is here; undefined if it does not fit any more
   * @returns what came of it; undefined if it does not fit any more, an error if it could not be sent
   */
  async send(file: string, make: () => FileEdit | undefined): Promise<Outcome | Refused | undefined> {
    for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
      const doc = this.ends.docAt(file)
      if (!doc) return new Refused(words.saving.noFile(file))
      const edit = make()
      if (!edit) return undefined
      const outcome = await this.ask(doc, edit)
      if (outcome instanceof Refused || outcome.kind !== "changed") return outcome
    }
    return new Refused(words.saving.keepsChanging(file))
  }

  private async ask({ file, revision }: Doc, edit: FileEdit): Promise<Outcome | Refused> {
    const sending: Sender["sending"] = { file }
    this.sending = sending
    const outcome = await this.ends.edit(file, revision, edit)
    this.sending = undefined
    if (!(outcome instanceof Refused) && outcome.kind !== "refused") {
      const isMine = outcome.kind === "written"
      // Only if nothing else has come in between, the edit is what has made one state of the other.
      const isNext = isMine && this.ends.docAt(file)?.revision === revision
      this.ends.take(outcome.file, { isMine, ...(isNext && edit.kind !== "text" ? { edit } : {}) })
      if (outcome.kind === "written") this.ends.takeJudged(outcome.judged)
    }
    if (sending.told) this.ends.take(sending.told, { isMine: true })
    return outcome
  }
}
