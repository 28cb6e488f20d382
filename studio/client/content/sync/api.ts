import type { Diagnostic } from "../../../../src/content/check/report/diagnostic"
import type { Path } from "../../../../src/content/contract/field"
import { unknownTokenCode } from "../../../model/close-code"
import type { Answers } from "../../../server/api"
import type { FileEdit } from "../../../server/content/edits/edited"
import type { Stepped } from "../../../server/content/edits/undo"
import type { Outcome } from "../../../server/content/edits/write-file"
import type { NewKind, NewOutcome } from "../../../server/content/new-things"
import type { ServerEvent } from "../../../server/events"
import type { KnownPicture } from "../../../server/pictures/picture-list"
import type { Taken } from "../../../server/pictures/take-picture"
import type { ContentChange } from "../../../server/publishing/compare/content-change"
import type { LastPublished } from "../../../server/publishing/history"
import type { Published } from "../../../server/publishing/publish"
import type { TakeBackOutcome } from "../../../server/publishing/take-back"
import type { Sent } from "../../../server/requests"
import { words } from "../../../words"

/** What the studio asks its server. */
export interface Api {
  /**
   * Hears what there is, and what changes.
   *
   * @param hear is told each event
   * @param end is told once, when there are no more: Over if there never will be
   * @returns how to end it
   */
  listen(hear: (event: ServerEvent) => void, end: (reason: Error) => void): () => void
  /** Has the server look whether files have changed, beyond what it notices by itself. */
  look(): Promise<unknown>
  /** What the check says of one file, were it edited so. Nothing is written. */
  judge(file: string, edit: FileEdit): Promise<readonly Diagnostic[]>
  edit(file: string, revision: string, edit: FileEdit): Promise<Outcome>
  /** Null where there is no git. */
  changes(): Promise<readonly ContentChange[] | null>
  /** @param withWarnings whether the owner has seen the check's warnings, and publishes with them */
  publish(message: string, withWarnings: boolean): Promise<Published>
  picture(file: string, path: Path, words: readonly string[], picture: Blob): Promise<Taken>
  /** What can be added as `npm run new` adds it. */
  kinds(): Promise<readonly NewKind[]>
  add(kind: string, values: Sent["POST new"]["values"]): Promise<NewOutcome>
  /** Whether the preview has a page at an address. */
  isThere(address: string): Promise<boolean>
  pictures(): Promise<readonly KnownPicture[]>
  removePicture(path: string): Promise<unknown>
  /** @returns the address of a picture of data/, as it is now or was at the last commit */
  pictureUrl(path: string, at?: "HEAD"): string
  /** Takes one change since the last commit back, and no other. */
  takeBack(key: string): Promise<TakeBackOutcome>
  history(): Promise<LastPublished | null>
  undo(): Promise<Stepped | null>
  redo(): Promise<Stepped | null>
}

/** The server's words for why it did not do something. */
export class Refused extends Error {}

/** The studio does not know this page any more: it was started anew, with another address. */
export class Over extends Refused {}

/** The server says something at least every fifteen seconds. In milliseconds. */
const patience = 40_000

/**
 * @param token that the address of the studio ends with: no server is sent it but in this header
 * @param tab what this tab calls itself
 * @returns what asks the server
 */
export function apiWith(token: string, tab: string): Api {
  const request = async (path: string, { headers, ...rest }: RequestInit): Promise<Response> => {
    const all = { "x-studio-token": token, "x-studio-tab": tab, ...headers }
    const answer = await fetch(`/__studio/api/${path}`, { ...rest, headers: all }).catch(() => {
      throw new Refused(words.connection.lost)
    })
    if (answer.status === 401) throw new Over(words.connection.over)
    return answer
  }
  const send = async <Name extends keyof Answers>(name: Name, init: RequestInit = {}): Promise<Answers[Name]> => {
    const [method = "", path = ""] = name.split(" ")
    const answer = await request(path, { method, ...init })
    const given: unknown = await answer.json().catch(() => {
      throw new Refused(words.connection.lost)
    })
    if (!answer.ok) throw new Refused(String(Reflect.get(Object(given), "message")))
    return given as Answers[Name]
  }
  const sendJson = <Name extends keyof Answers>(name: Name, body: Sent[Name]): Promise<Answers[Name]> =>
    send(name, { headers: { "content-type": "application/json" }, body: JSON.stringify(body) })
  return {
    listen: (hear, end) => {
      const socket = new WebSocket(`${location.origin.replace(/^http/, "ws")}/__studio/api/events`)
      let timer: ReturnType<typeof setTimeout> | undefined
      const wait = () => {
        clearTimeout(timer)
        timer = setTimeout(() => socket.close(), patience)
      }
      const stop = new AbortController()
      const { signal } = stop
      socket.addEventListener("open", () => socket.send(JSON.stringify({ token })), { signal })
      socket.addEventListener(
        "message",
        ({ data }) => {
          wait()
          if (data !== "") hear(JSON.parse(String(data)) as ServerEvent)
        },
        { signal },
      )
      socket.addEventListener(
        "close",
        ({ code }) => {
          clearTimeout(timer)
          end(code === unknownTokenCode ? new Over(words.connection.over) : new Refused(words.connection.lost))
        },
        { signal },
      )
      wait()
      return () => {
        stop.abort()
        clearTimeout(timer)
        socket.close()
      }
    },
    look: () => send("POST look"),
    judge: (file, edit) => sendJson("POST judge", { file, edit }),
    edit: (file, revision, edit) => sendJson("POST edit", { file, revision, edit }),
    changes: () => send("GET changes"),
    publish: (message, withWarnings) => sendJson("POST publish", { message, withWarnings }),
    picture: (file, path, names, picture) => {
      const about: Sent["POST picture"] = { file, path, words: names }
      const headers = {
        "x-studio-picture": encodeURIComponent(JSON.stringify(about)),
        "content-type": "application/octet-stream",
      }
      return send("POST picture", { headers, body: picture })
    },
    kinds: () => send("GET kinds"),
    add: (kind, values) => sendJson("POST new", { kind, values }),
    isThere: (address) => sendJson("POST page", { address }),
    pictures: () => send("GET pictures"),
    removePicture: (path) => sendJson("POST remove-picture", { path }),
    pictureUrl: (path, at) =>
      `/__studio/api/picture?${new URLSearchParams({ path, token, ...(at ? { at } : {}) }).toString()}`,
    takeBack: (key) => sendJson("POST take-back", { key }),
    history: () => send("GET history"),
    undo: () => send("POST undo"),
    redo: () => send("POST redo"),
  }
}
