import type { Problem } from "../../../src/content/check/report/problem"
import type { Path } from "../../../src/content/contract/field"
import type { Change as ContentChange, Outcome, Revision, Stepped } from "../../server/content/content"
import type { FieldFacts } from "../../server/content/contract"
import type { NewKind, NewOutcome } from "../../server/content/new-things"
import type { KnownPicture } from "../../server/pictures/picture-list"
import type { Taken } from "../../server/pictures/take-picture"
import type { ContentChange as ChangeSince } from "../../server/publishing/compare/content-change"
import type { LastPublished } from "../../server/publishing/history"
import type { Published } from "../../server/publishing/publish"
import type { TakeBackOutcome } from "../../server/publishing/take-back"

/** What the studio asks its server. */
export interface Api {
  files(): Promise<readonly Revision[]>
  contract(): Promise<Readonly<Record<string, FieldFacts>>>
  problems(): Promise<readonly Problem[]>
  /** What the check says of one file, were it edited so. Nothing is written. */
  judge(file: string, edit: ContentChange): Promise<readonly Problem[]>
  edit(file: string, revision: string, edit: ContentChange): Promise<Outcome>
  /** Null where there is no git. */
  changes(): Promise<readonly ChangeSince[] | null>
  /** @param withRemarks whether the owner has seen the check's remarks, and publishes with them */
  publish(message: string, withRemarks: boolean): Promise<Published>
  picture(file: string, path: Path, words: readonly string[], picture: Blob): Promise<Taken>
  /** What can be added as `npm run new` adds it. */
  kinds(): Promise<readonly NewKind[]>
  add(kind: string, values: Readonly<Record<string, unknown>>): Promise<NewOutcome>
  /** Whether the preview has a page at an address. */
  isThere(address: string): Promise<boolean>
  pictures(): Promise<readonly KnownPicture[]>
  removePicture(path: string): Promise<unknown>
  /** @returns the address of a picture of data/, as it is now or was at the last commit */
  pictureUrl(path: string, at?: "HEAD"): string
  /** Puts a whole file back as it was at the last commit. */
  restore(file: string): Promise<Outcome>
  /** Takes one change since the last commit back, and no other. */
  takeBack(key: string): Promise<TakeBackOutcome>
  history(): Promise<LastPublished | null>
  undo(): Promise<Stepped | null>
  redo(): Promise<Stepped | null>
}

/** The server's words for why it did not do something. */
export class Refused extends Error {}

const gone = "The studio does not answer: is npm run edit still running? What you type is kept here."

/**
 * @param token that the address of the studio ends with: no server is sent it but in this header
 * @returns what asks the server
 */
export function apiWith(token: string): Api {
  const send = async <Answer>(path: string, request: RequestInit): Promise<Answer> => {
    const headers = { "x-studio-token": token, ...request.headers }
    const answer = await fetch(`/__studio/api/${path}`, { ...request, headers }).catch(() => {
      throw new Refused(gone)
    })
    const given: unknown = await answer.json()
    if (!answer.ok) throw new Refused(String(Reflect.get(Object(given), "message")))
    return given as Answer
  }
  const ask = <Answer>(path: string, body?: unknown): Promise<Answer> =>
    send(
      path,
      body === undefined
        ? {}
        : { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) },
    )
  return {
    files: () => ask("files"),
    contract: () => ask("contract"),
    problems: () => ask("problems"),
    judge: (file, edit) => ask("judge", { file, edit }),
    edit: (file, revision, edit) => ask("edit", { file, revision, edit }),
    changes: () => ask("changes"),
    publish: (message, withRemarks) => ask("publish", { message, withRemarks }),
    picture: (file, path, words, picture) => {
      const about = encodeURIComponent(JSON.stringify({ file, path, words }))
      const headers = { "x-studio-picture": about, "content-type": "application/octet-stream" }
      return send("picture", { method: "POST", headers, body: picture })
    },
    kinds: () => ask("kinds"),
    add: (kind, values) => ask("new", { kind, values }),
    isThere: (address) => ask("page", { address }),
    pictures: () => ask("pictures"),
    removePicture: (path) => ask("remove-picture", { path }),
    pictureUrl: (path, at) =>
      `/__studio/api/picture?${new URLSearchParams({ path, token, ...(at ? { at } : {}) }).toString()}`,
    restore: (file) => ask("restore", { file }),
    takeBack: (key) => ask("take-back", { key }),
    history: () => ask("history"),
    undo: () => ask("undo", {}),
    redo: () => ask("redo", {}),
  }
}
