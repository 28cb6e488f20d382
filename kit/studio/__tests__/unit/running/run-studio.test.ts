import { once } from "node:events"
import { existsSync } from "node:fs"
import { createServer, get, type IncomingMessage } from "node:http"
import { connect } from "node:net"
import { join } from "node:path"
import { deferred } from "../../../../../__tests__/support/deferred"
import { scratchFolder } from "../../../../../__tests__/support/scratch-folder"
import { browserCookie } from "../../../server/guard"
import { closeableServer } from "../../../server/start/close-server"
import { runStudio } from "../../../server/start/run-studio"
import { noteRunning } from "../../../server/start/running-note"
import { words } from "../../../words/words"
import { portOf, unusedPort } from "./support/counted-preview"
import { listening } from "./support/listening"
import { isRunning, knownIn } from "./support/processes"

const fake = join(__dirname, "support/fake-preview.cjs")

let end = async () => {}
afterEach(() => end())

/** A studio in this process, which ends with the test, with a preview for tests in a process of its own. */
async function start(way: string, env: NodeJS.ProcessEnv = {}, note = join(scratchFolder(), "running.json")) {
  const folder = scratchFolder()
  // Into which the preview writes what it knows.
  const file = join(folder, "known.json")
  const port = await unusedPort()
  const leave = new AbortController()
  const [said, warnings]: [string[], string[]] = [[], []]
  // Its address once it can be looked at, and once it answers, and its first warning.
  const [address, opened, warned] = [deferred<string>(), deferred<string>(), deferred<string>()]
  const run = {
    data: folder,
    project: folder,
    note,
    env: { ...process.env, PORT: String(port), ...env },
    page: async () => new Map([["", { type: "text/html", content: "The studio" }]]),
    preview: (preview: number) => [fake, String(preview), file, way],
    onReady: address.resolve,
    onOpen: opened.resolve,
    warn: (text: string) => {
      warnings.push(text)
      warned.resolve(text)
    },
    grace: 500,
    say: (text: string) => void said.push(text),
  }
  const code = runStudio(run, leave.signal)
  code.catch(() => undefined)
  end = async () => {
    leave.abort()
    await code.catch(() => undefined)
  }
  const promises = { code, address: address.promise, opened: opened.promise, warned: warned.promise }
  return { ...promises, port, file, said, warnings, leave: () => leave.abort() }
}

/** Whether somebody listens. */
const isOpen = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1")
    socket.on("error", () => resolve(false))
    socket.on("connect", () => resolve(Boolean(socket.destroy())))
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
    const { port, file, address, code, leave } = await start(way)
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
  },
)

test("the studio answers while its preview starts, and each step of the start is said when it ends", async () => {
  const { opened, address, said } = await start("usual")
  expect(await address).toBe(await opened)
  const steps = ["Starting the preview", "Checking the content", "Preparing the pages", "Building the preview"]
  expect(said.join("").replace(/\d+ s$/gm, "0 s")).toBe(steps.map((step) => `${step}: 0 s\n`).join(""))
})

test("a studio whose preview is slow can be opened", async () => {
  const { opened, warned, said } = await start("slow")
  expect(await (await fetch(await opened)).text()).toBe("The studio")
  await warned
  expect(said).toEqual([])
})

test("a studio that is ended before its preview starts starts none", async () => {
  const { port, file, code, leave } = await start("usual")
  leave()
  expect(await code).toBe(0)
  expect([existsSync(file), await isOpen(port)]).toEqual([false, false])
})

test("a preview that ends by itself ends the studio, which says how and what it said last", async () => {
  const { port, code, warnings } = await start("fails")
  expect(await code).toBe(3)
  expect(warnings.join("")).toContain("The preview stopped (exit code 3), so the studio stopped too.")
  expect(warnings.join("")).toContain("The content in data/ has 1 error")
  expect(await isOpen(port)).toBe(false)
})

test("a preview that is killed ends the studio", async () => {
  const { file, address, code, warnings } = await start("usual")
  await address
  const { pids } = knownIn(file)
  process.kill(Number(pids[0]), "SIGKILL")
  expect(await code).toBe(1)
  expect(warnings).toEqual([expect.stringContaining("The preview stopped (signal SIGKILL)")])
  expect(pids.map(isRunning)).toEqual([false, false])
})

test("a taken port is said in words, as is where another studio of this folder is, and no preview starts", async () => {
  const page = `<title>${words.window.title}</title>`
  const taken = portOf(await listening(createServer((_asked, answer) => answer.end(page))))
  const one = await start("usual", { PORT: String(taken) })
  await expect(one.code).rejects.toThrow(`A studio is already running on port ${taken}.`)
  const note = join(scratchFolder(), "running.json")
  const address = `http://localhost:${taken}/__studio/#token`
  noteRunning(note, address)
  const other = await start("usual", {}, note)
  await expect(other.code).rejects.toThrow(`A studio is already running for this folder: ${address}`)
  expect([existsSync(one.file), existsSync(other.file), await isOpen(other.port)]).toEqual([false, false, false])
})

test("the preview learns neither the token nor the studio's port", async () => {
  const { port, file, address } = await start("usual")
  const token = (await address).split("#")[1] ?? ""
  const { args, env } = knownIn(file)
  expect(token).toHaveLength(32)
  expect(JSON.stringify([args, env])).not.toContain(token)
  expect(JSON.stringify([args, Object.values(env)])).not.toContain(String(port))
  expect(env).toMatchObject({ PATH: process.env.PATH })
})

test("an edit that is being written when the studio ends is written and answered", async () => {
  const server = await listening(createServer())
  const close = closeableServer(server, (address) => address === "/edit")
  const given = fetch(`http://127.0.0.1:${portOf(server)}/edit`, { method: "POST" })
  const [, answer] = (await once(server, "request")) as [unknown, { end: (text: string) => void }]
  const closed = close()
  answer.end("written")
  expect(await (await given).text()).toBe("written")
  await closed
})

test("a stream of the studio itself, which never ends, does not keep it", async () => {
  const server = await listening(createServer((_asked, answer) => answer.writeHead(200).write("{}\n")))
  const close = closeableServer(server, () => true)
  const page = await look(portOf(server))
  const left = new Promise((done) => page.on("close", done))
  await close()
  await left
})
