import { once } from "node:events"
import { createServer as createHttpServer } from "node:http"
import { createServer, type Server } from "node:net"
import { listenError, portIn, StartError } from "../../../server/start/port"
import { portOf } from "./support/counted-preview"
import { listening } from "./support/listening"

test.each([
  ["without PORT", {}, 8001],
  ["with PORT=9000", { PORT: "9000" }, 9000],
  ["with a space behind it, as Windows' set has it", { PORT: "9000 " }, 9000],
])("%s the studio has a port", (_how, env, port) => expect(portIn(env)).toBe(port))

test.each([
  ["", "PORT is empty."],
  [" ", "PORT is empty."],
  ["abc", 'PORT is "abc", which is not a port.'],
  ["99999", 'PORT is "99999", which is not a port.'],
  ["0", 'PORT is "0", which is not a port.'],
  ["-1", 'PORT is "-1", which is not a port.'],
  ["80.5", 'PORT is "80.5", which is not a port.'],
  ["0x50", 'PORT is "0x50", which is not a port.'],
])("PORT=%j is refused with what to write", (PORT, message) => {
  expect(() => portIn({ PORT })).toThrow(
    new StartError(`${message} Write a number from 1 to 65535, such as PORT=8002, or leave PORT out to use 8001.`),
  )
})

/** What is said when the studio is to listen where another server does. */
async function saidBeside(server: Server, system: NodeJS.Platform): Promise<unknown> {
  const port = portOf(await listening(server))
  const second = createServer().listen(port, "127.0.0.1")
  const [error] = (await once(second, "error")) as [Error]
  return String(await listenError(error, port, system))
    .replaceAll(String(port), "8001")
    .replace(String(port + 1), "8002")
}

test("of a port that another studio has, the studio says so", async () => {
  const studio = createHttpServer((_asked, answer) => answer.end("<html><title>Studio</title></html>"))
  expect(await saidBeside(studio, "linux")).toBe(
    "Error: A studio is already running on port 8001. Its address is in the terminal that started it. Stop it there with Ctrl-C, or start this one on another port: PORT=8002 npm run edit",
  )
})

test.each<[string, Server]>([
  ["another site", createHttpServer((_asked, answer) => answer.end("Another site"))],
  ["something that speaks no HTTP", createServer((socket) => socket.resume().end("220 mail\r\n"))],
])("of a port that %s has, the studio says so", async (_what, server) => {
  expect(await saidBeside(server, "win32")).toBe(
    "Error: Another program is using port 8001. Stop it, or start the studio on another port: $env:PORT=8002; npm run edit",
  )
})

test("a port that is for administrators is said in words, and another error stays what it is", async () => {
  const denied = Object.assign(new Error("listen EACCES"), { code: "EACCES" })
  expect(await listenError(denied, 80, "linux")).toEqual(
    new StartError("This system does not let you use port 80. Choose a port above 1023: PORT=8002 npm run edit"),
  )
  const other = new Error("Something else")
  expect(await listenError(other, 80)).toBe(other)
})
