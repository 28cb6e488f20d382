import { createHash } from "node:crypto"
import { realpathSync } from "node:fs"
import type { IncomingMessage } from "node:http"
import type { Duplex } from "node:stream"
import { type WebSocket, WebSocketServer } from "ws"
import * as z from "zod"
import { writeError } from "../../content/files/terminal"
import { unknownTokenCode } from "../model/close-code"
import { type StartState, started } from "../model/start-state"
import { words } from "../words/words"
import type { ContentFiles } from "./content/content-files"
import type { ContentEvent } from "./content/observed-files"
import { type Guard, hasValidToken } from "./guard"
import type { Progress } from "./progress"
import { parseJson } from "./request"
import { toJson } from "./responses"

/** An event sent to a tab of the studio, as a JSON message. */
export type ServerEvent =
  /** The first event: the project under which the tab keeps what it knows, and how far the preview's start has come. */
  | { readonly kind: "hello"; readonly project: string; readonly start: StartState }
  /** The preview has begun a step of its start, or is ready. */
  | { readonly kind: "start"; readonly start: StartState }
  | ContentEvent

/** Sources of events other than the content. */
interface EventSources {
  /** The preview's start; without it, the preview is ready. */
  readonly progress?: Progress | undefined
}

/** The interval of empty messages that show that the server is alive, in milliseconds. */
const heartbeatMs = 15_000

/** A connection with more unread data than this, in bytes, is closed. */
const maxBufferedBytes = 32_000_000

/** @returns an id of a content folder, stable across starts of the studio */
const projectOf = (data: string): string =>
  createHash("sha256").update(realpathSync(data)).digest("base64url").slice(0, 16)

/** The first message of a tab. */
const greeting = z.object({ token: z.string() })

/** A page must send its token within this time after connecting, in milliseconds. */
const greetingTimeoutMs = 10_000

/**
 * Sends tabs of the studio the whole content, then every change, over WebSockets: browsers limit ordinary connections to six for all tabs together,
 * and two tabs with their previews would use them up.
 *
 * @param content of the owner
 * @param guard holds the token that a tab must send first
 * @param sources of events other than the content
 * @returns a handler of upgrade requests
 */
export function eventSockets(
  content: ContentFiles,
  guard: Guard,
  sources: EventSources,
): (request: IncomingMessage, socket: Duplex, head: Buffer) => void {
  const server = new WebSocketServer({ noServer: true, maxPayload: 4_096 })
  return (request, socket, head) =>
    server.handleUpgrade(request, socket, head, (client) => receiveToken(client, content, guard, sources))
}

function receiveToken(client: WebSocket, content: ContentFiles, guard: Guard, sources: EventSources): void {
  const timer = setTimeout(() => client.terminate(), greetingTimeoutMs)
  client.on("close", () => clearTimeout(timer))
  client.on("error", () => client.terminate())
  client.once("message", (message) => {
    clearTimeout(timer)
    const { data } = greeting.safeParse(parseJson(String(message)))
    if (!hasValidToken(guard, data?.token)) return client.close(unknownTokenCode, "unknown token")
    return void sendEvents(client, content, sources)
  })
}

async function sendEvents(client: WebSocket, content: ContentFiles, { progress }: EventSources): Promise<void> {
  const send = (text: string) => {
    if (client.bufferedAmount > maxBufferedBytes) client.terminate()
    else if (client.readyState === client.OPEN) client.send(text)
  }
  const tell = (event: ServerEvent) => send(toJson(event))
  const timer = setInterval(() => send(""), heartbeatMs)
  let stop: (() => void) | undefined
  const start = () => progress?.state ?? started
  const unlisten = progress?.listen(() => tell({ kind: "start", start: start() }))
  client.on("close", () => {
    clearInterval(timer)
    unlisten?.()
    stop?.()
  })
  tell({ kind: "hello", project: projectOf(content.root), start: start() })
  try {
    stop = await content.listen(tell)
  } catch (error) {
    writeError(`${words.terminal.notRead(String(error))}\n`)
    client.terminate()
  }
  if (client.readyState !== client.OPEN) stop?.()
}
