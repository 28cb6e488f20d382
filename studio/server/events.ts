import { createHash } from "node:crypto"
import { realpathSync } from "node:fs"
import type { IncomingMessage, ServerResponse } from "node:http"
import type { Content, ContentEvent } from "./content/content"

/** What a tab of the studio is told, a line of JSON each. */
export type ServerEvent =
  /** First of all: the project, under whose name the tab keeps what is not saved. */
  { readonly kind: "hello"; readonly project: string } | ContentEvent

/** An empty line says that the server is still there, in milliseconds. */
const heartbeat = 15_000

/** Whoever does not read is sent no more than this, in bytes. */
const mostWaiting = 32_000_000

/** @returns what a folder is known by, also after another start of the studio */
export const projectOf = (data: string): string =>
  createHash("sha256").update(realpathSync(data)).digest("base64url").slice(0, 16)

/**
 * Tells a tab of the studio what there is, and what changes, for as long as it listens.
 *
 * @param content of the owner
 * @param asked the request; when its connection closes, nothing is left of it
 * @param answer to it, which does not end
 * @param headers of the answer
 */
export async function sendEvents(
  content: Content,
  asked: IncomingMessage,
  answer: ServerResponse,
  headers: Readonly<Record<string, string>>,
): Promise<void> {
  answer.writeHead(200, { ...headers, "content-type": "application/x-ndjson; charset=utf-8" })
  const write = (line: string) => {
    if (answer.writableLength > mostWaiting) answer.destroy()
    else if (!answer.destroyed) answer.write(`${line}\n`)
  }
  const tell = (event: ServerEvent) => write(JSON.stringify(event))
  tell({ kind: "hello", project: projectOf(content.root) })
  const timer = setInterval(() => write(""), heartbeat)
  let hasGone = false
  let stop: (() => void) | undefined
  const leave = () => {
    hasGone = true
    clearInterval(timer)
    stop?.()
  }
  answer.on("close", leave)
  asked.on("error", leave)
  stop = await content.listen(tell)
  if (hasGone) stop()
}
