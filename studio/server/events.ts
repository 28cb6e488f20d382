import { createHash } from "node:crypto"
import { realpathSync } from "node:fs"
import type { IncomingMessage } from "node:http"
import type { Duplex } from "node:stream"
import { type WebSocket, WebSocketServer } from "ws"
import { unknownTokenCode } from "../model/close-code"
import { words } from "../words"
import type { ContentFiles } from "./content/content-files"
import type { ContentEvent } from "./content/observed-files"
import { type Guard, isKnown } from "./guard"
import { greeting, jsonIn } from "./requests"

/** What a tab of the studio is told, a message of JSON each. */
export type ServerEvent =
  /** First of all: the project, under whose name the tab keeps what is not saved. */
  { readonly kind: "hello"; readonly project: string } | ContentEvent

/** An empty message says that the server is still there, in milliseconds. */
const heartbeat = 15_000

/** Whoever does not read is sent no more than this, in bytes. */
const mostWaiting = 32_000_000

/** @returns what a folder is known by, also after another start of the studio */
const projectOf = (data: string): string =>
  createHash("sha256").update(realpathSync(data)).digest("base64url").slice(0, 16)

/** A page that has connected says who it is within this time, in milliseconds. */
const longestGreeting = 10_000

/**
 * Tells tabs of the studio what there is, and what changes, for as long as they listen. By web sockets: browsers have six connections for all tabs
 * together, and two tabs with their previews would use them up.
 *
 * @param content of the owner
 * @param guard who may ask
 * @returns what takes a request for such a socket
 */
export function eventSockets(
  content: ContentFiles,
  guard: Guard,
): (asked: IncomingMessage, socket: Duplex, head: Buffer) => void {
  const server = new WebSocketServer({ noServer: true, maxPayload: 4_096 })
  return (asked, socket, head) => server.handleUpgrade(asked, socket, head, (client) => greet(client, content, guard))
}

function greet(client: WebSocket, content: ContentFiles, guard: Guard): void {
  const timer = setTimeout(() => client.terminate(), longestGreeting)
  client.on("close", () => clearTimeout(timer))
  // What is wrong closes it.
  client.on("error", () => client.terminate())
  client.once("message", (said) => {
    clearTimeout(timer)
    const { data } = greeting.safeParse(jsonIn(String(said)))
    if (!isKnown(guard, data?.token)) return client.close(unknownTokenCode, "unknown token")
    return void sendEvents(client, content)
  })
}

async function sendEvents(client: WebSocket, content: ContentFiles): Promise<void> {
  const send = (text: string) => {
    if (client.bufferedAmount > mostWaiting) client.terminate()
    else if (client.readyState === client.OPEN) client.send(text)
  }
  const tell = (event: ServerEvent) => send(JSON.stringify(event))
  const timer = setInterval(() => send(""), heartbeat)
  let stop: (() => void) | undefined
  client.on("close", () => {
    clearInterval(timer)
    stop?.()
  })
  tell({ kind: "hello", project: projectOf(content.root) })
  try {
    stop = await content.listen(tell)
  } catch (error) {
    process.stderr.write(`${words.terminal.notRead(String(error))}\n`)
    client.terminate()
  }
  if (client.readyState !== client.OPEN) stop?.()
}
