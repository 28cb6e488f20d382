import { once } from "node:events"
import { Agent, type IncomingMessage, request, type ServerResponse } from "node:http"
import { connect, type Socket } from "node:net"
import type { Duplex } from "node:stream"
import { runs } from "../../../../../__tests__/support/runs"
import { scratchFolder } from "../../../../../__tests__/support/scratch-folder"
import { browserCookie, newToken, tokenHeader } from "../../../server/guard"
import { serveStudio } from "../../../server/server"
import { type CountedPreview, connectionsOf, countedPreview, unusedPort } from "./support/counted-preview"

type Respond = (asked: IncomingMessage, answer: ServerResponse) => void

const token = newToken()
const rounds = runs(200)

/** Runs a task with a studio in front of a preview, and waits until neither has a connection, for everybody has left. */
async function withPreview(
  task: (port: number, preview: CountedPreview) => Promise<void>,
  respond: Respond,
  upgrade?: (socket: Duplex) => void,
): Promise<void> {
  const preview = await countedPreview(respond, upgrade)
  const port = await unusedPort()
  const guard = { port, token }
  const studio = await serveStudio({
    data: scratchFolder(),
    guard,
    preview: preview.port,
    page: new Map(),
  })
  const connections = connectionsOf(studio)
  try {
    await task(port, preview)
    // Where a connection is left, the test's time runs out here.
    await Promise.all([preview.isLeft(), connections.isLeft()])
  } finally {
    connections.drop()
    await Promise.all([new Promise((done) => studio.close(done)), preview.close()])
  }
}

/** What a browser sends in which the studio was opened. */
const cookieAt = (port: number) => browserCookie({ port, token })

/** A request of a browser that keeps no connection. */
const ask = (port: number, path = "/", options: { readonly method?: string } = {}) =>
  request({
    host: "127.0.0.1",
    port,
    path,
    agent: new Agent(),
    headers: { cookie: cookieAt(port) },
    ...options,
  })

const upgradeAt = (port: number, path = "/"): string =>
  [
    `GET ${path} HTTP/1.1`,
    `host: 127.0.0.1:${port}`,
    `cookie: ${cookieAt(port)}`,
    "connection: upgrade",
    "upgrade: websocket",
    "",
    "",
  ].join("\r\n")

/** Its answer, once it begins. */
async function answered(port: number, path?: string): Promise<IncomingMessage> {
  const asked = ask(port, path).end()
  const [answer] = (await once(asked, "response")) as [IncomingMessage]
  answer.on("error", () => undefined)
  return answer
}

const stream: Respond = (_asked, answer) => {
  answer.writeHead(200, { "content-type": "text/event-stream" })
  answer.write("data: one\n\n")
}

/** The browser's side of a web socket that the preview has taken. */
async function webSocket(port: number): Promise<Socket> {
  const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: true })
  socket.on("error", () => undefined)
  socket.write(upgradeAt(port, "/socket.io/"))
  const [first] = (await once(socket, "data")) as [Buffer]
  expect(first.toString()).toContain("101 Switching Protocols")
  return socket
}

test("pages that left their streams open leave no connection", async () => {
  await withPreview(async (port, preview) => {
    for (let round = 0; round < rounds; round += 1) {
      const answer = await answered(port)
      await once(answer, "data")
      answer.destroy()
    }
    expect(preview.opened()).toBe(rounds)
  }, stream)
})

test("a stream that has said nothing yet is open for the browser, and ends with it", async () => {
  await withPreview(
    async (port) => void (await answered(port)).destroy(),
    (_asked, answer) => answer.writeHead(200).flushHeaders(),
  )
})

test("whoever leaves before the preview answers leaves no connection", async () => {
  await withPreview(
    async (port, preview) => {
      const asked = ask(port, "/socket.io/?transport=polling").end()
      asked.on("error", () => undefined)
      await once(preview.server, "request")
      asked.destroy()
    },
    () => undefined,
  )
})

test("whoever leaves in the middle of an upload leaves no connection", async () => {
  await withPreview(
    async (port, preview) => {
      const asked = ask(port, "/upload", { method: "POST" })
      asked.on("error", () => undefined)
      asked.write("x".repeat(100_000))
      await once(preview.server, "request")
      asked.destroy()
    },
    (asked) => asked.resume(),
  )
})

test("an answer that breaks off in the preview breaks off in the browser", async () => {
  await withPreview(
    async (port) => {
      const answer = await answered(port)
      answer.resume()
      await new Promise((done) => answer.on("close", done))
      expect(answer.complete).toBe(false)
    },
    (_asked, answer) => {
      answer.writeHead(200)
      answer.write("The beginning", () => answer.destroy())
    },
  )
})

test("a preview that hangs up without an answer is said in words", async () => {
  await withPreview(
    async (port) => {
      const answer = await answered(port)
      const [words] = (await once(answer, "data")) as [Buffer]
      expect([answer.statusCode, words.toString()]).toEqual([502, expect.stringContaining("reload the page")])
    },
    (asked) => asked.socket.destroy(),
  )
})

test("what is about one connection is not handed on", async () => {
  await withPreview(
    async (port) => {
      const asked = ask(port)
      asked.setHeader("connection", "keep-alive, x-hop")
      asked.setHeader("x-hop", "1")
      asked.setHeader("x-end", "2")
      asked.end()
      const [answer] = (await once(asked, "response")) as [IncomingMessage]
      const [said] = (await once(answer, "data")) as [Buffer]
      expect(JSON.parse(said.toString())).toMatchObject({ connection: "close", "x-end": "2" })
      expect(JSON.parse(said.toString())).not.toHaveProperty("x-hop")
      expect(answer.headers).not.toMatchObject({ "keep-alive": "timeout=99" })
      asked.destroy()
    },
    (asked, answer) =>
      answer
        .writeHead(200, { "keep-alive": "timeout=99", "set-cookie": ["a=1", "b=2"] })
        .end(JSON.stringify(asked.headers)),
  )
})

describe("of a web socket", () => {
  test("those that the browser drops leave no connection", async () => {
    await withPreview(
      async (port, preview) => {
        for (let round = 0; round < rounds; round += 1) (await webSocket(port)).destroy()
        expect(preview.opened()).toBe(rounds)
      },
      () => undefined,
    )
  })

  test("the browser’s side ends when no preview is there", async () => {
    await withPreview(
      async (port, preview) => {
        await preview.close()
        const socket = connect(port, "127.0.0.1")
        socket.on("error", () => undefined)
        socket.write(upgradeAt(port))
        await once(socket, "close")
      },
      () => undefined,
    )
  })
})

test("to ask whether a page is there leaves no connection", async () => {
  await withPreview(
    async (port) => {
      for (let round = 0; round < 5; round += 1) {
        const asked = ask(port, "/__studio/api/page", { method: "POST" })
        asked.setHeader(tokenHeader, token)
        asked.setHeader("content-type", "application/json")
        asked.end(JSON.stringify({ address: "/services/" }))
        const [answer] = (await once(asked, "response")) as [IncomingMessage]
        const [said] = (await once(answer, "data")) as [Buffer]
        expect(said.toString()).toBe("true")
      }
    },
    (_asked, answer) => answer.writeHead(200, { connection: "close" }).write("x".repeat(2_000_000)),
  )
})
