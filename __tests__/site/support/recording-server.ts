import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import type { Page } from "@playwright/test"

/** What arrived at a provider. */
interface Arrival {
  readonly method: string | undefined
  /** The whole requested address. */
  readonly address: string
  readonly contentType: string | undefined
  readonly accept: string | undefined
  /** The fields of a form, in order. */
  readonly fields: ReadonlyArray<readonly [string, string]>
}

/** What the provider answers. */
interface Answer {
  readonly status: number
  readonly type?: string
  readonly body?: string
  /** Where it leads on to. */
  readonly location?: string
}

/** A server on this machine that stands in for a newsletter provider, and keeps what arrives. */
export interface Recorder {
  readonly arrivals: Arrival[]
  /** What it answers from now on. */
  answer: Answer
  /** Routes a page's requests to the provider's addresses here, unchanged. */
  standInFor(page: Page, address: string): Promise<void>
  close(): Promise<void>
}

/** @returns the server, listening */
export async function recordingServer(): Promise<Recorder> {
  const arrivals: Arrival[] = []
  const server = createServer(async (request, response) => {
    arrivals.push({ ...headersOf(request), fields: await fieldsOf(request) })
    respond(response, recorder.answer)
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  // A server that listens on a port has an address of this kind.
  const { port } = server.address() as AddressInfo
  const origin = `http://127.0.0.1:${port}`
  const recorder: Recorder = {
    arrivals,
    answer: { status: 200 },
    async standInFor(page, address) {
      await page.route(address, async (route) => {
        const headers = { ...(await route.request().allHeaders()), "x-asked-address": route.request().url() }
        const response = await route.fetch({ url: `${origin}/`, headers, maxRedirects: 0 })
        await route.fulfill({ response })
      })
    },
    close: () => new Promise((resolve, reject) => server.close((error) => (error ? reject(error) : resolve()))),
  }
  return recorder
}

const headersOf = ({ method, headers }: IncomingMessage) => ({
  method,
  address: String(headers["x-asked-address"]),
  contentType: headers["content-type"],
  accept: headers.accept,
})

async function fieldsOf(request: IncomingMessage): Promise<Array<[string, string]>> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return [...new URLSearchParams(Buffer.concat(chunks).toString("utf8"))]
}

function respond(response: ServerResponse, { status, type = "text/html", body = "", location }: Answer): void {
  response.writeHead(status, {
    "content-type": `${type}; charset=utf-8`,
    "access-control-allow-origin": "*",
    ...(location ? { location } : {}),
    connection: "close",
  })
  response.end(body)
}
