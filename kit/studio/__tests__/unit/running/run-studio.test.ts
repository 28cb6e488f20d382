import { once } from "node:events"
import { existsSync } from "node:fs"
import { createServer, get, type IncomingMessage } from "node:http"
import { connect } from "node:net"
import { join } from "node:path"
import { scratchFolder } from "../../../../../__tests__/support/scratch-folder"
import { browserCookie } from "../../../server/guard"
import { closeableServer } from "../../../server/start/close-server"
import { runStudio } from "../../../server/start/run-studio"
import { portOf, unusedPort } from "./support/counted-preview"
import { isRunning, knownIn } from "./support/processes"

const fake = join(__dirname, "support/fake-preview.cjs")

interface Started {
  readonly port: number
  /** Into which the preview writes what it knows. */
  readonly file: string
  /** Its exit code. */
  readonly code: Promise<number>
  /** Its address, once it can be looked at. */
  readonly address: Promise<string>
  /** Its address, once it answers. */
  readonly opened: Promise<string>
  /** The lines that it prints. */
  readonly said: () => string
  /** Its first warning. */
  readonly warned: Promise<string>
  readonly warnings: readonly string[]
  readonly leave: () => void
}

/** A studio in this process, with a preview for tests in a process of its own. */
async function withStudio(way: string, task: (started: Started) => Promise<void>, env = {}): Promise<void> {
  const folder = scratchFolder()
  const file = join(folder, "known.json")
  const port = await unusedPort()
  const leave = new AbortController()
  const warnings: string[] = []
  let said = ""
  let code = Promise.resolve(-1)
  try {
    await new Promise<void>((done, fail) => {
      let warn = (_text: string): void => undefined
      const warned = new Promise<string>((resolve) => {
        warn = (text) => {
          warnings.push(text)
          resolve(text)
        }
      })
      let open = (_address: string): void => undefined
      const opened = new Promise<string>((resolve) => {
        open = resolve
      })
      const address = new Promise<string>((onReady) => {
        const run = {
          data: folder,
          project: folder,
          env: { ...process.env, PORT: String(port), ...env },
          tools: {
            run: async () => ({ code: 1, stdout: "", said: "" }),
            pictures: async () => ({ changes: [], pictures: 0 }),
          },
          page: async () => new Map([["", { type: "text/html", content: "The studio" }]]),
          preview: (preview: number) => [fake, String(preview), file, way],
          onReady,
          onOpen: open,
          warn: (text: string) => warn(text),
          grace: 500,
          say: (text: string) => {
            said += text
          },
        }
        code = runStudio(run, leave.signal)
      })
      code.catch(() => undefined)
      task({ port, file, code, address, opened, said: () => said, warned, warnings, leave: () => leave.abort() }).then(
        done,
        fail,
      )
    })
  } finally {
    leave.abort()
    await code.catch(() => undefined)
  }
}

/** Whether somebody listens. */
const isOpen = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1")
    socket.on("connect", () => resolve(true))
    socket.on("error", () => resolve(false))
    socket.on("connect", () => socket.destroy())
  })

/** What a browser sends in which the studio was opened at its address. */
const cookieFor = (address: string) =>
  browserCookie({ port: Number(new URL(address).port), token: address.split("#")[1] ?? "" })

/** Looks at a page of the preview, which stays open. */
async function look(port: number, cookie = ""): Promise<IncomingMessage> {
  const asked = get({ host: "127.0.0.1", port, path: "/", headers: { cookie } })
  const [answer] = (await once(asked, "response")) as [IncomingMessage]
  answer.on("error", () => undefined)
  return answer.resume()
}

test.each(["usual", "stubborn"])(
  "a studio with an open page leaves no process and no port when it ends: %s preview",
  async (way) => {
    await withStudio(way, async ({ port, file, address, code, leave }) => {
      expect(await address).toMatch(new RegExp(`^http://localhost:${port}/__studio/#[\\w-]{32}$`))
      const cookie = cookieFor(await address)
      const page = await look(port, cookie)
      const socket = connect(port, "127.0.0.1")
      socket.on("error", () => undefined)
      socket.write(
        `GET / HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\ncookie: ${cookie}\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n`,
      )
      await once(socket, "data")
      const left = [page, socket].map((stream) => new Promise((done) => stream.on("close", done)))
      expect(knownIn(file).pids.map(isRunning)).toEqual([true, true])
      leave()
      expect(await code).toBe(0)
      await Promise.all(left)
      expect(knownIn(file).pids.map(isRunning)).toEqual([false, false])
      expect(await isOpen(port)).toBe(false)
    })
  },
)

test("the studio answers while its preview starts, and each step of the start is said when it ends", async () => {
  await withStudio("usual", async ({ opened, address, said }) => {
    const known = await opened
    expect(await address).toBe(known)
    expect(said().replace(/\d+ s$/gm, "0 s")).toBe(
      ["Starting the preview", "Checking the content", "Preparing the pages", "Building the preview"]
        .map((step) => `${step}: 0 s\n`)
        .join(""),
    )
  })
})

test("a studio whose preview is slow can be opened", async () => {
  await withStudio("slow", async ({ opened, warned, said }) => {
    const answer = await fetch(await opened)
    expect(await answer.text()).toBe("The studio")
    await warned
    expect(said()).toBe("")
  })
})

test("a studio that is ended before its preview starts starts none", async () => {
  await withStudio("usual", async ({ port, file, code, leave }) => {
    leave()
    expect(await code).toBe(0)
    expect([existsSync(file), await isOpen(port)]).toEqual([false, false])
  })
})

test("a preview that ends by itself ends the studio, which says how and what it said last", async () => {
  await withStudio("fails", async ({ port, code, warnings }) => {
    expect(await code).toBe(3)
    expect(warnings.join("")).toContain("The preview stopped (exit code 3), so the studio stopped too.")
    expect(warnings.join("")).toContain("The content in data/ has 1 error")
    expect(await isOpen(port)).toBe(false)
  })
})

test("a preview that is killed ends the studio", async () => {
  await withStudio("usual", async ({ file, address, code, warnings }) => {
    await address
    const { pids } = knownIn(file)
    process.kill(Number(pids[0]), "SIGKILL")
    expect(await code).toBe(1)
    expect(warnings).toEqual([expect.stringContaining("The preview stopped (signal SIGKILL)")])
    expect(pids.map(isRunning)).toEqual([false, false])
  })
})

test("a taken port is said in words, and no preview starts", async () => {
  const other = createServer((_asked, answer) => answer.end("Another")).listen(0, "127.0.0.1")
  await once(other, "listening")
  const port = portOf(other)
  await withStudio(
    "usual",
    async ({ file, code }) => {
      await expect(code).rejects.toThrow(`Another program is using port ${port}.`)
      expect(existsSync(file)).toBe(false)
    },
    { PORT: String(port) },
  )
  await new Promise((done) => other.close(done))
})

test("the preview learns neither the token nor the studio's port", async () => {
  await withStudio("usual", async ({ port, file, address }) => {
    const token = (await address).split("#")[1] ?? ""
    const { args, env } = knownIn(file)
    expect(token).toHaveLength(32)
    expect(JSON.stringify([args, env])).not.toContain(token)
    expect(JSON.stringify([args, Object.values(env)])).not.toContain(String(port))
    expect(env).toMatchObject({ PATH: process.env.PATH })
  })
})

test("an edit that is being written when the studio ends is written and answered", async () => {
  const server = createServer().listen(0, "127.0.0.1")
  await once(server, "listening")
  const close = closeableServer(server, (address) => address === "/edit")
  const given = fetch(`http://127.0.0.1:${portOf(server)}/edit`, { method: "POST" })
  const [, answer] = (await once(server, "request")) as [unknown, { end: (text: string) => void }]
  const closed = close()
  answer.end("written")
  expect(await (await given).text()).toBe("written")
  await closed
})

test("a stream of the studio itself, which never ends, does not keep it", async () => {
  const server = createServer((_asked, answer) => answer.writeHead(200).write("{}\n")).listen(0, "127.0.0.1")
  await once(server, "listening")
  const close = closeableServer(server, () => true)
  const page = await look(portOf(server))
  const left = new Promise((done) => page.on("close", done))
  await close()
  await left
})
