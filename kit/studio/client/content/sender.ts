import type { Edit } from "../../../content/json/edit-json"
import { TaskQueue } from "../../model/task-queue"
import type { FileEdit } from "../../server/content/edits/apply-edit"
import type { SaveResult } from "../../server/content/edits/save-typed"
import type { Revision } from "../../server/content/revision"
import { words } from "../../words/words"
import { type Api, RequestFailure, SessionExpired } from "./api"
import type { StateStore } from "./state-store"

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
   * Sends edits; if the file has changed meanwhile, remakes them for the new revision. Takes the file from the answer.
   *
   * @param file within data/
   * @param make returns the edits for the current file; none if nothing fits
   * @param typing the typing group that they belong to
   * @returns the answer; undefined if nothing fits, an error if it could not be sent
   */
  async save(
    file: string,
    make: () => readonly FileEdit[],
    typing?: string,
  ): Promise<Extract<SaveResult, { readonly kind: "saved" }> | RequestFailure | undefined> {
    const { api, store } = this
    for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
      const revision = store.state.docs.get(file)?.revision
      if (revision === undefined) return new RequestFailure(words.saving.noFile(file))
      const edits = make()
      if (edits.length === 0) return undefined
      const sending: Sender["sending"] = { file }
      this.sending = sending
      const answer = await this.requestOrError(() => api.send("POST save", { file, revision, edits, typing }))
      this.sending = undefined
      if (!(answer instanceof RequestFailure)) {
        const written = answer.kind === "saved" ? edits.filter((_, at) => answer.outcomes[at]?.kind === "written") : []
        // Only then did the file go from the sent revision to the new one by these edits alone.
        const isNext = written.length > 0 && store.state.docs.get(file)?.revision === revision
        store.dispatch({
          kind: "revision",
          file: answer.file,
          isMine: written.length > 0,
          edits: isNext && written.every(isOfValue) ? written : undefined,
          checkResult: answer.kind === "saved" ? answer.checkResult : undefined,
        })
      }
      if (sending.event) store.dispatch({ kind: "revision", file: sending.event, isMine: true })
      if (answer instanceof RequestFailure || answer.kind === "saved") return answer
    }
    return new RequestFailure(words.saving.keepsChanging(file))
  }
}

/** @returns whether it is an edit of a value, not of a whole text or name, which says nothing about entries */
const isOfValue = (edit: FileEdit): edit is Edit => edit.kind !== "text" && edit.kind !== "name"
