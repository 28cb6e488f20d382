import { once } from "node:events"
import { Agent, type ClientRequest, type IncomingMessage, request, type ServerResponse } from "node:http"
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
  respond: Respond = () => undefined,
): Promise<void> {
  const preview = await countedPreview(respond)
  const port = await unusedPort()
  const studio = await serveStudio({
    data: scratchFolder(),
    guard: { port, token },
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
const ask = (port: number, path = "/", method = "GET") =>
  request({ host: "127.0.0.1", port, path, method, agent: new Agent(), headers: { cookie: cookieAt(port) } })

const upgradeAt = (port: number): string =>
  `GET /socket.io/ HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\ncookie: ${cookieAt(port)}\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n`

/** Its answer, once it begins. */
async function answerTo(asked: ClientRequest): Promise<IncomingMessage> {
  const [answer] = (await once(asked.end(), "response")) as [IncomingMessage]
  return answer.on("error", () => undefined)
}
const answered = (port: number) => answerTo(ask(port))

/** The first that comes of a stream. */
const firstOf = async (stream: Duplex | IncomingMessage) => String((await once(stream, "data"))[0])

const stream: Respond = (_asked, answer) => {
  answer.writeHead(200, { "content-type": "text/event-stream" })
  answer.write("data: one\n\n")
}

/** The browser's side of a web socket, before anybody has taken it. */
function webSocket(port: number, allowHalfOpen: boolean): Socket {
  const socket = connect({ port, host: "127.0.0.1", allowHalfOpen })
  socket.on("error", () => undefined)
  socket.write(upgradeAt(port))
  return socket
}

test("pages that left their streams open leave no connection", () =>
  withPreview(async (port, preview) => {
    for (let round = 0; round < rounds; round += 1) {
      const answer = await answered(port)
      await once(answer, "data")
      answer.destroy()
    }
    expect(preview.opened()).toBe(rounds)
  }, stream))

test("a stream that has said nothing yet is open for the browser, and ends with it", () =>
  withPreview(
    async (port) => void (await answered(port)).destroy(),
    (_asked, answer) => answer.writeHead(200).flushHeaders(),
  ))

test.each<[string, (port: number) => ClientRequest, Respond]>([
  ["before the preview answers", (port) => ask(port, "/socket.io/?transport=polling").end(), () => undefined],
  [
    "in the middle of an upload",
    (port) => {
      const asked = ask(port, "/upload", "POST")
      asked.write("x".repeat(100_000))
      return asked
    },
    (asked) => asked.resume(),
  ],
])("whoever leaves %s leaves no connection", (_when, begin, respond) =>
  withPreview(async (port, preview) => {
    const asked = begin(port)
    asked.on("error", () => undefined)
    await once(preview.server, "request")
    asked.destroy()
  }, respond),
)

test("an answer that breaks off in the preview breaks off in the browser", () =>
  withPreview(
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
  ))

test("a preview that hangs up without an answer is said in words", () =>
  withPreview(
    async (port) => {
      const answer = await answered(port)
      expect([answer.statusCode, await firstOf(answer)]).toEqual([502, expect.stringContaining("reload the page")])
    },
    (asked) => asked.socket.destroy(),
  ))

test("what is about one connection is not handed on", () =>
  withPreview(
    async (port) => {
      const asked = ask(port)
      asked.setHeader("connection", "keep-alive, x-hop")
      asked.setHeader("x-hop", "1")
      asked.setHeader("x-end", "2")
      const answer = await answerTo(asked)
      const said = JSON.parse(await firstOf(answer))
      expect(said).toMatchObject({ connection: "close", "x-end": "2" })
      expect(said).not.toHaveProperty("x-hop")
      expect(answer.headers).not.toMatchObject({ "keep-alive": "timeout=99" })
      asked.destroy()
    },
    (asked, answer) =>
      answer
        .writeHead(200, { "keep-alive": "timeout=99", "set-cookie": ["a=1", "b=2"] })
        .end(JSON.stringify(asked.headers)),
  ))

describe("of a web socket", () => {
  test("those that the browser drops leave no connection", () =>
    withPreview(async (port, preview) => {
      for (let round = 0; round < rounds; round += 1) {
        const socket = webSocket(port, true)
        expect(await firstOf(socket)).toContain("101 Switching Protocols")
        socket.destroy()
      }
      expect(preview.opened()).toBe(rounds)
    }))

  test("the browser’s side ends when no preview is there", () =>
    withPreview(async (port, preview) => {
      await preview.close()
      await once(webSocket(port, false).resume(), "close")
    }))
})

test("to ask whether a page is there leaves no connection", () =>
  withPreview(
    async (port) => {
      for (let round = 0; round < 5; round += 1) {
        const asked = ask(port, "/__studio/api/page", "POST")
        asked.setHeader(tokenHeader, token)
        asked.setHeader("content-type", "application/json")
        asked.write(JSON.stringify({ address: "/services/" }))
        expect(await firstOf(await answerTo(asked))).toBe("true")
      }
    },
    (_asked, answer) => answer.writeHead(200, { connection: "close" }).write("x".repeat(2_000_000)),
  ))
