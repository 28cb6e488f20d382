import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { WebSocket } from "ws"
import { unchanged, withChange } from "../../../../content/__tests__/support/changed-data"
import { unknownTokenCode } from "../../../model/close-code"
import { ContentFiles } from "../../../server/content/content-files"
import type { ContentListener } from "../../../server/content/observed-files"
import { eventSockets, type ServerEvent } from "../../../server/events"
import { Progress } from "../../../server/progress"

const token = "known to the page alone"
interface Page {
  readonly socket: WebSocket
  /** Everything that it has been sent, in order. */
  readonly messages: string[]
  /** The next message. */
  readonly next: () => Promise<string>
  /** With which code it is closed. */
  readonly closed: Promise<number>
}

/** What a server of events does, with pages that connect to it. */
interface Telling {
  readonly content: ContentFiles
  /** Connects a page, which says who it is. */
  readonly page: (greeting?: string) => Promise<Page>
}

function withEvents(task: (telling: Telling) => Promise<void>, progress?: Progress): Promise<void> {
  return withChange(unchanged, async (root) => {
    const content = new ContentFiles(root)
    const server = createServer()
    server.on("upgrade", eventSockets(content, { port: 0, token }, { progress }))
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done))
    const pages: WebSocket[] = []
    const page = async (greeting = JSON.stringify({ token })): Promise<Page> => {
      const socket = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`)
      pages.push(socket)
      const messages: string[] = []
      let heard = () => {}
      let count = 0
      socket.on("message", (data) => {
        messages.push(String(data))
        heard()
      })
      const next = async (): Promise<string> => {
        while (messages.length <= count)
          await new Promise<void>((done) => {
            heard = done
          })
        count += 1
        return messages[count - 1] ?? ""
      }
      // What is wrong closes it.
      socket.on("error", () => undefined)
      const closed = new Promise<number>((done) => socket.on("close", done))
      await new Promise((done) => socket.on("open", done))
      if (greeting !== "") socket.send(greeting)
      return { socket, messages, next, closed }
    }
    try {
      await task({ content, page })
    } finally {
      for (const socket of pages) socket.terminate()
      await new Promise((done) => server.close(done))
    }
  })
}

/** Listens in the place of the content. @returns who is told, once somebody is, and when it is ended */
function listening(content: ContentFiles) {
  let begin: (listener: ContentListener) => void
  let end: () => void
  const listener = new Promise<ContentListener>((done) => {
    begin = done
  })
  const ended = new Promise<void>((done) => {
    end = done
  })
  jest.spyOn(content, "listen").mockImplementation(async (given) => {
    begin(given)
    return () => end()
  })
  return { listener, ended }
}

const helloOf = async ({ next }: Page) => JSON.parse(await next()) as Extract<ServerEvent, { kind: "hello" }>

test("a page is told its project first, then all that there is, then what changes", async () => {
  await withEvents(async ({ content, page }) => {
    const { next } = await page()
    const kinds = [JSON.parse(await next()).kind, JSON.parse(await next()).kind]
    expect(kinds).toEqual(["hello", "all"])
    const { revision } = await content.read("books.json")
    await content.edit("books.json", revision, { kind: "set", path: [0, "title"], to: "Mine" }, "one")
    const told = async (): Promise<ServerEvent> => {
      const message = await next()
      const event = message === "" ? undefined : (JSON.parse(message) as ServerEvent)
      return event?.kind === "file" ? event : told()
    }
    expect(await told()).toMatchObject({ by: "one", file: { file: "books.json" } })
  })
})

test("a project is known by the same name after another start, and two projects by two", async () => {
  await withEvents(async ({ page }) => {
    const { project } = await helloOf(await page())
    expect((await helloOf(await page())).project).toBe(project)
    await withEvents(async (other) => expect((await helloOf(await other.page())).project).not.toBe(project))
  })
})

test.each(["no JSON", "{}", '{"token":1}', '{"token":"another"}'])(
  "a page that greets with %s is told nothing",
  async (greeting) => {
    await withEvents(async ({ page }) => {
      const { closed, messages } = await page(greeting)
      expect(await closed).toBe(unknownTokenCode)
      expect(messages).toEqual([])
    })
  },
)

test("whatever greets with more than a page does is disconnected", async () => {
  await withEvents(async ({ page }) => {
    const { closed } = await page(" ".repeat(5_000))
    expect(await closed).toBe(1009)
  })
})

describe("with a clock of its own", () => {
  beforeEach(() =>
    jest.useFakeTimers({
      doNotFake: ["nextTick", "setImmediate", "clearImmediate", "queueMicrotask", "Date", "performance"],
    }),
  )
  afterEach(() => jest.useRealTimers())

  test("whoever connects and does not say who it is is disconnected after ten seconds", async () => {
    await withEvents(async ({ page }) => {
      const { closed } = await page("")
      jest.advanceTimersByTime(10_000)
      expect(await closed).toBe(1006)
    })
  })

  test("a page hears every fifteen seconds that the server is still there", async () => {
    await withEvents(async ({ content, page }) => {
      const { listener } = listening(content)
      const { next } = await page()
      await listener
      expect(JSON.parse(await next()).kind).toBe("hello")
      jest.advanceTimersByTime(15_000)
      expect(await next()).toBe("")
    })
  })
})

test("for a page that has gone nobody listens any more", async () => {
  await withEvents(async ({ content, page }) => {
    const { listener, ended } = listening(content)
    const { socket } = await page()
    await listener
    socket.close()
    await ended
  })
})

test("for a page that has gone before all was read nobody listens either", async () => {
  await withEvents(async ({ content, page }) => {
    let read: () => void = () => {}
    const reading = new Promise<void>((done) => {
      read = done
    })
    let isEnded: () => void = () => {}
    const ended = new Promise<void>((done) => {
      isEnded = done
    })
    const listen = jest.spyOn(content, "listen").mockImplementation(async () => {
      await reading
      return isEnded
    })
    const { socket, next, closed } = await page()
    await next()
    expect(listen).toHaveBeenCalled()
    socket.close()
    await closed
    read()
    await ended
  })
})

test("a page that does not read is disconnected before it takes much memory", async () => {
  await withEvents(async ({ content, page }) => {
    const { listener, ended } = listening(content)
    const { socket } = await page()
    const tell = await listener
    socket.pause()
    const text = "x".repeat(8_000_000)
    for (let time = 0; time < 12; time += 1)
      tell({ kind: "file", file: { file: "books.json", text, revision: "1", seq: time }, by: undefined })
    await ended
  })
})

test("a page whose content cannot be read is disconnected, and tries again by itself", async () => {
  const said = jest.spyOn(process.stderr, "write").mockReturnValue(true)
  await withEvents(async ({ content, page }) => {
    jest.spyOn(content, "listen").mockRejectedValue(new Error("no such folder"))
    expect(await (await page()).closed).toBe(1006)
    expect(said).toHaveBeenCalledWith(expect.stringContaining("no such folder"))
  })
})

test("a page that is opened during the start is told each step, and that the preview is ready", async () => {
  const progress = new Progress(() => 0)
  await withEvents(async ({ page }) => {
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

test("a page that is opened later is told that it waits for nothing", async () => {
  await withEvents(async ({ page }) => expect((await helloOf(await page())).start).toEqual({ done: [] }))
})
