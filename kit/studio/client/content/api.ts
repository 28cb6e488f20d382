import { unknownTokenCode } from "../../model/close-code"
import type { ServerEvent } from "../../server/events"
import type { Answers, RequestInputs, RequestName, UploadName } from "../../server/requests/requests"
import { words } from "../../words/words"

/** A refused or failed request; the message is for the owner. */
export class RequestFailure extends Error {}

/** The server does not know this page: the studio was restarted, with a new token. */
export class SessionExpired extends RequestFailure {}

/** What a request sends; one without values sends nothing. */
export type InputOf<Name extends RequestName> = unknown extends RequestInputs[Name] ? [] : [values: RequestInputs[Name]]

/** The longest silence before a connection counts as lost, in milliseconds. The server sends something at least every fifteen seconds. */
const silenceTimeoutMs = 40_000

/** The requests to the studio's server: kit/studio/server/requests says what each does. All reject with `RequestFailure` if it refuses or is unreachable. */
export type Api = ReturnType<typeof createApi>

/**
 * @param token from the fragment of the studio's address
 * @param tab this tab's id
 * @returns a client of the studio's server, whose requests reject with `SessionExpired` if it does not know the page
 */
export function createApi(token: string, tab: string) {
  const request = async (path: string, { headers, ...rest }: RequestInit): Promise<Response> => {
    const all = { "x-studio-token": token, "x-studio-tab": tab, ...headers }
    const answer = await fetch(`/__studio/api/${path}`, { ...rest, headers: all }).catch(() => {
      throw new RequestFailure(words.connection.lost)
    })
    if (answer.status === 401) throw new SessionExpired(words.connection.over)
    return answer
  }
  const answerOf = async <Name extends RequestName>(name: Name, init: RequestInit): Promise<Answers[Name]> => {
    const [method = "", path = ""] = name.split(" ")
    const answer = await request(path, { method, ...init })
    const given: unknown = await answer.json().catch(() => {
      throw new RequestFailure(words.connection.lost)
    })
    if (!answer.ok) throw new RequestFailure(String(Reflect.get(Object(given), "message")))
    return given as Answers[Name]
  }
  /** Sends a request by its method and path, with its values. */
  const send = <Name extends RequestName>(name: Name, ...[values]: InputOf<Name>): Promise<Answers[Name]> =>
    answerOf(
      name,
      values === undefined ? {} : { headers: { "content-type": "application/json" }, body: JSON.stringify(values) },
    )
  /** Sends a file, with the values of its request. */
  const upload = <Name extends UploadName>(
    name: Name,
    values: RequestInputs[Name],
    body: Blob = new Blob(),
    signal?: AbortSignal,
  ) =>
    answerOf<Name>(name, {
      ...(signal ? { signal } : {}),
      headers: {
        "x-studio-upload": encodeURIComponent(JSON.stringify(values)),
        "content-type": "application/octet-stream",
      },
      body,
    })
  return {
    send,
    upload,
    /**
     * Listens to the server's events.
     *
     * @param hear called with each event
     * @param end called once, when the connection ends: with `SessionExpired` if it cannot be restored
     * @returns a function that ends it
     */
    listen: (hear: (event: ServerEvent) => void, end: (reason: Error) => void) => {
      const socket = new WebSocket(`${location.origin.replace(/^http/, "ws")}/__studio/api/events`)
      let timer: ReturnType<typeof setTimeout> | undefined
      const wait = () => {
        clearTimeout(timer)
        timer = setTimeout(() => socket.close(), silenceTimeoutMs)
      }
      socket.onopen = () => socket.send(JSON.stringify({ token }))
      socket.onmessage = ({ data }) => {
        wait()
        if (data !== "") hear(JSON.parse(String(data)) as ServerEvent)
      }
      socket.onclose = ({ code }) => {
        clearTimeout(timer)
        end(
          code === unknownTokenCode
            ? new SessionExpired(words.connection.over)
            : new RequestFailure(words.connection.lost),
        )
      }
      wait()
      return () => {
        socket.onmessage = null
        socket.onclose = null
        clearTimeout(timer)
        socket.close()
      }
    },
    /**
     * @param shape in CSS, for a thumbnail cropped as on pages
     * @returns the URL of a picture of data/, as it is or at a commit, whose id may end with ^ for the one before it
     */
    pictureUrl: (path: string, at?: string, shape?: string) => {
      const cut = shape ? { shape: shape.replaceAll(" / ", ":") } : {}
      return `/__studio/api/picture?${new URLSearchParams({ path, token, ...(at ? { at } : {}), ...cut }).toString()}`
    },
  }
}
