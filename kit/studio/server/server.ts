import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http"
import { refuse } from "../../content/guard"
import { parseUrl } from "../../language/addresses"
import { words } from "../words"
import { refusalIn, respondWith } from "./answering"
import { answerTo } from "./api"
import { ContentFiles } from "./content/content-files"
import { eventSockets } from "./events"
import { browserCookie, type Guard, hasValidToken, isOpenIn, previewKeyOf, refusalOf, tokenHeader } from "./guard"
import { answerToImport, answerToImportedFile, isOfImport } from "./import/import-requests"
import { Imports } from "./import/imports"
import { pictureFor } from "./pictures/picture-requests"
import { isPage, proxyRequest, proxySocket } from "./proxy"
import { parseJson, parseRequest } from "./requests"
import type { Progress } from "./start/progress"
import { answerToUpdate, isOfUpdate } from "./update/update-requests"
import type { Updates } from "./update/updates"
import { answerToUpload, isUpload, uploadHeader } from "./uploads"
import { watchFor } from "./watch"

/** A file of the studio's own page. */
export interface PageFile {
  readonly type: string
  readonly content: string | Buffer
}

/** The configuration of the studio's server. */
export interface Studio {
  /** The folder of the content. */
  readonly data: string
  /** The port to listen on, and who may send requests. */
  readonly guard: Guard
  /** The port of the preview. */
  readonly preview: number
  /** The preview's start, to show what the page waits for; without it, the preview is ready. */
  readonly progress?: Progress
  /** Brings newer versions of the kit; without it, there is no such request. */
  readonly updates?: Updates
  /** The files of the studio's own page, by their path after /__studio/. */
  readonly page: ReadonlyMap<string, PageFile>
}

const own = "/__studio/"
/** Where the report on an update is, under a key of its own. */
const report = `${own}report/`

/** A base for parsing request paths. */
const origin = "http://localhost"

/** Limits of request bodies, in bytes: above any content file or photograph, too small to fill the memory. */
const mostBytes = { json: 5_000_000, upload: 60_000_000 } as const

/**
 * Serves the studio and, at all other addresses, the preview. Listens on 127.0.0.1 only.
 *
 * @param studio its configuration
 * @returns the server, once it listens
 * @throws the error with which it fails to listen
 */
export function serveStudio({ data, guard, preview, page, progress, updates }: Studio): Promise<Server> {
  const content = new ContentFiles(data)
  const imports = new Imports(content)
  const stopWatching = watchFor(content)
  const target = { port: preview, key: previewKeyOf(guard) }
  const listen = eventSockets(content, guard, { progress, updates })
  const server = createServer((asked, answer) => {
    void respond(asked, answer).catch((error: unknown) => {
      if (!answer.headersSent) say(answer, 500, { message: words.refusals.failed(String(error)) })
    })
  })

  async function respond(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
    const url = parseUrl(asked.url ?? "/", origin)
    if (!url) return say(answer, 400, { message: words.refusals.wrongAddress })
    const { pathname, searchParams } = url
    const isApi = pathname.startsWith(`${own}api/`)
    const isShown = asked.method === "GET" && pathname === `${own}api/picture`
    // Images cannot send headers, so only they have the token in their address.
    const token = isShown ? searchParams.get("token") : asked.headers[tokenHeader]
    const refusal = refusalOf(asked.headers, guard)
    if (refusal) return pathname.startsWith(own) ? say(answer, 403, { message: refusal }) : refuse(answer, refusal)
    if (isApi && !hasValidToken(guard, token)) return say(answer, 401, { message: words.refusals.unknownToken })
    if (!pathname.startsWith(own))
      return isOpenIn(guard, asked.headers)
        ? proxyRequest(asked, answer, target)
        : refuse(answer, words.refusals.unknownToken)
    if (pathname.startsWith(report))
      return sendFile(answer, await updates?.reportFile(pathname.slice(report.length)), reportHeaders)
    if (!isApi) return sendFile(answer, page.get(pathname.slice(own.length)))
    if (isShown) return sendPicture(answer, data, searchParams)
    const method = asked.method ?? "GET"
    answer.setHeader("set-cookie", browserCookie(guard))
    const path = pathname.slice(`${own}api/`.length)
    const by = tabOf(asked)
    const name = `${method} ${path}`
    if (name === "POST import-file") {
      const given = await answerToImportedFile(imports, asked)
      return say(answer, given.status, given.body)
    }
    const bytes =
      method === "GET" ? Buffer.alloc(0) : await bytesOf(asked, isUpload(name) ? mostBytes.upload : mostBytes.json)
    if (!bytes) return say(answer, 413, { message: words.refusals.tooLarge })
    if (isUpload(name)) {
      const about = parseJson(String(asked.headers[uploadHeader] ?? ""), decodeURIComponent)
      const given = await answerToUpload(content, name, about, bytes, by)
      return say(answer, given.status, given.body)
    }
    const isJson = /^application\/json\b/.test(asked.headers["content-type"] ?? "")
    const body = isJson ? parseJson(bytes.toString("utf8")) : undefined
    const given =
      name === "POST page"
        ? await respondWith(() => isPage(parseRequest("POST page", body).address, target))
        : isOfImport(name)
          ? await answerToImport(imports, name, body, by)
          : updates && isOfUpdate(name)
            ? await answerToUpdate(updates, name, body, content)
            : await answerTo(content, method, path, body, by)
    say(answer, given.status, given.body)
  }

  server.on("upgrade", (asked: IncomingMessage, socket, head: Buffer) => {
    const refusal = refusalOf(asked.headers, guard)
    if (refusal) refuse(socket, refusal)
    else if (asked.url === `${own}api/events`) listen(asked, socket, head)
    else if (isOpenIn(guard, asked.headers)) proxySocket(asked, head, target)
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

/** The requesting tab, so that its own edits are not reported to it as somebody else's. */
const tabOf = ({ headers: asked }: IncomingMessage): string | undefined => {
  const named = asked["x-studio-tab"]
  return typeof named === "string" ? named : undefined
}

/** The studio's page runs only its own scripts, and only its own origin may frame it. */
const policy =
  "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; frame-ancestors 'self'"

const headers = { "cache-control": "no-store", "content-security-policy": policy, "x-content-type-options": "nosniff" }

function say(answer: ServerResponse, status: number, body: unknown): void {
  answer.writeHead(status, { ...headers, "content-type": "application/json; charset=utf-8" })
  answer.end(JSON.stringify(body))
}

function sendFile(answer: ServerResponse, file: PageFile | undefined, its = headers): void {
  if (!file) say(answer, 404, { message: words.refusals.notFound })
  else answer.writeHead(200, { ...its, "content-type": file.type }).end(file.content)
}

/** The report shows words and pictures of a site that was only built, and runs nothing. */
const reportHeaders = {
  ...headers,
  "content-security-policy":
    "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  "referrer-policy": "no-referrer",
}

/** An SVG must not run scripts, even when opened directly. */
const pictureHeaders = {
  ...headers,
  "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox",
}

async function sendPicture(answer: ServerResponse, data: string, asked: URLSearchParams): Promise<void> {
  try {
    const picture = await pictureFor(data, asked)
    if (!picture) return say(answer, 404, { message: words.refusals.unknownPicture })
    answer.writeHead(200, { ...pictureHeaders, "content-type": picture.type }).end(picture.content)
  } catch (error) {
    const { status, body } = refusalIn(error)
    say(answer, status, body)
  }
}

/** @returns the body of a request; undefined if it exceeds the limit */
async function bytesOf(asked: IncomingMessage, most: number): Promise<Buffer | undefined> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of asked as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > most) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
