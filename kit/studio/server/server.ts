import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http"
import { sentenceLanguage, speak } from "../../content/sentences/sentences"
import { brokenRequest, refuse } from "../../guard/guard"
import { parseUrl } from "../../language/addresses"
import { speakLanguageOf, words } from "../words/words"
import { ContentFiles } from "./content/content-files"
import { eventSockets } from "./events"
import {
  browserCookie,
  type Guard,
  hasValidToken,
  isOpenIn,
  pageRefusal,
  previewKeyOf,
  refusalOf,
  tokenHeader,
} from "./guard"
import { Imports } from "./import/imports"
import { readPicture } from "./pictures/read-picture"
import type { Progress } from "./progress"
import { proxyRequest, proxySocket } from "./proxy"
import { parseJson } from "./request"
import { answerRequest, requestNamed, uploadHeader } from "./requests/requests"
import { errorResponse, toJson } from "./responses"
import { watchContent } from "./watch"

/** A file of the studio's own page. */
export interface PageFile {
  readonly type: string
  /** A function returns it in the language of the requesting browser. */
  readonly content: string | Buffer | (() => string)
}

/** The configuration of the studio's server. */
export interface Studio {
  /** The folder of the content. */
  readonly data: string
  /** The port to listen on, and who may send requests. */
  readonly guard: Guard
  /** The port of the preview. */
  readonly preview: number
  /** The progress of the preview's start, to show what the page is waiting for; absent if the preview is ready. */
  readonly progress?: Progress
  /** The files of the studio's own page, by their path after /__studio/. */
  readonly page: ReadonlyMap<string, PageFile>
}

const own = "/__studio/"

/** A base for parsing request paths. */
const origin = "http://localhost"

/** Limits of request bodies, in bytes: larger than any content file or photograph, but too small to exhaust memory. */
const maxBytes = { json: 5_000_000, upload: 60_000_000 } as const

/**
 * Serves the studio and, at all other addresses, the preview. Listens on 127.0.0.1 only.
 *
 * @param studio its configuration
 * @returns the server, once it listens
 * @throws the error if it cannot listen
 */
export function serveStudio({ data, guard, preview, page, progress }: Studio): Promise<Server> {
  const content = new ContentFiles(data)
  const imports = new Imports(content)
  const stopWatching = watchContent(content)
  const target = { port: preview, key: previewKeyOf(guard) }
  const listen = eventSockets(content, guard, { progress })
  const server = createServer((request, response) => {
    void respond(request, response).catch((error: unknown) => {
      if (!response.headersSent) sendJson(response, 500, { message: words.refusals.failed(String(error)) })
    })
  })

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const broken = brokenRequest(request)
    if (broken !== undefined) return refuse(response, broken, 400)
    const url = parseUrl(request.url ?? "/", origin)
    if (!url) return sendJson(response, 400, { message: words.refusals.wrongAddress })
    const { pathname, searchParams } = url
    const isApi = pathname.startsWith(`${own}api/`)
    const isShown = request.method === "GET" && pathname === `${own}api/picture`
    // Images cannot send headers, so they alone have the token in their address.
    const token = isShown ? searchParams.get("token") : request.headers[tokenHeader]
    const isPage = request.method === "GET" && pathname === own
    const refusal = isPage
      ? pageRefusal(request.headers, guard, searchParams.get("ticket"))
      : refusalOf(request.headers, guard)
    if (refusal)
      return pathname.startsWith(own) ? sendJson(response, 403, { message: refusal }) : refuse(response, refusal)
    if (isPage) {
      speakLanguageOf(request.headers["accept-language"])
      speak(sentenceLanguage(words.language))
    }
    if (isApi && !hasValidToken(guard, token)) return sendJson(response, 401, { message: words.refusals.unknownToken })
    if (!pathname.startsWith(own))
      return isOpenIn(guard, request.headers)
        ? proxyRequest(request, response, target)
        : refuse(response, words.refusals.unknownToken)
    if (!isApi) return sendFile(response, page.get(pathname.slice(own.length)))
    if (isShown) return sendPicture(response, data, searchParams)
    response.setHeader("set-cookie", browserCookie(guard))
    const name = `${request.method ?? "GET"} ${pathname.slice(`${own}api/`.length)}`
    const kind = requestNamed(name)?.bodyKind
    const body =
      kind === "stream" ? request : await bytesOf(request, kind === "bytes" ? maxBytes.upload : maxBytes.json)
    if (!body) return sendJson(response, 413, { message: words.refusals.tooLarge })
    const isJson = kind === "json" && /^application\/json\b/.test(request.headers["content-type"] ?? "")
    const values = isJson
      ? parseJson(String(body))
      : parseJson(String(request.headers[uploadHeader] ?? ""), decodeURIComponent)
    const context = { content, imports, preview: target, tab: tabOf(request) }
    const given = await answerRequest(name, context, values, body)
    sendJson(response, given.status, given.body)
  }

  server.on("upgrade", (request: IncomingMessage, socket, head: Buffer) => {
    const refusal = refusalOf(request.headers, guard)
    if (refusal) refuse(socket, refusal)
    else if (request.url === `${own}api/events`) listen(request, socket, head)
    else if (isOpenIn(guard, request.headers)) proxySocket(request, head, target)
    else refuse(socket, words.refusals.unknownToken)
  })
  server.on("close", () => {
    imports.close()
    void stopWatching()
  })
  return new Promise((resolve, reject) => {
    server.once("error", (error) => {
      void stopWatching()
      reject(error)
    })
    server.listen(guard.port, "127.0.0.1", () => resolve(server))
  })
}

/** The id of the requesting tab, so that its own edits are not reported to it as somebody else's. */
const tabOf = ({ headers: request }: IncomingMessage): string | undefined => {
  const named = request["x-studio-tab"]
  return typeof named === "string" ? named : undefined
}

/** The studio's page runs only its own scripts, and only its own origin may frame it. */
const policy =
  "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; frame-ancestors 'self'"

const headers = { "cache-control": "no-store", "content-security-policy": policy, "x-content-type-options": "nosniff" }

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { ...headers, "content-type": "application/json; charset=utf-8" })
  response.end(toJson(body))
}

function sendFile(response: ServerResponse, file: PageFile | undefined, its = headers): void {
  if (!file) sendJson(response, 404, { message: words.refusals.notFound })
  else
    response
      .writeHead(200, { ...its, "content-type": file.type })
      .end(typeof file.content === "function" ? file.content() : file.content)
}

/** An SVG must not run scripts, even when opened directly. */
const pictureHeaders = {
  ...headers,
  "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox",
}

async function sendPicture(response: ServerResponse, data: string, request: URLSearchParams): Promise<void> {
  try {
    const picture = await readPicture(data, request)
    if (!picture) return sendJson(response, 404, { message: words.refusals.unknownPicture })
    response.writeHead(200, { ...pictureHeaders, "content-type": picture.type }).end(picture.content)
  } catch (error) {
    const { status, body } = errorResponse(error)
    sendJson(response, status, body)
  }
}

/** @returns the body of a request; undefined if it exceeds the limit */
async function bytesOf(request: IncomingMessage, most: number): Promise<Buffer | undefined> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > most) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
