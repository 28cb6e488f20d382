import type { Edit } from "../../../content/json/edit-json"
import { TaskQueue } from "../../model/task-queue"
import type { UnsavedValue } from "../../references/references"
import type { FileEdit } from "../../server/content/edits/apply-edit"
import type { SaveResult } from "../../server/content/edits/save-typed"
import type { EditOutcome } from "../../server/content/edits/write-file"
import type { Revision } from "../../server/content/revision"
import { words } from "../../words/words"
import { type Api, RequestFailure, SessionExpired } from "./api"
import type { StateStore } from "./state-store"

/** A request made for the current state of its file. */
interface Attempt<Answer> {
  readonly ask: (revision: string) => Promise<Answer>
  /**
   * Takes the answer.
   *
   * @param isNext whether the file went from the sent revision to the new one by these edits alone
   */
  readonly take: (answer: Exclude<Answer, { readonly kind: "changed" | "refused" }>, isNext: boolean) => void
}

/** How often an edit is remade without a pause because its file keeps changing. */
const maxAttempts = 8

/** Sends requests, and edits one at a time, each made for the file that the previous one has left. */
export class Sender extends TaskQueue {
  /** The file of the edit being sent. An event about it is held back until the answer arrives. */
  private sending: { readonly file: string; event?: Revision } | undefined

  constructor(
    readonly api: Api,
    readonly store: StateStore,
  ) {
    super()
  }

  /** @returns the answer; undefined after an error, which is shown as a message */
  async request<Result>(ask: () => Promise<Result>): Promise<Result | undefined> {
    const answer = await this.requestOrError(ask)
    if (!(answer instanceof RequestFailure)) return answer
    this.store.notify({ words: answer.message, isWrong: true })
    return undefined
  }

  /** @returns the answer, or the error */
  async requestOrError<Result>(ask: () => Promise<Result>): Promise<Result | RequestFailure> {
    try {
      return await ask()
    } catch (error) {
      if (error instanceof SessionExpired) this.store.endSession(error)
      return error instanceof RequestFailure
        ? error
        : new RequestFailure(error instanceof Error ? error.message : String(error))
    }
  }

  /** @returns whether the answer to the edit being sent covers a file event: it is then taken with the answer */
  isAwaited(file: Revision): boolean {
    if (this.sending?.file !== file.file) return false
    this.sending.event = file
    return true
  }

  /**
   * Sends edits; if the file has changed meanwhile, makes them again for the new revision.
   *
   * @param file within data/
   * @param make returns the request for the current file; undefined if nothing fits
   * @returns the answer; undefined if nothing fits, an error if it could not be sent
   */
  async send<Answer extends EditOutcome | SaveResult>(
    file: string,
    make: () => Attempt<Answer> | undefined,
  ): Promise<Answer | RequestFailure | undefined> {
    const { store } = this
    for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
      const revision = store.state.docs.get(file)?.revision
      if (revision === undefined) return new RequestFailure(words.saving.noFile(file))
      const made = make()
      if (!made) return undefined
      const sending: Sender["sending"] = { file }
      this.sending = sending
      const answer = await this.requestOrError(() => made.ask(revision))
      this.sending = undefined
      const isChanged = !(answer instanceof RequestFailure) && answer.kind === "changed"
      if (isChanged) store.dispatch({ kind: "revision", file: answer.file })
      else if (!(answer instanceof RequestFailure) && answer.kind !== "refused")
        made.take(
          answer as Exclude<Answer, { readonly kind: "changed" | "refused" }>,
          store.state.docs.get(file)?.revision === revision,
        )
      if (sending.event) store.dispatch({ kind: "revision", file: sending.event, isMine: true })
      if (!isChanged) return answer
    }
    return new RequestFailure(words.saving.keepsChanging(file))
  }

  /**
   * Sends an edit alone.
   *
   * @param file within data/
   * @param make returns the edit for the current file; undefined if it does not fit
   * @param unsaved texts in which a name that it changes is changed too
   */
  sendEdit(file: string, make: () => FileEdit | undefined, unsaved: readonly UnsavedValue[] = []) {
    return this.send<EditOutcome>(file, () => {
      const edit = make()
      return (
        edit && {
          ask: (revision) => this.api.send("POST edit", { file, revision, edit, unsaved }),
          take: (answer, isNext) =>
            this.store.dispatch({
              kind: "revision",
              isMine: true,
              file: answer.file,
              edits: isNext ? valueEdits([edit]) : undefined,
              checkResult: answer.checkResult,
            }),
        }
      )
    })
  }
}

/** @returns the edits if all are of values, not of a text or a name as a whole, which say nothing of entries */
export const valueEdits = (edits: readonly FileEdit[]): readonly Edit[] | undefined =>
  edits.every((edit): edit is Edit => edit.kind !== "text" && edit.kind !== "name") ? edits : undefined
