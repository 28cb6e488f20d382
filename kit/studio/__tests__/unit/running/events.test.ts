import { on, once } from "node:events"
import { createServer } from "node:http"
import { WebSocket } from "ws"
import { deferred } from "../../../../../__tests__/support/deferred"
import { unchanged, withChange } from "../../../../content/__tests__/support/changed-data"
import { unknownTokenCode } from "../../../model/close-code"
import { ContentFiles } from "../../../server/content/content-files"
import type { ContentListener } from "../../../server/content/observed-files"
import { eventSockets, type ServerEvent } from "../../../server/events"
import { Progress } from "../../../server/progress"
import { portOf } from "./support/counted-preview"
import { listening } from "./support/listening"

const token = "known to the page alone"

/** A server of events about content of its own, and pages that connect to it and say who they are. */
function withEvents(
  task: (content: ContentFiles, page: (greeting?: string) => ReturnType<typeof connected>) => Promise<void>,
  progress?: Progress,
): Promise<void> {
  return withChange(unchanged, async (root) => {
    const content = new ContentFiles(root)
    const server = await listening(createServer())
    server.on("upgrade", eventSockets(content, { port: 0, token }, { progress }))
    const pages: WebSocket[] = []
    try {
      await task(content, (greeting = JSON.stringify({ token })) => {
        const socket = new WebSocket(`ws://127.0.0.1:${portOf(server)}`)
        pages.push(socket)
        return connected(socket, greeting)
      })
    } finally {
      for (const socket of pages) socket.terminate()
    }
  })
}

/** @returns a page's connection, the next message that it is told, and the code with which it is closed */
async function connected(socket: WebSocket, greeting: string) {
  const messages = on(socket, "message")
  const closed = new Promise<number>((done) => socket.on("close", done))
  await once(socket, "open")
  // What is wrong closes it.
  socket.on("error", () => undefined)
  if (greeting !== "") socket.send(greeting)
  const next = async (): Promise<string> => String((await messages.next()).value[0])
  return { socket, next, closed }
}

type Page = Awaited<ReturnType<typeof connected>>

/** Listens in the place of the content. @returns who is told, once somebody is, and when it is ended */
function listeningTo(content: ContentFiles) {
  const [listener, ended] = [deferred<ContentListener>(), deferred()]
  jest.spyOn(content, "listen").mockImplementation(async (given) => {
    listener.resolve(given)
    return ended.resolve
  })
  return { listener: listener.promise, ended: ended.promise }
}

const helloOf = async ({ next }: Pick<Page, "next">) =>
  JSON.parse(await next()) as Extract<ServerEvent, { kind: "hello" }>

test("a page is told its project first, then all that there is, then what changes", () =>
  withEvents(async (content, page) => {
    const { next } = await page()
    const kinds = [JSON.parse(await next()).kind, JSON.parse(await next()).kind]
    expect(kinds).toEqual(["hello", "all"])
    const { revision } = await content.read("books.json")
    await content.save("books.json", revision, [{ kind: "set", path: [0, "title"], to: "Mine" }], "one")
    const told = async (): Promise<ServerEvent> => {
      const message = await next()
      const event = message === "" ? undefined : (JSON.parse(message) as ServerEvent)
      return event?.kind === "file" ? event : told()
    }
    expect(await told()).toMatchObject({ by: "one", file: { file: "books.json" } })
  }))

test("a project is known by the same name after another start, and two projects by two", () =>
  withEvents(async (_content, page) => {
    const { project } = await helloOf(await page())
    expect((await helloOf(await page())).project).toBe(project)
    await withEvents(async (_other, page) => expect((await helloOf(await page())).project).not.toBe(project))
  }))

test.each([
  ["no JSON", unknownTokenCode],
  ["{}", unknownTokenCode],
  ['{"token":1}', unknownTokenCode],
  ['{"token":"another"}', unknownTokenCode],
  [" ".repeat(5_000), 1009],
])("a page that greets with %s is told nothing, and disconnected", (greeting, code) =>
  withEvents(async (_content, page) => {
    const { socket, closed } = await page(greeting)
    const heard = jest.fn()
    socket.on("message", heard)
    expect(await closed).toBe(code)
    expect(heard).not.toHaveBeenCalled()
  }),
)

describe("with a clock of its own", () => {
  beforeEach(() =>
    jest.useFakeTimers({
      doNotFake: ["nextTick", "setImmediate", "clearImmediate", "queueMicrotask", "Date", "performance"],
    }),
  )
  afterEach(() => jest.useRealTimers())

  test("whoever connects and does not say who it is is disconnected after ten seconds", () =>
    withEvents(async (_content, page) => {
      const { closed } = await page("")
      jest.advanceTimersByTime(10_000)
      expect(await closed).toBe(1006)
    }))

  test("a page hears every fifteen seconds that the server is still there", () =>
    withEvents(async (content, page) => {
      const { listener } = listeningTo(content)
      const { next } = await page()
      await listener
      expect(JSON.parse(await next()).kind).toBe("hello")
      jest.advanceTimersByTime(15_000)
      expect(await next()).toBe("")
    }))
})

test("for a page that has gone nobody listens any more", () =>
  withEvents(async (content, page) => {
    const { listener, ended } = listeningTo(content)
    const { socket } = await page()
    await listener
    socket.close()
    await ended
  }))

test("for a page that has gone before all was read nobody listens either", () =>
  withEvents(async (content, page) => {
    const [read, ended] = [deferred(), deferred()]
    const listen = jest.spyOn(content, "listen").mockImplementation(async () => {
      await read.promise
      return ended.resolve
    })
    const { socket, next, closed } = await page()
    await next()
    expect(listen).toHaveBeenCalled()
    socket.close()
    await closed
    read.resolve()
    await ended.promise
  }))

test("a page that does not read is disconnected before it takes much memory", () =>
  withEvents(async (content, page) => {
    const { listener, ended } = listeningTo(content)
    const { socket } = await page()
    const tell = await listener
    socket.pause()
    const text = "x".repeat(8_000_000)
    for (let time = 0; time < 12; time += 1)
      tell({ kind: "file", file: { file: "books.json", text, revision: "1", seq: time }, by: undefined })
    await ended
  }))

test("a page whose content cannot be read is disconnected, and tries again by itself", async () => {
  const said = jest.spyOn(process.stderr, "write").mockReturnValue(true)
  await withEvents(async (content, page) => {
    jest.spyOn(content, "listen").mockRejectedValue(new Error("no such folder"))
    expect(await (await page()).closed).toBe(1006)
    expect(said).toHaveBeenCalledWith(expect.stringContaining("no such folder"))
  })
})

test("a page that is opened during the start is told each step, and that the preview is ready", async () => {
  const progress = new Progress(() => 0)
  await withEvents(async (_content, page) => {
    const { next } = await page()
    const hello = JSON.parse(await next())
    expect(hello).toMatchObject({ kind: "hello", start: { done: [], now: { name: "begin" } } })
    const start = async (): Promise<unknown> => {
      const event = JSON.parse(await next())
      return event.kind === "start" ? event.start : start()
    }
    progress.beginStep("build")
    expect(await start()).toEqual({ done: [{ name: "begin", seconds: 0 }], now: { name: "build", seconds: 0 } })
    progress.beginStep("ready")
    expect(await start()).not.toHaveProperty("now")
  }, progress)
})

test("a page that is opened later is told that it waits for nothing", () =>
  withEvents(async (_content, page) => expect((await helloOf(await page())).start).toEqual({ done: [] })))
